"""The charts of a track: speed and elevation over time or distance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.opentracks.counting import along
from pytest_androidbench.phone.apps.opentracks.model import TrackPoint
from pytest_androidbench.phone.apps.opentracks.units import FOOT, Units, decimal, elapsed
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point as Pixel
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

SPEED, ELEVATION = "#0066ff", "#339933"
SPEED_AREA, ELEVATION_AREA = "#c8e0ff40", "#b3cfb340"
GRID: Final = "on_surface_variant"
AXIS: Final = w.BODY_SMALL.coloured("on_surface")
LINES: Final = 5
"""Parts that the grid has."""
MINUTE_MS: Final = 60_000.0
TITLE: Final = w.TextStyle(14, 500)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartCurve:
    """One line of a chart."""

    colour: str
    area: str
    """The colour of what lies below it."""
    title: TextLike
    values: tuple[float, ...]

    @property
    def top(self) -> float:
        """The highest value the chart has room for."""
        return max(self.values, default=0.0) or float(LINES)


def chart(points: Sequence[TrackPoint], units: Units, *, pace: bool, by_distance: bool) -> w.Widget:
    """A chart of all points that say where they are."""
    placed = list(along(points))
    first = placed[0][0].time_ms if placed else 0
    spots = tuple(
        stats.distance / units.large_metres if by_distance else float(point.time_ms - first)
        for point, stats in placed
    )
    speeds = [point.speed or 0.0 for point, _ in placed]
    curves = [_speed(speeds, units, pace=pace)]
    heights = [point.elevation for point, _ in placed if point.elevation is not None]
    if heights and len(heights) == len(placed):
        curves.append(_elevation(heights, units))
    end = max(spots, default=0.0) or (LINES if by_distance else LINES * MINUTE_MS)
    axis = _distances(end) if by_distance else _times(end)
    canvas = w.Canvas(draw=_Drawing(spots, end, tuple(curves)), id="chart_view", weight=1)
    return w.Panel(
        w.Column(
            w.Row(*(w.PaintedText(c.title, TITLE.coloured(c.colour)) for c in curves), gap=16),
            w.Row(_scale(curves[0]), canvas, weight=1, width="fill", across="stretch"),
            w.Row(w.Spacer(40), axis, width="fill"),
            gap=8,
            across="stretch",
            height="fill",
        ),
        padding=16,
        height="fill",
        width="fill",
    )


def _speed(speeds: Sequence[float], units: Units, *, pace: bool) -> ChartCurve:
    length = units.large_metres
    unit = units.speed(0, pace=pace)[1]
    if pace:
        minutes = tuple(length / speed / 60 if speed else 0.0 for speed in speeds)
        return ChartCurve(colour=SPEED, area=SPEED_AREA, title=tr(f"Pace ({unit})"), values=minutes)
    values = tuple(speed * 3600 / length for speed in speeds)
    return ChartCurve(colour=SPEED, area=SPEED_AREA, title=tr(f"Speed ({unit})"), values=values)


def _elevation(heights: Sequence[float], units: Units) -> ChartCurve:
    unit = units.small[0]
    values = tuple(height / (FOOT if unit == "ft" else 1.0) for height in heights)
    title = tr(f"Elevation ({unit})")
    return ChartCurve(colour=ELEVATION, area=ELEVATION_AREA, title=title, values=values)


def _scale(curve: ChartCurve) -> w.Widget:
    marks = [
        w.PaintedText(decimal(curve.top * n / LINES, 0), w.BODY_SMALL.coloured(curve.colour))
        for n in range(LINES, -1, -1)
    ]
    gaps: list[w.Widget] = []
    for mark in marks[:-1]:
        gaps += [mark, w.Spacer(weight=1)]
    return w.Column(*gaps, marks[-1], width=40, height="fill")


def _times(end: float) -> w.Widget:
    return _axis([elapsed(end * n / LINES) for n in range(LINES + 1)])


def _distances(end: float) -> w.Widget:
    return _axis([decimal(end * n / LINES, 1) for n in range(LINES + 1)])


def _axis(labels: Sequence[str]) -> w.Widget:
    kids: list[w.Widget] = []
    for label in labels[:-1]:
        kids += [w.PaintedText(label, AXIS), w.Spacer(weight=1)]
    return w.Row(*kids, w.PaintedText(labels[-1], AXIS), weight=1)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Draws the grid and the curves."""

    spots: tuple[float, ...]
    end: float
    curves: tuple[ChartCurve, ...]

    def __call__(self, painter: Painter, rect: Rect) -> None:
        for n in range(LINES + 1):
            y = rect.top + round(rect.height * n / LINES)
            painter.line([Pixel(rect.left, y), Pixel(rect.right, y)], GRID, 1)
        for curve in self.curves:
            self._draw(curve, painter, rect)

    def _draw(self, curve: ChartCurve, painter: Painter, rect: Rect) -> None:
        places = [
            Pixel(
                rect.left + round(rect.width * spot / self.end),
                rect.bottom - round(rect.height * value / curve.top),
            )
            for spot, value in zip(self.spots, curve.values, strict=True)
        ]
        if len(places) > 1:
            ends = Pixel(places[-1].x, rect.bottom), Pixel(places[0].x, rect.bottom)
            painter.polygon([*places, *ends], curve.area)
            painter.line(places, curve.colour, 4)
