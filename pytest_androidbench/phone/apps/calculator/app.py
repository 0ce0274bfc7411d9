"""What the calculator declares."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.calculator.icon import ICON
from pytest_androidbench.phone.apps.calculator.store import DATABASE, SCHEMA
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import ACTION_MAIN, CATEGORY_DEFAULT, IntentFilter

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.context import Display

PACKAGE: Final = "com.google.android.calculator"
MAIN: Final = "com.android.calculator2.Calculator"
THEME: Final = "theme"
LIGHT, DARK, SYSTEM = "light", "dark", "system"


class CalculatorApp(App):
    """Google's calculator, which is AOSP's ExactCalculator with a pad that folds."""

    package = PACKAGE
    label = "Calculator"
    version = "8.6"
    icon = "calculate"
    icon_color = 0x4285F4
    icon_art = ICON
    main = MAIN
    activities = {MAIN: "main:CalculatorPage"}
    aliases = {"com.android.calculator2.CalculatorGoogle": MAIN}
    filters = (
        IntentFilter(
            activity=MAIN,
            actions=(ACTION_MAIN,),
            categories=("android.intent.category.APP_CALCULATOR", CATEGORY_DEFAULT),
        ),
    )
    permissions = ("android.permission.INTERNET",)
    schemas = {DATABASE: SCHEMA}

    def display(self, display: Display) -> Display:
        theme = self.prefs().get(THEME, SYSTEM)
        return replace(display, dark=theme == DARK) if theme in {LIGHT, DARK} else display
