"""The schedule: one day below the other, those with nothing to do left out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.googlecalendar.names import GROUP, VIEW
from pytest_androidbench.phone.apps.googlecalendar.views.entries import DayEntry, block
from pytest_androidbench.phone.kit.pickers.revealing import RevealedRow
from pytest_androidbench.phone.system.dates import date_text, weekday
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.context import Display

BEFORE, AFTER = timedelta(days=30), timedelta(days=120)
"""So far the list goes from the day it was opened at; the month strip leads to other days."""
BESIDE_DP, CHIP_DP = 64, 44
NUMBER: Final = w.TextStyle(22)
NAME: Final = w.TextStyle(11, 500)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScheduleList:
    """The days around one."""

    day: date
    """The one at the top at first."""
    today: date
    display: Display
    entries: Sequence[DayEntry]
    key: str
    """Another one where the list shall go back to that day."""
    on_day: Callable[[str], None]
    on_empty: Callable[[], None]

    @property
    def days(self) -> list[date]:
        """Those that are listed: with something to do, today, and the day it was opened at."""
        first, last = self.day - BEFORE, self.day + AFTER
        wanted = {self.day} | ({self.today} if first <= self.today <= last else set())
        for one in self.entries:
            length = (min(one.last_day, last) - one.first_day).days
            wanted |= {one.first_day + timedelta(days=n) for n in range(length + 1)}
        return sorted(day for day in wanted if first <= day <= last)

    def build(self) -> w.Widget:
        """The list."""
        rows: list[w.Widget] = []
        place, month = 0, ""
        for day in self.days:
            name = date_text(day, "yMMMM", self.display.locale)
            banner = self._banner(day, name) if name != month and rows else None
            if day == self.day:
                place = len(rows)
            rows.append(w.Column(banner, self._day(day), across="stretch"))
            month = name
        return RevealedRow(rows, place, id="timely_day_list", key=self.key,
                           cls="androidx.recyclerview.widget.RecyclerView")  # fmt: skip

    def _banner(self, day: date, name: str) -> w.Widget:
        text = w.Text(name, w.TITLE_SMALL, id="month_banner")
        return w.Panel(text, padding=(16, 20, 16, 12), key=f"month {day:%Y-%m}", width="fill")

    def _day(self, day: date) -> w.Widget:
        here = [one for one in self.entries if one.touches(day)]
        chips = [block(one, day, None, CHIP_DP, times=not one.above) for one in here]
        empty = w.Text(tr("Nothing planned. Tap to create."), w.BODY, "on_surface_variant",
                       id="nothing_planned", key=f"empty {day}", height=CHIP_DP, width="fill",
                       on_tap=self.on_empty if day == self.day else partial(self.on_day, f"{day}"),
                       )  # fmt: skip
        column = w.Column(*(chips or [empty]), gap=4, across="stretch", weight=1)
        return w.Panel(
            w.Row(self._date(day), w.Panel(column, padding=(0, 0, 12, 0), weight=1),
                  across="start", width="fill"),
            padding=(0, 6),
            width="fill",
            cls=GROUP,
        )  # fmt: skip

    def _date(self, day: date) -> w.Widget:
        today, locale = day == self.today, self.display.locale
        name = w.PaintedText(weekday(day.weekday(), locale, "abbreviated"), NAME,
                             "primary" if today else "on_surface_variant", lines=1)  # fmt: skip
        number = w.PaintedText(native(str(day.day), locale), NUMBER,
                               "on_primary" if today else "on_surface")  # fmt: skip
        look = w.Look(background="primary" if today else None, radius=18)
        disc = w.Panel(w.Align(number), look=look, width=36, height=36)
        return w.Panel(
            w.Column(name, disc, across="center", width="fill"),
            key=f"date {day}",
            desc=tr("{day}, Open Day View", day=date_text(day, "yMMMMEEEEd", locale)),
            cls=VIEW,
            on_tap=partial(self.on_day, f"{day}"),
            width=BESIDE_DP,
        )
