"""The sheet that limits a list to some days, and turns its order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.look import (
    BODY1,
    CAPTION,
    CARD_VIEW,
    FRAME,
    HEADLINE5,
    HEADLINE6,
    SUBTITLE1,
)
from pytest_androidbench.phone.apps.expense.store import Sorting, Store
from pytest_androidbench.phone.kit.pickers import PickDate
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import MONTHS, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

Filter = tuple[int, int, Sorting]
"""First and last millisecond, and the order."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def span_of(store: Store, since: int, until: int) -> tuple[int, int] | None:
    """The chosen days (0: none) as far as there are entries; None without any entry."""
    limits = store.span()
    return limits and (max(since, limits[0]), min(until or limits[1], limits[1]))


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
            self._day("start", tr("From"), self.since, self.choose_start),
            self._day("end", tr("To"), self.until, self.choose_end),
            along="center",
            gap=90,
            width="fill",
        )
        order = w.Column(
            w.Text(tr("Order by Date in"), BODY1, id="tv_sorted_by"),
            w.Row(self._order("DESC"), self._order("ASC"), id="tg_date_order"),
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

    def _day(self, name: str, label: TextLike, ms: int, choose: Callable[[], None]) -> w.Widget:
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

    def choose_start(self) -> None:
        self.ask(self._picker(self.since), self.set_start)

    def choose_end(self) -> None:
        self.ask(self._picker(self.until), self.set_end)

    def _picker(self, ms: int) -> PickDate:
        day = local_time(self.phone, ms)
        return PickDate(year=day.year, month=day.month, day=day.day)

    def set_start(self, day: tuple[int, int, int]) -> None:
        self.since = self._within(self._ms(day, end=False))
        if self.since > self.until:
            self.until = self._day_of(self.since, end=True)
            self.toast(tr("End Date Changed to Start Date!"))

    def set_end(self, day: tuple[int, int, int]) -> None:
        self.until = self._within(self._ms(day, end=True))
        if self.until < self.since:
            self.since = self._day_of(self.until, end=False)
            self.toast(tr("Start Date Changed to End Date!"))

    def _within(self, ms: int) -> int:
        """The picker offers only days on which there may be entries."""
        oldest, newest = Store(self.db).span() or (ms, ms)
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
