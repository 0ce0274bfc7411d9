"""A month with what happens in the cells of its days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.googlecalendar.views.entries import DayEntry
from pytest_androidbench.phone.kit.days.month_grid import (
    DAYS,
    WEEKS,
    Bar,
    DayCell,
    MonthDrawing,
    MonthGrid,
)
from pytest_androidbench.phone.system.dates import date_text, weekday
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import TextLike, ntr

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.context import Display

BAR_DP, DOTS_DP = 17, 22
MARGIN_DP: Final = 24
"""For the numbers of the weeks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MonthPage:
    """Six weeks around a month."""

    month: date
    """Its first day."""
    first: date
    """The first day on display."""
    today: date
    display: Display
    entries: Sequence[DayEntry]
    numbers: bool
    """Whether the numbers of weeks are shown."""
    translate: Callable[[TextLike], str]
    on_day: Callable[[str], None]

    @property
    def days(self) -> list[date]:
        """All 42 days."""
        return [self.first + timedelta(days=n) for n in range(WEEKS * DAYS)]

    def build(self) -> w.Widget:
        """The weeks, one below the other."""
        locale = self.display.locale
        days = self.days
        drawing = MonthDrawing(
            letters=[
                (weekday(day.weekday(), locale, "narrow"), "on_surface_variant")
                for day in days[:DAYS]
            ],
            cells=[self._cell(day) for day in days],
            bars=self._bars(),
            weeks=[
                native(str(days[row * DAYS + 3].isocalendar().week), locale)
                for row in range(WEEKS)
            ] if self.numbers else (),
            grid=True,
            bar_dp=BAR_DP,
            dots_dp=DOTS_DP,
            margin=MARGIN_DP if self.numbers else 0,
        )  # fmt: skip
        return MonthGrid(
            drawing=drawing,
            on_day=lambda place: partial(self.on_day, days[place].isoformat()),
            wrapper_id="month_view",
            cell_id=None,
            described=[self._described(day) for day in days],
        ).build()

    def _cell(self, day: date) -> DayCell:
        today, inside = day == self.today, day.month == self.month.month
        return DayCell(
            number=native(str(day.day), self.display.locale),
            colour="on_primary" if today else "on_surface" if inside else "outline",
            disc="primary" if today else None,
        )

    def _bars(self) -> list[Bar]:
        found: list[tuple[tuple[int, int, bool, str], Bar]] = []
        for one in self.entries:
            first = max(0, (one.first_day - self.first).days)
            last = min(WEEKS * DAYS - 1, (one.last_day - self.first).days)
            bar = Bar(
                text=self.translate(one.title),
                day=first,
                length=last - first + 1,
                background=f"{one.colour}80" if one.faded else one.colour,
                colour="#ffffff",
            )
            if bar.length > 0:
                found.append(((first, -bar.length, not one.above, f"{one.start}"), bar))
        return [bar for _, bar in sorted(found, key=lambda pair: pair[0])]

    def _described(self, day: date) -> str:
        """The day, and how many things stand on it: `Wednesday 25 October 2023: 2 items`."""
        name = date_text(day, "yMMMMEEEEd", self.display.locale)
        here = sum(one.touches(day) for one in self.entries)
        return f"{name}: {self.translate(ntr('{n} item', '{n} items', here))}" if here else name
