from __future__ import annotations

from pytest_androidbench.phone.apps.calculator.app import CalculatorApp
from pytest_androidbench.phone.apps.calculator.store import DEGREES, WorkedOut, latest
from tests.phone_apps.calculator.keying import final, press, preview
from tests.phone_apps.driver import Driver


def kept(driver: Driver) -> list[WorkedOut]:
    return latest(driver.app_of(CalculatorApp))


def test_what_was_worked_out_is_kept(calculator: Driver) -> None:
    press(calculator, "1/4=")
    calculator.tap("toggle_mode")
    press(calculator, "Cc60=")
    newest, oldest = kept(calculator)
    assert (oldest.expression, oldest.result, oldest.value, oldest.flags) == (
        "1÷4", "0.25", "1/4", 0,
    )  # fmt: skip
    assert (newest.expression, newest.result, newest.flags) == ("c60", "0.5", DEGREES)
    assert newest.at_ms >= oldest.at_ms


def test_errors_are_not_kept(calculator: Driver) -> None:
    press(calculator, "1/0=")
    assert kept(calculator) == []


def test_a_swipe_shows_it_and_a_row_goes_on(calculator: Driver) -> None:
    press(calculator, "6*7=C")
    bounds = calculator.scrolled_to("display").bounds
    x = bounds.center.x
    calculator.phone.windows.fingers.swipe([(x, bounds.top + 250), (x, bounds.bottom - 10)], 300)
    assert calculator.value("history_formula") == "6×7"
    calculator.tap("history_result")
    assert calculator.value("formula") == "42"
    press(calculator, "+1=")
    assert final(calculator) == "43"


def test_a_formula_is_taken_again(calculator: Driver) -> None:
    press(calculator, "c60=C5+")
    calculator.more("History")
    assert "Current Expression" in calculator.texts()
    assert calculator.values("history_formula") == ["5+", "c60"]
    assert calculator.values("history_date") == ["Current Expression", "Today"]
    calculator.touch([n for n in calculator.nodes() if n.text == "c60"][-1])
    assert calculator.value("formula") == "5+c60"
    assert preview(calculator).startswith("4.04")


def test_it_is_cleared_when_one_is_sure(calculator: Driver) -> None:
    press(calculator, "6*7=")
    calculator.more("History")
    calculator.more("Clear")
    calculator.tap("Dismiss")
    assert len(kept(calculator)) == 1
    calculator.more("Clear")
    calculator.touch(next(n for n in calculator.nodes() if n.text.lower() == "clear"))
    assert kept(calculator) == []
    assert calculator.find("No History") is not None
    calculator.tap("Navigate up")
    assert final(calculator) == "42"


def test_strange_rows_do_no_harm(calculator: Driver) -> None:
    database = calculator.app_of(CalculatorApp).database()
    insert = "INSERT INTO expressions (expression, result, value, flags, timeStamp) VALUES "
    database.execute(insert + "(NULL, NULL, NULL, NULL, NULL), (x'00ff', x'01', 7, 'a', 'b')")
    database.execute(insert + "('5+5', '10', 'nonsense', 0, 99999999999999999)")
    calculator.more("History")
    assert "10" in calculator.values("history_result")
    calculator.tap("10")
    press(calculator, "+1=")
    assert preview(calculator) == "Bad expression"
