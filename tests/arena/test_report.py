"""A report tells of finished games what their views and outcomes tell, adds it up, and shows all of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from html import unescape
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import villainy
from cli.terminal import refused, run
from conformance import load
from locale_files import arguments_of, entries
from villainy.arena import summary as summaries
from villainy.arena.readings import professor_evil, the_loop, victorian_masterminds
from villainy.arena.readings.tallies import teams_of
from villainy.arena.readings.worths import Worths
from villainy.arena.report import page
from villainy.arena.sample import Sample, bot_sample, joined, random_sample, random_samples, settings_of
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.names import Vocabulary, snake

GAMES = 72  # of each game: one for each setting of the largest

every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


@pytest.fixture(scope="module")
def samples() -> dict[str, tuple[Game, Sample]]:
    games = {name: load(name) for name in villainy.GAMES}
    return {
        name: (game, random_sample(game, settings_of(game), GAMES, seed=5, threads=2))
        for name, game in games.items()
    }


def matches(game: Game, sample: Sample) -> list[Match]:
    """The games at their end."""
    return [
        Match(game, sample.states[place : place + 1].copy(), setting.players, setting.resolved(game))
        for place, setting in enumerate(sample.settings[which] for which in sample.which)
    ]


# ── Samples ────────────────────────────────────────────────────────────────


@every_game
def test_every_game_of_a_sample_is_over_and_every_setting_is_played(
    samples: dict[str, tuple[Game, Sample]], name: str
) -> None:
    game, sample = samples[name]
    assert (sample.states["over"] == 1).all()
    assert set(sample.which.tolist()) == set(range(len(settings_of(game))))
    assert sample.players.tolist() == [sample.settings[which].players for which in sample.which]
    assert (sample.uses.sum(axis=1) == sample.lengths).all()
    assert sample.decisions.sum() <= sample.lengths.sum()
    assert (sample.choices >= 2 * sample.decisions).all()


@every_game
def test_a_sample_is_played_as_the_compiled_rules_play_at_random(
    samples: dict[str, tuple[Game, Sample]], name: str
) -> None:
    from villainy.arena.sample import _words
    from villainy.engine.log import silence
    from villainy.engine.seeds import derived

    game, sample = samples[name]
    own = sample.which == 0
    states, lengths = game.empty(int(own.sum())), np.zeros(int(own.sum()), np.int64)
    words = _words(derived(5, "random", 0), 0, len(states))
    options = sample.settings[0].encoded(game)
    game.compiled.play_games(states, options, words, 1 << 20, lengths, silence())
    assert states.tobytes() == sample.states[own].tobytes()
    assert lengths.tolist() == sample.lengths[own].tolist()


@every_game
def test_bots_make_a_sample_too(name: str) -> None:
    game = load(name)
    setting = settings_of(game)[0]
    sample = bot_sample(game, [setting], "random", games=2, seed=3, threads=1)
    assert (sample.states["over"] == 1).all()
    assert summaries.summary_of(game, sample)["who"] == "random"


# ── Readings ───────────────────────────────────────────────────────────────


def test_a_seat_of_victorian_masterminds_is_read_as_the_score_sheet_has_it(
    samples: dict[str, tuple[Game, Sample]],
) -> None:
    game, sample = samples["victorian-masterminds"]
    seats = victorian_masterminds.seats_of(game, sample)
    rows = iter(range(len(seats.game)))
    seen, machines = victorian_masterminds.came_up(sample), Vocabulary.of_enum(victorian_masterminds.Machine)
    for number, match in enumerate(matches(game, sample)):
        view, outcome = match.view(None), match.outcome
        assert outcome is not None
        winners = sum(entry["rank"] == 1 for entry in outcome)
        for entry, player in zip(outcome, view["players"], strict=True):
            row = next(rows)
            assert (seats.game[row], seats.seat[row]) == (number, entry["seat"])
            assert machines.name(seats.machine[row]) == player["machine"]
            assert seats.points[row] == entry["points"]
            parts = {name: int(part[row]) for name, part in seats.parts.items()}
            assert parts | {"total": sum(parts.values())} == player["points"]
            assert seats.win[row] == (1 / winners if entry["rank"] == 1 else 0)
            assert seats.order[row] == (entry["seat"] - view["first"]) % match.players
        on_board = [mission for mission in view["missions"].values() if mission]
        claimed = [mission for player in view["players"] for mission in player["missions"]]
        names = list(victorian_masterminds.MISSION)
        assert {names[place] for place in np.flatnonzero(seen[number])} == {*on_board, *claimed}
    wins = np.bincount(seats.game, seats.win)
    assert np.allclose(wins, 1)


def test_a_team_of_the_loop_is_read_as_the_table_shows_it(samples: dict[str, tuple[Game, Sample]]) -> None:
    game, sample = samples["the-loop"]
    team, win, held = the_loop.team_of(sample), the_loop.won(sample), the_loop.held(sample)
    agents, cards = list(the_loop.AGENT), list(the_loop.CARD)
    level, seating = the_loop.level_of(sample), the_loop.seating_of(sample)
    for number, match in enumerate(matches(game, sample)):
        view, outcome = match.view(None), match.outcome
        assert outcome is not None
        assert [agents[agent] for agent in team[number] if agent >= 0] == [
            pawn["agent"] for pawn in view["agents"]
        ]
        assert win[number] == outcome[0]["points"] == (view["ending"] == "victory")
        assert the_loop.LEVELS[level[number]] == f"{view['mode']}/{view['difficulty']}"
        told = tuple(the_loop.SEATINGS)[seating[number]]
        assert told.removeprefix("alone-") == str(len(view["agents"]))
        assert told.startswith("alone") == (match.players == 1)
        elsewhere = {*view["big_deck_cards"], *view["destroyed"], *view["shown"]}
        elsewhere |= {card for epoch in view["epochs"].values() for card in epoch.get("cards", ())}
        assert not elsewhere & {cards[card] for card in np.flatnonzero(held[number])}


def test_a_team_of_professor_evil_is_read_as_the_table_shows_it(
    samples: dict[str, tuple[Game, Sample]],
) -> None:
    game, sample = samples["professor-evil"]
    team, win = professor_evil.team_of(sample), professor_evil.won(sample)
    characters, names = list(professor_evil.CHARACTER), list(professor_evil.TREASURE)
    saved, lost = (professor_evil.treasures(sample, kind) for kind in ("saved", "lost"))
    for number, match in enumerate(matches(game, sample)):
        view, outcome = match.view(None), match.outcome
        assert outcome is not None
        assert [characters[one] for one in team[number] if one >= 0] == [
            player["character"] for player in view["players"]
        ]
        assert win[number] == outcome[0]["points"]
        assert {names[place] for place in np.flatnonzero(saved[number])} == set(view["saved"])
        assert {names[place] for place in np.flatnonzero(lost[number])} == set(view["lost"])


@pytest.mark.parametrize(
    ("name", "noun", "seats"), [("the-loop", "agent", "agents"), ("professor-evil", "character", "players")]
)
def test_every_team_is_counted_among_those_of_its_size(
    samples: dict[str, tuple[Game, Sample]], name: str, noun: str, seats: str
) -> None:
    game, sample = samples[name]
    played, won = Counter[str](), Counter[str]()
    for match in matches(game, sample):
        view, outcome = match.view(None), match.outcome
        assert outcome is not None
        there = {member[noun] for member in view[seats]}
        team = "+".join(member for member in game.definition.nouns[noun] if member in there)
        played[team] += 1
        won[team] += outcome[0]["points"]
    groups = summaries.summary_of(game, sample)["tallies"]["teams"]["groups"]
    assert [(group["name"], len(group["rows"])) for group in groups] == [("2", 10), ("3", 10), ("4", 5)]
    for group in groups:
        for row in group["rows"]:
            assert row["name"].count("+") == int(group["name"]) - 1
            assert (row["games"], row["wins"]) == (played.pop(row["name"], 0), won.pop(row["name"], 0))
    assert not played


# ── Summaries ──────────────────────────────────────────────────────────────


@every_game
def test_a_summary_is_the_same_in_pieces_and_on_any_number_of_threads(
    samples: dict[str, tuple[Game, Sample]], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from villainy.arena import sample as sampling

    game, sample = samples[name]
    whole = summaries.written(summaries.summary_of(game, sample))
    assert summaries.written(summaries.summary_of(game, sample)) == whole
    monkeypatch.setattr(sampling, "CHUNK", 2)
    pieces = list(random_samples(game, settings_of(game), GAMES, seed=5, threads=1))
    assert len(pieces) > 1 and summaries.written(summaries.summary_of(game, pieces)) == whole
    assert joined(pieces).states.tobytes() == sample.states.tobytes()


@every_game
def test_what_a_summary_counts_adds_up(samples: dict[str, tuple[Game, Sample]], name: str) -> None:
    game, sample = samples[name]
    summary = summaries.summary_of(game, sample)
    assert json.loads(summaries.written(summary)) == summary
    assert summary["games"] == GAMES == sum(setting["games"] for setting in summary["settings"])
    tallies = summary["tallies"]
    for tally in tallies.values():
        if tally["kind"] == "parts":
            assert sum(row["count"] for group in tally["groups"] for row in group["rows"]) == GAMES
        if tally["kind"] == "spread":
            assert sum(group["games"] for group in tally["groups"]) == GAMES
        if tally["kind"] == "shares":
            for row in (row for group in tally["groups"] for row in group["rows"] if row["games"]):
                assert row["least"] <= row["share"] <= row["most"]
    if not game.definition.team:
        for tally in (tallies["machine"], tallies["seat"]):
            assert sum(row["wins"] for group in tally["groups"] for row in group["rows"]) == pytest.approx(
                GAMES, abs=0.1
            )
            averages = [group["average"] for group in tally["groups"]]
            assert averages == pytest.approx([1 / 2, 1 / 3, 1 / 4], abs=1e-4)


def test_the_worth_of_a_thing_is_measured_within_a_setting() -> None:
    """Common where winning is easy, it seems to help; setting by setting it does nothing."""
    easy, hard = np.zeros(1000, np.int64), np.ones(1000, np.int64)
    win = np.concatenate([np.tile([1.0, 0.0], 500), np.tile([1.0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 100)])
    had = np.concatenate([np.repeat([True, False], [800, 200]), np.repeat([True, False], [200, 800])])
    worth = Worths.count(
        "cards", "card", ("sprint",), 2, np.concatenate([easy, hard]), win, win, had[:, None]
    ).plain()["rows"][0]
    assert worth["had"]["share"] - worth["missed"]["share"] == pytest.approx(0.24)
    assert abs(worth["gain"]) < worth["error"] and worth["gain"] == pytest.approx(0, abs=1e-9)


def test_a_summary_of_other_rules_or_another_game_is_refused(
    samples: dict[str, tuple[Game, Sample]], tmp_path: Path
) -> None:
    game, sample = samples["professor-evil"]
    summary = summaries.summary_of(game, sample)
    assert page(game, [summary])
    for changed, told in (
        ({"rules": game.version + 1}, "other rules or components"),
        ({"components": "0" * 16}, "other rules or components"),
        ({"game": "the-loop"}, "not of professor-evil"),
        ({"format": 0}, "no summary"),
    ):
        with pytest.raises(summaries.SummaryError) as refused:
            page(game, [summary | changed])
        assert told in refused.value.sentence("en")
        assert refused.value.sentence("fr") != refused.value.sentence("de")
    file = tmp_path / "summary.json"
    file.write_text("{")
    with pytest.raises(summaries.SummaryError):
        summaries.read(file, game)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda summary: {"format": 1, "tallies": {}},
        lambda summary: summary | {"tallies": {}},
        lambda summary: summary | {"tallies": {name: {} for name in summary["tallies"]}},
        lambda summary: summary | {"tallies": {"decisions": summary["tallies"]["decisions"]}},
        lambda summary: summary | {"tallies": summary["tallies"] | {"level": {"kind": "shares"}}},
        lambda summary: summary | {"tallies": summary["tallies"] | {"level": {"kind": "guesses"}}},
        lambda summary: json.loads(re.sub(r'"rows": \[.*?\]', '"rows": []', json.dumps(summary))),
        lambda summary: json.loads(json.dumps(summary).replace('"games": ', '"plays": ')),
        lambda summary: summary | {"rollouts": None},
        lambda summary: [],
    ],
)
def test_figures_that_lack_something_are_no_summary(
    samples: dict[str, tuple[Game, Sample]], tmp_path: Path, spoil: Any
) -> None:
    game, sample = samples["professor-evil"]
    file = tmp_path / "summary.json"
    file.write_text(json.dumps(spoil(summaries.summary_of(game, sample))))
    with pytest.raises(summaries.SummaryError) as refused:
        summaries.read(file, game)
    assert "no summary" in refused.value.sentence("en")


def test_figures_nested_without_end_are_no_summary(tmp_path: Path) -> None:
    file = tmp_path / "summary.json"
    file.write_text("[" * 100_000)
    with pytest.raises(summaries.SummaryError):
        summaries.read(file, load("professor-evil"))


# ── The page ───────────────────────────────────────────────────────────────


def things(game: Game) -> dict[str, list[str]]:
    """What a page must speak of, by noun."""
    own = {
        "victorian-masterminds": ("machine", "mission", "segment", "building", "trigger"),
        "the-loop": ("agent", "mission", "machine", "ending", "mode", "difficulty"),
        "professor-evil": ("character", "card", "treasure", "result"),
    }[game.name]
    found = {noun: list(game.definition.nouns[noun]) for noun in own}
    if game.name == "the-loop":
        printed = game.tables["CARD_PROGRAM"] >= 0
        found["card"] = [card for card, there in zip(the_loop.CARD, printed, strict=True) if there]
    return found


@every_game
@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_a_page_names_everything_and_needs_nothing_else(
    samples: dict[str, tuple[Game, Sample]], name: str, locale: str
) -> None:
    game, sample = samples[name]
    summary = summaries.summary_of(game, sample)
    html = page(game, [summary, summary | {"player": "flat", "rollouts": 1000}], locale)
    text, told = game.text(locale), unescape(html)
    for noun, members in things(game).items():
        for member in members:
            assert text.format(f"{noun}-{member}") in told, (noun, member)
    for row in summary["tallies"]["decisions"]["rows"]:
        kind = text.format(f"decision-{row['name']}", attribute="kind")
        assert (f">{kind}<" in told) == (row["each"] > 0), row
    assert "<script" not in html and "http" not in html and "url(" not in html
    assert html.count("<svg") > 100 and f'lang="{locale}"' in html
    assert game.components.hash in html


def test_who_was_counted_otherwise_has_no_column_in_a_section(
    samples: dict[str, tuple[Game, Sample]],
) -> None:
    """A summary may be older than a tally, or than some of its rows."""
    game, sample = samples["professor-evil"]
    summary = summaries.summary_of(game, sample)
    tallies = json.loads(json.dumps(summary["tallies"]))
    del tallies["teams"], tallies["statistics"]["groups"][0]["rows"][0]
    html = page(game, [summary, summary | {"player": "flat", "tallies": tallies}])
    sections = re.findall(r'<section id="(.*?)">(.*?)</section>', html, re.DOTALL)
    assert [name for name, _ in sections] == list(summary["tallies"])
    for name, told in sections:
        fewer = name in ("teams", "statistics")
        assert ("has not been counted" in told) == fewer
        assert ("Flat Monte Carlo" in told) != fewer
        assert "Random play" in told


def test_the_words_of_reports_are_the_same_in_all_languages() -> None:
    english, *others = (
        {name: arguments_of(entry) for name, entry in entries(summaries.WORDS.parent, locale).items()}
        for locale in ("en", "fr", "de")
    )
    assert english
    assert all(other == english for other in others)


def test_every_two_members_make_a_pair_and_more_of_them_a_team() -> None:
    assert teams_of(("a", "b", "c"), (2,)) == ([(0, 1), (0, 2), (1, 2)], ["a+b", "a+c", "b+c"])
    assert teams_of(("a", "b", "c"), (2, 3))[1] == ["a+b", "a+c", "b+c", "a+b+c"]


# ── The command ────────────────────────────────────────────────────────────


def test_the_command_writes_figures_and_page(samples: dict[str, tuple[Game, Sample]], tmp_path: Path) -> None:
    def report(*more: str) -> Any:
        return run("report", "professor-evil", "--games", "24", "--out", str(tmp_path), *more)

    kept = tmp_path / "professor-evil.flat.json"
    flat = summaries.summary_of(*samples["professor-evil"]) | {"player": "flat", "rollouts": 1000}
    kept.write_text(summaries.written(flat))
    told = json.loads(report("--json").stdout)
    assert set(told) == {"random", "flat"} and told["random"]["games"] == 24
    assert json.loads((tmp_path / "professor-evil.random.json").read_text()) == told["random"]
    assert "Flat Monte Carlo" in (tmp_path / "professor-evil.html").read_text()
    stale = json.dumps(flat | {"rules": 0})
    kept.write_text(stale)
    again = report("--locale", "en")
    assert again.exit_code == 0 and "other rules or components" in again.output
    assert kept.read_text() == stale
    assert "Flat Monte Carlo" not in (tmp_path / "professor-evil.html").read_text()


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--games", "0"], "0"),
        (["--minutes", "abc"], "abc"),
        (["--minutes", "0"], "0"),
        (["--minutes", "1.5"], "1.5"),
        (["--minutes", "9999999999"], "9999999999"),
    ],
)
def test_bad_words_get_one_sentence(tmp_path: Path, arguments: list[str], named: str, locale: str) -> None:
    folder = tmp_path / "reports"
    said = refused(run("report", "professor-evil", "--out", folder, *arguments, "--locale", locale))
    assert named in said and not folder.exists()


@pytest.mark.skipif(not Path("/proc").exists(), reason="no folder that takes no file, whoever asks")
def test_a_folder_that_takes_no_file_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("villainy.cli.report.play_at_random")
    assert "/proc" in refused(run("report", "professor-evil", "--out", "/proc"))


def test_samples_and_summaries_need_neither_words_nor_program() -> None:
    names = [f"villainy.arena.readings.{snake(name)}" for name in villainy.GAMES]
    blocked = ("msgspec", "fluent", "typer", "rich", "choix", "ray", "matplotlib")
    script = (
        "import sys\n"
        f"for name in {blocked!r}: sys.modules[name] = None\n"
        f"import {', '.join(['villainy.arena.sample', 'villainy.arena.summary', *names])}"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
