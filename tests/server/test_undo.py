"""Taking back: free while nothing was shown, by consent past that, and in a team always."""

from __future__ import annotations

from pathlib import Path

import pytest

import villainy
from server.house import EVIL, LOOP, MASTERMINDS, Person, everything, house, in_a_loop, open_table, settle
from villainy.engine.seeds import after_rewind
from villainy.server import frames
from villainy.server.hub import Hub
from villainy.server.live import Live
from villainy.server.proof import proof_of


async def trio(hub: Hub) -> list[Person]:
    return [await Person.called(hub, name) for name in ("Anna", "Ben", "Cleo")]


def revealing(live: Live, wanted: bool) -> str | None:
    """A legal action that turns something up, or one that does not."""
    match = live.table.match
    assert match is not None
    for action in match.legal():
        twin = match.copy()
        twin.play(action)
        if twin.moments[-1].revealed == wanted and not twin.over:
            return match.notation(action)
    return None


async def play_until(live: Live, people: list[Person], wanted: bool) -> tuple[Person, str]:
    """Go on until whoever is asked can play an action that reveals something, or one that does not."""
    for _ in range(200):
        asked = live.table.asked
        assert asked is not None
        person = next(each for each in people if each.guest.id == live.table.chairs[asked].guest)
        if (action := revealing(live, wanted)) is not None:
            return person, action
        await person.move(live.id)
        await settle(live.hub)
    raise AssertionError("never")


@in_a_loop
async def test_a_move_that_showed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = await trio(hub)
        table = await open_table(hub, MASTERMINDS, *people)
        live = await hub.live(table)
        person, action = await play_until(live, people, wanted=False)
        before = live.table.match.to_bytes()
        to = live.table.last
        await person.move(table, action)
        for each in people:
            frame = live.frame(each.guest.id, 0)
            assert frame.can_undo == (each is person) and not frame.undo_rewinds
            if each is person:
                assert frame.undo_to == to
        answer = await person.do(table, frames.Undo(live.table.last))
        assert [(entry.kind, entry.to) for entry in answer.entries] == [("undo", to)]
        assert live.table.match.to_bytes() == before
        assert not live.table.rewound
        move = live.frame(None, 0).entries[-2]
        assert move.kind == "move" and move.undone


@in_a_loop
async def test_past_a_reveal_all_others_must_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = await trio(hub)
        table = await open_table(hub, MASTERMINDS, *people)
        live = await hub.live(table)
        person, action = await play_until(live, people, wanted=True)
        others = [each for each in people if each is not person]
        before = live.table.match.view(None)
        to = live.table.last
        await person.move(table, action)
        frame = live.frame(person.guest.id, 0)
        assert not frame.can_undo and frame.undo_to == to
        answer = await person.do(table, frames.Undo(live.table.last))
        assert answer.entries[-1].kind == "ask" and answer.table.proposal is not None
        assert answer.table.proposal.to == to and answer.table.proposal.yes == []
        assert (await others[1].refused(table, frames.Undo(live.table.last))).sentence.message in (
            "error-undo-asked",
            "error-undo-nothing",
        )
        assert (await person.refused(table, frames.Answer(True))).sentence.message == "error-answered"
        answer = await others[0].do(table, frames.Answer(True))
        assert answer.table.proposal.yes == list(live.table.seats_of(others[0].guest.id))
        assert (await others[0].refused(table, frames.Answer(True))).sentence.message == "error-answered"
        answer = await others[1].do(table, frames.Answer(True))
        assert [entry.kind for entry in answer.entries] == ["answer", "undo"]
        assert answer.table.proposal is None and answer.table.rewound
        assert live.table.match.view(None) == before
        assert live.table.match.state.generator == after_rewind(live.table.seed, live.table.last)
        again = Live(hub, await hub.read_table(table))
        assert everything(again) == everything(live)
        assert again.table.match.to_bytes() == live.table.match.to_bytes()


@in_a_loop
async def test_one_no_is_enough_and_the_wish_can_be_withdrawn(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = await trio(hub)
        table = await open_table(hub, MASTERMINDS, *people)
        live = await hub.live(table)
        person, action = await play_until(live, people, wanted=True)
        other = next(each for each in people if each is not person)
        await person.move(table, action)
        for refuser in (other, person):
            await person.do(table, frames.Undo(live.table.last))
            answer = await refuser.do(table, frames.Answer(False))
            assert answer.table.proposal is None and not answer.table.rewound
            assert answer.entries[-1].yes is False
        assert (await other.refused(table, frames.Answer(True))).sentence.message == "error-nothing-asked"


@in_a_loop
async def test_a_move_lets_a_wish_lapse(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = await trio(hub)
        table = await open_table(hub, MASTERMINDS, *people)
        live = await hub.live(table)
        person, action = await play_until(live, people, wanted=True)
        await person.move(table, action)
        await person.do(table, frames.Undo(live.table.last))
        assert live.table.proposal is not None
        asked = live.table.asked
        await people[asked].move(table)
        assert live.table.proposal is None


@in_a_loop
async def test_who_leaves_need_not_agree_and_bots_always_do(tmp_path: Path) -> None:
    async with house(tmp_path, bots=False) as hub:
        people = await trio(hub)
        table = await open_table(hub, MASTERMINDS, *people)
        live = await hub.live(table)
        person, action = await play_until(live, people, wanted=True)
        await person.move(table, action)
        await person.do(table, frames.Undo(live.table.last))
        others = [each for each in people if each is not person]
        await others[0].do(table, frames.Answer(True))
        seat = live.table.seats_of(others[1].guest.id)[0]
        answer = await others[1].do(table, frames.Leave(seat))
        assert [entry.kind for entry in answer.entries] == ["leave", "undo"]
        assert live.table.rewound
    async with house(tmp_path) as hub:
        anna = (await trio(hub))[0]
        table = await open_table(hub, MASTERMINDS, anna, "random", "random")
        await settle(hub)
        live = await hub.live(table)
        person, action = await play_until(live, [anna], wanted=True)
        to = live.table.last
        await anna.move(table, action)
        await settle(hub)
        frame = live.frame(anna.guest.id, 0)
        assert frame.can_undo and frame.undo_to is not None and frame.undo_to <= live.table.last
        assert frame.undo_rewinds, "that is asked once more"
        await anna.do(table, frames.Undo(live.table.last))
        await play_until(live, [anna], wanted=True)
        assert live.table.rewound and not live.frame(anna.guest.id, 0).undo_rewinds, "but only the first time"
        assert live.table.asked == 0
        assert to <= live.table.last


@pytest.mark.parametrize("game", [EVIL, LOOP])
@in_a_loop
async def test_a_team_takes_back_whatever_was_shown(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = (await trio(hub))[:2]
        table = await open_table(hub, game, *people)
        assert (await hub.live(table)).table.head.undo == "free"
        live = await hub.live(table)
        person, action = await play_until(live, people, wanted=True)
        before = live.table.match.to_bytes()
        await person.move(table, action)
        told = [live.frame(each.guest.id, 0) for each in people]
        assert all(frame.can_undo and frame.undo_rewinds for frame in told)
        other = next(each for each in people if each is not person)
        await other.do(table, frames.Undo(live.table.last))
        assert live.table.rewound
        after = live.table.match.to_bytes()
        assert after != before and len(after) == len(before), "chance goes another way"
        await person.move(table, action)


@in_a_loop
async def test_a_team_mates_move_that_showed_nothing_is_taken_back_without_a_mark(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = (await trio(hub))[:2]
        table = await open_table(hub, EVIL, *people)
        live = await hub.live(table)
        person, action = await play_until(live, people, wanted=False)
        await person.move(table, action)
        told = [live.frame(each.guest.id, 0) for each in people]
        assert all(frame.can_undo and not frame.undo_rewinds for frame in told)
        other = next(each for each in people if each is not person)
        await other.do(table, frames.Undo(live.table.last))
        assert not live.table.rewound


@pytest.mark.parametrize("game", list(villainy.GAMES))
@in_a_loop
async def test_a_rewound_game_is_replayed_to_the_byte(game: str, tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = (await trio(hub))[0]
        table = await open_table(hub, game, anna, anna, undo="free")
        live = await hub.live(table)
        for back in (1, 2, 1):
            for _ in range(2):
                _, action = await play_until(live, [anna], wanted=True)
                await anna.move(table, action)
            for _ in range(back):
                await anna.do(table, frames.Undo(live.table.last))
        proof = proof_of(live.table)
        assert proof is not None and proof["rewinds"] and proof["transcript"]["reseeds"]
        assert villainy.replay(proof["transcript"]).to_bytes() == live.table.match.to_bytes()
        assert set(proof["rewinds"]) == set(proof["transcript"]["reseeds"])


@in_a_loop
async def test_nothing_is_taken_back_that_is_not_there(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        people = await trio(hub)
        table = await open_table(hub, EVIL, *people)
        live = await hub.live(table)
        refused = await people[0].refused(table, frames.Undo(live.table.last))
        assert refused.status == 409 and refused.sentence.message == "error-undo-nothing"
        stranger = await Person.called(hub, "Dora")
        assert (await stranger.refused(table, frames.Undo(live.table.last))).status == 403
        await people[live.table.asked].move(table)
        stale = await people[0].refused(table, frames.Undo(live.table.last - 1))
        assert stale.stale
