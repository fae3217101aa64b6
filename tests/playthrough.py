"""Golden playthroughs: whole games as text, to read beside the rulebook and to compare after every change.

`make goldens` writes them anew. A change of how any game goes asks for a new rules version, which stands in
the header of every file.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import villainy
from conformance import PROFILES, options_in
from villainy.engine.game import Game
from villainy.engine.match import Match

FOLDER = Path(__file__).parent / "goldens"
VIEWS_EVERY = 20
LONGEST_LINE = 120
GLUE = "\N{NO-BREAK SPACE}"
DIFFERENT_LINES = 30  # enough to see what has changed, and no more


@dataclass(frozen=True)
class Playthrough:
    """A game to be written down: its settings, its seed and the name of its file."""

    game: str
    name: str
    players: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"


PLAYTHROUGHS = [
    Playthrough(
        game,
        name,
        setting["players"],
        seed,
        options_in(setting),
    )
    for game, profile in PROFILES.items()
    for name, (seed, setting) in profile.goldens.items()
]


@cache
def load(name: str) -> Game:
    return villainy.load(name, backend="interpreted")


# ── Playing ────────────────────────────────────────────────────────────────


def choose(seed: int, number: int, legal: list[int]) -> int:
    """One of the allowed actions, by a hash of its own for every step: no library can change it."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return legal[int.from_bytes(digest[:8], "big") % len(legal)]


def write(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "\n".join(_lines(playthrough)) + "\n"


def _lines(playthrough: Playthrough) -> Iterator[str]:
    game = load(playthrough.game)
    match = game.begin(playthrough.players, playthrough.seed, playthrough.options)
    yield from _header(match)
    yield ""
    yield "the opening"
    yield from _consequences(match)
    yield from _views(match)
    while not match.over:
        number = len(match.moments) + 1
        yield ""
        yield f"{number}. seat {match.seat}: {match.decision}"
        yield from _wrapped("  legal", [match.notation(action) for action in match.legal()])
        action = choose(playthrough.seed, number, match.legal())
        yield f"  plays {match.notation(action)}"
        match.play(action)
        yield from _consequences(match)
        if number % VIEWS_EVERY == 0 or match.over:
            yield from _views(match)
    yield ""
    yield "the outcome"
    for entry in match.outcome or []:
        yield "  " + _words(entry)


def _header(match: Match) -> Iterator[str]:
    game = match.game
    yield f"game: {game.name}"
    yield f"rules: {game.version}"
    yield f"components: {game.components.hash}"
    yield f"players: {match.players}"
    yield from _wrapped("options:", [f"{name}={value}" for name, value in match.options.items()])
    yield f"seed: {match.seed}"


def _consequences(match: Match) -> Iterator[str]:
    """What a spectator sees happen, and hashes of all that is not written out."""
    for event in match.events(None):
        yield f"  - {_words(event)}"
    hashes = {
        "state": _hash(match.fingerprint()),
        "views": _hash([match.view(seat) for seat in _everyone(match)]),
        "events": _hash([match.events(seat) for seat in range(match.players)]),
        "mask": _hash([match.is_legal(action) for action in _actions(match)]),
        "refusals": _hash([match.refusal(action) for action in _actions(match)]),
        "tensors": _hash([match.observe(seat).tobytes().hex() for seat in range(match.players)]),
    }
    yield f"  hash {_words(hashes)}"


def _everyone(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


def _actions(match: Match) -> range:
    return range(len(match.game.definition.actions))


# ── Views ──────────────────────────────────────────────────────────────────


def _views(match: Match) -> Iterator[str]:
    """A spectator's view, and of each seat's what differs from it."""
    public = match.view(None)
    yield "  view of a spectator"
    yield from (f"    {line}" for line in _json_lines(public, LONGEST_LINE - 4))
    for seat in range(match.players):
        yield f"  view of seat {seat}, where it differs"
        yield f"    {_json(differences(public, match.view(seat)))}"


def differences(public: Any, own: Any, path: str = "") -> dict[str, Any]:
    """By its path, everything in one view that is not so in the other; lists of plain values stay whole."""
    if public == own:
        return {}
    if isinstance(public, dict) and isinstance(own, dict) and list(public) == list(own):
        pairs = [(name, public[name], own[name]) for name in own]
    elif _records(public) and _records(own) and len(public) == len(own):
        pairs = [(str(place), *both) for place, both in enumerate(zip(public, own))]
    else:
        return {path: own}
    found: dict[str, Any] = {}
    for name, theirs, ours in pairs:
        found |= differences(theirs, ours, f"{path}.{name}" if path else name)
    return found


def _records(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(entry, dict | list) for entry in value)


def _json_lines(value: Any, width: int = LONGEST_LINE) -> list[str]:
    """JSON broken where it is nested, and only where it does not fit on a line (its name not counted)."""
    if not isinstance(value, dict | list) or len(_json(value)) <= width:
        return [_json(value)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    entries: Iterable[Any] = value.items() if isinstance(value, dict) else (("", entry) for entry in value)
    lines: list[str] = []
    room = 0  # on the last line, for one more entry
    for name, entry in entries:
        label = f'"{name}":' if name else ""
        first, *rest = _json_lines(entry, width - 1)
        if len(label + first) < room and not rest:
            lines[-1] += f",{label}{first}"
        else:
            lines[-1:] = [f"{line}," for line in lines[-1:]]
            lines += [label + first, *rest]
        room = 0 if rest else width - len(lines[-1])
    lines = [(opening if number == 0 else " ") + line for number, line in enumerate(lines)]
    return [*lines[:-1], lines[-1] + closing]


# ── Text ───────────────────────────────────────────────────────────────────


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, default=int)


def _hash(value: Any) -> str:
    return hashlib.sha256(_json(value).encode()).hexdigest()[:8]


def _words(fields: dict[str, Any]) -> str:
    """An event as its kind and its arguments, anything else as its arguments; `?` is what nobody may know."""
    return " ".join(
        str(value) if name == "kind" else f"{name}={'?' if value is None else value}"
        for name, value in fields.items()
    )


def _wrapped(label: str, words: list[str]) -> list[str]:
    """The words after a label, on as many lines as they need; none is broken."""
    glued = ", ".join(word.replace(" ", GLUE) for word in words)
    lines = textwrap.wrap(
        f"{label} {glued}",
        LONGEST_LINE,
        subsequent_indent=" " * (len(label) + 1),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in lines]


# ── Comparing and rewriting ────────────────────────────────────────────────


def recorded_version(text: str) -> int:
    """The rules version a golden was made by, from its header."""
    for line in text.splitlines()[:10]:
        if line.startswith("rules: "):
            return int(line.removeprefix("rules: "))
    raise ValueError("a golden playthrough without a rules version")


def complaint(playthrough: Playthrough, recorded: str, now: str) -> str | None:
    """What to tell who changed how a game goes; None where it goes as recorded."""
    if recorded == now:
        return None
    old, new = recorded_version(recorded), recorded_version(now)
    if old == new:
        advice = (
            f"It does not go as recorded by rules version {old}: a change of the rules asks for a new rules"
            " version (`version` in the game's game.py) and `make goldens`."
        )
    else:
        advice = (
            f"It was recorded by rules version {old}, and the rules are of version {new}: `make goldens`."
        )
    lines = list(
        difflib.unified_diff(recorded.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=4)
    )
    shown = [line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]} …" for line in lines]
    more = f"\n… and {len(lines) - DIFFERENT_LINES} lines more" if len(lines) > DIFFERENT_LINES else ""
    return f"{playthrough.path.name}: {advice}\n" + "\n".join(shown[:DIFFERENT_LINES]) + more


REMINDER = "A game goes otherwise than before under the same rules version: give it a new one."


def rewrite() -> None:
    """Write every golden anew, and remove those of games no longer asked for."""
    unversioned = False
    for playthrough in PLAYTHROUGHS:
        path = playthrough.path
        path.parent.mkdir(parents=True, exist_ok=True)
        recorded = path.read_text(encoding="utf-8") if path.exists() else ""
        now = write(playthrough)
        if recorded != now:
            path.write_text(now, encoding="utf-8", newline="\n")
            unversioned |= f"\nrules: {load(playthrough.game).version}\n" in recorded
        print(f"{path.relative_to(FOLDER)}: {'as it was' if recorded == now else 'written'}", flush=True)
    for path in set(FOLDER.glob("*/*.txt")) - {playthrough.path for playthrough in PLAYTHROUGHS}:
        path.unlink()
        print(f"{path.relative_to(FOLDER)}: removed")
    if unversioned:
        print(REMINDER)


if __name__ == "__main__":
    rewrite()
