"""The same position with all that a seat cannot know changed."""

from __future__ import annotations

from villainy.engine.match import Match


def disguise(match: Match, seat: int) -> Match:
    """Every agent of a player that this seat has not seen takes another's place; the deck is turned over."""
    position = match.position()
    state = position["state"]
    bit = 1 << seat
    for owner in range(state["seats"]):
        player = state["players"][owner]
        slots = [
            (player["pile"], index) for index, known in enumerate(player["pile_known"]) if not known & bit
        ]
        for city, owners in state["stack_owner"].items():
            slots += [
                (state["stack_agent"][city], index)
                for index, known in enumerate(state["stack_known"][city])
                if owners[index] == owner and not known & bit
            ]
        agents = [agents[index] for agents, index in slots]
        for (place, index), agent in zip(slots, agents[1:] + agents[:1]):
            place[index] = agent
    state["deck"].reverse()
    state["generator"] = "0123456789abcdef"
    return match.game.from_position(position)
