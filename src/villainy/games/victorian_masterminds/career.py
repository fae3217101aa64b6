"""What a mastermind can make a name by."""

from __future__ import annotations

from typing import Any

from villainy.engine.career import Story, dismissal, experience, promotion
from villainy.games.victorian_masterminds.state import BUILDINGS, LIBRARY, SEATS

MARK_KINDS = ("machine", "edition")


def marks(story: Story) -> dict[str, list[str]]:
    return {"machine": [sheet(story)["machine"]], "edition": [story.options["edition"]]}


# ── What a seat has in the end ─────────────────────────────────────────────


def sheet(story: Story) -> dict[str, Any]:
    """The seat's own."""
    player: dict[str, Any] = story.view["players"][story.seat]
    return player


def has(story: Story, machine: str) -> bool:
    return bool(sheet(story)["machine"] == machine)


def lead(story: Story) -> int:
    """Points ahead of the best rival; less than nothing for who is behind."""
    rivals = [result["points"] for seat, result in enumerate(story.outcome) if seat != story.seat]
    return story.outcome[story.seat]["points"] - max(rivals)


def captured(story: Story) -> dict[str, int]:
    """How many buildings of each city."""
    cities = story.view["buildings"].items()
    return {city: list(captors.values()).count(story.seat) for city, captors in cities}


def buildings(story: Story) -> int:
    return sum(captured(story).values())


def library(story: Story) -> int:
    codex = sheet(story)["codex"]
    return int(codex["ones"] + codex["twos"])


# ── What happened to it ────────────────────────────────────────────────────


def sabotaged(story: Story) -> int:
    return len(story.told("agent-sabotaged", seat=story.seat))


def ended_by_machine(story: Story) -> bool:
    return bool(story.told("final-round", trigger="machine", seat=story.seat))


def missions_from_afar(story: Story) -> int:
    """Completed in another city than that of the stack."""
    count = 0
    city = None
    for event in story.events:
        if event["kind"] == "stack-turned":
            city = event["city"]
        elif event["kind"] == "mission-claimed" and event["seat"] == story.seat and event["city"] != city:
            count += 1
    return count


def segments_at_once(story: Story) -> int:
    """Most that were completed with one stack, before anything else."""
    most = count = 0
    for event in story.events:
        if event["kind"] in ("stack-turned", "capture-bought", "turn-started"):
            count = 0
        elif event["kind"] == "segment-built" and event["seat"] == story.seat:
            count += 1
            most = max(most, count)
    return most


ACHIEVEMENTS = {
    "world-domination": promotion(lambda story: story.seats == SEATS),
    "grand-design": promotion(lambda story: all(segment["built"] for segment in sheet(story)["segments"])),
    "landslide": promotion(lambda story: lead(story) >= 15),
    "by-a-whisker": promotion(lambda story: lead(story) <= 1),
    "peaceful-genius": promotion(lambda story: buildings(story) == 0),
    "trusted-staff": promotion(lambda story: sabotaged(story) == 0, spotless=True),
    "bottom-of-the-class": dismissal(lambda story: story.outcome[story.seat]["rank"] == SEATS),
    "after-you": dismissal(ended_by_machine),
    "a-bolt-short": dismissal(lambda story: lead(story) >= -1),
    "idle-brains": dismissal(lambda story: sheet(story)["scientists"] >= 3),
    "sand-in-the-gears": dismissal(lambda story: sabotaged(story) >= 3),
    "mere-tourist": dismissal(lambda story: buildings(story) == 0),
    # One for each machine.
    "three-jobs": experience(
        lambda story: (
            has(story, "fortress")
            and len({event["agent"] for event in story.told("acted-as", seat=story.seat)}) >= 3
        )
    ),
    "air-mail": experience(
        lambda story: (
            has(story, "airship")
            and len({event["city"] for event in story.told("city-raided", seat=story.seat)}) >= 3
        )
    ),
    "eight-legs": experience(lambda story: has(story, "spider") and buildings(story) >= 7),
    "remote-work": experience(lambda story: has(story, "zeppelin") and missions_from_afar(story) >= 1),
    "underground-movement": experience(
        lambda story: has(story, "mole") and len(story.told("agent-inserted", seat=story.seat)) >= 4
    ),
    "sunken-library": experience(lambda story: has(story, "submersible") and library(story) == LIBRARY),
    "ghost-town": experience(lambda story: BUILDINGS in captured(story).values()),
    "assembly-line": experience(lambda story: segments_at_once(story) >= 3),
}
