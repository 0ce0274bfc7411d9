from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.calculator.app import PACKAGE
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.calculator.keying import final, press, preview
from tests.phone_apps.driver import Driver


@pytest.mark.parametrize(
    ("keys", "formula"),
    [
        ("1", "1"),
        ("1+1", "1+1"),
        ("3*5", "3×5"),
        ("2+24/3", "2+24÷3"),
        ("r25", "√25"),
        ("50%28", "50%28"),
        ("c60", "c60"),
        ("c180", "c180"),
        ("l1234", "l1234"),
        ("45*p/180", "45×π÷180"),
        ("10!/(2!*8!)", "10!÷(2!×8!)"),
    ],
)
def test_the_formula_is_what_was_pressed(calculator: Driver, keys: str, formula: str) -> None:
    press(calculator, keys)
    assert calculator.value("formula") == formula


def test_the_result_is_seen_ahead_and_then_final(calculator: Driver) -> None:
    press(calculator, "12+30")
    assert preview(calculator) == "42"
    assert calculator.find("result_final") is None
    press(calculator, "=")
    assert final(calculator) == "42"
    assert calculator.value("formula") == "12+30"
    assert calculator.find("result_preview") is None


def test_after_a_result_an_operator_goes_on_and_a_digit_begins_anew(calculator: Driver) -> None:
    press(calculator, "1/3=*")
    assert calculator.value("formula") == "0.33333333333×"
    press(calculator, "3=")
    assert final(calculator) == "1"
    press(calculator, "7")
    assert calculator.value("formula") == "7"
    press(calculator, "!=(")
    assert calculator.value("formula") == "("


def test_a_result_that_was_carried_on_is_deleted_as_a_whole(calculator: Driver) -> None:
    press(calculator, "12*12=+")
    press(calculator, "<")
    assert calculator.value("formula") == "144"
    press(calculator, "5")
    assert calculator.value("formula") == "144×5"
    press(calculator, "<<")
    press(calculator, "<")
    assert calculator.value("formula") == ""


def test_keys_delete_and_clear(calculator: Driver) -> None:
    press(calculator, "98c<<")
    assert calculator.value("formula") == "9"
    press(calculator, "87")
    calculator.long_press("del")
    assert calculator.value("formula") == ""
    press(calculator, "12C")
    assert calculator.value("formula") == ""
    assert calculator.find("No formula") is not None


@pytest.mark.parametrize(
    ("keys", "said"),
    [("5/0=", "Can't divide by 0"), ("5+=", "Bad expression"), ("r(0-1=", "Not a number")],
)
def test_errors_are_said_where_the_result_stands(calculator: Driver, keys: str, said: str) -> None:
    press(calculator, keys)
    assert preview(calculator) == said
    press(calculator, "1")
    assert preview(calculator) != said


def test_nothing_is_worked_out_of_a_number(calculator: Driver) -> None:
    press(calculator, "5=")
    assert calculator.find("result_final") is None
    assert preview(calculator) == ""


def test_angles_are_in_radians_until_switched(calculator: Driver) -> None:
    assert calculator.value("mode") == "RAD"
    press(calculator, "c60")
    assert preview(calculator).startswith("−0.95")
    calculator.tap("switch to degrees")
    assert calculator.value("mode") == "DEG"
    assert preview(calculator) == "0.5"
    assert calculator.value("toggle_mode") == "RAD"


def test_a_result_outlives_the_switch(calculator: Driver) -> None:
    press(calculator, "c60=")
    calculator.tap("switch to degrees")
    assert calculator.value("formula").startswith("−0.95")


def test_inverse_functions_take_the_others_place(calculator: Driver) -> None:
    calculator.tap("toggle_inv")
    assert calculator.find("fun_sin") is None
    for id_ in ("fun_arcsin", "fun_arccos", "fun_arctan", "fun_exp", "fun_10pow", "op_sqr"):
        assert calculator.find(id_) is not None, id_
    calculator.tap("fun_10pow")
    press(calculator, "3")
    assert calculator.value("formula") == "10^3"
    assert preview(calculator) == "1000"
    calculator.tap("hide inverse functions")
    assert calculator.find("fun_sin") is not None


def test_functions_fold(calculator: Driver) -> None:
    calculator.tap("collapse_expand")
    assert calculator.find("fun_sin") is None
    assert calculator.find("op_sqrt") is not None
    calculator.tap("Show scientific buttons")
    assert calculator.find("fun_sin") is not None


def test_all_functions_are_there_on_a_wide_display(calculator: Driver) -> None:
    calculator.tap("collapse_expand")
    calculator.phone.windows.rotate(1)
    calculator.phone.windows.changed()
    assert calculator.phone.display.is_wide
    assert calculator.find("collapse_expand") is None
    press(calculator, "s5+7")
    assert calculator.value("formula") == "s5+7"


def test_the_formula_waits_until_the_app_is_back(opened: Callable[[str], Driver]) -> None:
    driver = opened(PACKAGE)
    press(driver, "8*7")
    driver.phone.windows.back()
    driver.phone.windows.start_app(PACKAGE)
    assert driver.value("formula") == "8×7"
    assert preview(driver) == "56"


def test_a_strange_formula_that_was_kept_does_no_harm(opened: Callable[[str], Driver]) -> None:
    driver = opened(PACKAGE)
    keep(driver.phone, "hello ) √ \N{GRINNING FACE}" * 200)
    driver.phone.windows.back()
    driver.phone.windows.home()
    keep(driver.phone, "hello ) √ \N{GRINNING FACE}" * 200)
    driver.phone.windows.start_app(PACKAGE)
    press(driver, "5=")
    assert driver.find("formula") is not None


def keep(phone: Phone, formula: str) -> None:
    app = phone.packages.app(PACKAGE)
    assert app is not None
    app.prefs().update({"formula": formula, "carried": "hello", "exact": "1/0"})


def test_what_is_too_large_offers_to_wait_longer(calculator: Driver) -> None:
    press(calculator, "9^9^9=")
    assert calculator.find("Timeout") is not None
    calculator.tap("Use longer timeouts")
    assert preview(calculator) == ""
    press(calculator, "C2^500000=")
    assert final(calculator).endswith("E150514")
    press(calculator, "C9^9^9=")
    assert calculator.find("Use longer timeouts") is None
    calculator.tap("Dismiss")
    assert preview(calculator) == "Value may be infinite or undefined."
