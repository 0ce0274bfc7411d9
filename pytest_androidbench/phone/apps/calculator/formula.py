"""Writing a formula: what a key adds at its end, and what it takes away.

The rules are those of AOSP's ExactCalculator (CalculatorExpr.add, Calculator.addExplicitKeyToExpr).
"""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.apps.calculator.signs import (
    ADDITIVE,
    BINARY,
    DIGITS,
    FUNCTIONS,
    KNOWN,
    MINUS,
    OPENING,
    PASTED,
    POINT,
    ROOT,
)

NAMED: Final = {name: sign for sign, name in FUNCTIONS.items()}
PIECES: Final = re.compile("|".join(map(re.escape, sorted(NAMED, key=len)[::-1])) + "|.", re.DOTALL)
"""The names of functions, and every other character."""
POWER_OF_TEN: Final = re.compile(r"(?<=[\d.])E([−-]?\d{1,6})")
"""How results write one."""
LONGEST: Final = 1000
"""Characters; more keys have no effect."""


def added(formula: str, signs: str) -> str:
    """The formula with what a key stands for at its end; the same where that cannot be."""
    for sign in signs:
        formula = _with(formula, sign)
    return formula


def _with(formula: str, sign: str) -> str:
    if len(formula) >= LONGEST or sign not in KNOWN:
        return formula
    if sign == MINUS:
        return formula.rstrip(ADDITIVE) + sign
    if sign in BINARY:
        before = formula.rstrip(BINARY)
        return before + sign if before and before[-1] not in OPENING + ROOT else formula
    if sign == POINT and POINT in last_number(formula):
        return formula
    return formula + sign


def last_number(formula: str) -> str:
    """The digits, and the point, at the end."""
    return formula[len(formula.rstrip(DIGITS + POINT)) :]


def bracket(formula: str) -> str:
    """The one that the key of both brackets writes: it closes where there is something to close."""
    depth = sum(sign in OPENING for sign in formula) - formula.count(")")
    ends = bool(formula) and formula[-1] not in OPENING + BINARY + ROOT
    return ")" if depth > 0 and ends else "("


def trimmed(formula: str) -> str:
    """The formula up to operators that still wait for something: what is worked out meanwhile."""
    return formula.rstrip(BINARY)


def interesting(formula: str) -> bool:
    """Whether there is anything to work out: more than a number, or a number with a sign."""
    bare = formula.removeprefix(MINUS)
    return any(sign not in DIGITS + POINT for sign in bare)


def repeated(text: str) -> str:
    """A formula, or a result, of the past as it can be written again."""
    return POWER_OF_TEN.sub(r"×10^\1", text[: 4 * LONGEST])


def pasted(text: str) -> str:
    """What a formula can hold of a text from elsewhere, where functions stand by their names."""
    pieces = PIECES.findall(repeated(text))
    known = (NAMED.get(one) or PASTED.get(one, one) for one in pieces if one not in FUNCTIONS)
    return "".join(sign for sign in known if sign in KNOWN)
