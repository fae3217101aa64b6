"""Other libraries at random play, by the same clock as our own rules.

Each driver makes a function that plays for a while and returns how many decisions were made. Every choice
counts, also where only one thing could be done; chance does not. What is not installed is skipped.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

Work = Callable[[], int]
PGX_GAMES = 256  # at once
PGX_STEPS = 50


def module(name: str) -> Any:
    return importlib.import_module(name)


def openspiel(name: str) -> Work:
    """C++ games, driven from Python."""
    game, draw = module("pyspiel").load_game(name), random.Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(draw.choices(outcomes, odds)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def catanatron(players: str) -> Work:
    """Settlers of Catan, in Python."""
    library = module("catanatron")
    colours = list(library.Color)[: int(players.split()[0])]

    def work() -> int:
        game, decisions = library.Game([library.RandomPlayer(colour) for colour in colours]), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return work


def pgx(name: str) -> Work:
    """Games in JAX, many at once, on the CPU; one that ends begins anew."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax = module("jax")
    choose = module("pgx.experimental.utils").act_randomly
    restart = module("pgx.experimental.wrappers").auto_reset
    environment = module("pgx").make(name)
    init = jax.jit(jax.vmap(environment.init))
    step = jax.vmap(restart(environment.step, environment.init))

    def advance(carry: Any, key: Any) -> Any:
        choosing, *stepping = jax.random.split(key, 1 + PGX_GAMES)
        action = choose(choosing, carry.legal_action_mask)
        return step(carry, action, jax.numpy.stack(stepping)), None

    def advance_often(state: Any, key: Any) -> Any:
        return jax.lax.scan(advance, state, jax.random.split(key, PGX_STEPS))[0]

    run = jax.jit(advance_often)
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))
    held = [run(init(jax.random.split(next(keys), PGX_GAMES)), next(keys))]

    def work() -> int:
        held[0] = run(held[0], next(keys))
        jax.block_until_ready(held[0])
        return PGX_GAMES * PGX_STEPS

    return work


def pettingzoo(name: str) -> Work:
    """Environments of its classic games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        environment = module(f"pettingzoo.classic.{name}").env()
    draw = random.Random(1)

    def work() -> int:
        environment.reset(seed=draw.getrandbits(32))
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(draw.choice(observation["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return work


def rlcard(name: str) -> Work:
    """Card games in Python."""
    environment, draw = module("rlcard").make(name, config={"seed": 1}), random.Random(1)

    def work() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(draw.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


# Its name, the module that must be there, the driver, the games.
PEERS: list[tuple[str, str, Callable[[str], Work], tuple[str, ...]]] = [
    ("OpenSpiel", "pyspiel", openspiel, ("backgammon", "gin_rummy", "hearts")),
    ("Catanatron", "catanatron", catanatron, ("4 players",)),
    ("Pgx", "pgx", pgx, ("backgammon", "connect_four")),
    ("PettingZoo", "pettingzoo", pettingzoo, ("connect_four_v3", "texas_holdem_v4")),
    ("RLCard", "rlcard", rlcard, ("uno", "gin-rummy", "limit-holdem")),
]


def measure(rate: Callable[[Work, float], float], seconds: float) -> Iterator[dict[str, Any]]:
    """A row for each game of each peer, as `villainy bench` has them."""
    row = {"unit": "decisions", "clock": "cpu", "value": None}
    for peer, needed, driver, games in PEERS:
        if importlib.util.find_spec(needed) is None:
            yield {"name": peer, **row, "skipped": "not-installed"}
            continue
        for game in games:
            try:
                yield {"name": f"{peer} {game}", **row, "value": round(rate(driver(game), seconds), 1)}
            except Exception as error:  # whatever a peer of another version does is no reason to stop
                yield {"name": f"{peer} {game}", **row, "skipped": f"{type(error).__name__}: {error}"[:60]}
