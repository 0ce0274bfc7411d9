"""The line that shows what was spent on each day of this week."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.expense.look import BODY2
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point, Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

DAYS: Final = ("SU", "MO", "TU", "WE", "TH", "FR", "SAT")


@dataclass(frozen=True, slots=True)
class ExpenseCurve:
    """Draws a point for each day on which there is something, and a line through them."""

    rates: Sequence[int | None]
    """Per cent of the highest day, Sunday first."""

    def __call__(self, painter: Painter, rect: Rect) -> None:
        points = [
            self._point(painter, rect, day, rate)
            for day, rate in enumerate(self.rates)
            if rate is not None
        ]
        if len(points) > 1:
            painter.line(points, "primary", painter.ctx.dp(1))
        for point in points:
            painter.disc(point, painter.ctx.dp(3), "primary")
        if points:
            top = min(points, key=lambda p: (p.y, p.x))
            painter.line([top, Point(top.x, rect.bottom)], "outline", painter.ctx.dp(1))

    @staticmethod
    def _point(painter: Painter, rect: Rect, day: int, rate: int) -> Point:
        across = rect.width * (day + 0.5) / 7
        x = rect.right - across if painter.ctx.rtl else rect.left + across
        return Point(int(x), int(rect.bottom - rect.height * rate / 110))


def week_graph(rates: Sequence[int | None]) -> w.Widget:
    """The graph with the names of the days; its words are drawn, not written."""
    names = [
        w.PaintedText(name, BODY2.coloured("primary"), align="center", weight=1) for name in DAYS
    ]
    return w.Column(
        w.Canvas(draw=ExpenseCurve(rates), height=114, width="fill", id="expense_graph"),
        w.Row(*names, width="fill", height=30),
        width="fill",
    )
