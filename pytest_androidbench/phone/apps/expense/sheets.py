"""What comes up from below: one entry in full, and the question whether to delete."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.formats import amount_text, listed
from pytest_androidbench.phone.apps.expense.model import Expense, category_of
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

DetailAction = Literal["edit", "delete"]


@dataclass(eq=False)
class Detail(AppScreen[ExpenseApp, DetailAction]):
    """One entry; closes with what is to be done with it."""

    window = "sheet"
    expense: int = 0
    symbol: str = ""

    def build(self) -> w.Widget:
        expense = self.app.store.get(self.expense) or Expense()
        info = w.Column(
            self._head(expense),
            self._line("amount", tr("Amount"), amount_text(expense.cents), self.symbol),
            self._line(
                "date",
                tr("Date"),
                listed(local_time(self.phone, expense.modified), local_time(self.phone)),
            ),
            self._line("note", tr("Note"), expense.note, visible=bool(expense.note)),
            gap=16,
            width="fill",
        )
        edit = w.Button(
            tr("Edit"), icon="edit", id="btn_edit", width="fill", on_tap=partial(self.close, "edit")
        )
        return look.sheet(
            tr("Expense Detail"),
            "tv_expense_detail",
            look.drop_button(self.close, "btn_close"),
            w.Panel(look.card(w.Panel(info, padding=(16, 16, 8, 32)), "cd_info"), padding=16),
            w.Panel(edit, padding=(16, 0)),
        )

    def _head(self, expense: Expense) -> w.Widget:
        delete = w.IconButton(
            "delete",
            None,
            id="btn_delete",
            on_tap=partial(self.close, "delete"),
            cls="android.widget.ImageView",
        )
        return w.Row(
            look.disc(category_of(expense.category).icon, 55),
            w.Text(expense.name, look.HEADLINE6, id="tv_name_value", weight=1),
            delete,
            gap=16,
            width="fill",
        )

    @staticmethod
    def _line(
        name: str, label: TextLike, value: str, symbol: str = "", *, visible: bool = True
    ) -> w.Widget:
        shown = w.Text(
            value, look.BODY1, id=f"tv_{name}_value", visible=visible, weight=0 if symbol else 1
        )
        title = look.BODY2.coloured("on_surface_variant")
        return w.Row(
            w.Panel(w.Text(label, title, id=f"tv_{name}", visible=visible), width=71),
            shown,
            (
                symbol
                and w.Panel(w.Text(symbol, look.CAPTION, id="tv_currency_symbol"), padding=(8, 0))
            )
            or None,
            width="fill",
            across="start",
        )


@dataclass(eq=False)
class DeleteConfirm(AppScreen[ExpenseApp, bool]):
    """Asks before entries are deleted."""

    window = "sheet"
    count: int = 1

    def build(self) -> w.Widget:
        items = tr("item ") if self.count == 1 else tr("{n} items ", n=self.count)
        said = w.Row(
            w.Text(items, look.BODY1, id="tv_items"),
            w.Text(tr("will be deleted!"), look.BODY1, id="tv_delete_description"),
            along="center",
        )
        confirm = w.Button(
            tr("Confirm"),
            id="btn_confirm",
            width="fill",
            role="error",
            on_tap=partial(self.close, True),
        )
        return look.sheet(
            tr("Delete Items"),
            "tv_delete_item",
            look.drop_image(self.close, "imv_drop_close"),
            w.Panel(
                look.card(w.Panel(w.Align(said, height=24), padding=(0, 32)), "cv_description_bg"),
                padding=(16, 16, 16, 8),
            ),
            w.Panel(confirm, padding=(16, 0)),
        )
