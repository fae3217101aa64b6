"""A tournament under way: what has been played, what it answers, and what is to be played next.

Deals are looked at in the order of their numbers, whatever order their games end in: where a question is
answered depends on the results alone, not on the machine. Games beyond that point, begun by somebody who
could not know yet, are not counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from villainy.arena.evidence import Rule, Verdict
from villainy.arena.games import Record
from villainy.arena.plan import Plan


@dataclass
class Question:
    """Which of two bots is stronger? `tally[k]` deals gave the first a score of k of `len(tally) - 1`."""

    pair: tuple[str, str]
    lanes: tuple[int, ...]
    tally: list[int] = field(default_factory=list)
    verdict: Verdict = Verdict.OPEN
    answered: bool = False

    @property
    def deals(self) -> int:
        """How many deals have been looked at."""
        return sum(self.tally)


class Tournament:
    """`deals` are the most that any lane plays; with `play_all` it does, however clear the answer."""

    def __init__(self, plan: Plan, deals: int, rule: Rule | None = None, play_all: bool = False) -> None:
        self.plan = plan
        self.deals = deals
        self.rule = rule or Rule()
        self.play_all = play_all
        self.records: dict[int, Record] = {}
        scores = 2 * plan.rotations + 1
        self.questions = [Question(pair, plan.lanes_of(pair), [0] * scores) for pair in plan.pairs]
        self._asked_of = [
            [question for question in self.questions if lane in question.lanes]
            for lane in range(len(plan.lanes))
        ]

    # ── Results ────────────────────────────────────────────────────────────

    def add(self, number: int, record: Record) -> bool:
        """Take in a finished game; one that is known already changes nothing."""
        if number in self.records:
            return False
        self.records[number] = record
        _, lane, _ = self.plan.place(number)
        for question in self._asked_of[lane]:
            self._advance(question)
        return True

    def _advance(self, question: Question) -> None:
        """Look at the deals that are complete, in order, until there is an answer."""
        while not question.answered and question.deals < self.deals:
            deal = question.deals
            if not all(self._whole(deal, lane) for lane in question.lanes):
                return
            question.tally[self._score(question, deal)] += 1
            question.verdict = self.rule.verdict(question.tally)
            question.answered = question.verdict != Verdict.OPEN and not self.play_all

    def _whole(self, deal: int, lane: int) -> bool:
        return all(number in self.records for number in self.plan.block(deal, lane))

    def _score(self, question: Question, deal: int) -> int:
        """Two points for a game won by the first from the second, one for a draw.

        Of teams the results of the same deal are compared: a deal that both win or both lose is a draw.
        """
        if self.plan.team:
            first, second = (self.records[self.plan.number(deal, lane)].wins[0] for lane in question.lanes)
            return 1 + int(first) - int(second)
        score = 0
        for number in self.plan.block(deal, question.lanes[0]):
            record = self.records[number]
            first, second = (record.ranks[record.bots.index(bot)] for bot in question.pair)
            score += 1 + (first < second) - (first > second)
        return score

    # ── What is left ───────────────────────────────────────────────────────

    def end_of(self, lane: int) -> int:
        """How many deals the lane plays, as far as is known."""
        ends = [question.deals if question.answered else self.deals for question in self._asked_of[lane]]
        return max(ends, default=self.deals)

    def upcoming(self) -> Iterator[int]:
        """The numbers still to be played, in order; what comes in meanwhile may make them fewer."""
        for deal in range(self.deals):
            for lane in range(len(self.plan.lanes)):
                for number in self.plan.block(deal, lane):
                    if number not in self.records and deal < self.end_of(lane):
                        yield number

    @property
    def most_games(self) -> int:
        """How many games count in the end, if nothing more becomes clear."""
        return self.plan.rotations * sum(self.end_of(lane) for lane in range(len(self.plan.lanes)))

    def counted(self) -> dict[int, Record]:
        """The games of all complete deals that count, by number."""
        return {
            number: self.records[number]
            for deal in range(self.deals)
            for lane in range(len(self.plan.lanes))
            if deal < self.end_of(lane) and self._whole(deal, lane)
            for number in self.plan.block(deal, lane)
        }

    @property
    def finished(self) -> bool:
        return next(self.upcoming(), None) is None
