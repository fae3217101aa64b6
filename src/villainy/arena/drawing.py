"""Small drawings for a report's tables, in SVG that takes its colours from the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

WIDTH, HEIGHT = 150, 22  # of a cell
MARGIN = 5
BARS_WIDTH, BARS_HEIGHT, FOOT = 420, 90, 30


@dataclass(frozen=True)
class Scale:
    """From a value to a place in a cell."""

    low: float
    high: float

    @classmethod
    def around(cls, edges: Sequence[float], least: float | None = None, most: float | None = None) -> Scale:
        """With room for all these, but not beyond what there can be."""
        low, high = min(edges, default=0.0), max(edges, default=1.0)
        room = (high - low) * 0.04 or 0.01
        low = low - room if least is None else max(least, low - room)
        high = high + room if most is None else min(most, high + room)
        return cls(low, high)

    def at(self, value: float, width: float = WIDTH) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(MARGIN + min(1.0, max(0.0, part)) * (width - 2 * MARGIN), 1)


def dot(
    scale: Scale,
    span: tuple[float, float, float],
    line: float | None = None,
    band: tuple[float, float] | None = None,
) -> str:
    """A value with its interval, before a line to compare with and a band to be in."""
    drawn = []
    middle = HEIGHT / 2
    if band is not None:
        left, right = scale.at(band[0]), scale.at(band[1])
        drawn.append(
            f'<rect class="band" x="{left}" y="0" width="{round(right - left, 1)}" height="{HEIGHT}"/>'
        )
    if line is not None:
        drawn.append(f'<path class="even" d="M{scale.at(line)} 0V{HEIGHT}"/>')
    value, least, most = span
    drawn.append(f'<path class="interval" d="M{scale.at(least)} {middle:g}H{scale.at(most)}"/>')
    drawn.append(f'<circle cx="{scale.at(value)}" cy="{middle:g}" r="3.6"/>')
    return _cell("".join(drawn))


def stack(shares: Sequence[float]) -> str:
    """Parts of a bar, one after the other."""
    drawn, at = [], 0.0
    for number, share in enumerate(shares):
        width = share * WIDTH
        if width > 0:
            drawn.append(
                f'<rect class="k{number}" x="{at:.1f}" y="4" width="{width:.1f}" height="{HEIGHT - 8}"/>'
            )
        at += width
    return _cell("".join(drawn))


def length_bar(share: float) -> str:
    return _cell(
        f'<rect class="bar" x="0" y="6" width="{max(share * WIDTH, 0):.1f}" height="{HEIGHT - 12}"/>'
    )


def _cell(drawn: str) -> str:
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg {size} aria-hidden="true">{drawn}</svg>'


def bars(
    counts: Sequence[int],
    width: int,
    longest: float,
    mean: float,
    quantiles: Sequence[int],
    ticks: Mapping[int, str],
) -> str:
    """How games are spread: bars, the mean, and beneath them where half and nine of ten games lie."""
    unit, most = BARS_WIDTH / longest, max(*counts, 1)
    drawn = []
    for place, count in enumerate(counts):
        height = count / most * (BARS_HEIGHT - 8)
        if count:
            drawn.append(
                f'<rect class="bar" x="{place * width * unit + 0.5:.1f}" y="{BARS_HEIGHT - height:.1f}" '
                f'width="{width * unit - 1:.1f}" height="{height:.1f}"/>'
            )
    low, quarter, _, three_quarters, high = (value * unit for value in quantiles)
    drawn.append(f'<path class="even" d="M{mean * unit:.1f} 0V{BARS_HEIGHT}"/>')
    drawn.append(f'<path class="interval" d="M{low:.1f} {BARS_HEIGHT + 6}H{high:.1f}"/>')
    drawn.append(f'<path class="half" d="M{quarter:.1f} {BARS_HEIGHT + 6}H{three_quarters:.1f}"/>')
    for at, told in ticks.items():
        anchor = "start" if at == 0 else "middle" if at * unit < BARS_WIDTH - 12 else "end"
        drawn.append(f'<text x="{at * unit:.1f}" y="{BARS_HEIGHT + 24}" text-anchor="{anchor}">{told}</text>')
    size = f"{BARS_WIDTH} {BARS_HEIGHT + FOOT}"
    return f'<svg class="bars" viewBox="0 0 {size}" aria-hidden="true">{"".join(drawn)}</svg>'
