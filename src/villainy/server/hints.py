"""What a bot in somebody's place would do, and why: made from what the seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from villainy import bots
from villainy.engine.match import Match
from villainy.engine.sentence import Sentence
from villainy.server.errors import to_wire
from villainy.server.frames import Advice, Follow, Hint

if TYPE_CHECKING:
    from villainy.bots.search import SearchBot

BEST = 3  # actions that are told
LONGEST = 4  # actions that might follow
DEALS = 4  # ways in which what the seat cannot know might lie


def guess(table: bots.Table, match: Match, mind: bots.Bot, bot: str, warming: bool) -> Hint:
    """By a bot that knows what it would do, but not what that is worth."""
    action = mind.choose(table)
    return Hint([Advice(match.notation(action), to_wire(match.describing(action)))], [], bot, warming=warming)


def think(table: bots.Table, match: Match, mind: SearchBot, bot: str) -> Hint:
    """By a search: the best actions, how likely each is to win, and how play might go on."""
    thought = mind.think(table)
    best = [
        Advice(
            match.notation(option.action), to_wire(match.describing(option.action)), round(option.chance, 3)
        )
        for option in thought.options[:BEST]
    ]
    assert table.imagined is not None
    line = what_follows(table.imagined, table.seat, thought.line)
    return Hint(best, line, bot, thought.simulations, thought.seconds)


def what_follows(imagined: Match, seat: int, line: Sequence[int]) -> list[Follow]:
    """The expected actions after the first, as far as they can be played however the unknown lies."""
    deals = [imagined.redeal(seat, number) for number in range(DEALS)]
    told: list[Follow] = []
    for action in line[: LONGEST + 1]:
        asked = {deal.seat for deal in deals}
        if len(asked) > 1 or not all(deal.is_legal(action) for deal in deals):
            break
        sentence = _common([deal.describing(action) for deal in deals])
        if sentence is None:
            break
        told.append(Follow(asked.pop() or 0, to_wire(sentence)))
        for deal in deals:
            deal.play(action)
    return told[1:]


def _common(sentences: Sequence[Sentence]) -> Sentence | None:
    """What is the same in all; a thing that differs is not known. None where they say something else."""
    first = sentences[0]
    if any((each.message, each.attribute) != (first.message, first.attribute) for each in sentences):
        return None
    arguments: dict[str, Any] = {}
    for name, value in first.arguments.items():
        if any(each.arguments.get(name) != value for each in sentences):
            if not isinstance(value, tuple):
                return None
            value = (value[0], None)
        arguments[name] = value
    return Sentence(first.message, arguments, first.attribute)
