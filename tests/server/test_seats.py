"""Who sits where: by link, by bot, by the host's leave; and what is said across the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.house import (
    EVIL,
    LOOP,
    MASTERMINDS,
    Person,
    Time,
    everything,
    house,
    in_a_loop,
    open_table,
    play_to_end,
    settle,
)
from villainy.engine.seeds import commitment
from villainy.server import frames
from villainy.server.chat import LONGEST, PHRASES, clean
from villainy.server.errors import Problem
from villainy.server.hub import Hub
from villainy.server.live import Live


async def duo(hub: Hub) -> tuple[Person, Person]:
    return await Person.called(hub, "Anna"), await Person.called(hub, "Ben")


@in_a_loop
async def test_friends_sit_down_and_the_host_starts(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, MASTERMINDS, anna, None, None)
        await anna.join(table)
        assert anna.last.position is None and anna.last.table.status == "open"
        assert [seat.kind for seat in anna.last.table.seats] == ["person", "open", "open"]
        assert (await anna.refused(table, frames.Start())).sentence.message == "error-seats-open"
        await ben.do(table, frames.Sit(1))
        assert anna.last.table.seats[1].name == "Ben" and not anna.last.table.seats[1].online
        assert (await ben.refused(table, frames.Sit(0))).sentence.message == "error-seat-taken"
        assert (await ben.refused(table, frames.PutBot(2, "random"))).status == 403
        assert (await ben.refused(table, frames.Start())).sentence.message == "error-host-only"
        await anna.do(table, frames.PutBot(2, "random"))
        await anna.do(table, frames.PutBot(2, None))
        assert anna.last.table.seats[2].kind == "open"
        await anna.do(table, frames.PutBot(2, "greedy"))
        await anna.do(table, frames.Start())
        assert anna.last.table.status == "running" and anna.last.entries[-1].kind == "start"
        assert anna.last.entries[-1].events[0]["kind"] == "game-started"
        assert (await anna.refused(table, frames.Start())).sentence.message == "error-started"
        assert (await ben.refused(table, frames.Sit(2))).sentence.message == "error-seat-taken"
        await settle(hub)


@in_a_loop
async def test_before_the_start_a_seat_that_is_left_is_open_again(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben, start=False)
        answer = await ben.do(table, frames.Leave(1))
        assert answer.table.seats[1].kind == "open" and answer.entries[-1].name == "Ben"
        assert (await ben.refused(table, frames.Leave(0))).sentence.message == "error-seat-foreign"
        assert [line.id for line in await hub.lines.of(ben.guest.id, 0)] == []


@in_a_loop
async def test_a_bot_plays_for_who_leaves_until_they_come_back(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben)
        live = await hub.live(table)
        while live.table.asked != 1:
            await anna.move(table)
        await ben.do(table, frames.Leave(1))
        await settle(hub)
        assert live.table.asked == 0
        moves = [row for row in live.table.rows if row.kind == "move" and row.seat == 1]
        assert moves and all(row.guest is None for row in moves)
        assert (await anna.refused(table, frames.Sit(1))).sentence.message == "error-seat-taken"
        await ben.do(table, frames.Sit(1))
        while live.table.asked != 1:
            await anna.move(table)
        assert not hub.players.busy
        await ben.move(table)


@in_a_loop
async def test_nothing_is_asked_of_who_left(tmp_path: Path) -> None:
    async with house(tmp_path, bots=False) as hub:
        anna, ben = await duo(hub)
        for game in (MASTERMINDS, EVIL, LOOP):
            table = await open_table(hub, game, anna, ben)
            asked = (await hub.live(table)).table.asked
            person = (anna, ben)[asked]
            await person.join(table)
            before = person.last.position
            assert before.choices and before.prompt.attribute is None
            await person.do(table, frames.Leave(asked))
            left = person.last.position
            assert left.choices == [] and left.prompt.attribute == "other"
            assert (left.viewer, left.view) == (before.viewer, before.view)
            await person.do(table, frames.Sit(asked))
            assert person.last.position == before
            await anna.do(table, frames.End())
            assert person.last.position.choices == []
            await person.go(table)


@in_a_loop
async def test_who_left_one_of_two_seats_looks_from_the_other(tmp_path: Path) -> None:
    async with house(tmp_path, bots=False) as hub:
        anna, _ = await duo(hub)
        table = await open_table(hub, MASTERMINDS, anna, anna)
        asked = (await hub.live(table)).table.asked
        left = await anna.do(table, frames.Leave(asked))
        assert left.position.viewer == 1 - asked and left.position.asked == asked
        both = await anna.do(table, frames.Leave(1 - asked))
        assert both.position.viewer == asked and both.position.choices == []
        back = await anna.do(table, frames.Sit(asked))
        assert back.position.viewer == asked and back.position.choices


@in_a_loop
async def test_the_host_gives_the_seat_of_who_is_gone_to_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path, bots=False) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben)
        await ben.join(table)
        refused = await anna.refused(table, frames.PutBot(1, "greedy"))
        assert refused.sentence.message == "error-seat-taken", "Ben is there"
        await ben.go(table)
        answer = await anna.do(table, frames.PutBot(1, "random"))
        assert answer.table.seats[1].left and answer.table.seats[1].bot == "random"
        assert (await anna.refused(table, frames.PutBot(1, None))).status == 403
        assert (await anna.refused(table, frames.PutBot(7, "random"))).status == 404
        assert (await anna.refused(table, frames.PutBot(1, "deep-thought"))).status == 422
        await ben.do(table, frames.Sit(1))


@in_a_loop
async def test_the_host_ends_a_table_and_then_the_seed_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, MASTERMINDS, anna, ben)
        live = await hub.live(table)
        assert live.frame(anna.guest.id, 0).table.secret is None
        assert (await ben.refused(table, frames.End())).status == 403
        answer = await anna.do(table, frames.End())
        assert answer.table.status == "ended"
        secret = answer.table.secret
        assert secret is not None
        assert commitment(int(secret.seed, 16), bytes.fromhex(secret.salt)) == answer.table.commitment
        for command in (frames.Move(live.table.last, "pass"), frames.Undo(live.table.last), frames.End()):
            assert (await anna.refused(table, command)).status == 409
        assert [line.id for line in await hub.lines.public(None, hub.now())] == []


@in_a_loop
async def test_nothing_secret_leaves_a_running_table(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, MASTERMINDS, anna, ben)
        live = await hub.live(table)
        shown = b"".join(everything(live))
        assert live.table.head.seed.encode() not in shown and live.table.head.salt.encode() not in shown
        assert live.table.head.commitment.encode() in shown
        for look in (hub.replay(table, None, None), hub.transcript(table)):
            with pytest.raises(Problem) as refused:
                await look
            assert refused.value.status == 409
        with pytest.raises(Problem) as refused:
            await hub.moment(table, 1, 0, ben.guest)
        assert refused.value.status == 403
        line = await hub.lines.one(table, anna.guest.id, hub.now())
        assert live.table.head.seed not in line.model_dump_json()


@in_a_loop
async def test_spectators_see_what_is_public(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, MASTERMINDS, anna, anna)
        await anna.join(table)
        await ben.join(table)
        assert anna.last.table.spectators == 1
        for _ in range(6):
            await anna.move(table)
        position = ben.last.position
        assert position is not None and position.viewer is None and position.choices == []
        assert all(player["hand"] is None for player in position.view["players"])
        for command in (
            frames.Move(ben.last.row, "place london"),
            frames.AskWhy("place london"),
            frames.AskHint(),
            frames.Say(text="me too"),
            frames.Answer(True),
        ):
            assert (await ben.refused(table, command)).status == 403
        await ben.go(table)
        assert anna.last.table.spectators == 0


@in_a_loop
async def test_a_new_name_is_read_at_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben)
        await anna.join(table)
        row = anna.last.row
        await hub.rename(ben.guest, "  Benjamin \x07 ")
        assert anna.last.table.seats[1].name == "Benjamin" and anna.last.entries == []
        await anna.do(table, frames.Say(text="hello"))
        live = await hub.live(table)
        person = (anna, ben)[live.table.asked]
        first = live.table.match.notation(live.table.match.legal()[0])
        await person.do(table, frames.Move(row, first))
        assert everything(Live(hub, await hub.read_table(table))) == everything(live)


# ── Why and hint ───────────────────────────────────────────────────────────


@in_a_loop
async def test_why_and_hint_answer_who_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        for game in (MASTERMINDS, EVIL, LOOP):
            table = await open_table(hub, game, anna, ben, hints=True)
            live = await hub.live(table)
            person, other = (anna, ben) if live.table.asked == 0 else (ben, anna)
            match = live.table.match
            illegal = next(a for a in range(len(match.game.definition.actions)) if not match.is_legal(a))
            why = await person.do(table, frames.AskWhy(match.notation(illegal)))
            assert why.sentence.message.startswith("refusal-")
            allowed = match.notation(match.legal()[0])
            assert (await person.do(table, frames.AskWhy(allowed))).sentence is None
            made = live.table.last
            await other.do(table, frames.Say(text="hm"))
            hint = await person.do(table, frames.AskHint())
            assert hint.row == made, "the row that made the position"
            assert match.is_legal(match.parse(hint.best[0].action))
            assert hint.best[0].sentence.message.startswith("action-")
            for question in (frames.AskWhy(allowed), frames.AskHint()):
                refused = await other.refused(table, question)
                assert refused.sentence.message == "error-not-your-turn"
                assert refused.sentence.arguments == {"seat": ("seat", str(live.table.asked + 1))}


# ── Rematch ────────────────────────────────────────────────────────────────


@in_a_loop
async def test_a_rematch_is_one_table_for_the_same_people(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben, name="Friday")
        assert (await anna.refused(table, frames.Rematch())).status == 409
        await play_to_end(hub, table, anna, ben)
        first = await ben.do(table, frames.Rematch())
        second = await anna.do(table, frames.Rematch())
        again = first.table.rematch
        assert again is not None and again == second.table.rematch != table
        assert first.entries[-1].to_table == again
        live, before = await hub.live(again), await hub.live(table)
        assert live.table.status == "open" and live.table.head.host == ben.guest.id
        assert [chair.guest for chair in live.table.chairs] == [anna.guest.id, ben.guest.id]
        assert live.table.head.options == before.table.head.options and live.table.head.name == "Friday"
        assert live.table.head.seed != before.table.head.seed
        stranger = await Person.called(hub, "Cleo")
        assert (await stranger.refused(table, frames.Rematch())).status == 403


@in_a_loop
async def test_who_plays_alone_begins_again_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        table = await open_table(hub, EVIL, anna, "greedy")
        await play_to_end(hub, table, anna)
        again = (await anna.do(table, frames.Rematch())).table.rematch
        assert (await hub.live(again)).table.status == "running"
        await settle(hub)


# ── Talking ────────────────────────────────────────────────────────────────


@in_a_loop
async def test_friends_say_what_they_like(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben)
        await anna.join(table)
        await ben.do(table, frames.Say(text="  <script>alert(1)</script>\x00\n\u202eevil  "))
        (entry,) = anna.last.entries
        assert (entry.kind, entry.name, entry.seat) == ("chat", "Ben", 1)
        assert entry.text == "<script>alert(1)</script> evil", "plain text, which the page shows as text"
        await ben.do(table, frames.Say(phrase="good-luck"))
        assert anna.last.entries[0].phrase == "good-luck"
        for words, status in (
            (frames.Say(), 400),
            (frames.Say(text="a", phrase="hello"), 400),
            (frames.Say(text=" \n\t\u200b "), 422),
            (frames.Say(text="x" * (LONGEST + 1)), 422),
            (frames.Say(phrase="nonsense"), 422),
        ):
            assert (await ben.refused(table, words)).status == status
        await ben.do(table, frames.Say(text="x" * LONGEST))


@in_a_loop
async def test_in_public_only_phrases_are_said(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben, public=True)
        refused = await ben.refused(table, frames.Say(text="hello"))
        assert (refused.status, refused.sentence.message) == (403, "error-phrases-only")
        for phrase in PHRASES:
            await ben.do(table, frames.Say(phrase=phrase))


@in_a_loop
async def test_the_host_can_mute_and_let_speak_again(tmp_path: Path) -> None:
    async with house(tmp_path) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben)
        assert (await ben.refused(table, frames.Mute(0, True))).status == 403
        assert (await anna.refused(table, frames.Mute(0, True))).sentence.message == "error-mute-nobody"
        answer = await anna.do(table, frames.Mute(1, True))
        assert answer.table.seats[1].muted and answer.entries[-1].yes is True
        assert (await anna.refused(table, frames.Mute(1, True))).sentence.message == "error-mute-already"
        assert (await ben.refused(table, frames.Say(text="but"))).sentence.message == "error-muted"
        await anna.do(table, frames.Mute(1, False))
        await ben.do(table, frames.Say(text="thanks"))


@in_a_loop
async def test_who_talks_too_much_must_wait(tmp_path: Path) -> None:
    time = Time()
    async with house(tmp_path, time, limits=True) as hub:
        anna, ben = await duo(hub)
        table = await open_table(hub, EVIL, anna, ben)
        for _ in range(5):
            await ben.do(table, frames.Say(text="hey"))
        assert (await ben.refused(table, frames.Say(text="hey"))).status == 429
        await anna.do(table, frames.Say(text="calm down"))
        time.pass_by(11)
        await ben.do(table, frames.Say(text="hey"))


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("plain", "plain"),
        (" a \t b ", "a b"),
        ("\x1b[31mred", "[31mred"),
        ("one\u2028two", "one two"),
        ("\u202eabc\u2066", "abc"),
        ("\ud800x", "x"),
        ("é ß 漢字 🎲", "é ß 漢字 🎲"),
    ],
)
def test_what_is_no_plain_text_is_left_out(text: str, left: str) -> None:
    assert clean(text) == left
