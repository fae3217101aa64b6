"""The agency's career plan: what gets an agent promoted, dismissed, or talked about over coffee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from villainy.engine.career import Achievement, Story, dismissal, experience, promotion, told
from villainy.games.the_loop.state import CYCLES, ENOUGH, EPOCHS, MOST_VORTEXES

MARK_KINDS = ("mode", "difficulty", "agent")
ARRIVALS = ("moved-paying", "moved-free", "pawn-moved")


def marks(story: Story) -> dict[str, list[str]]:
    """One who plays alone leads several agents."""
    own = [pawn["agent"] for pawn in story.view["agents"] if pawn["seat"] == story.seat]
    return {"mode": [story.view["mode"]], "difficulty": [story.view["difficulty"]], "agent": own}


# ── The game as a whole ────────────────────────────────────────────────────


def in_last_turn(story: Story) -> bool:
    """Dr Foo has no other epoch to go to in his last cycle."""
    view = story.view
    if view["cycle"] != CYCLES:
        return False
    return bool(view["foo"] == "end" if view["mode"] == "ultramachina" else not view["foo_deck"])


def all_archived(story: Story) -> bool:
    """Each of three agents or more."""
    agents = {pawn["agent"] for pawn in story.view["agents"]}
    return len(agents) >= 3 and {event["agent"] for event in story.told("mission-archived")} == agents


def stood_on_vortex(story: Story) -> bool:
    """Whose turn ended on a mega vortex was this seat's own agent."""
    view = story.view
    return bool(view["ending"] == "mega-vortex" and view["agents"][view["active"]]["seat"] == story.seat)


# ── A turn ─────────────────────────────────────────────────────────────────


def in_one_turn(met: Callable[[list[dict[str, Any]]], bool]) -> Achievement:
    """For a turn of this seat's own of which this is true."""
    return experience(lambda story: any(met(turn) for turn in story.own_turns()))


def arrivals(turn: list[dict[str, Any]]) -> set[str]:
    """Where the agent whose turn it is arrived."""
    agent = turn[0]["agent"]
    return {event["epoch"] for event in turn if event["kind"] in ARRIVALS and event["agent"] == agent}


def weathered(turn: list[dict[str, Any]]) -> bool:
    """Many rifts at once, and still no vortex; one that ends the game opens no more."""
    thrown = sum(event["count"] for event in told(turn, "rifts-thrown"))
    lost = [event for event in told(turn, "game-ended") if event["ending"] != "victory"]
    return thrown >= 8 and not told(turn, "vortex-opened") and not lost


ACHIEVEMENTS = {
    "tools-down": promotion(lambda story: story.view["mode"] == "sabotage"),
    "no-more-copies": promotion(lambda story: story.view["mode"] == "supa-clones"),
    "spin-cycle-over": promotion(lambda story: story.view["mode"] == "centrifuges"),
    "warranty-void": promotion(lambda story: story.view["mode"] == "ultramachina"),
    "permanent-position": promotion(lambda story: story.view["difficulty"] == "infinity"),
    "whole-department": promotion(lambda story: story.seats == 1),
    "home-by-noon": promotion(lambda story: story.view["turns"] <= 9),
    "good-as-new": promotion(lambda story: story.view["vortexes"] == 0, spotless=True),
    "health-and-safety": promotion(lambda story: story.view["vortexes"] == MOST_VORTEXES),
    "last-minute": promotion(in_last_turn),
    "shared-credit": promotion(all_archived),
    "trial-period": dismissal(lambda story: story.view["cycle"] == 1),
    "same-hole-twice": dismissal(lambda story: story.view["ending"] == "second-vortex"),
    "swiss-cheese": dismissal(lambda story: story.view["ending"] == "fourth-vortex"),
    "missed-deadline": dismissal(lambda story: story.view["ending"] == "cycles"),
    "no-parking": dismissal(stood_on_vortex),
    "perfect-paperwork": dismissal(lambda story: len(story.view["archived"]) >= ENOUGH),
    "dizzy-spell": in_one_turn(lambda turn: len(told(turn, "looped")) >= 5),
    "business-trip": in_one_turn(lambda turn: len(arrivals(turn)) == EPOCHS),
    "mass-layoff": in_one_turn(lambda turn: len(told(turn, "clone-destroyed")) >= 6),
    "under-the-desk": in_one_turn(weathered),
}
