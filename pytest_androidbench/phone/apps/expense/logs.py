"""The log: every entry in order of time, to filter, choose and delete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense import rows
from pytest_androidbench.phone.apps.expense.deeds import EntryDeeds
from pytest_androidbench.phone.apps.expense.filter import Filter, FilterSheet, span_of
from pytest_androidbench.phone.apps.expense.formats import day_range
from pytest_androidbench.phone.apps.expense.look import HEADLINE6, bar_icon, nothing_here
from pytest_androidbench.phone.apps.expense.model import Expense
from pytest_androidbench.phone.apps.expense.pages import LOGS
from pytest_androidbench.phone.apps.expense.sheets import DeleteConfirm
from pytest_androidbench.phone.apps.expense.store import Sorting
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

EVER: Final = (0, 2**62)


@dataclass(eq=False)
class Logs(EntryDeeds):
    """All entries; a swipe chooses one, or uncovers the button that deletes it."""

    place = LOGS
    chosen: list[int] = field(default_factory=list)
    uncovered: int = 0
    """The row that is pushed aside."""
    since: int = 0
    until: int = 0
    """The chosen days; 0: all there are."""
    sorting: Sorting = "DESC"

    def build(self) -> w.Widget:
        entries = self._entries()
        bar = self._selection_bar() if self.chosen else self._log_bar(entries)
        return w.Page(bar, self._list(entries), over=self.snackbar())

    @property
    def span(self) -> tuple[int, int] | None:
        """The first and last moment that is shown; None without any entry."""
        return span_of(self.store, self.since, self.until)

    def _entries(self) -> list[Expense]:
        return self.store.between(*(self.span or EVER), self.sorting)

    def _log_bar(self, entries: Sequence[Expense]) -> w.Widget:
        span, subtitle = self.span, ""
        if span is not None and entries:
            days = day_range(local_time(self.phone, span[0]), local_time(self.phone, span[1]))
            subtitle = f"{days} . {self.sorting}"
        action = w.BarButton(
            "filter_alt",
            tr("Filter"),
            id="filter",
            on_tap=self.ask_filter,
            enabled=span is not None,
        )
        return self.bar(tr("Expense Logs"), id_="tb_expense", subtitle=subtitle, actions=(action,))

    def _selection_bar(self) -> w.Widget:
        title = ntr("{n} item", "{n} items", len(self.chosen))
        return w.TopBar(
            w.Text(title, HEADLINE6, lines=1),
            lead=bar_icon("arrow_back", self.clear),
            actions=(
                w.BarButton("delete", tr("Delete"), id="delete", on_tap=self.ask_delete_chosen),
            ),
            id="tb_expense",
            look=w.Look(background="surface"),
        )

    def _list(self, entries: Sequence[Expense]) -> w.Widget:
        if not entries:
            return w.Padding(nothing_here(), (0, 48))
        symbol = self.app.currency.symbol

        def row(place: int) -> w.Widget:
            expense = entries[place]
            return rows.log_row(
                self.phone,
                expense,
                symbol,
                shift=self._shift(expense.id),
                on_tap=partial(self.show_detail, expense.id, symbol),
                on_long=partial(self.uncover, expense.id),
                on_swipe=partial(self.swipe, expense.id),
                on_delete=partial(self.ask_delete, expense.id),
            )

        return w.Scroll(
            count=len(entries),
            row=row,
            row_height=rows.LOG_HEIGHT,
            padding=(0, 0, 0, 80),
            id="rv_expense",
        )

    def _shift(self, id_: int) -> float:
        if id_ in self.chosen:
            return rows.CHECK_ROOM
        return -rows.DELETE_ROOM if id_ == self.uncovered else 0

    def swipe(self, id_: int, direction: SwipeDirection) -> None:
        if id_ in self.chosen:
            self.chosen.remove(id_)
        elif id_ == self.uncovered:
            self.uncovered = 0
        elif direction == "right":
            self.chosen.append(id_)
        elif direction == "left":
            self._uncover(id_)

    def uncover(self, id_: int) -> None:
        """Show a row's delete button, or hide it again."""
        if id_ == self.uncovered:
            self.uncovered = 0
        elif id_ not in self.chosen:
            self._uncover(id_)

    def _uncover(self, id_: int) -> None:
        self.uncovered, self.chosen = id_, []

    def clear(self) -> None:
        """Choose nothing."""
        self.chosen, self.uncovered = [], 0

    def ask_delete_chosen(self) -> None:
        self.ask(DeleteConfirm(count=len(self.chosen)), self.delete_chosen)

    def delete_chosen(self, sure: bool) -> None:
        if sure:
            self.store.delete(self.chosen)
            self.clear()

    def ask_filter(self) -> None:
        span = self.span
        if span is not None:
            self.ask(FilterSheet(since=span[0], until=span[1], sorting=self.sorting), self.filter)

    def filter(self, wanted: Filter) -> None:
        self.since, self.until, self.sorting = wanted
