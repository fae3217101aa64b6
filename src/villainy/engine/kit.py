"""What every rulebook calls: the generator, the stack of pending frames, the list of events.

This file is written in the dialect of the rules (see CONTRIBUTING): it is cloned with them and runs
interpreted, compiled and on a GPU from this one source. A game's state has the fields named here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from villainy.engine.dialect import Cards, Events, State

NONE = -1
NOBODY = -1

# ── The generator ──────────────────────────────────────────────────────────
# splitmix64. `int` and the masks keep Python's integers exact; compiled, the same lines wrap.

WORD = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


def mix(word: np.uint64) -> np.uint64:
    """Scatter a word; every bit of it counts for every bit of the result."""
    word = ((word ^ (word >> 30)) * FIRST_MIX) & WORD
    word = ((word ^ (word >> 27)) * SECOND_MIX) & WORD
    return word ^ (word >> 31)


def reduce(word: np.uint64, count: int) -> int:
    """One of `count` equally likely numbers, from 0 on."""
    return (np.int64(word >> 32) * count) >> 32


def next_word(state: State) -> np.uint64:
    """Advance the state's own generator by one word of 64 bits."""
    word = (int(state.generator) + GOLDEN) & WORD
    state.generator = word
    return mix(word)


def pick(state: State, count: int) -> int:
    """Choose one of `count` equally likely numbers by the state's own generator."""
    return reduce(next_word(state), count)


def shuffle(state: State, cards: Cards, count: int) -> None:
    """Shuffle the first `count` cards."""
    for last in range(count - 1, 0, -1):
        other = pick(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


# ── Bits ───────────────────────────────────────────────────────────────────
# Compilers know the loop of `bit_count`: it is one instruction of the processor.

MOST = 0x7FFFFFFFFFFFFFFF


def bit_count(bits: int) -> int:
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set; 63 where there is none."""
    return bit_count(((bits & -bits) - 1) & MOST)


# ── Pending frames ─────────────────────────────────────────────────────────
# A frame is a decision somebody owes or a task the rules still owe; what is pushed last happens first.


def push(state: State, kind: int, seat: int, first: int, second: int) -> None:
    """Put a decision or task on top of what is pending."""
    depth = state.depth
    state.frame_kind[depth] = kind
    state.frame_seat[depth] = seat
    state.frame_first[depth] = first
    state.frame_second[depth] = second
    state.depth = depth + 1


def drop(state: State) -> None:
    """Remove the top frame, leaving no trace of it."""
    depth = state.depth - 1
    state.frame_kind[depth] = NONE
    state.frame_seat[depth] = 0
    state.frame_first[depth] = 0
    state.frame_second[depth] = 0
    state.depth = depth


# ── Events ─────────────────────────────────────────────────────────────────
# A row is a kind, four arguments and the audience of each argument. In mass play the log has no capacity.

EVENT_ARGUMENTS = 4
EVENT_WIDTH = 1 + 2 * EVENT_ARGUMENTS
EVENT_ROWS = 512  # more than any single step of any game causes
SPECTATOR = 6  # seats are bits 0 to 5 of an audience, a spectator is the last
SPECTATOR_BIT = 64
EVERYONE = 127


def emit(events: Events, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Record what has happened, for everyone to see."""
    if events.capacity > 0:
        write_event(events, kind, first, second, third, fourth)


def write_event(events: Events, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Apart from `emit`, so that mass play pays for a comparison only."""
    row = events.written
    events.written = row + 1
    if row >= events.capacity:
        return  # compiled, nothing else would keep it inside the record
    events.rows[row, 0] = kind
    events.rows[row, 1] = first
    events.rows[row, 2] = second
    events.rows[row, 3] = third
    events.rows[row, 4] = fourth
    for argument in range(EVENT_ARGUMENTS):
        events.rows[row, 1 + EVENT_ARGUMENTS + argument] = EVERYONE


def confide(events: Events, argument: int, audience: int) -> None:
    """Let only the audience know one argument (counted from 1) of the last event."""
    if 0 < events.written <= events.capacity:
        events.rows[events.written - 1, EVENT_ARGUMENTS + argument] = audience
