"""What Pro Expense asks the first time it is opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.expense import choosing
from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.look import BODY1, HEADLINE6, RECYCLER
from pytest_androidbench.phone.apps.expense.pages import HOME
from pytest_androidbench.phone.apps.expense.preferences import CURRENCY, FIRST_TIME, LANGUAGE
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import ImeMode


@dataclass(eq=False)
class Welcome(AppScreen[ExpenseApp, None]):
    """The language, then the currency."""

    activity = ".ui.MainActivity"
    ime: ClassVar[ImeMode] = "over"
    second: bool = False
    words: str = ""

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
        rows = choosing.language_rows(self.app.prefs(), self.words, self.pick_language)
        return w.Column(
            self._head(tr("Choose Language").english(), "language"),
            w.Scroll(*rows, padding=(16, 4), id="rv_languages", cls=RECYCLER),
            across="stretch",
        )

    def _currencies(self) -> w.Widget:
        found = choosing.found_currencies(self.words)
        return w.Column(
            self._head(tr("Choose Currency").english(), "currency"),
            None if found else w.Padding(w.Text(tr("No Items"), BODY1, id="tv_no_item"), 32),
            choosing.currency_list(self.app.prefs(), found, self.pick_currency),
            across="stretch",
        )

    def _head(self, title: str, key: str) -> w.Widget:
        return w.Panel(
            w.Column(
                w.Text(tr(title), BODY1, id="tv_lang"),
                choosing.search_box(self.words, self.search, key),
                gap=16,
                across="stretch",
            ),
            padding=16,
            look=w.Look(background="surface"),
        )

    def search(self, words: str) -> None:
        self.words = words

    def pick_language(self, id_: str) -> None:
        self.app.prefs().put(LANGUAGE, id_)

    def pick_currency(self, number: str) -> None:
        self.app.prefs().put(CURRENCY, number)

    def go_on(self) -> None:
        self.words = ""
        if self.second:
            self.app.prefs().put(FIRST_TIME, value=False)
            self.show(self.app.page(HOME))
            self.close()
        self.second = True
