from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.calculator.formula import (
    LONGEST,
    added,
    bracket,
    interesting,
    pasted,
    repeated,
    trimmed,
)


@pytest.mark.parametrize(
    ("signs", "formula"),
    [
        ("5++", "5+"),
        ("5+×", "5×"),
        ("5×−", "5×−"),
        ("5×−+", "5+"),
        ("×5", "5"),
        ("−5", "−5"),
        ("−−5", "−5"),
        ("(×5", "(5"),
        ("c+", "c"),
        ("√×", "√"),
        ("1.2.3", "1.23"),
        ("1.2+.3", "1.2+.3"),
        ("5?x", "5x"),
    ],
)
def test_keys_are_taken_where_they_make_sense(signs: str, formula: str) -> None:
    assert added("", signs) == formula


def test_a_formula_has_an_end() -> None:
    assert len(added("", "1" * (LONGEST + 50))) == LONGEST


@pytest.mark.parametrize(
    ("formula", "sign"),
    [("", "("), ("5", "("), ("(5", ")"), ("(5+", "("), ("(", "("), ("c60", ")"), ("c60)", "(")],
)
def test_one_key_writes_the_bracket_that_fits(formula: str, sign: str) -> None:
    assert bracket(formula) == sign


def test_a_number_alone_is_not_worked_out() -> None:
    assert not interesting("−12.5")
    assert not interesting("")
    assert interesting("π")
    assert interesting("5!")
    assert trimmed("5+3×−") == "5+3"


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("3 * 4 / 2 - 1", "3×4÷2−1"),
        ("1,234.5", "1234.5"),
        ("cos(60)+sin⁻¹(1)", "c60)+S1)"),
        ("1.5E10", "1.5×10^10"),
        ("2E−3", "2×10^−3"),
        ("test", "e"),
        ("\N{GRINNING FACE}", ""),
    ],
)
def test_what_is_pasted_becomes_a_formula(text: str, formula: str) -> None:
    assert pasted(text) == formula


def test_a_formula_of_the_past_is_written_again() -> None:
    assert repeated("c60)+1E14") == "c60)+1×10^14"
