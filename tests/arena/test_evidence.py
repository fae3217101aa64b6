"""The sequential test: rarely wrong however often one looks, and it comes to an end."""

from __future__ import annotations

from random import Random

import pytest

from villainy.arena.evidence import Rule, Verdict, log_wealth, mean_score

DEALS = 60


def first_verdict(draw: Random, chance: float, rule: Rule, favour: float = 0.0) -> Verdict:
    """A pair with a look after every deal; who sits first wins more often by `favour`."""
    tally = [0] * 5
    for _ in range(DEALS):
        won = sum(draw.random() < chance + turn * favour for turn in (1, -1))
        tally[2 * won] += 1
        if (verdict := rule.verdict(tally)) != Verdict.OPEN:
            return verdict
    return Verdict.OPEN


@pytest.mark.parametrize("error", [0.05, 0.2])
@pytest.mark.parametrize("favour", [0.0, 0.3])
def test_of_equals_one_is_called_stronger_no_more_often_than_the_error(error: float, favour: float) -> None:
    draw, pairs = Random(7), 300
    wrong = sum(first_verdict(draw, 0.5, Rule(error), favour=favour) != Verdict.OPEN for _ in range(pairs))
    assert wrong / pairs <= error


def test_it_holds_for_scores_of_any_form() -> None:
    """One deal in six scores nothing and each of the others 0.6, so that the mean is one half."""
    draw, wrong = Random(9), 0
    for _ in range(200):
        tally = [0] * 11
        for _ in range(DEALS):
            tally[0 if draw.random() < 1 / 6 else 6] += 1
            if Rule().verdict(tally) != Verdict.OPEN:
                wrong += 1
                break
    assert wrong / 200 <= 0.05


def test_the_stronger_is_found_in_most_pairs_and_the_weaker_hardly_ever_called_so() -> None:
    draw = Random(3)
    verdicts = [first_verdict(draw, 0.7, Rule()) for _ in range(200)]
    assert verdicts.count(Verdict.FIRST) > 180
    assert verdicts.count(Verdict.SECOND) <= 2


def test_who_wins_everything_is_stronger_after_eight_deals() -> None:
    assert Rule().verdict([0, 0, 0, 0, 7]) == Verdict.OPEN
    assert Rule().verdict([0, 0, 0, 0, 8]) == Verdict.FIRST
    assert Rule().verdict([8, 0, 0, 0, 0]) == Verdict.SECOND


def test_deals_that_are_split_say_nothing_of_who_is_stronger() -> None:
    assert log_wealth([0, 0, 90, 0, 8], 0.5) == pytest.approx(log_wealth([0, 0, 0, 0, 8], 0.5))


def test_a_share_to_beat_can_be_beaten_by_one_by_the_other_or_by_neither() -> None:
    rule = Rule(0.05, 0.6)
    assert rule.verdict([0, 0, 0, 0, 8]) == Verdict.OPEN
    assert rule.verdict([0, 0, 0, 0, 20]) == Verdict.FIRST
    assert rule.verdict([20, 0, 0, 0, 0]) == Verdict.SECOND
    assert rule.verdict([0, 0, 300, 0, 0]) == Verdict.NEITHER


@pytest.mark.parametrize("tally", [[0, 0, 0], [3, 1, 9], [0, 0, 30], [500, 0, 500]])
def test_the_interval_holds_the_mean_and_agrees_with_the_answer(tally: list[int]) -> None:
    rule = Rule()
    least, most = rule.interval(tally)
    assert 0 <= least <= mean_score(tally) <= most <= 1
    assert (least > 0.5) == (rule.verdict(tally) == Verdict.FIRST)
    closer = rule.interval([10 * count for count in tally])
    assert not any(tally) or closer[1] - closer[0] < most - least
    mirrored = rule.interval(tally[::-1])
    assert (1 - mirrored[1], 1 - mirrored[0]) == pytest.approx((least, most))


def test_the_interval_holds_the_truth_at_every_moment() -> None:
    draw, missed = Random(11), 0
    for _ in range(100):
        tally = [0, 0, 0]
        for deal in range(1, 41):
            tally[2 * (draw.random() < 0.8)] += 1
            if deal % 4 == 0:
                least, most = Rule(0.1).interval(tally)
                if not least <= 0.8 <= most:
                    missed += 1
                    break
    assert missed <= 10
