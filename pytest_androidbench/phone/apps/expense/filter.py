"""The sheet that limits a list to some days, and turns its order."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.formats import day_range
from pytest_androidbench.phone.apps.expense.look import (
    BODY1,
    CAPTION,
    CARD_VIEW,
    FRAME,
    HEADLINE5,
    HEADLINE6,
    SUBTITLE1,
    bar_action,
)
from pytest_androidbench.phone.apps.expense.store import Sorting
from pytest_androidbench.phone.kit.pickers import PickDate
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.system.times import MONTHS, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

Filter = tuple[int, int, Sorting]
"""First and last millisecond, and the order."""
TOGGLES: Final = "com.google.android.material.button.MaterialButtonToggleGroup"
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class ToggleButton(w.Checkable, w.Button):
    """One of a group of buttons of which one is on."""


@dataclass(eq=False)
class FilterSheet(AppScreen[ExpenseApp, Filter]):
    """Closes with the days and the order that are wanted."""

    window = "sheet"
    since: int = 0
    until: int = 0
    sorting: Sorting = "DESC"
    sortable: bool = True

    def build(self) -> w.Widget:
        days = w.Row(
            self._day("start", tr("From"), self.since),
            self._day("end", tr("To"), self.until),
            along="center",
            gap=90,
            width="fill",
        )
        order = w.Column(
            w.Text(tr("Order by Date in"), BODY1, id="tv_sorted_by"),
            w.Row(self._order("DESC"), self._order("ASC"), id="tg_date_order", cls=TOGGLES),
            gap=8,
            across="center",
            width="fill",
        )
        apply = w.Button(tr("Apply Filter"), id="btn_apply_filter", on_tap=self.apply, width="fill")
        return w.Panel(
            w.Column(
                w.Text(tr("Filter"), HEADLINE6, id="tv_filter"),
                days,
                order if self.sortable else None,
                apply,
                gap=16,
                across="stretch",
            ),
            look=w.Look(background="surface", elevation=16),
            padding=(16, 16, 16, 40),
            width="fill",
            id="design_bottom_sheet",
            cls=FRAME,
        )

    def _day(self, name: str, label: TextLike, ms: int) -> w.Widget:
        day = local_time(self.phone, ms)
        month = w.Text(MONTHS[day.month - 1], HEADLINE6, "on_primary", id=f"tv_{name}_month")
        leaf = w.Column(
            w.Panel(
                month,
                look=w.Look(background="primary"),
                padding=(18, 2),
                min_height=30,
                width="fill",
            ),
            w.Text(str(day.day), HEADLINE5, id=f"tv_{name}_day"),
            w.Text(str(day.year), CAPTION, id=f"tv_{name}_year"),
            gap=4,
            across="center",
            width=80,
        )
        choose = partial(self.choose, name == "end")
        title = w.Text(label, SUBTITLE1, id="tv_from" if name == "start" else "tv_to")
        look = w.Look(background="surface_high", elevation=1)
        return w.Column(
            title,
            w.Panel(
                leaf, look=look, id=f"cv_{name}_date", cls=CARD_VIEW, on_tap=choose, clips=True
            ),
            gap=4,
        )

    def _order(self, sorting: Sorting) -> w.Widget:
        chosen = sorting == self.sorting
        return ToggleButton(
            tr("Desc") if sorting == "DESC" else tr("Asc"),
            "tonal" if chosen else "outlined",
            id=f"btn_date_order_{sorting.lower()}",
            cls="android.widget.CompoundButton",
            selected=chosen,
            on_tap=partial(self.sort, sorting),
        )

    def sort(self, sorting: Sorting) -> None:
        self.sorting = sorting

    def choose(self, end: bool) -> None:
        """Ask for the first or the last day."""
        day = local_time(self.phone, self.until if end else self.since)
        self.ask(PickDate(year=day.year, month=day.month, day=day.day), self.set_day, end)

    def set_day(self, end: bool, day: tuple[int, int, int]) -> None:
        """Take a day; the other one follows where it would lie on the wrong side."""
        ms = self._within(self._ms(day, end=end))
        self.since, self.until = (self.since, ms) if end else (ms, self.until)
        if self.since > self.until:
            if end:
                self.since = self._day_of(ms, end=False)
                self.toast(tr("Start Date Changed to End Date!"))
            else:
                self.until = self._day_of(ms, end=True)
                self.toast(tr("End Date Changed to Start Date!"))

    def _within(self, ms: int) -> int:
        """The picker offers only days on which there may be entries."""
        oldest, newest = self.app.store.span() or (ms, ms)
        first, last = (self._day_of(oldest, end=False), self._day_of(newest, end=True))
        return max(first, min(ms, last))

    def _day_of(self, ms: int, *, end: bool) -> int:
        day = local_time(self.phone, ms)
        return self._ms((day.year, day.month, day.day), end=end)

    def _ms(self, day: tuple[int, int, int], *, end: bool) -> int:
        """The first or the last millisecond of a day."""
        zone = local_time(self.phone).tzinfo
        time = (23, 59, 59, 999_000) if end else (0, 0, 0, 0)
        return round((datetime(*day, *time, tzinfo=zone) - EPOCH).total_seconds() * 1000)

    def apply(self) -> None:
        self.close((self.since, self.until, self.sorting))


@dataclass(eq=False)
class DayFilter(AppPart[ExpenseApp]):
    """The days to which a page is limited, and its order."""

    since: int = 0
    until: int = 0
    """The chosen days; 0: all there are."""
    sorting: Sorting = "DESC"
    sortable: bool = True

    @property
    def span(self) -> tuple[int, int] | None:
        """The chosen days as far as there are entries; None without any entry."""
        limits = self.app.store.span()
        return limits and (max(self.since, limits[0]), min(self.until or limits[1], limits[1]))

    @property
    def told(self) -> str:
        """The days as a bar tells them."""
        return day_range(*(local_time(self.phone, ms) for ms in self.span)) if self.span else ""

    def button(self, title: TextLike, id_: str | None = None) -> w.Widget:
        """What opens the sheet, where there is anything to choose from."""
        on = self.span is not None
        return bar_action("filter_alt", title, self.choose, id_, enabled=on)

    def choose(self) -> None:
        """Ask for other days."""
        if self.span is not None:
            self.ask(FilterSheet(*self.span, self.sorting, self.sortable), self.take)

    def take(self, wanted: Filter) -> None:
        """Limit the page."""
        self.since, self.until, self.sorting = wanted
