from __future__ import annotations

from fractions import Fraction

import pytest

from pytest_androidbench.phone.apps.calculator.evaluating import CalculatorMode, value_of
from pytest_androidbench.phone.apps.calculator.results import WIDTH, shown
from pytest_androidbench.phone.apps.calculator.signs import spelled


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(0), "0"),
        (Fraction(-5), "−5"),
        (Fraction(1, 8), "0.125"),
        (Fraction(1, 3), "0.33333333333"),
        (Fraction(2, 3), "0.66666666666"),
        (Fraction(-2, 3), "−0.6666666666"),
        (Fraction(3628800), "3628800"),
        (Fraction(9999999999999), "9999999999999"),
        (Fraction(10**13), "1E13"),
        (Fraction(123456789012345), "1.23456789E14"),
        (Fraction(1, 10**6), "0.000001"),
        (Fraction(1, 10**9), "1E−9"),
        (Fraction(1, 3 * 10**6), "3.33333333E−7"),
        (Fraction(10001, 3), "3333.66666666"),
    ],
)
def test_so_many_digits_are_shown_as_fit(value: Fraction, text: str) -> None:
    assert shown(value) == text
    assert len(text) <= WIDTH


def test_large_results_have_an_exponent() -> None:
    assert shown(value_of("100!", CalculatorMode())) == "9.3326215E157"
    assert shown(value_of("2^100000", CalculatorMode())) == "9.99002E30102"


@pytest.mark.parametrize(
    ("formula", "drawn"),
    [
        ("1234567", "1,234,567"),
        ("1234.56789", "1,234.56789"),
        ("c60", "cos(60"),
        ("l1234)+12", "ln(1,234)+12"),
        ("", ""),
        (".1234", ".1234"),
        ("999×1000", "999×1,000"),
    ],
)
def test_formulas_are_drawn_with_names_and_commas(formula: str, drawn: str) -> None:
    assert spelled(formula) == drawn
