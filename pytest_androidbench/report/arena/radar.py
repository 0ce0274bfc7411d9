"""The four abilities of several runs as a radar chart: an SVG that stands by itself."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from markupsafe import Markup

from pytest_androidbench.report.arena.tabulated import number_text
from pytest_androidbench.report.lines import cut
from pytest_androidbench.report.wording import one_line
from pytest_androidbench.stats.arena.abilities import Abilities

AXES: Final = ("Understanding", "Reasoning", "Exploration", "Reflection")
"""From above, clockwise."""
RINGS: Final = (0.25, 0.5, 0.75, 1.0)
WIDTH: Final = 640
CENTRE_X, CENTRE_Y, RADIUS = 320, 210, 150
LEGEND_TOP: Final = 410
LEGEND_ROW: Final = 22
MAX_NAME: Final = 40
"""Columns that a run's name may take, a wide character two."""
LOOKS: Final = (
    # Colours that differ to colour-blind eyes (M. Okabe and K. Ito, 2008), dark enough on white.
    ("#0072b2", ""), ("#b34700", "7 4"), ("#00785a", "2 3"), ("#a8437e", "10 3 2 3"),
    ("#4d4d4d", "12 5"), ("#7a6400", "4 2 1 2"),
)  # fmt: skip
"""Colour and dashes of each run's line; from the seventh on they come again."""
TITLE: Final = "Four abilities of AndroidArena"
_NOT_XML: Final = re.compile("[\ufffe\uffff]")


def radar(scores: Mapping[str, Abilities]) -> Markup:
    """A radar chart of scores from 0 to 1, such as the averages are; beyond that they are cut off.

    An ability that is not known has no corner, and the legend says so. Names of runs are foreign.

    Raises:
        ValueError: there is no run.
    """
    if not scores:
        raise ValueError("a radar chart needs a run")
    runs = {_harmless(name): _values(of) for name, of in scores.items()}
    if len(runs) < len(scores):
        runs = {
            f"{number}. {_harmless(name)}": _values(of)
            for number, (name, of) in enumerate(scores.items(), start=1)
        }
    height = LEGEND_TOP + LEGEND_ROW * len(runs)
    parts = [*_grid(), *_axes()]
    for place, (name, values) in enumerate(runs.items()):
        parts += [_shape(place, name, values), _legend(place, name, values)]
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" '
        'role="img" aria-labelledby="radar-title radar-desc" '
        'font-family="sans-serif" font-size="13">'
        '<title id="radar-title">{2}</title><desc id="radar-desc">{3}</desc>'
        '<rect width="{0}" height="{1}" fill="#ffffff"/>{4}</svg>\n'
    ).format(WIDTH, height, TITLE, _told(runs), Markup("").join(parts))


def _harmless(name: str) -> str:
    return _NOT_XML.sub("\N{REPLACEMENT CHARACTER}", cut(one_line(name), MAX_NAME)) or "(no name)"


def _values(abilities: Abilities) -> tuple[float | None, ...]:
    return (
        abilities.understanding,
        abilities.reasoning,
        abilities.exploration,
        abilities.reflection,
    )


def _told(runs: Mapping[str, Sequence[float | None]]) -> str:
    return " ".join(f"{name}: {_numbers(values)}." for name, values in runs.items())


def _numbers(values: Sequence[float | None]) -> str:
    return ", ".join(
        f"{axis.lower()} {'not known' if value is None else number_text(value)}"
        for axis, value in zip(AXES, values, strict=True)
    )


def _point(axis: int, share: float) -> tuple[float, float]:
    angle = 2 * math.pi * axis / len(AXES) - math.pi / 2
    reach = RADIUS * min(1.0, max(0.0, share))
    return CENTRE_X + reach * math.cos(angle), CENTRE_Y + reach * math.sin(angle)


def _points(shares: Sequence[tuple[int, float]]) -> str:
    return " ".join("{:.1f},{:.1f}".format(*_point(axis, share)) for axis, share in shares)


def _grid() -> Iterator[Markup]:
    for ring in RINGS:
        points = _points([(axis, ring) for axis in range(len(AXES))])
        yield Markup('<polygon points="{}" fill="none" stroke="#c8c8c8"/>').format(points)
        x, y = _point(0, ring)
        yield Markup(
            '<text x="{:.1f}" y="{:.1f}" font-size="10" fill="#595959">{:g}</text>'
        ).format(x + 4, y + 12, ring)


def _axes() -> Iterator[Markup]:
    anchors = ("middle", "start", "middle", "end")
    moves = ((0, -8), (8, 4), (0, 20), (-8, 4))
    for axis, (name, anchor, (dx, dy)) in enumerate(zip(AXES, anchors, moves, strict=True)):
        x, y = _point(axis, 1)
        yield Markup(
            '<line x1="{}" y1="{}" x2="{:.1f}" y2="{:.1f}" stroke="#c8c8c8"/>'
            '<text x="{:.1f}" y="{:.1f}" text-anchor="{}" fill="#1a1a1a">{}</text>'
        ).format(CENTRE_X, CENTRE_Y, x, y, x + dx, y + dy, anchor, name)


def _shape(place: int, name: str, values: Sequence[float | None]) -> Markup:
    colour, dashes = LOOKS[place % len(LOOKS)]
    known = [(axis, value) for axis, value in enumerate(values) if value is not None]
    dots = Markup("").join(
        Markup('<circle cx="{:.1f}" cy="{:.1f}" r="3.5" fill="{}"/>').format(
            *_point(axis, value), colour
        )
        for axis, value in known
    )
    return Markup(
        '<g><title>{}: {}</title><polygon points="{}" fill="{}" fill-opacity="0.08" '
        'stroke="{}" stroke-width="2" stroke-dasharray="{}"/>{}</g>'
    ).format(name, _numbers(values), _points(known), colour, colour, dashes or "none", dots)


def _legend(place: int, name: str, values: Sequence[float | None]) -> Markup:
    colour, dashes = LOOKS[place % len(LOOKS)]
    y = LEGEND_TOP + LEGEND_ROW * place
    return Markup(
        '<line x1="24" x2="64" y1="{0}" y2="{0}" stroke="{1}" stroke-width="2" '
        'stroke-dasharray="{2}"/><text x="72" y="{3}" fill="#1a1a1a">{4}{5}</text>'
    ).format(y, colour, dashes or "none", y + 4, name, _unknown(values))


def _unknown(values: Sequence[float | None]) -> str:
    names = [axis.lower() for axis, value in zip(AXES, values, strict=True) if value is None]
    if not names:
        return ""
    told = " and ".join(names) if len(names) < 3 else f"{len(names)} abilities"
    return f" ({told} not known)"
