"""What home and the log do with one entry: show it, edit it, delete it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.entry import ExpenseForm
from pytest_androidbench.phone.apps.expense.pages import ExpensePage
from pytest_androidbench.phone.apps.expense.sheets import DeleteConfirm, Detail, DetailAction
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class EntryActions(AppPart[ExpenseApp]):
    """Opens, changes and deletes entries from a page."""

    deleted: str = ""
    """What is said when one is gone; "": nothing."""

    @property
    def page(self) -> ExpensePage:
        """The page it acts from."""
        assert isinstance(self.screen, ExpensePage)
        return self.screen

    def show_detail(self, id_: int, symbol: str) -> None:
        """Show an entry in full."""
        self.ask(Detail(expense=id_, symbol=symbol), self.act, id_)

    def act(self, id_: int, action: DetailAction) -> None:
        """Do what was tapped below an entry."""
        if action == "edit":
            self.edit(id_)
        else:
            self.ask_delete(id_)

    def edit(self, id_: int = 0) -> None:
        """Open the form, with an entry or (0) empty."""
        expense = self.app.store.get(id_)
        self.ask(ExpenseForm.of(expense) if expense else ExpenseForm(), self.page.returned)

    def ask_delete(self, id_: int) -> None:
        """Delete an entry after a question."""
        self.ask(DeleteConfirm(), self.delete, id_)

    def delete(self, id_: int, sure: bool) -> None:
        """Delete an entry, if that is meant."""
        if sure:
            self.app.store.delete([id_])
            if self.deleted:
                self.page.snackbar.say(tr(self.deleted))
