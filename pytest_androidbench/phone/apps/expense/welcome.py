"""What Pro Expense asks the first time it is opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.choosing import Currencies, Languages, Searched
from pytest_androidbench.phone.apps.expense.look import BODY1, HEADLINE6, RECYCLER
from pytest_androidbench.phone.apps.expense.pages import HOME
from pytest_androidbench.phone.apps.expense.preferences import FIRST_TIME
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import ImeMode


@dataclass(eq=False)
class ExpenseWelcome(AppScreen[ExpenseApp, None]):
    """The language, then the currency."""

    activity = ".ui.MainActivity"
    ime: ClassVar[ImeMode] = "over"
    second: bool = False
    languages: Languages = field(default_factory=Languages)
    currencies: Currencies = field(default_factory=Currencies)

    def build(self) -> w.Widget:
        page = self._currencies() if self.second else self._languages()
        label = tr("Continue") if self.second else tr("Next")
        go_on = w.Button(label, id="btn_continue", on_tap=self.go_on, width="fill")
        greeting = w.Column(
            w.Icon("account_balance_wallet", 100, "primary", id="imv_app"),
            w.Text(tr("Hello! Welcome to Pro Expense"), HEADLINE6, id="tv_welcome"),
            gap=16,
            across="center",
            width="fill",
        )
        return w.Page(
            None if self.phone.display.is_wide else greeting,
            w.Panel(page, id="vp_config", cls="androidx.viewpager.widget.ViewPager", weight=1),
            w.Panel(go_on, padding=(16, 8, 16, 16)),
        )

    def _languages(self) -> w.Widget:
        rows = w.Scroll(*self.languages.rows(), padding=(16, 4), id="rv_languages", cls=RECYCLER)
        return w.Column(_head("Choose Language", self.languages), rows, across="stretch")

    def _currencies(self) -> w.Widget:
        nothing = w.Padding(w.Text(tr("No Items"), BODY1, id="tv_no_item"), 32)
        return w.Column(
            _head("Choose Currency", self.currencies),
            None if self.currencies.found else nothing,
            self.currencies.build(),
            across="stretch",
        )

    def go_on(self) -> None:
        """Turn to the second page, or go home from it."""
        if self.second:
            self.app.prefs().put(FIRST_TIME, value=False)
            self.show(self.app.page(HOME))
            self.close()
        self.second = True


def _head(title: str, searched: Searched) -> w.Widget:
    title_ = w.Text(tr(title), BODY1, id="tv_lang")
    column = w.Column(title_, searched.box(), gap=16, across="stretch")
    return w.Panel(column, padding=16, look=w.Look(background="surface"))
