"""The LOOP keeps its laws whatever is played: seeded games of every mode, short and long."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import villainy
from villainy.engine.components import Components
from villainy.engine.errors import ComponentError
from villainy.engine.game import Game
from villainy.engine.log import silence
from villainy.games.the_loop.game import DEFINITION
from villainy.games.the_loop.state import (
    CARDS,
    CLONES,
    MOST_GREEN,
    STARTERS,
    TOKENS,
    Difficulty,
    Ending,
    Mode,
    Place,
)

TEXT = (DEFINITION.folder / "components.toml").read_text(encoding="utf-8")
# A box in which nothing comes out of the Machine and a tile takes one or two cubes: games last, and tiles go.
QUIET = (
    ("rifts = 2 ", "rifts = 0 "),
    ("clones = [1, 2, 3]", "clones = [0, 1, 1]"),
    *((f"cubes = {cubes},", "cubes = 1,") for cubes in (3, 4, 5)),
    *((f"cubes = {cubes},", "cubes = 2,") for cubes in (6, 7)),
)
MODES = [mode.name.lower().replace("_", "-") for mode in Mode]
LEVELS = [difficulty.name.lower() for difficulty in Difficulty]
SETTINGS = st.fixed_dictionaries(
    {
        "players": st.integers(1, 4),
        "mode": st.sampled_from(MODES),
        "difficulty": st.sampled_from(LEVELS),
        "team": st.sampled_from(["2", "3", "4"]),
        "agents": st.just("random"),
    }
)
some_games = settings(max_examples=12, deadline=None, derandomize=True, database=None)
some_games = settings(some_games, suppress_health_check=list(HealthCheck))


@cache
def box(*changes: tuple[str, str]) -> Game:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return Game(DEFINITION, Components(text, "my-box.toml"), "interpreted")


def play(game, seed, setting, lingering=0.8):
    """A random game of somebody who rarely stops, yielded before every decision and at its end."""
    match = game.new(seed=seed, **setting)
    chooser = random.Random(seed)
    while not match.over:
        yield match
        action = chooser.choice(match.legal())
        if match.notation(action) == "stop" and chooser.random() < lingering:
            action = chooser.choice(match.legal())
        match.play(action)
    yield match


every_box = pytest.mark.parametrize("changes", [(), QUIET], ids=["the printed box", "a quiet box"])


# ── Games end ──────────────────────────────────────────────────────────────


@every_box
@some_games
@given(st.integers(0, 2**32), SETTINGS)
def test_a_game_ends_within_21_turns_for_a_reason_that_can_be_seen(changes, seed, setting):
    for match in play(box(*changes), seed, setting):
        assert len(match.moments) < 3000
    state, view = match.state, match.view(None)
    assert 1 <= state.turns <= 21
    vortexes = sum(state.vortex)
    if state.ending == Ending.VICTORY:
        assert state.archived_size >= 4
        assert all(state.clones[token] < 0 for token in range(CLONES, TOKENS))
        assert all(dimension < 0 for dimension in state.centrifuge)
    elif state.ending == Ending.SECOND_VORTEX:
        assert vortexes >= 1
    elif state.ending == Ending.FOURTH_VORTEX:
        assert vortexes >= 1
    elif state.ending == Ending.CYCLES:
        assert state.turns == 21
    else:
        assert view["mega"] and state.vortex[state.pawns[state.active].epoch]
    won = state.ending == Ending.VICTORY
    assert {result["points"] for result in match.outcome} == {int(won)}


def winning(mode):
    """Three tiles are archived and the fourth is complete where the active agent is."""
    match = box().new(players=2, seed=3, mode=mode, agents="mr-time,v-girl", first_player="1")
    while match.decision != "act":  # the draft before the opening hands
        match.play(match.legal()[0])
    position = match.position()
    state = position["state"]
    spare = ["surge", "grid", "rift-at-each"]
    tiles = dict.fromkeys(state["tiles"], "none")
    tiles |= {"renaissance": "rift-at-foo", "dawn": "clone-at-foo", "end": "pincer", "robots": "purity"}
    state["tiles"], state["archived"] = tiles, spare
    state["visible"] = {epoch: int(epoch in ("renaissance", "dawn")) for epoch in tiles}
    state["cubes"] = {epoch: 5 * (epoch == "renaissance") for epoch in tiles}
    state["vortex"] = dict.fromkeys(tiles, 0)
    names = list(match.game.definition.nouns["mission"])
    state["seen"] = sum(1 << names.index(name) for name in (*spare, "rift-at-foo", "clone-at-foo"))
    state["pawns"][0]["epoch"] = "renaissance"
    if mode == "supa-clones":
        state["clones"][CLONES:] = ["none"] * (TOKENS - CLONES)
        state["supas_lost"] = 3
        state["blue"]["dawn"] = 3
    if mode == "centrifuges":
        state["centrifuge"] = dict.fromkeys(tiles, "none")
        state["strain"] = dict.fromkeys(tiles, 0)
    return match.game.from_position(position)


@pytest.mark.parametrize("mode", MODES)
def test_the_fourth_tile_wins_in_every_mode(mode):
    match = winning(mode)
    match.play("stop")
    while match.decision == "take-card":
        match.play("stop")
    match.play("accept")
    assert match.over and match.view(None)["ending"] == "victory"


# ── Laws ───────────────────────────────────────────────────────────────────


@every_box
@some_games
@given(st.integers(0, 2**32), SETTINGS)
def test_cards_clones_and_cubes_are_conserved(changes, seed, setting):
    for match in play(box(*changes), seed, setting):
        state = match.state
        inside = [card for card in range(CARDS) if state.place[card] != Place.BOX]
        own = {state.pawns[pawn].agent for pawn in range(state.team)}
        assert {card // 6 for card in inside if card < STARTERS} == own
        assert len(inside) == 6 * len(own) + 49
        supas = [state.clones[token] for token in range(CLONES, TOKENS) if state.clones[token] >= 0]
        level = match.game.tables["MODE_LEVEL"][state.options.mode, state.options.difficulty]
        assert len(supas) + state.supas_lost == level[1] and sum(state.blue) == state.supas_lost
        assert sum(state.green) <= MOST_GREEN and all(0 <= rifts <= 3 for rifts in state.rifts)
        assert sum(state.vortex) <= 3


@every_box
@some_games
@given(st.integers(0, 2**32), SETTINGS)
def test_exactly_two_missions_are_visible_while_two_are_left(changes, seed, setting):
    for match in play(box(*changes), seed, setting):
        if not match.over:
            left = sum(tile >= 0 for tile in match.state.tiles)
            assert sum(match.state.visible) == min(2, left)
            assert left + match.state.archived_size + sum(match.state.vortex) >= 7


@some_games
@given(st.integers(0, 2**32), SETTINGS)
def test_loops_cost_one_more_each_time(seed, setting):
    before = None
    for match in play(box(*QUIET), seed, setting, lingering=0.95):
        if before is not None and match.moments[-1].action in range(61, 64) and not match.over:
            epoch = match.state.pawns[match.state.active].epoch
            paid = before[1][epoch] - match.state.green[epoch]
            assert match.state.loops == before[0] + 1
            assert paid == max(match.state.loops - match.state.blue[epoch], 0)
        before = match.state.loops, [*match.state.green]


@some_games
@given(st.integers(0, 2**32), SETTINGS)
@example(2, {"players": 1, "mode": "ultramachina", "difficulty": "month", "team": "2", "agents": "random"})
def test_what_lies_known_on_a_pile_is_drawn_before_all_else(seed, setting):
    setting = setting | {"players": max(setting["players"], 2)}
    for match in play(box(*QUIET), seed, setting):
        state = match.state
        known = [*state.known[: state.known_size]]
        assert len(set(known)) == len(known)
        if match.decision == "take-card" and not match.moments[-1].revealed:
            pawn = state.active
            twin = match.copy()
            taken = next((action for action in twin.legal() if twin.notation(action) != "stop"), None)
            if taken is not None:
                twin.play(taken)
                # The turn may not be over yet, and a Karmic Renaissance in the next one deals hands anew.
                shuffled = any(event["kind"] == "hands-shuffled" for event in twin.events(0))
                if not twin.over and twin.decision != "archive" and not shuffled:
                    assert twin.state.place[taken - 162] == Place.READY_1 + pawn


@some_games
@given(st.integers(0, 2**32), SETTINGS)
@example(11, {"players": 3, "mode": "ultramachina", "difficulty": "year", "agents": "random"})
@example(56, {"players": 3, "mode": "sabotage", "difficulty": "year", "agents": "random"})
def test_every_position_comes_back(seed, setting):
    """Also that of a game lost on a Mega Vortex between two cycles, as in the two examples."""
    game = box(*QUIET)
    for match in play(game, seed, setting):
        if match.decision != "act" or len(match.moments) % 9 == 0:
            assert game.from_position(match.position()).to_bytes() == match.to_bytes()


def test_a_record_is_small():
    assert DEFINITION.layout.dtype.itemsize <= 900


# ── Cards of one's own ─────────────────────────────────────────────────────

EFFECT = "energy(2,any); rift(1,foo)"
OWN = f'extra-1 = {{ epoch = "dawn", dimension = "star", effect = "{EFFECT}", source = "box" }}'


def with_card(line):
    return TEXT.replace("[ultramachina]", f"{line}\n\n[ultramachina]")


def test_a_card_of_ones_own_plays_like_any_other():
    game = Game(DEFINITION, Components(with_card(OWN), "my-box.toml"), "interpreted")
    match = game.new(players=2, seed=1, agents="mr-time,v-girl", first_player="1")
    position = match.position()
    state = position["state"]
    assert state["place"]["extra-1"] in ("big-deck", "available")
    state["place"]["extra-1"] = "ready-1"
    state["rifts"][state["foo"]] = 2
    match = game.from_position(position)
    match.play("use extra-1")
    match.play("epoch end")
    assert match.state.green[6] == state["green"]["end"] + 2
    assert match.state.rifts[match.state.foo] == 1


@pytest.mark.long
def test_a_card_of_ones_own_plays_compiled_as_it_does_interpreted(tmp_path):
    path = tmp_path / "my-box.toml"
    path.write_text(with_card(OWN), encoding="utf-8")
    game = villainy.load("the-loop", path)
    options = DEFINITION.options.encode(DEFINITION.options.resolve({"agents": "random"}, 3), 3)
    results = []
    for rules in (game.interpreted, game.compiled):
        states, words = game.empty(50), np.arange(50, dtype=np.uint64)
        rules.play_games(states, options, words, 5000, np.zeros(50, np.int64), silence())
        results.append(states.tobytes())
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("effect", "column", "expected"),
    [
        ("energy(2,any); rift(1,fo)", 23, "foo"),
        ("energy(two,any)", 8, "1"),
        ("energy(2)", 9, ","),
        ("energy(2,any) rift(1,foo)", 15, ";"),
        ("fly(1)", 1, "energy"),
        ("", 1, "energy"),
        ("energy(2,any);", 15, "energy"),
        ("or{rift(1,here)}", 16, "|"),
        ("or{rift(1,here)|rift(1,adj)|rift(1,foo)|rift(1,prev)|rift(1,next)}", 53, "}"),
        ("may{move(1)", 12, "}"),
        ("if(raining){move(1)}", 4, "other_here"),
        ("each(player){each(player){draw(it,1)}}", 14, "energy"),
        ("draw(it,1)", 6, "self"),
        ("move(2..1)", 9, "2"),
        ("move(any,carry=1)", 9, ")"),
        ("move(1,carry=2)", 14, "1"),
        ("swap(self,self)", 11, "other"),
        ("push(1,each_vortex)", 8, "here"),
        ("spawn(1)", 1, "energy"),
        ("cancel(1)", 1, "energy"),
        ("apply(hand)", 7, "available"),
        ("ENERGY(1,here)", 1, "energy"),
    ],
)
def test_an_effect_that_cannot_be_read_is_refused_with_line_and_column(effect, column, expected):
    line = f'extra-2 = {{ epoch = "dawn", dimension = "star", effect = "{effect}", source = "box" }}'
    text = with_card(line)
    with pytest.raises(ComponentError) as refused:
        Game(DEFINITION, Components(text, "my-box.toml"), "interpreted")
    arguments = refused.value.arguments
    if effect:
        start = line.index(effect)
        assert refused.value.code == "component-effect"
        assert arguments["line"] == text.splitlines().index(line) + 1
        assert arguments["column"] == start + column
        assert expected in arguments["known"].split()
    else:
        assert refused.value.code == "component-not-a-word"
    assert arguments["where"] == "artefacts.extra-2.effect"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('dawn          = ["renaissance", ', 'dawn          = ["dawn", ', "component-clone"),
        ('"robots", "robots"]\nmedieval', '"robots"]\nmedieval', "component-clones"),
        ("previous = 1\nfaced = 12\nnext = 1", "previous = 0\nfaced = 0\nnext = 0", "component-out-of-range"),
        ("spartan-shield", "golden-shield", "component-unknown-word"),
        ('effect = "jam_power(active); extra_throw(1)"', 'effect = "energy(1,here)"', "component-effect"),
        ('effect = "cancel(1)"', 'effect = "rift(1,here)"', "component-effect"),
        ('effect = "push(1,here)"\nsource', 'effect = "cancel(1)"\nsource', "component-effect"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(old, new, code):
    assert old in TEXT
    with pytest.raises(ComponentError) as refused:
        Game(DEFINITION, Components(TEXT.replace(old, new, 1), "my-box.toml"), "interpreted")
    assert refused.value.code == code


def test_cards_that_apply_cards_can_be_too_many():
    lines = [
        f'extra-{number} = {{ epoch = "dawn", dimension = "star", effect = "apply(that)", source = "box" }}'
        for number in range(1, 4)
    ]
    with pytest.raises(ComponentError) as refused:
        Game(DEFINITION, Components(with_card("\n".join(lines)), "my-box.toml"), "interpreted")
    assert refused.value.code == "component-applying"
