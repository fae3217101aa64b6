"""The page of a report: summaries of the same game by several players, side by side, as one HTML file.

Everything is in the file: tables with small drawings in SVG, no script, no font from elsewhere. It follows
the reader's choice of light or dark, and prints.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from villainy.arena.drawing import Scale, bars, dot, length_bar, stack
from villainy.arena.readings import aims_of
from villainy.arena.sample import FLAT, RANDOM
from villainy.arena.summary import WORDS, check
from villainy.arena.telling import Teller
from villainy.engine.names import snake

if TYPE_CHECKING:
    from villainy.engine.game import Game
    from villainy.engine.text import Text

Row = Mapping[str, Any]
STYLE = Path(__file__).with_name("report.css")
RARE = 0.001  # a team that wins less often is told by how far it gets


def page(game: Game, summaries: Sequence[dict[str, Any]], locale: str = "en") -> str:
    """The whole page; SummaryError where a summary is not of this game as it is now."""
    checked = [check(game, summary, str(summary.get("who", "summary"))) for summary in summaries]
    return Page(game, checked, game.text(locale, WORDS)).html()


class Page(Teller):
    def __init__(self, game: Game, summaries: Sequence[dict[str, Any]], text: Text) -> None:
        super().__init__(text)
        self.game = game
        self.summaries = list(summaries)
        self.team = game.definition.team
        readings = import_module(f"villainy.arena.readings.{snake(game.name)}")
        self.measure: str = readings.MEASURE
        self.aims = aims_of(game)
        self.told_by_share = [self._wins_at_all(summary) for summary in self.summaries]

    def _wins_at_all(self, summary: Row) -> bool:
        """Whether shares of victories tell anything of this player."""
        if not self.team:
            return True
        rows = summary["tallies"]["level"]["groups"][0]["rows"]
        return bool(sum(row["wins"] for row in rows) >= RARE * sum(row["games"] for row in rows))

    # ── The page ───────────────────────────────────────────────────────────

    def html(self) -> str:
        title = self.text.format("report-title", {"game": self.text.format("game-title")})
        sections = [self._section(name) for name in self.summaries[0]["tallies"]]
        contents = "".join(
            f'<li><a href="#{name}">{self.say(f"section-{name}")}</a></li>'
            for name in self.summaries[0]["tallies"]
        )
        return (
            f'<!doctype html>\n<html lang="{self.text.locale}" data-game="{self.game.name}">\n'
            f'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n"
            f"<header><h1>{escape(title)}</h1>{self._lead()}</header>\n"
            f'<nav aria-label="{self.say("contents")}"><ol>{contents}</ol></nav>\n'
            f"<main>\n{self._how()}\n" + "\n".join(sections) + "\n</main>\n"
            f"<footer><p>{self._made_with()}</p></footer>\n</html>\n"
        )

    def _lead(self) -> str:
        games = self.number(sum(summary["games"] for summary in self.summaries))
        told = [f"<p>{self.say('lead', games=games)}</p>", '<dl class="players">']
        for place, summary in enumerate(self.summaries):
            arguments = {
                "games": self.number(summary["games"]),
                "seed": summary["seed"],
                "rollouts": self.number(summary["rollouts"]),
            }
            kind = summary["player"] if summary["player"] in (RANDOM, FLAT) else "bot"
            told.append(f'<dt class="p{place}">{self._player(place)}</dt>')
            told.append(f"<dd>{self.say(f'about-{kind}', **arguments)}</dd>")
        return "".join(told) + "</dl>"

    def _player(self, place: int) -> str:
        player = self.summaries[place]["player"]
        return (
            self.say(f"player-{player}") if player in (RANDOM, FLAT) else self.say("player-bot", bot=player)
        )

    def _how(self) -> str:
        lines = [self.say("how-interval"), self.say("how-average" if self.team else "how-even")]
        lines += [self.say("how-band"), self.say("how-settings")]
        if not all(self.told_by_share):
            lines.append(
                self.say("how-random-team", measure=self.text.format(f"report-measure-{self.measure}"))
            )
        told = "".join(f"<li>{line}</li>" for line in lines)
        return f'<section class="how"><h2>{self.say("how")}</h2><ul>{told}</ul></section>'

    def _made_with(self) -> str:
        first = self.summaries[0]
        return self.say("made-with", rules=first["rules"], components=first["components"])

    def _section(self, name: str) -> str:
        """With those players of whom it was counted, row by row, as of the first."""
        outlines = [_outline(summary["tallies"].get(name)) for summary in self.summaries]
        told = [
            summary
            for summary, outline in zip(self.summaries, outlines, strict=True)
            if outline == outlines[0]
        ]
        text = f"text-{name}" if name != "missions" else f"text-missions-{self.measure}"
        notes = [] if len(told) == len(self.summaries) else ["not-counted"]
        notes += ["worth-note"] if self.summaries[0]["tallies"][name]["kind"] == "worths" else []
        return (
            f'<section id="{name}"><h2>{self.say(f"section-{name}")}</h2>'
            f"<p>{self.say(text)}</p>{Page(self.game, told, self.text)._drawn(name)}"
            + "".join(f'<p class="note">{self.say(note)}</p>' for note in notes)
            + "</section>"
        )

    def _drawn(self, name: str) -> str:
        tallies = [summary["tallies"][name] for summary in self.summaries]
        kind = tallies[0]["kind"]
        draw: Callable[[str, list[Row]], str] = {
            "shares": self._shares,
            "parts": self._parts,
            "means": self._means,
            "spread": self._spread,
            "worths": self._worths,
            "decisions": self._decisions,
        }[kind]
        if name == "pairs":
            draw = self._pairs
        elif name == "seating":
            draw = self._heat
        return draw(name, tallies)

    # ── Tables ─────────────────────────────────────────────────────────────

    def _table(self, heads: Sequence[Sequence[str]], rows: Sequence[Sequence[str]], caption: str = "") -> str:
        """The columns of each player under the player's name; the first column names the row."""
        above = "".join(
            f'<th colspan="{len(own)}" class="p{place}" scope="colgroup">{self._player(place)}</th>'
            for place, own in enumerate(heads)
            if own
        )
        line = _cells("th", [list(own) for own in heads], 'scope="col"')
        body = "".join(
            f'<tr><th scope="row">{row[0]}</th>{_cells("td", _dealt(row[1:], heads))}</tr>' for row in rows
        )
        told = f"<caption>{caption}</caption>" if caption else ""
        head = f'<thead><tr><td rowspan="2"></td>{above}</tr><tr>{line}</tr></thead>'
        return f'<div class="wide"><table>{told}{head}<tbody>{body}</tbody></table></div>'

    def _groups(self, tallies: list[Row], draw: Callable[[list[Row], str], str]) -> str:
        """What is drawn of each group, with its name."""
        by = tallies[0]["by"]
        drawn = [
            draw(
                [tally["groups"][place] for tally in tallies],
                self.name(by, group["name"]) if by != "all" else "",
            )
            for place, group in enumerate(tallies[0]["groups"])
        ]
        return '<div class="groups">' + "".join(drawn) + "</div>"

    def _shares(self, name: str, tallies: list[Row]) -> str:
        """A table for each group: a dot on a line for each member and player."""
        noun = tallies[0]["noun"]
        ratio = [self.say("column-average" if self.team else "column-ratio")] if name != "level" else []

        def draw(groups: list[Row], caption: str) -> str:
            told = list(zip(groups, self.told_by_share, strict=True))
            drawn = [self._share_cells(name, group, share) for group, share in told]
            won = [
                self.say("column-share" if share else f"column-{self.measure}")
                for share in self.told_by_share
            ]
            heads = [["", one, *ratio, self.say("column-games")] for one in won]
            rows = [
                [self.name(noun, row["name"]), *(cell for cells in drawn for cell in cells[number])]
                for number, row in enumerate(groups[0]["rows"])
                if any(group["rows"][number]["games"] for group in groups)
            ]
            return self._table(heads, rows, caption)

        return self._groups(tallies, draw)

    def _share_cells(self, name: str, group: Row, share: bool) -> list[list[str]]:
        """The cells of every row of one player; between levels there is no average to be measured by."""
        rows = [row for row in group["rows"] if row["games"]]
        spans = {row["name"]: _span(row, share) for row in rows}
        average = None if name == "level" else _average(group, share)
        bands = {row["name"]: self._band(name, row["name"], average) if share else None for row in rows}
        edges = [edge for span in spans.values() for edge in span[1:]]
        edges += [edge for band in bands.values() if band for edge in band if 0.0 < edge < 1.0]
        scale = Scale.around([*edges, average or 0.0] if average else edges, 0.0, 1.0 if share else None)
        cells = []
        for row in group["rows"]:
            span = spans.get(row["name"])
            if span is None:
                cells.append(["", "–", *([] if name == "level" else [""]), "0"])
                continue
            told = self.percent(span[0]) if share else self.number(span[0], 2)
            beside = [self.number(span[0] / average, 2) if average else ""]
            drawn = dot(scale, span, average, bands[row["name"]])
            cells.append([drawn, told, *([] if name == "level" else beside), self.number(row["games"])])
        return cells

    def _band(self, name: str, member: str, average: float | None) -> tuple[float, float] | None:
        aim = self.aims.get(name)
        if isinstance(aim, Mapping):
            return aim.get(member)
        if aim is None or average is None:
            return None
        return max(0.0, aim[0] * average), min(1.0, aim[1] * average)

    def _worths(self, name: str, tallies: list[Row]) -> str:
        """The most useful first, as the last player sees it."""
        told = list(zip(tallies, self.told_by_share, strict=True))
        shown = [[_gain(row, share) for row in tally["rows"]] for tally, share in told]
        scales = [
            Scale.around([*(edge for span in spans if span for edge in span[1:]), 0.0]) for spans in shown
        ]
        used = "uses" in tallies[0]["rows"][0]
        members = tallies[0]["rows"]
        order = sorted(range(len(members)), key=lambda number: -(shown[-1][number] or (float("-inf"),))[0])
        rows = []
        for number in order:
            row = [self.name(tallies[0]["noun"], members[number]["name"])]
            for (tally, share), spans, scale in zip(told, shown, scales, strict=True):
                row += self._worth_cells(tally["rows"][number], spans[number], scale, share)
            rows.append(row)
        more = [self.say("column-had"), *([self.say("column-uses")] if used else [])]
        heads = [
            ["", self.say("column-gain" if share else f"column-gain-{self.measure}"), *more]
            for share in self.told_by_share
        ]
        return self._table(heads, rows)

    def _worth_cells(self, row: Row, span: Span | None, scale: Scale, share: bool) -> list[str]:
        could = row["had"]["games"] + row["missed"]["games"]
        had = self.percent(row["had"]["games"] / could, 0) if could else "–"
        cells = ["", "–", had]
        if span:
            told = self.percent(span[0], signed=True) if share else self.signed(span[0], 2)
            cells = [dot(scale, span, 0.0), told, had]
        return [*cells, self.number(row["uses"], 2)] if "uses" in row else cells

    def _heat(self, name: str, tallies: list[Row]) -> str:
        """Groups down, members across; the darker, the more."""
        noun, by = tallies[0]["noun"], tallies[0]["by"]
        heads = [[self.name(noun, row["name"]) for row in tallies[0]["groups"][0]["rows"]]] * len(tallies)
        rows = []
        for place, group in enumerate(tallies[0]["groups"]):
            cells = [self.name(by, group["name"])]
            for tally, share in zip(tallies, self.told_by_share, strict=True):
                cells += [self._heat_cell(row, share) for row in tally["groups"][place]["rows"]]
            rows.append(cells)
        return self._table(heads, rows)

    def _heat_cell(self, row: Row, share: bool) -> str:
        if not row["games"]:
            return "–"
        value, least, most = _span(row, share)
        told = self.percent(value, 0) if share else self.number(value, 1)
        error = self.percent((most - least) / 2, 0) if share else self.number((most - least) / 2, 1)
        depth = value if share else 0.0
        return f'<span class="heat" style="--depth:{depth:.2f}" title="± {error}">{told}</span>'

    def _pairs(self, name: str, tallies: list[Row]) -> str:
        """Each two members in a square: the share beside the average, or how far they got."""
        noun = tallies[0]["noun"]
        pairs = [row["name"].split("+") for row in tallies[0]["groups"][0]["rows"]]
        members = list(dict.fromkeys(member for pair in pairs for member in pair))
        tables = []
        for place, (tally, share) in enumerate(zip(tallies, self.told_by_share, strict=True)):
            group = tally["groups"][0]
            average = _average(group, share)
            cells = {
                frozenset(row["name"].split("+")): self._pair_cell(row, average, share)
                for row in group["rows"]
            }
            line = "".join(f'<th scope="col">{self.name(noun, member)}</th>' for member in members)
            body = "".join(
                f'<tr><th scope="row">{self.name(noun, one)}</th>'
                + "".join(f"<td>{cells.get(frozenset((one, other)), '')}</td>" for other in members)
                + "</tr>"
                for one in members
            )
            caption = f'<caption class="p{place}">{self._player(place)}</caption>'
            head = f"<thead><tr><td></td>{line}</tr></thead>"
            square = f'<table class="square">{caption}{head}<tbody>{body}</tbody></table>'
            tables.append(f'<div class="wide">{square}</div>')
        return "".join(tables)

    def _pair_cell(self, row: Row, average: float, share: bool) -> str:
        if not row["games"] or not average:
            return "–"
        value, least, most = _span(row, share)
        ratio, error = value / average, (most - least) / 2 / average
        depth = min(1.0, max(0.0, 0.5 + (ratio - 1) * 2))
        told = self.number(ratio, 2)
        return (
            f'<span class="heat" style="--depth:{depth:.2f}" title="± {self.number(error, 2)}">{told}</span>'
        )

    # ── Drawings ───────────────────────────────────────────────────────────

    def _parts(self, name: str, tallies: list[Row]) -> str:
        """A bar for each group, cut into its parts; a table for each player."""
        noun, by = tallies[0]["noun"], tallies[0]["by"]
        members = [row["name"] for row in tallies[0]["groups"][0]["rows"]]
        tables = []
        for place, tally in enumerate(tallies):
            own: list[Sequence[str]] = [[] for _ in tallies]
            own[place] = ["", *(self.name(noun, member) for member in members)]
            rows = []
            for group in tally["groups"]:
                shares = [row["share"] for row in group["rows"]]
                told = [self._key(number, self.percent(share)) for number, share in enumerate(shares)]
                rows.append([self.name(by, group["name"]), stack([share or 0.0 for share in shares]), *told])
            tables.append(self._table(own, rows))
        return f'<div class="groups">{"".join(tables)}</div>'

    def _key(self, number: int, told: str) -> str:
        return f'<span class="key k{number}"></span>{told}'

    def _means(self, name: str, tallies: list[Row]) -> str:
        by = tallies[0]["by"]
        members = [row["name"] for row in tallies[0]["groups"][0]["rows"]]
        stacked = name == "points"
        label = "part" if stacked else "mean"
        own = [*([""] if stacked else []), *(self.say(f"{label}-{member}") for member in members)]
        most = max(
            sum(row["mean"] for row in group["rows"]) for tally in tallies for group in tally["groups"]
        )
        rows = []
        for place, group in enumerate(tallies[0]["groups"]):
            cells = [self.name(by, group["name"])]
            for tally in tallies:
                means = [row["mean"] for row in tally["groups"][place]["rows"]]
                if stacked:
                    cells.append(stack([mean / most for mean in means]))
                    cells += [self._key(number, self.number(mean, 1)) for number, mean in enumerate(means)]
                else:
                    cells += [self.number(mean, 1 if mean >= 10 else 2) for mean in means]
            rows.append(cells)
        return self._table([own] * len(tallies), rows)

    def _spread(self, name: str, tallies: list[Row]) -> str:
        longest = max(
            len(group.get("bars", ())) * tally["width"] for tally in tallies for group in tally["groups"]
        )

        def draw(groups: list[Row], title: str) -> str:
            figures = []
            for place, (group, tally) in enumerate(zip(groups, tallies, strict=True)):
                if not group["games"]:
                    continue
                low, high = group["quantiles"][1], group["quantiles"][3]
                mean = self.number(group["mean"], 1)
                told = self.say("length-line", mean=mean, low=self.number(low), high=self.number(high))
                ticks = {at: self.number(at) for at in _ticks(longest)}
                drawn = bars(group["bars"], tally["width"], longest, group["mean"], group["quantiles"], ticks)
                caption = f'<figcaption><b class="p{place}">{self._player(place)}</b> {told}</figcaption>'
                figures.append(f'<figure class="c{place}">{caption}{drawn}</figure>')
            head = f"<h3>{title}</h3>" if title else ""
            return f'<div class="spread">{head}<div class="pair">{"".join(figures)}</div></div>'

        return self._groups(tallies, draw)

    def _decisions(self, name: str, tallies: list[Row]) -> str:
        most = max(row["each"] for tally in tallies for row in tally["rows"])
        kinds = [row["name"] for row in tallies[0]["rows"]]
        heads = [["", self.say("column-each"), self.say("column-choices")]] * len(tallies)
        asked = [
            number for number in range(len(kinds)) if any(tally["rows"][number]["each"] for tally in tallies)
        ]
        asked.sort(key=lambda number: -tallies[0]["rows"][number]["each"])
        rows = [
            [
                escape(self.text.format(f"decision-{kinds[number]}", attribute="kind")),
                *(cell for tally in tallies for cell in self._decision_cells(tally["rows"][number], most)),
            ]
            for number in asked
        ]
        total = [cell for tally in tallies for cell in ("", *self._decision_cells(tally, most)[1:])]
        return self._table(heads, [[f"<b>{self.say('together')}</b>", *total], *rows])

    def _decision_cells(self, row: Row, most: float) -> list[str]:
        choices = "–" if row["choices"] is None else self.number(row["choices"], 1)
        return [length_bar(row["each"] / most), self.number(row["each"], 1), choices]


Span = tuple[float, float, float]  # a value and its interval


def _outline(tally: Row | None) -> Any:
    """What a tally counts: its kind, its groups and their rows."""
    if tally is None:
        return None
    groups = [
        (group.get("name"), [row["name"] for row in group.get("rows", ())])
        for group in tally.get("groups", [tally])
    ]
    return tally["kind"], groups


def _cells(tag: str, owned: Sequence[Sequence[str]], more: str = "") -> str:
    """The cells of each player in turn; the first of them stands apart."""
    return "".join(
        f'<{tag} class="c{place}{"" if number else " start"}" {more}>{cell}</{tag}>'
        for place, cells in enumerate(owned)
        for number, cell in enumerate(cells)
    )


def _dealt(cells: Sequence[str], heads: Sequence[Sequence[str]]) -> list[Sequence[str]]:
    """A row cut into the parts of the players."""
    dealt, at = [], 0
    for own in heads:
        dealt.append(cells[at : at + len(own)])
        at += len(own)
    return dealt


def _span(row: Row, share: bool) -> Span:
    if share:
        return row["share"], row["least"], row["most"]
    return row["points"], row["points"] - row["points_error"], row["points"] + row["points_error"]


def _gain(row: Row, share: bool) -> Span | None:
    value, error = ("gain", "error") if share else ("points", "points_error")
    return (row[value], row[value] - row[error], row[value] + row[error]) if value in row else None


def _average(group: Row, share: bool) -> float:
    if share:
        return float(group["average"])
    rows = [row for row in group["rows"] if row["games"]]
    total = sum(row["games"] for row in rows)
    return sum(row["points"] * row["games"] for row in rows) / total if total else 0.0


def _ticks(most: float) -> list[int]:
    step = next(step for step in (5, 10, 20, 50, 100, 200, 500, 1000, 2000) if most / step <= 6)
    return list(range(0, int(most) + 1, step))
