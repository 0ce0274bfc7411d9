"""What Pro Expense declares, and how it is set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.expense.about import About
from pytest_androidbench.phone.apps.expense.backup import BackupPage
from pytest_androidbench.phone.apps.expense.choosing import CURRENCY, ENGLISH, LANGUAGE
from pytest_androidbench.phone.apps.expense.currencies import DOLLAR, Currency, currency_of
from pytest_androidbench.phone.apps.expense.feedback import Feedback
from pytest_androidbench.phone.apps.expense.home import Home
from pytest_androidbench.phone.apps.expense.logs import Logs
from pytest_androidbench.phone.apps.expense.look import DARK, LIGHT
from pytest_androidbench.phone.apps.expense.pages import ExpensePage
from pytest_androidbench.phone.apps.expense.settings import DARK as DARK_MODE
from pytest_androidbench.phone.apps.expense.settings import FOLLOW, THEME, SettingsPage
from pytest_androidbench.phone.apps.expense.statistics import Statistics
from pytest_androidbench.phone.apps.expense.store import DATABASE, SCHEMA
from pytest_androidbench.phone.apps.expense.welcome import FIRST_TIME, Welcome
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

PACKAGE: Final = "com.arduia.expense"
PAGES: Final[tuple[type[ExpensePage], ...]] = (
    Home,
    Logs,
    Statistics,
    BackupPage,
    Feedback,
    About,
    SettingsPage,
)
LOCALES: Final = {"my": "my_MM", "cn": "zh_CN"}


class ExpenseApp(App):
    """Pro Expense."""

    package = PACKAGE
    label = "Pro Expense"
    version = "1.0.0-beta05"
    version_code = 11
    icon = "account_balance_wallet"
    icon_color = 0x039BE5
    palette = LIGHT
    dark_palette = DARK
    material = 2
    target_sdk = 30
    min_sdk = 21
    main = Home.activity
    permissions = ("android.permission.INTERNET",)
    activities = {Home.activity: Home}
    schemas = {DATABASE: SCHEMA}

    @property
    def currency(self) -> Currency:
        """The chosen currency."""
        return currency_of(self.prefs().get(CURRENCY, DOLLAR))

    def page(self, place: int) -> ExpensePage:
        """A page of the drawer."""
        return PAGES[place]()

    def screen_for(self, intent: Intent) -> Screen[Any]:
        if self.prefs().get(FIRST_TIME, default=True):
            return Welcome()
        return super().screen_for(intent)

    def display(self, display: Display) -> Display:
        kept = self.prefs().all()
        mode = kept.get(THEME, DARK_MODE)
        dark = display.dark if mode == FOLLOW else mode == DARK_MODE
        locale = LOCALES.get(str(kept.get(LANGUAGE, ENGLISH)), display.locale)
        return replace(display, dark=dark, locale=locale, hour24=False)
