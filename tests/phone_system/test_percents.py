"""Shares in percent are written as in each language."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.percents import percent_text
from pytest_androidbench.phone.ui.fonts import Fonts


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en_US", "83%"),
        ("de_DE", "83\xa0%"),
        ("fr_CA", "83\xa0%"),
        ("ja_JP", "83%"),
        ("hi_IN", "83%"),
        ("ar_EG", "\u0668\u0663\u066a\u061c"),
    ],
)
def test_number_and_sign_are_the_languages_own(locale: str, written: str) -> None:
    assert percent_text(83, locale) == written
    fonts = Fonts()
    assert all(fonts.covers(fonts.for_character(char, "roboto-400"), char) for char in written)
