"""What a tournament says so far: the bots, the strongest first, and what is known of each pair."""

from __future__ import annotations

from dataclasses import dataclass

from villainy.arena.evidence import Verdict, mean_score
from villainy.arena.ratings import Rating, ratings
from villainy.arena.shares import interval
from villainy.arena.tournament import Question, Tournament


@dataclass(frozen=True)
class Standing:
    """One bot. The interval of its share is Wilson's: it takes the number of games as settled beforehand."""

    bot: str
    games: int
    wins: float
    share: float
    least: float
    most: float
    rating: Rating | None  # nobody is rated alone
    seconds: float  # of a processor, for a decision


@dataclass(frozen=True)
class Comparison:
    """One pair. `share` is the first's mean score on a deal; its interval holds whenever one stops.

    Of teams a share of one half and d is a chance to win that is greater by 2·d.
    """

    first: str
    second: str
    deals: int
    share: float
    least: float
    most: float
    verdict: Verdict

    @property
    def stronger(self) -> str | None:
        return {Verdict.FIRST: self.first, Verdict.SECOND: self.second}.get(self.verdict)


@dataclass(frozen=True)
class Standings:
    bots: tuple[Standing, ...]
    pairs: tuple[Comparison, ...]
    games: int
    finished: bool


def standings_of(tournament: Tournament) -> Standings:
    """Of all complete deals that count."""
    plan, records = tournament.plan, tournament.counted()
    rated = ratings(plan, records)
    rows = []
    for bot in plan.bots:
        games, wins, choices, thinking = 0, 0.0, 0, 0.0
        for record in records.values():
            seats = [seat for seat, kind in enumerate(record.bots) if kind == bot]
            if seats:
                games += 1
                wins += record.wins[seats[0]]
                choices += sum(record.choices[seat] for seat in seats)
                thinking += sum(record.thinking[seat] for seat in seats)
        least, most = interval(wins, games) if games else (0.0, 1.0)
        share, seconds = wins / max(games, 1), thinking / max(choices, 1)
        rows.append(Standing(bot, games, wins, share, least, most, rated.get(bot), seconds))
    rows.sort(key=lambda row: -(row.rating.rating if row.rating else 0.0))
    pairs = tuple(_comparison(tournament, question) for question in tournament.questions)
    return Standings(tuple(rows), pairs, len(records), tournament.finished)


def _comparison(tournament: Tournament, question: Question) -> Comparison:
    least, most = tournament.rule.interval(question.tally)
    first, second = question.pair
    share = mean_score(question.tally)
    return Comparison(first, second, question.deals, share, least, most, question.verdict)
