"""Charts as SVG, in the colours of the page, each with its numbers as a table beside it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.shapes import (
    Bin,
    Shape,
    limit_shape,
    shapes,
    success_by_steps,
)
from pytest_androidbench.report.wording import (
    OUTCOME_NAMES,
    count,
    interval_text,
    percent,
)

WIDTH: Final = 360
HEIGHT: Final = 190
LEFT, RIGHT, TOP, BOTTOM = 38, 350, 22, 158
"""Edges of the plot in the picture."""
LABELS: Final = 5
"""Numbers along the lower edge, at most."""
STACK: Final = tuple(outcome for outcome in Outcome if outcome.scored)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """A picture of some numbers, and the numbers."""

    title: str
    caption: str
    svg: Markup
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def charts(records: Sequence[Record]) -> tuple[Chart, ...]:
    """Steps, time, tokens and cost, the share of the allowed steps, and success by steps."""
    return tuple(_charts(records))


def _charts(records: Sequence[Record]) -> Iterator[Chart]:
    share, success = limit_shape(records), success_by_steps(records)
    if share.bins:
        full = share.bins[-1]
        yield _stacked("Steps used of those allowed", share,
                       f"{count(full.episodes, 'episode')} used all of them")  # fmt: skip
    if len(success.bins) > 1:
        yield _rated("Success against steps", success)
    for one in shapes(records):
        yield _stacked(_TITLES[one.name], one, _spread(one))


_TITLES: Final = {
    "Steps": "Steps per episode",
    "Time": "Time per episode",
    "Tokens": "Tokens per episode",
    "Cost": "Cost per episode",
}


def _spread(shape: Shape) -> str:
    found = shape.spread
    low, middle, high, most = (
        value_text(value, shape.unit) for value in (found.p10, found.median, found.p90, found.most)
    )
    return f"median {middle}, four in five from {low} to {high}, most {most}"


def _stacked(title: str, shape: Shape, caption: str) -> Chart:
    """How many episodes fell into each bin, by what came of them."""
    top = _ceiling(shape.most)
    parts = [_grid(top, lambda number: f"{number:,.0f}"), _axis(shape)]
    for place, one in enumerate(shape.bins):
        parts += _bar(shape, place, one, top)
    if shape.unit != "%":
        parts += [_line(shape, shape.spread.median, "median")]
    rows = tuple(
        (bin_text(one, shape.unit), *(str(one.outcomes[outcome]) for outcome in STACK))
        for one in shape.bins
    )
    head = (shape.name, *(OUTCOME_NAMES[outcome] for outcome in STACK))
    return Chart(title=title, caption=caption, svg=_svg(f"{title}: {caption}", parts),
                 head=head, rows=rows)  # fmt: skip


def _rated(title: str, shape: Shape) -> Chart:
    """The success rate in each bin with its interval."""
    parts = [_grid(1.0, percent), _axis(shape)]
    for place, one in enumerate(shape.bins):
        if one.rate.known:
            parts.append(_dot(shape, place, one))
    rows = tuple(
        (bin_text(one, shape.unit), percent(one.rate.interval.estimate), interval_text(one.rate),
         str(one.rate.episodes))
        for one in shape.bins
        if one.rate.known
    )  # fmt: skip
    caption = "success rate of the episodes that took so many steps, with 95% intervals"
    return Chart(title=title, caption=caption, svg=_svg(f"{title}: {caption}", parts),
                 head=("Steps", "Success", "95% interval", "Episodes"), rows=rows)  # fmt: skip


def value_text(value: float, unit: str) -> str:
    """A value of a measure with its unit, short enough for an axis."""
    if not math.isfinite(value):
        return "-"
    match unit:
        case "%":
            return f"{100 * value:.0f}%"
        case "s":
            return _time(value)
        case "$":
            return f"${value:.2f}" if value >= 1 else f"${value:.2g}" if value else "$0"
        case _:
            power, letter = next((p, x) for p, x in _THOUSANDS if value >= p or p == 1)
            return f"{value / power:,.{4 if power == 1 else 3}g}{letter}"


_THOUSANDS: Final = ((10**9, "G"), (10**6, "M"), (10**3, "k"), (1, ""))


def _time(seconds: float) -> str:
    """As `seconds_text`, in one unit."""
    length, unit = next((n, u) for n, u in ((3600, "h"), (60, "min"), (1, "s"))
                        if seconds >= 2 * n or n == 1)  # fmt: skip
    return f"{seconds / length:.{2 if seconds < 10 else 3}g} {unit}" if seconds else "0"


def bin_text(one: Bin, unit: str) -> str:
    """Which values a bin holds."""
    low = value_text(one.low, unit)
    if math.isinf(one.high):
        return "all" if unit == "%" else f"{low} and more"
    if unit == "steps" and one.high - one.low == 1:
        return low
    high = one.high - 1 if unit == "steps" else one.high
    return f"{low} to {value_text(high, unit)}"


def _svg(label: str, parts: Sequence[Markup]) -> Markup:
    return Markup(
        '<svg class="chart" viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg>'
    ).format(WIDTH, HEIGHT, label, Markup("").join(parts))


def _bar(shape: Shape, place: int, one: Bin, top: float) -> Iterator[Markup]:
    left, right = _x(shape, place), _x(shape, place + 1)
    told = ", ".join(
        f"{number} {OUTCOME_NAMES[outcome]}" for outcome, number in one.outcomes.items() if number
    )
    below = float(BOTTOM)
    for outcome in STACK:
        height = one.outcomes[outcome] / top * (BOTTOM - TOP)
        if height:
            below -= height
            yield Markup(
                '<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}">'
                "<title>{}: {}</title></rect>"
            ).format(outcome.replace("_", "-"), left + 0.8, below, max(1.0, right - left - 1.6),
                     height, bin_text(one, shape.unit), told)  # fmt: skip


def _dot(shape: Shape, place: int, one: Bin) -> Markup:
    middle = (_x(shape, place) + _x(shape, place + 1)) / 2
    low, mean, high = (
        BOTTOM - share * (BOTTOM - TOP)
        for share in (one.rate.interval.low, one.rate.interval.estimate, one.rate.interval.high)
    )
    return Markup(
        '<g class="rated"><title>{}: {}, interval {}, {}</title>'
        '<line x1="{:.1f}" x2="{:.1f}" y1="{:.1f}" y2="{:.1f}"/>'
        '<circle cx="{:.1f}" cy="{:.1f}" r="4.5"/></g>'
    ).format(
        bin_text(one, shape.unit), percent(one.rate.interval.estimate), interval_text(one.rate),
        count(one.rate.episodes, "episode"), middle, middle, low, high, middle, mean,
    )  # fmt: skip


def _line(shape: Shape, value: float, name: str) -> Markup:
    """A value marked over the bars."""
    edges = [one.low for one in shape.bins]
    place = max(index for index, edge in enumerate(edges) if edge <= value)
    one = shape.bins[place]
    inside = 0.5 if math.isinf(one.high) else (value - one.low) / (one.high - one.low)
    x = _x(shape, place) + inside * (_x(shape, place + 1) - _x(shape, place))
    anchor = "end" if x > (LEFT + RIGHT) / 2 else "start"
    return Markup(
        '<line class="at" x1="{0:.1f}" x2="{0:.1f}" y1="{1}" y2="{2}"/>'
        '<text class="at" x="{3:.1f}" y="{4}" text-anchor="{5}">{6} {7}</text>'
    ).format(x, TOP - 6, BOTTOM, x + (-4 if anchor == "end" else 4), TOP - 8, anchor, name,
             value_text(value, shape.unit))  # fmt: skip


def _grid(top: float, told: object) -> Markup:
    shares = (0.0, 0.5, 1.0)
    text = told if callable(told) else str
    return Markup("").join(
        Markup(
            '<line class="rule" x1="{}" x2="{}" y1="{:.1f}" y2="{:.1f}"/>'
            '<text x="{}" y="{:.1f}" text-anchor="end">{}</text>'
        ).format(LEFT, RIGHT, y, y, LEFT - 5, y + 4, text(share * top))
        for share, y in ((share, BOTTOM - share * (BOTTOM - TOP)) for share in shares)
    )


def _axis(shape: Shape) -> Markup:
    """Numbers at the lower edges of some bins, and at the upper edge of the last closed one."""
    number = len(shape.bins)
    every = max(1, math.ceil(number / LABELS))
    is_open = math.isinf(shape.bins[-1].high)
    closed = number - 1.5 if is_open else number
    marks = [
        (float(place), value_text(one.low, shape.unit))
        for place, one in enumerate(shape.bins)
        if place % every == 0 and place <= closed
    ]
    if is_open:
        marks.append((number - 0.5, "all" if shape.unit == "%" else "more"))
    return Markup("").join(
        Markup('<text x="{:.1f}" y="{}" text-anchor="middle">{}</text>').format(
            _x(shape, place), BOTTOM + 17, text
        )
        for place, text in marks
    )


def _x(shape: Shape, place: float) -> float:
    return LEFT + (RIGHT - LEFT) * place / len(shape.bins)


def _ceiling(most: int) -> float:
    """An even number at or above a count that is easy to halve."""
    if most <= 2:
        return 2.0
    power = 10 ** math.floor(math.log10(most))
    steps = (1, 2, 4, 6, 8, 10)
    return float(next(step * power for step in steps if step * power >= most))
