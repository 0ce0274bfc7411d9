"""Shares in percent, as each language writes them."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.system.dates import cldr_locale, is_english
from pytest_androidbench.phone.ui.digits import native

WHOLE: Final = re.compile("[#,]*0")
"""Where the number stands in CLDR's patterns, grouped by threes or as in India."""
ARABIC_SIGN: Final = "\u066a\u061c"
"""CLDR's percent sign of the Arabic digits, with the mark that keeps it beside them."""


def percent_text(percent: int, locale: str) -> str:
    """A share as Android's NumberFormat writes it: "83%", "83 %" in German.

    Args:
        percent: from 0 to 100.
        locale: the language, as `de_DE`.
    """
    if is_english(locale):
        return f"{percent}%"
    number = native(str(percent), locale)
    pattern = str(cldr_locale(locale).percent_formats[None].pattern)
    sign = "%" if number.isascii() else ARABIC_SIGN
    return WHOLE.sub(number, pattern).replace("%", sign)
