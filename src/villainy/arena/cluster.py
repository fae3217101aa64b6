"""Games on a Ray cluster.

A game is a task of its own. Where a worker or a machine dies, Ray gives its task to another; the number of
a game decides everything, so it goes the same way again. Each number is asked for once and answered once.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from villainy.arena.errors import ArenaError
from villainy.arena.games import Record, play
from villainy.arena.plan import Plan, program_of
from villainy.engine.components import Components
from villainy.engine.errors import VillainyError
from villainy.engine.game import Game

LOCAL = "local"  # starts a cluster on this machine
RETRIES = 10  # deaths of a worker that one game outlives
MEMORY = 100 << 20  # bytes for what travels, on a cluster that is started here
PATIENCE = 10.0  # seconds
AHEAD = 2  # games asked for at once, for each processor


@dataclass(frozen=True)
class Order:
    """What a worker must know to play any game of a tournament."""

    plan: Plan
    components: str  # the file's text
    backend: str


def play_on_ray(
    game: Game, plan: Plan, numbers: Iterable[int], address: str, processors: int
) -> Generator[tuple[int, Record], None, None]:
    """Each game as it ends; `processors` are those of a cluster that is started here."""
    ray = _connected(address, processors)
    try:
        task = ray.remote(max_retries=RETRIES)(play_order)
        order = ray.put(Order(plan, game.components.text, game.backend))
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(numbers)
        running: dict[Any, int] = {}
        while True:
            while len(running) < most and (number := next(waiting, None)) is not None:
                running[task.remote(order, number)] = number
            if not running:
                return
            ended, _ = ray.wait(list(running))
            for reference in ended:
                yield running.pop(reference), _result(ray, reference)
    finally:
        ray.shutdown()


def play_order(order: Order, number: int) -> Record:
    """What a worker does; the first game of a process loads the rules."""
    game = _game(order.plan.game, order.components, order.backend)
    here = game.version, game.components.hash, program_of(game.name)
    if here != (order.plan.rules, order.plan.components, order.plan.program):
        raise ArenaError("ray-other-rules")
    return play(game, order.plan, number)


@cache
def _game(name: str, components: str, backend: str) -> Game:
    import villainy

    definition = villainy.load(name, backend="interpreted").definition
    return Game(definition, Components(components, name), backend)


def _connected(address: str, processors: int) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody was asked
    try:
        import ray
    except ImportError:
        raise ArenaError("no-ray") from None
    _find(address)
    own: dict[str, Any] = {}
    if address == LOCAL:
        own = {"num_cpus": processors, "include_dashboard": False, "object_store_memory": MEMORY}
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, configure_logging=True, **own)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        problem = str(error).partition("\n")[0].partition(". ")[0]
        raise ArenaError("ray-unreachable", value=address, problem=problem) from None
    return ray


def _find(address: str) -> None:
    """Knock first: Ray itself waits for many minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise ArenaError("ray-unreachable", value=address, problem=str(error)) from None


def _result(ray: Any, reference: Any) -> Record:
    try:
        record: Record = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, VillainyError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise ArenaError("ray-lost", problem=str(error).partition("\n")[0]) from None
    return record
