"""The names under which Pro Expense keeps its settings, and what they may be."""

from __future__ import annotations

from typing import Final

FIRST_TIME: Final = "isFirstTime"
CURRENCY: Final = "selected_currency_number"
LANGUAGE: Final = "selected_language"
ENGLISH: Final = "en"
THEME: Final = "theme_mode"
FOLLOW: Final = -1
LIGHT_MODE: Final = 1
DARK_MODE: Final = 2
"""AppCompat's night modes; the app is dark unless told otherwise."""
