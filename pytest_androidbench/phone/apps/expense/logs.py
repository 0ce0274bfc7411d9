"""The log: every entry in order of time, to filter, choose and delete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense import rows
from pytest_androidbench.phone.apps.expense.entry_actions import EntryActions
from pytest_androidbench.phone.apps.expense.filter import DayFilter
from pytest_androidbench.phone.apps.expense.look import (
    FRAME,
    app_bar,
    bar,
    bar_action,
    bar_icon,
    nothing_here,
)
from pytest_androidbench.phone.apps.expense.model import Expense
from pytest_androidbench.phone.apps.expense.pages import LOGS, ExpensePage
from pytest_androidbench.phone.apps.expense.sheets import DeleteConfirm
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

EVER: Final = (0, 2**62)


@dataclass(eq=False)
class Logs(ExpensePage):
    """All entries; a swipe chooses one, or uncovers the button that deletes it."""

    place = LOGS
    bar_id = "app_bar"
    frame_id = "ml_expense"
    selected: Selection[int] = field(default_factory=Selection)
    uncovered: int = 0
    """The row that is pushed aside."""
    days: DayFilter = field(default_factory=DayFilter)
    entries: EntryActions = field(default_factory=EntryActions)

    def build(self) -> w.Widget:
        entries = self._entries()
        bar = self._selection_bar() if self.selected else self._log_bar(entries)
        return self.page(bar, self._list(entries))

    def _entries(self) -> list[Expense]:
        return self.app.store.between(*(self.days.span or EVER), self.days.sorting)

    def _log_bar(self, entries: Sequence[Expense]) -> w.Widget:
        subtitle = f"{self.days.told} . {self.days.sorting}" if entries else ""
        action = self.days.button(tr("Filter"), "filter")
        return self.bar(tr("Expense Logs"), id_="tb_expense", subtitle=subtitle, actions=(action,))

    def _selection_bar(self) -> w.Widget:
        title = ntr("{n} item", "{n} items", len(self.selected))
        delete = bar_action("delete", tr("Delete"), self.ask_delete, "delete")
        lead = bar_icon("arrow_back", self.clear)
        return app_bar(bar(title, lead, "tb_expense", actions=(delete,)), self.bar_id)

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
                on_tap=partial(self.entries.show_detail, expense.id, symbol),
                on_long=partial(self.uncover, expense.id),
                on_swipe=partial(self.swipe, expense.id),
                on_delete=partial(self.entries.ask_delete, expense.id),
            )

        shown = w.Scroll(
            count=len(entries),
            row=row,
            row_height=rows.LOG_HEIGHT,
            padding=(0, 0, 0, 80),
            id="rv_expense",
        )
        return w.Panel(shown, cls=FRAME, weight=1)

    def _shift(self, id_: int) -> float:
        if id_ in self.selected:
            return rows.CHECK_ROOM
        return -rows.DELETE_ROOM if id_ == self.uncovered else 0

    def swipe(self, id_: int, direction: SwipeDirection) -> None:
        if id_ in self.selected:
            self.selected.toggle(id_)
        elif id_ == self.uncovered:
            self.uncovered = 0
        elif direction == "right":
            self.selected.toggle(id_)
        elif direction == "left":
            self._uncover(id_)

    def uncover(self, id_: int) -> None:
        """Show a row's delete button, or hide it again."""
        if id_ == self.uncovered:
            self.uncovered = 0
        elif id_ not in self.selected:
            self._uncover(id_)

    def _uncover(self, id_: int) -> None:
        self.uncovered = id_
        self.selected.end()

    def clear(self) -> None:
        """Choose nothing."""
        self.uncovered = 0
        self.selected.end()

    def ask_delete(self) -> None:
        self.ask(DeleteConfirm(count=len(self.selected)), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.app.store.delete(self.selected.rows)
            self.clear()
