"""Android's date picker dialog: a month to tap on, and a list of years."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.kit.pickers.month_view import (
    BAR_DP,
    CELL_DP,
    SUNDAY,
    Day,
    MonthView,
)
from pytest_androidbench.phone.kit.pickers.revealing import RevealingList
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

YEAR_DP: Final = 48
LEAST_DP: Final = 24
"""Of a week's row that can still be tapped; on lower displays the month scrolls."""
AROUND_DP: Final = 144
"""Of a phone on its side, what bars, edges and buttons leave the month no room for."""


@dataclass(eq=False)
class PickDate(AppScreen[App, Day]):
    """Closes with the chosen (year, month, day)."""

    year: int = 1970
    month: int = 1
    day: int = 1
    first_year: int = 1900
    last_year: int = 2100
    first_weekday: int = SUNDAY
    shown: int = 0
    """The month on display, counted from year 0; 0: the chosen day's."""
    choosing_year: bool = False

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        shown = self._years() if self.choosing_year else self._month()
        if self.phone.display.is_wide:
            beside = w.Row(
                w.Panel(self._header(), weight=2),
                w.Panel(shown, weight=3),
                gap=16,
                across="start",
                width="fill",
            )
            body: w.Widget = w.Scroll(beside, padding=(24, 0), key="date")
        else:
            body = w.Column(self._header(), shown, across="stretch", width="fill")
        return w.Dialog(
            body=body,
            buttons=[
                w.DialogButton(text=tr("OK"), on_tap=self.accept),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    def _header(self) -> w.Widget:
        chosen = date(self.year, self.month, self.day)
        year = w.Text(
            native(str(self.year), self.phone.display.locale),
            w.LABEL,
            "on_primary",
            id="android:id/date_picker_header_year",
            on_tap=partial(self.show_years, True),
        )
        day = w.Text(
            date_text(chosen, "MMMEd", self.phone.display.locale),
            w.HEADLINE,
            "on_primary",
            id="android:id/date_picker_header_date",
            on_tap=partial(self.show_years, False),
        )
        look = w.Look(background="primary", radius=16)
        return w.Panel(w.Column(year, day, gap=4), padding=16, look=look, width="fill")

    def _month(self) -> w.Widget:
        return MonthView(
            month=self.shown or self.year * 12 + self.month - 1,
            chosen=(self.year, self.month, self.day),
            turn=self.turn_to,
            pick=self.pick,
            years=(self.first_year, self.last_year),
            first_weekday=self.first_weekday,
            cell_dp=self._cell_dp,
            locale=self.phone.display.locale,
        ).build()

    @property
    def _cell_dp(self) -> float:
        """As high as six weeks fit, as the platform's SimpleMonthView scales its rows."""
        return min(CELL_DP, max(LEAST_DP, (self.phone.display.height_dp - AROUND_DP - BAR_DP) / 7))

    def _years(self) -> w.Widget:
        rows = [
            w.Text(
                native(str(year), self.phone.display.locale),
                w.TITLE_SMALL if year == self.year else w.BODY,
                id="android:id/text1",
                align="center",
                width="fill",
                height=YEAR_DP,
                on_tap=partial(self.pick_year, year),
            )
            for year in range(self.first_year, self.last_year + 1)
        ]
        height = BAR_DP + 7 * self._cell_dp
        return RevealingList(
            rows,
            (self.year - self.first_year) * YEAR_DP - (height - YEAR_DP) / 2,
            id="android:id/date_picker_year_picker",
            cls="android.widget.ListView",
            height=height,
            weight=0,
        )

    def show_years(self, value: bool) -> None:
        """Show the years, or the month of the chosen day."""
        self.choosing_year = value
        self.shown = 0

    def turn_to(self, month: int) -> None:
        """Show another month."""
        self.shown = month

    def pick(self, day: int) -> None:
        """Choose a day of the month on display."""
        if self.shown:
            self.year, self.month = self.shown // 12, self.shown % 12 + 1
        self.day = day

    def pick_year(self, year: int) -> None:
        """Choose a year."""
        self.year, self.shown = year, 0
        self.day = min(self.day, monthrange(year, self.month)[1])
        self.choosing_year = False

    def accept(self) -> None:
        """Take the chosen day."""
        self.close((self.year, self.month, self.day))
