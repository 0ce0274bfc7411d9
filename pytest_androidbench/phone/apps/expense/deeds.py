"""What home and the log do with one entry: show it, edit it, delete it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.expense.entry import Entry
from pytest_androidbench.phone.apps.expense.pages import ExpensePage
from pytest_androidbench.phone.apps.expense.sheets import DeleteConfirm, Detail, DetailAction


@dataclass(eq=False)
class EntryDeeds(ExpensePage):
    """A page with rows that open an entry."""

    shown: int = 0
    """The entry in the sheet."""

    def show_detail(self, id_: int, symbol: str) -> None:
        self.shown = id_
        self.ask(Detail(expense=id_, symbol=symbol), self.act)

    def act(self, action: DetailAction) -> None:
        if action == "edit":
            self.edit(self.shown)
        else:
            self.ask_delete(self.shown)

    def edit(self, id_: int) -> None:
        """Open the form, with an entry or (0) empty."""
        expense = self.store.get(id_)
        self.ask(Entry.of(expense) if expense else Entry(), self.returned)

    def ask_delete(self, id_: int) -> None:
        self.shown = id_
        self.ask(DeleteConfirm(), self.delete_shown)

    def delete_shown(self, sure: bool) -> None:
        if sure:
            self.store.delete([self.shown])
            self.after_delete()

    def after_delete(self) -> None:
        """Called when an entry is gone."""
