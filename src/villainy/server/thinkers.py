"""The processes that search for this server, seen from it: a few, shared by all tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from villainy.server.thinking import LENGTH, Answer, Question, packed

LOG = logging.getLogger("villainy.server")
MOST = 4
THINK = (sys.executable, "-m", "villainy.server.thinking")
GONE = (OSError, asyncio.IncompleteReadError)


class Thinkers:
    """As many as there are processors beside the server's own. Each is started when it is first needed."""

    def __init__(self) -> None:
        self.count = max(1, min(MOST, processors() - 1))
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(self.count):
            self._free.put_nowait(None)
        self.processes: set[Process] = set()
        self._asking: set[asyncio.Task[Answer]] = set()

    @property
    def idle(self) -> int:
        return max(0, self.count - len(self._asking))

    async def ask(self, question: Question) -> Answer:
        """What one of them finds, or another where the first dies; RuntimeError where it stumbles."""
        task = asyncio.create_task(self._ask_twice(question))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        found = await asyncio.shield(task)  # whoever goes away leaves no answer behind for the next
        if found.problem is not None:
            raise RuntimeError(found.problem)
        return found

    async def _ask_twice(self, question: Question) -> Answer:
        try:
            return await self._ask(question)
        except GONE as error:
            LOG.warning("a process that searches is gone, another is asked: %s", error)
        try:
            return await self._ask(question)
        except GONE as error:
            return Answer(problem=f"the process that searches is gone: {error}")

    async def _ask(self, question: Question) -> Answer:
        thinker = await self._free.get()
        try:
            if thinker is None or thinker.returncode is not None:
                thinker = await self._start()
            assert thinker.stdin is not None and thinker.stdout is not None
            thinker.stdin.write(packed(question))
            await thinker.stdin.drain()
            length = int.from_bytes(await thinker.stdout.readexactly(LENGTH))
            return msgspec.msgpack.decode(await thinker.stdout.readexactly(length), type=Answer)
        except BaseException:
            self._stop(thinker)
            thinker = None
            raise
        finally:
            self._free.put_nowait(thinker)

    async def _start(self) -> Process:
        thinker = await asyncio.create_subprocess_exec(*THINK, stdin=PIPE, stdout=PIPE)
        self.processes.add(thinker)
        return thinker

    def _stop(self, thinker: Process | None) -> None:
        if thinker is not None:
            with contextlib.suppress(ProcessLookupError):
                thinker.kill()

    async def close(self) -> None:
        for task in list(self._asking):
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        for thinker in self.processes:
            self._stop(thinker)
            await thinker.wait()


def processors() -> int:
    """Those this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
