"""What Pro Expense declares, and how it is set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.expense import preferences
from pytest_androidbench.phone.apps.expense.currencies import DOLLAR, Currency, currency_of
from pytest_androidbench.phone.apps.expense.icon import ICON
from pytest_androidbench.phone.apps.expense.look import DARK, LIGHT
from pytest_androidbench.phone.apps.expense.store import DATABASE, SCHEMA, ExpenseStore
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

PACKAGE: Final = "com.arduia.expense"
MAIN: Final = ".ui.MainActivity"
PAGES: Final = (
    "home:Home",
    "logs:Logs",
    "statistics:Statistics",
    "backup:ExpenseBackupPage",
    "feedback:Feedback",
    "about:ExpenseAboutPage",
    "settings:ExpenseSettingsPage",
)
"""The drawer's, all of them pages of one activity."""
LOCALES: Final = {"my": "my_MM", "cn": "zh_CN"}


class ExpenseApp(App):
    """Pro Expense."""

    package = PACKAGE
    label = "Pro Expense"
    version = "1.0.0-beta05"
    version_code = 11
    icon = "account_balance_wallet"
    icon_color = 0x039BE5
    icon_art = ICON
    palette = LIGHT
    dark_palette = DARK
    material = 2
    target_sdk = 30
    min_sdk = 21
    main = MAIN
    permissions = ("android.permission.INTERNET",)
    appcompat = True
    activities = {MAIN: PAGES[0]}
    schemas = {DATABASE: SCHEMA}

    @property
    def currency(self) -> Currency:
        """The chosen currency."""
        return currency_of(self.prefs().get(preferences.CURRENCY, DOLLAR))

    @property
    def store(self) -> ExpenseStore:
        """The entries."""
        return ExpenseStore(self.database())

    def page(self, place: int) -> Screen[Any]:
        """A page of the drawer."""
        return self.screen_named(PAGES[place])()

    def screen_for(self, intent: Intent) -> Screen[Any]:
        if self.prefs().get(preferences.FIRST_TIME, default=True):
            return self.screen_named("welcome:ExpenseWelcome")()
        return super().screen_for(intent)

    def display(self, display: Display) -> Display:
        kept = self.prefs().all()
        mode = kept.get(preferences.THEME, preferences.DARK_MODE)
        dark = display.dark if mode == preferences.FOLLOW else mode == preferences.DARK_MODE
        locale = LOCALES.get(
            str(kept.get(preferences.LANGUAGE, preferences.ENGLISH)), display.locale
        )
        return replace(display, dark=dark, locale=locale, hour24=False)
