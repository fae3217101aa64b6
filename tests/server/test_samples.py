"""The position that pages show a game's pieces with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import villainy
from conformance import load
from server.house import EVIL, LOOP, MASTERMINDS
from server.visiting import site
from villainy.server.frames import Position
from villainy.server.samples import sample_of
from villainy.server.wire import encode

every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


@every_game
def test_a_sample_is_the_same_opening_each_time(name: str, tmp_path: Path) -> None:
    with site(tmp_path) as client:
        answer = client.get(f"/api/games/{name}/sample")
    assert answer.status_code == 200
    sample = msgspec.json.decode(answer.content, type=Position)
    assert answer.content == encode(sample_of(load(name)))
    assert sample.viewer is None and sample.choices == [] and not sample.over


def test_whatever_could_be_chosen_is_dealt() -> None:
    seats = {name: sample_of(load(name)).view["players"] for name in (MASTERMINDS, EVIL)}
    assert len({player["machine"] for player in seats[MASTERMINDS]} - {None}) == 4
    assert len({player["character"] for player in seats[EVIL]} - {None}) == 4
    assert len({agent["agent"] for agent in sample_of(load(LOOP)).view["agents"]} - {None}) == 4


def test_no_sample_of_an_unknown_game(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        answer = client.get("/api/games/chess/sample")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"] == "error-unknown-game"
