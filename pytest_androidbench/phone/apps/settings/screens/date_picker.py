"""Android's date picker: a month to tap on, and a list of years."""

from __future__ import annotations

from calendar import Calendar, monthrange
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.settings.view.reveal import RevealingList
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.theme import BODY, HEADLINE, LABEL, TITLE_SMALL
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    Dialog,
    DialogButton,
    IconButton,
    Look,
    Panel,
    Row,
    Spacer,
    Text,
)

FIRST_YEAR: Final = 1970
LAST_YEAR: Final = 2037
YEARS_NEARBY: Final = 40
CELL_DP: Final = 40
YEAR_DP: Final = 48
YEARS_DP: Final = 280
SUNDAY: Final = 6


@dataclass(eq=False)
class DatePicker(AppScreen[str]):
    """Closes with the chosen day as "2023-10-15"."""

    year: int = FIRST_YEAR
    month: int = 1
    day: int = 1
    shown_year: int = 0
    shown_month: int = 0
    """The month on display; 0: the chosen one."""
    choosing_year: bool = False

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> Widget:
        body = Column(
            self._header(),
            self._years() if self.choosing_year else self._month(),
            across="stretch",
            width="fill",
        )
        return Dialog(
            body=body,
            buttons=[
                DialogButton(text=tr("OK"), on_tap=self.accept),
                DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    @property
    def _at(self) -> tuple[int, int]:
        return self.shown_year or self.year, self.shown_month or self.month

    def _header(self) -> Widget:
        chosen = date(self.year, self.month, self.day)
        year = Text(
            str(self.year),
            LABEL,
            "on_primary",
            id="android:id/date_picker_header_year",
            on_tap=partial(self.show_years, True),
        )
        day = Text(
            f"{chosen:%a, %b} {chosen.day}",
            HEADLINE,
            "on_primary",
            id="android:id/date_picker_header_date",
            on_tap=partial(self.show_years, False),
        )
        look = Look(background="primary", radius=16)
        return Panel(Column(year, day, gap=4), padding=16, look=look, width="fill")

    def _month(self) -> Widget:
        year, month = self._at
        title = Text(f"{date(year, month, 1):%B} {year}", TITLE_SMALL, align="center", weight=1)
        bar = Row(
            IconButton("chevron_left", tr("Previous month"), id="android:id/prev",
                       on_tap=partial(self.turn, -1)),
            title,
            IconButton("chevron_right", tr("Next month"), id="android:id/next",
                       on_tap=partial(self.turn, 1)),
            width="fill",
        )  # fmt: skip
        names = Row(*(self._cell(Text(name, BODY)) for name in "SMTWTFS"), width="fill")
        weeks = Calendar(SUNDAY).monthdayscalendar(year, month)
        days = [Row(*(self._day(day) for day in week), width="fill") for week in weeks]
        grid = Column(*days, id="android:id/month_view", cls="android.view.View", width="fill")
        return Column(bar, names, grid, width="fill")

    def _day(self, day: int) -> Widget:
        if not day:
            return Spacer(weight=1, height=CELL_DP)
        year, month = self._at
        chosen = (year, month, day) == (self.year, self.month, self.day)
        text = Text(
            str(day),
            BODY,
            "on_primary" if chosen else None,
            cls="android.view.View",
            desc=f"{date(year, month, day):%d %B %Y}",
            selected=chosen,
            on_tap=partial(self.pick, day),
            width=CELL_DP,
            height=CELL_DP,
            align="center",
        )
        look = Look(background="primary", radius=CELL_DP / 2) if chosen else Look()
        return self._cell(Panel(text, look=look))

    @staticmethod
    def _cell(kid: Widget) -> Widget:
        return Panel(Align(kid), weight=1, height=CELL_DP)

    def _years(self) -> Widget:
        first = max(FIRST_YEAR, self.year - YEARS_NEARBY)
        rows = [
            Text(
                str(year),
                TITLE_SMALL if year == self.year else BODY,
                id="android:id/text1",
                align="center",
                width="fill",
                height=YEAR_DP,
                on_tap=partial(self.pick_year, year),
            )
            for year in range(first, LAST_YEAR + 1)
        ]
        return RevealingList(
            rows,
            (self.year - first) * YEAR_DP - (YEARS_DP - YEAR_DP) / 2,
            id="android:id/date_picker_year_picker",
            cls="android.widget.ListView",
            height=YEARS_DP,
            weight=0,
        )

    def show_years(self, value: bool) -> None:
        """Show the years, or the month."""
        self.choosing_year = value

    def turn(self, step: int) -> None:
        """Show another month."""
        year, month = self._at
        place = year * 12 + month - 1 + step
        self.shown_year, self.shown_month = place // 12, place % 12 + 1

    def pick(self, day: int) -> None:
        """Choose a day of the month on display."""
        self.year, self.month = self._at
        self.day = day

    def pick_year(self, year: int) -> None:
        """Choose a year."""
        self.year = self.shown_year = year
        self.day = min(self.day, monthrange(year, self.month)[1])
        self.choosing_year = False

    def accept(self) -> None:
        """Take the chosen day."""
        self.close(f"{self.year:04d}-{self.month:02d}-{self.day:02d}")
