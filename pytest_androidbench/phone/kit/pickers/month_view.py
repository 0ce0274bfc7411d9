"""Android's page of days, as the date picker and the calendar widget show it."""

from __future__ import annotations

from calendar import Calendar
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final

from pytest_androidbench.phone.system.dates import date_text, weekday
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import tr

SUNDAY: Final = 6
CELL_DP: Final = 40
BAR_DP: Final = 48
Day = tuple[int, int, int]
"""Year, month, day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MonthView:
    """A pager of months with a chosen day; months are counted from year 0."""

    month: int
    """The month on display: year * 12 + month - 1."""
    chosen: Day | None
    turn: Callable[[int], None]
    """Takes another month on display."""
    pick: Callable[[int], None]
    """Takes a day of that month."""
    years: tuple[int, int] = (1900, 2100)
    first_weekday: int = SUNDAY
    cell_dp: float = CELL_DP
    """Height of a week's row."""
    locale: str = "en_US"

    def build(self) -> w.Widget:
        """The bar with its arrows over the pages."""
        first = self.years[0] * 12
        pages = w.Pager(
            count=(self.years[1] + 1) * 12 - first,
            index=self.month - first,
            page=self._page,
            on_page=self._turned,
            id="android:id/day_picker_view_pager",
            cls="com.android.internal.widget.ViewPager",
            height=7 * self.cell_dp,
            width="fill",
            weight=0,
        )
        return w.Column(self._bar(), pages, width="fill")

    def _bar(self) -> w.Widget:
        title = w.PaintedText(
            date_text(date(self.month // 12, self.month % 12 + 1, 1), "yMMMM", self.locale),
            w.TITLE_SMALL,
            align="center",
            weight=1,
        )
        return w.Row(
            self._arrow(-1, "chevron_left", "android:id/prev"),
            title,
            self._arrow(1, "chevron_right", "android:id/next"),
            width="fill",
            height=BAR_DP,
        )

    def _arrow(self, step: int, icon: str, id_: str) -> w.Widget:
        month = self.month + step
        if not self.years[0] <= month // 12 <= self.years[1]:
            return w.Spacer(BAR_DP)
        desc = tr("Previous month") if step < 0 else tr("Next month")
        return w.IconButton(icon, desc, id=id_, on_tap=partial(self.turn, month))

    def _turned(self, page: int) -> None:
        self.turn(page + self.years[0] * 12)

    def _page(self, index: int) -> w.Widget:
        del index
        names = w.Row(
            *(self._cell(w.PaintedText(self._letter(place), w.BODY_SMALL)) for place in range(7)),
            width="fill",
        )
        calendar = Calendar(self.first_weekday)
        weeks = calendar.monthdayscalendar(self.month // 12, self.month % 12 + 1)
        days = (w.Row(*(self._day(day) for day in week), width="fill") for week in weeks)
        return w.Column(names, *days, id="android:id/month_view", cls="android.view.View")

    def _letter(self, place: int) -> str:
        return weekday((self.first_weekday + place) % 7, self.locale, "narrow")

    def _day(self, day: int) -> w.Widget:
        if not day:
            return w.Spacer(weight=1, height=self.cell_dp)
        year, month = self.month // 12, self.month % 12 + 1
        chosen = (year, month, day) == self.chosen
        name = date_text(date(year, month, 1), "LLLL", self.locale)
        text = w.Text(
            native(str(day), self.locale),
            w.BODY,
            "on_primary" if chosen else None,
            cls="android.view.View",
            desc=native(f"{day:02} {name} {year}", self.locale),
            selected=chosen,
            on_tap=partial(self.pick, day),
            width=self.cell_dp,
            height=self.cell_dp,
            align="center",
        )
        look = w.Look(background="primary", radius=self.cell_dp / 2) if chosen else w.Look()
        return self._cell(w.Panel(text, look=look))

    def _cell(self, kid: w.Widget) -> w.Widget:
        return w.Panel(w.Align(kid), weight=1, height=self.cell_dp)
