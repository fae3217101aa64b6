"""What a game tells the search, for readers and type checkers; nothing here ever runs.

Each game has a module of its name beside this one, written in the dialect of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

    from villainy.engine.dialect import States, Values


HORIZON: int  # decisions that a simulation plays beyond the tree before it is judged
DUEL_HORIZON: int  # the same with two players
EXPLORATION: float  # how much worth a move may seem to lack and still be tried again, about
FAR_HORIZON: int  # both of a search that can afford it, with any number of players
FAR_EXPLORATION: float
OPTIMISM: float  # what part of a move's worth is the best that came of it, the rest being the average
WEIGHED: int  # actions that such a search weighs by the turn after this one; 0 where rivals play
NEXT: int  # simulations for whoever is asked in the turn after
FIRST: int  # one simulation in so many finds what is worth weighing, the others weigh
SURE: float  # standard errors by which an action must lead the one that the search itself liked best


def pick_sensible(states: States, i: int, word: np.uint64) -> int:  # type: ignore[empty-body]
    """An allowed action that a player with some sense might choose; NONE at the end.

    Every allowed action is chosen now and then: what never is, the search never sees.
    """


def is_settled(states: States, i: int) -> bool:  # type: ignore[empty-body]
    """Whether a simulation has come to where it is best judged, such as the end of a turn.

    What chance brings next is noise that a small search cannot see through; the judgement knows its average.
    The first of the states is the one in which the search was asked.
    """


def prospects(states: States, i: int, out: Values) -> None:
    """How the game stands for each seat, from 0 to 1; at its end what it came to.

    A win is worth more than any loss, but how near one came counts too: a search that has not yet seen a win
    still knows where to look for it.
    """
