"""What a burglar of the good cause can look back on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from villainy.engine.career import Story, dismissal, experience, promotion, told
from villainy.games.professor_evil.state import MINUTES

MARK_KINDS = ("level", "character")
HOUR = 60


def marks(story: Story) -> dict[str, list[str]]:
    return {"level": [story.options["level"]], "character": [own(story)["character"]]}


def own(story: Story) -> dict[str, Any]:
    """The seat's own tile and pawn."""
    player: dict[str, Any] = story.view["players"][story.seat]
    return player


# ── In the whole game ──────────────────────────────────────────────────────


def everybody_saved(story: Story) -> bool:
    """Each of three players or more."""
    saviours = {event["seat"] for event in story.told("treasure-saved")}
    return story.seats >= 3 and len(saviours) == story.seats


def together(story: Story, kind: str) -> Iterator[list[dict[str, Any]]]:
    """Events of a kind that came one right after the other."""
    run: list[dict[str, Any]] = []
    for event in story.events:
        if event["kind"] == kind:
            run.append(event)
        elif run:
            yield run
            run = []


def lost_at_a_stroke(story: Story) -> bool:
    """Several treasures at once, the last of all among them."""
    *_, last = ([], *together(story, "treasure-lost"))
    return len(last) >= 2


def expelled_in_company(story: Story) -> bool:
    runs = together(story, "pawn-expelled")
    return any(len(run) >= 2 and any(event["seat"] == story.seat for event in run) for run in runs)


def minutes_given(story: Story) -> int:
    """To all treasures, in this seat's own turns."""
    delays = [event for turn in story.own_turns() for event in told(turn, "treasure-delayed")]
    return sum(event["minutes"] for event in delays)


def dice_turned(story: Story) -> int:
    kinds = ("professor-die-set", "colour-die-set")
    return sum(len(story.told(kind, seat=story.seat)) for kind in kinds)


def saved_in_time(story: Story) -> bool:
    """A treasure of this seat's with the least time that can be left."""
    left: dict[str, int] = {}  # by colour
    for event in story.events:
        if event["kind"] == "treasure-placed":
            left[event["colour"]] = event["minutes"]
        elif event["kind"] in ("treasure-delayed", "treasure-hurried"):
            left[event["colour"]] = event["left"]
        elif event["kind"] == "clock-advanced":
            left = {colour: minutes - event["minutes"] for colour, minutes in left.items()}
        elif event["kind"] == "treasure-saved" and event["seat"] == story.seat:
            if left.get(event["colour"]) == MINUTES:
                return True
    return False


# ── In one turn ────────────────────────────────────────────────────────────


def most_in_a_turn(story: Story, kind: str) -> int:
    """How often this seat did something in one of its turns, at best."""
    return max((len(told(turn, kind, seat=story.seat)) for turn in story.own_turns()), default=0)


ACHIEVEMENTS = {
    "complete-collection": promotion(lambda story: not story.view["lost"], spotless=True),
    "cliffhanger": promotion(lambda story: len(story.view["lost"]) == 3),
    "in-and-out": promotion(lambda story: story.view["turns"] <= 9),
    "ghosts": promotion(lambda story: story.view["expelled"] == 0, spotless=True),
    "full-hands": promotion(lambda story: len(story.told("treasure-saved", seat=story.seat)) >= 3),
    "fair-shares": promotion(everybody_saved),
    "no-beginners": promotion(lambda story: story.options["level"] == "harder"),
    "three-quarters": dismissal(lambda story: len(story.view["saved"]) == 3),
    "empty-van": dismissal(lambda story: not story.view["saved"]),
    "fresh-air": dismissal(lambda story: own(story)["room"] == "outside"),
    "revolving-door": dismissal(lambda story: own(story)["expelled"] >= 3),
    "untapped-talent": dismissal(lambda story: not story.told("tile-turned-up", seat=story.seat)),
    "everything-must-go": dismissal(lost_at_a_stroke),
    # After the arts of the five characters, though anybody may excel in them.
    "out-of-breath": experience(lambda story: most_in_a_turn(story, "pawn-moved") >= 4),
    "locksmith": experience(lambda story: len(story.told("door-unlocked", seat=story.seat)) >= 10),
    "elastic-time": experience(lambda story: minutes_given(story) >= HOUR),
    "lights-out": experience(lambda story: most_in_a_turn(story, "trap-disarmed") >= 5),
    "dice-whisperer": experience(lambda story: dice_turned(story) >= 3),
    "five-to-midnight": experience(saved_in_time),
    "one-under-each-arm": experience(lambda story: most_in_a_turn(story, "treasure-saved") >= 2),
    "leaving-together": experience(expelled_in_company),
}
