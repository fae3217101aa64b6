"""Sentences of all three games as Python says them, so that the browser's twin can prove to say the same.

`make goldens` writes them anew; web/tests/words.test.ts reads them. They are met in games played at random,
and every kind of event is told besides: with all that can be known, and with nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import villainy
from villainy.engine.definition import COUNT, SEAT
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.sentence import Sentence
from villainy.engine.text import LOCALES

PATH = Path(__file__).parent / "goldens" / "sentences.json"
NAMES = ("Ada", "Otto", "Irène", "Théo")
MOST_EACH = 2  # sentences of one message and attribute
MOST_REFUSALS = 3  # tries for each decision met
ACTIONS = 160
COUNTS = (1, 12_345)
TOLD = 6  # messages put together from the tables, where a game has such
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "victorian-masterminds": [{"players": 3, "machines": "chosen"}, {"players": 2}],
    "the-loop": [{"players": 3}, {"players": 2, "mode": "ultramachina"}, {"players": 1}],
    "professor-evil": [{"players": 2}, {"players": 4}],
}


@dataclass(frozen=True)
class Said:
    """A sentence, and whether the players are called by their names in it."""

    sentence: Sentence
    named: bool = False


def said_of(game: Game) -> list[Said]:
    """Sentences worth proving, the same each time."""
    settings = enumerate(SETTINGS[game.name], start=1)
    met = [said for seed, setting in settings for said in _met(game.new(seed=seed, **setting), Random(seed))]
    match = game.new(seed=1, **SETTINGS[game.name][0])
    told = [said for kind in game.definition.events for said in _told(match, kind)]
    made = [message.partition(".") for message in sorted(game.text("en").said)[:TOLD]]
    return [*_few(met), *told, *(Said(Sentence(message, {}, part or None)) for message, _, part in made)]


def _met(match: Match, random: Random) -> Iterator[Said]:
    actions = len(match.game.definition.actions)
    for _ in range(ACTIONS):
        if match.over:
            break
        assert match.seat is not None
        yield Said(match.asking(match.seat))
        yield Said(match.asking(None), named=True)
        for action in match.legal():
            yield Said(match.describing(action))
        for action in random.sample(range(actions), MOST_REFUSALS):
            refusal = match.refusing(action)
            if refusal is not None:
                yield Said(refusal, named=True)
        match.play(random.choice(match.legal()))
        for event in match.events(None):
            yield Said(match.telling(event), named=True)


def _told(match: Match, kind: Any) -> Iterator[Said]:
    """An event of this kind, with the first and the last of all it could speak of, and with nothing known."""
    name = match.game.event_kinds.name(int(kind))
    arguments = match.game.definition.events[kind]
    for place, count in enumerate(COUNTS):
        event: dict[str, Any] = {"kind": name}
        for argument, noun in arguments.items():
            if noun == COUNT:
                event[argument] = count
            elif noun == SEAT:
                event[argument] = place % match.players
            else:
                event[argument] = [*match.game.definition.nouns[noun]][-(place % 2)]
        yield Said(match.telling(event), named=place == 1)
    hidden = {argument: 1 if noun == COUNT else None for argument, noun in arguments.items()}
    yield Said(match.telling({"kind": name, **hidden}))


def _few(found: Iterable[Said]) -> list[Said]:
    """Each once, and not too many of one message."""
    kept: dict[str, Said] = {}
    count: Counter[tuple[str, str | None, bool]] = Counter()
    for said in found:
        kind = (said.sentence.message, said.sentence.attribute, said.named)
        key = json.dumps([_plain(said.sentence), said.named])
        if key in kept or count[kind] == MOST_EACH:
            continue
        kept[key] = said
        count[kind] += 1
    return [*kept.values()]


def _plain(value: Any) -> Any:
    """As it travels: see server/frames.py."""
    if isinstance(value, Sentence):
        plain = {"message": value.message, "arguments": {k: _plain(v) for k, v in value.arguments.items()}}
        return plain if value.attribute is None else {**plain, "attribute": value.attribute}
    if isinstance(value, tuple):
        return list(value)
    return value.item() if hasattr(value, "item") else value


def named(sentence: Sentence, names: Sequence[str]) -> Sentence:
    """The same with the players' names in the place of their seats."""
    arguments = {}
    for name, value in sentence.arguments.items():
        if isinstance(value, Sentence):
            value = named(value, names)
        elif isinstance(value, tuple) and value[0] == SEAT and value[1] is not None:
            value = names[int(value[1]) - 1]
        arguments[name] = value
    return Sentence(sentence.message, arguments, sentence.attribute)


def _messages(sentence: Sentence) -> Iterator[str]:
    yield sentence.message
    for value in sentence.arguments.values():
        if isinstance(value, Sentence):
            yield from _messages(value)


def table() -> dict[str, Any]:
    """All of it: what is put together from the tables, and each sentence in three languages."""
    games: dict[str, Any] = {}
    for name in villainy.GAMES:
        game = villainy.load(name, backend="interpreted")
        chosen = said_of(game)
        spoken = {message for said in chosen for message in _messages(said.sentence)}
        games[name] = {
            "said": {
                locale: {k: v for k, v in game.text(locale).said.items() if k.split(".")[0] in spoken}
                for locale in LOCALES
            },
            "sentences": [_entry(game, said) for said in chosen],
        }
    return {"names": list(NAMES), "games": games}


def _entry(game: Game, said: Said) -> dict[str, Any]:
    sentence = named(said.sentence, NAMES) if said.named else said.sentence
    return {
        **_plain(said.sentence),
        "named": said.named,
        **{locale: game.text(locale).say(sentence) for locale in LOCALES},
    }


def write() -> str:
    """One sentence a line, so that a change can be read."""
    whole = table()
    lines = ["{", f' "names": {json.dumps(whole["names"], ensure_ascii=False)},', ' "games": {']
    for place, (name, game) in enumerate(whole["games"].items()):
        lines.append(f'  "{name}": {{')
        lines.append(f'   "said": {json.dumps(game["said"], ensure_ascii=False)},')
        lines.append('   "sentences": [')
        entries = [f"    {json.dumps(entry, ensure_ascii=False)}" for entry in game["sentences"]]
        lines.append(",\n".join(entries))
        lines.append("   ]")
        lines.append("  }" if place == len(whole["games"]) - 1 else "  },")
    return "\n".join([*lines, " }", "}", ""])


def rewrite() -> None:
    now = write()
    changed = not PATH.exists() or PATH.read_text(encoding="utf-8") != now
    if changed:
        PATH.write_text(now, encoding="utf-8", newline="\n")
    print(f"{PATH.relative_to(PATH.parents[1])}: {'written' if changed else 'as it was'}")


if __name__ == "__main__":
    rewrite()
