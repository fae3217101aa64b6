"""The log of a step: it takes what it has room for, and says when that was not all."""

from __future__ import annotations

import pytest

import villainy
from villainy.engine import match as matches
from villainy.engine.errors import EngineError
from villainy.engine.log import EVENTS, new_log, silence
from villainy.engine.records import Records

GAME = villainy.load(next(iter(villainy.GAMES)), backend="interpreted")


def test_a_full_log_counts_what_it_cannot_take_and_changes_no_row() -> None:
    emit, confide = (GAME.interpreted.functions[name] for name in ("emit", "confide"))
    logs = new_log()
    logs["capacity"] = 2
    events = Records(EVENTS, logs)[0]
    for kind in (3, 4, 5):
        emit(events, kind, 0, 0, 0, 0)
        confide(events, 1, 8)
    assert logs["written"][0] == 3
    assert logs["rows"][0, :3, 0].tolist() == [3, 4, 0]
    assert logs["rows"][0, 2].tolist() == [0] * 9


def test_a_silent_log_stays_as_it_is() -> None:
    logs = silence()
    before = logs.tobytes()
    GAME.interpreted.functions["emit"](Records(EVENTS, logs)[0], 3, 0, 0, 0, 0)
    GAME.interpreted.functions["confide"](Records(EVENTS, logs)[0], 1, 8)
    assert logs.tobytes() == before


def test_a_match_refuses_to_go_on_with_part_of_its_events(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new(players=2, seed=1)
    before = match.to_bytes()

    def small_log() -> object:
        logs = new_log()
        logs["capacity"] = 1
        return logs

    monkeypatch.setattr(matches, "new_log", small_log)
    with pytest.raises(EngineError, match="more than its log can take"):
        match.play(match.legal()[0])
    assert match.to_bytes() == before and match.moments == []
