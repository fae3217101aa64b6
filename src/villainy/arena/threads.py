"""Games on the threads of this machine; compiled rules and search run beside each other."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event

from villainy.arena.games import Record, play
from villainy.arena.plan import Plan
from villainy.engine.game import Game


def play_on_threads(
    game: Game, plan: Plan, numbers: Iterable[int], threads: int
) -> Generator[tuple[int, Record], None, None]:
    """Each game as it ends. A number is asked for when a thread is free, so that all results till then count.

    Who stops listening stops the games: they are given up at their next decision.
    """
    stop = Event()
    waiting = iter(numbers)
    running: dict[Future[Record], int] = {}
    game.interpreted, game.rules  # noqa: B018 - made once, before there are threads to make them twice
    pool = ThreadPoolExecutor(threads)
    try:
        while True:
            while len(running) < threads and (number := next(waiting, None)) is not None:
                running[pool.submit(play, game, plan, number, stop.is_set)] = number
            if not running:
                return
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(ended, key=running.__getitem__):
                yield running.pop(future), future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
