from __future__ import annotations

import pytest

from tests.phone_apps.calculator.keying import press
from tests.phone_apps.driver import Driver


def test_a_theme_of_its_own(calculator: Driver) -> None:
    calculator.more("Choose theme", "Dark")
    app = calculator.phone.packages.app("com.google.android.calculator")
    assert app is not None
    assert app.prefs().get("theme", "") == "dark"
    assert app.display(calculator.phone.display).dark
    calculator.more("Choose theme", "System default")
    assert not app.display(calculator.phone.display).dark


@pytest.mark.parametrize(
    ("row", "said"),
    [("Send feedback", "which this phone does not have"), ("Help", "not available")],
)
def test_what_cannot_be_says_why(calculator: Driver, row: str, said: str) -> None:
    calculator.more(row)
    toast = calculator.phone.windows.last_toast()
    assert toast is not None
    assert said in toast


def test_the_privacy_policy_opens_in_the_browser(calculator: Driver) -> None:
    calculator.more("Privacy policy")
    assert calculator.phone.windows.foreground == "com.android.chrome"


def test_a_result_is_copied_and_pasted(calculator: Driver) -> None:
    press(calculator, "6*7=")
    calculator.long_press("result_final")
    calculator.tap("Copy")
    assert calculator.phone.clipboard.text == "42"
    press(calculator, "C1+")
    calculator.long_press("formula")
    calculator.tap("Paste")
    assert calculator.value("formula") == "1+42"


def test_a_formula_is_copied_by_the_names_of_its_functions(calculator: Driver) -> None:
    press(calculator, "c60")
    calculator.long_press("formula")
    calculator.tap("Copy")
    assert calculator.phone.clipboard.text == "cos(60"
