"""A year: twelve small months."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.calendar.views.rows import FADED, EventRows, color_code
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import BoxDraft, Limits

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout

NUMBER: Final = w.TextStyle(8)
LINES: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Year:
    """The months of a year, days with events in their colours."""

    rows: EventRows
    year: int
    on_month: Callable[[int], Callable[[], None]]
    columns: int

    def build(self) -> w.Widget:
        """All twelve months, so many beside each other."""
        colors = self._colors()
        lines = [
            w.Row(
                *(self._month(month, colors) for month in range(first, first + self.columns)),
                gap=6,
                width="fill",
                weight=1,
                across="stretch",
            )
            for first in range(1, 13, self.columns)
        ]
        return w.Panel(
            w.Column(*lines, gap=8, across="stretch", height="fill"),
            id="calendar_wrapper",
            cls="android.widget.GridLayout",
            padding=10,
            weight=1,
        )

    def _colors(self) -> dict[date, str]:
        """The days with events, and the colour of the first."""
        moments, found = self.rows.store.moments, dict[date, str]()
        first, last = date(self.year, 1, 1), date(self.year, 12, 31)
        events = self.rows.store.between(moments.start_of(first), moments.end_of(last))
        for event in events:
            day, end = moments.day(event.start_ts), moments.day(event.end_ts)
            for ordinal in range(max(day, first).toordinal(), min(end, last).toordinal() + 1):
                found.setdefault(date.fromordinal(ordinal), color_code(event.color))
        return found

    def _month(self, month: int, colors: dict[date, str]) -> w.Widget:
        today = self.rows.store.moments.today
        current = (today.year, today.month) == (self.year, month)
        name = w.Text(
            f"{date(self.year, month, 1):%B}".upper(),
            w.BODY,
            "primary" if current else None,
            id="month_label",
            align="center",
            width="fill",
            lines=1,
        )
        small = SmallMonth(
            days=self._days(month, colors),
            id="small_month_view",
            on_tap=self.on_month(month),
            weight=1,
        )
        return w.Column(
            name,
            small,
            across="stretch",
            id=f"month_{month}_holder",
            cls="android.widget.RelativeLayout",
            weight=1,
        )

    def _days(self, month: int, colors: dict[date, str]) -> list[tuple[int, w.Widget]]:
        count = monthrange(self.year, month)[1]
        start = self.rows.store.config.days_into_week(date(self.year, month, 1))
        days = (date(self.year, month, day) for day in range(1, count + 1))
        return [(start + place, self._day(day, colors.get(day))) for place, day in enumerate(days)]

    def _day(self, day: date, color: str | None) -> w.Widget:
        text = w.PaintedText(str(day.day), NUMBER, color or FADED, align="center")
        if day != self.rows.store.moments.today:
            return text
        return w.Panel(w.Align(text), look=w.Look(background="primary_container", radius=9))


@dataclass(eq=False)
class SmallMonth(w.Widget):
    """Numbers in seven columns; a custom view without nodes inside."""

    days: list[tuple[int, w.Widget]]
    """Places in the columns, and what is there."""

    class_name: ClassVar[str] = "android.view.View"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        width, height = limits.max_width, limits.max_height
        tall = min(width // 7, height // LINES)
        drafts = []
        for place, kid in self.days:
            row, column = divmod(place, 7)
            x = width * column // 7
            room = width * (column + 1) // 7 - x
            drafts.append(layout.measure(kid, Limits(room, room, tall, tall)).at(x, row * tall))
        return BoxDraft(self, width, height, drafts)
