"""The generator: splitmix64, reduced to a range and used to shuffle."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from villainy.engine.kit import next_word, pick, shuffle

# Published with the reference implementation of splitmix64.
REFERENCE = {
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
    0: (16294208416658607535, 7960286522194355700, 487617019471545679),
}


def seeded(seed):
    return SimpleNamespace(generator=seed)


@pytest.mark.parametrize("seed", REFERENCE)
def test_words_are_those_of_the_published_generator(seed):
    state = seeded(seed)
    assert tuple(int(next_word(state)) for _ in REFERENCE[seed]) == REFERENCE[seed]


@given(st.integers(0, 2**64 - 1))
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_a_word_and_the_generator_always_fit_64_bits(seed):
    state = seeded(seed)
    for _ in range(3):
        assert 0 <= next_word(state) < 2**64
        assert 0 <= state.generator < 2**64


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
def test_a_pick_is_one_of_its_range_and_advances_by_one_word(seed, count):
    state, twin = seeded(seed), seeded(seed)
    picked = pick(state, count)
    assert 0 <= picked < count
    assert picked == (int(next_word(twin)) >> 32) * count >> 32
    assert state.generator == twin.generator


@pytest.mark.parametrize(("count", "bound"), [(2, 6.63), (3, 9.21), (5, 13.28), (6, 15.09), (19, 34.81)])
def test_picks_are_equally_likely(count, bound):
    """Chi-square within its 99 % bound, on a fixed seed."""
    state = seeded(2024)
    draws = 20_000
    counts = Counter(int(pick(state, count)) for _ in range(draws))
    expected = draws / count
    assert sum((counts[face] - expected) ** 2 / expected for face in range(count)) < bound


def test_a_shuffle_visits_all_orders_of_five_about_equally_often():
    state = seeded(7)
    counts = Counter()
    draws = 12_000
    for _ in range(draws):
        cards = [0, 1, 2, 3, 4]
        shuffle(state, cards, 5)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(5)))
    expected = draws / 120
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 158.95  # 99 % of 119


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(-1, 100), max_size=20), st.integers(0, 20))
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_a_shuffle_keeps_the_cards_and_leaves_those_after_its_count_alone(seed, cards, count):
    count = min(count, len(cards))
    shuffled = list(cards)
    shuffle(seeded(seed), shuffled, count)
    assert sorted(shuffled[:count]) == sorted(cards[:count])
    assert shuffled[count:] == cards[count:]


def test_a_shuffle_of_one_card_or_none_draws_nothing():
    for count in (0, 1):
        state = seeded(5)
        shuffle(state, [3, 4], count)
        assert state.generator == 5
