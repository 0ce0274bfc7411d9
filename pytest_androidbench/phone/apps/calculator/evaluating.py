"""The value of a formula.

The grammar is that of AOSP's CalculatorExpr: brackets may be left open, what stands beside each
other is multiplied, a root takes only what follows it, `100+10%` adds a tenth of what is before.
"""

from __future__ import annotations

from decimal import (
    Decimal,
    DivisionByZero,
    InvalidOperation,
    Overflow,
    Underflow,
    localcontext,
)
from fractions import Fraction
from typing import Final, NamedTuple

from pytest_androidbench.phone.apps.calculator import functions as f
from pytest_androidbench.phone.apps.calculator import numbers as n
from pytest_androidbench.phone.apps.calculator.errors import (
    BadExpressionError,
    DividedByZeroError,
    NotNumberError,
    TooLargeError,
)
from pytest_androidbench.phone.apps.calculator.signs import (
    ADDITIVE,
    BINARY,
    CONSTANTS,
    DIGITS,
    FUNCTIONS,
    MINUS,
    POINT,
    ROOT,
    SUFFIXES,
)

DEEPEST: Final = 100
"""Brackets, roots and powers in each other."""
MOST_WORK: Final = 200
"""Functions, roots and powers of one formula; what has more takes too long."""
FACTORIAL_WORK: Final = 500
"""A factorial counts once for each so many."""
MOST_DIGITS: Final = 72_000
"""Of a result: 240,000 bits."""
MORE_DIGITS: Final = 210_000
"""Likewise, once longer timeouts are allowed."""
HUNDREDTH: Final = Fraction(1, 100)


class Carried(NamedTuple):
    """A result that a formula begins with, as it was shown, and as it is."""

    shown: str = ""
    exact: str = ""


class CalculatorMode(NamedTuple):
    """What a value hangs on beside the formula."""

    degrees: bool = False
    patient: bool = False
    """Whether longer timeouts are allowed."""


def value_of(formula: str, mode: CalculatorMode, carried: Carried | None = None) -> n.Number:
    """The value of a formula.

    Raises:
        NoValueError: it has none; the error says why.
    """
    with localcontext(n.context()):
        try:
            return _Evaluation(formula, mode, carried or Carried()).value()
        except (Overflow, Underflow) as error:
            raise TooLargeError from error
        except DivisionByZero as error:
            raise DividedByZeroError from error
        except InvalidOperation as error:
            raise NotNumberError from error


def number_of(text: str) -> n.Number:
    """A number as `kept` wrote it.

    Raises:
        BadExpressionError: it is none.
    """
    try:
        if "/" not in text:
            return _finite(Decimal(text))
        above, below = text.split("/")
        return Fraction(int(above), int(below))
    except (ValueError, ArithmeticError) as error:
        raise BadExpressionError from error


def _finite(value: Decimal) -> Decimal:
    if not value.is_finite():
        raise BadExpressionError
    return value


def kept(value: n.Number) -> str:
    """A number as it can be kept and read again."""
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    return f"{value:E}"


class _Evaluation:
    """Reads a formula from left to right."""

    def __init__(self, formula: str, mode: CalculatorMode, carried: Carried) -> None:
        self._formula, self._mode = formula, mode
        self._at, self._depth, self._work = 0, 0, 0
        self._most = MORE_DIGITS if mode.patient else MOST_DIGITS
        self._carried = carried if carried.shown and formula.startswith(carried.shown) else None

    def value(self) -> n.Number:
        value = self._sum()
        if self._at < len(self._formula):
            raise BadExpressionError
        return value

    @property
    def _next(self) -> str:
        return self._formula[self._at : self._at + 1]

    def _takes(self, signs: str) -> str:
        """The next character, if it is one of these."""
        found = self._next
        if not found or found not in signs:
            return ""
        self._at += 1
        return found

    def _checked(self, value: n.Number) -> n.Number:
        if isinstance(value, Fraction) or abs(value.adjusted()) <= self._most:
            return value
        raise TooLargeError

    def _works(self, much: int = 1) -> None:
        self._work += much
        if self._work > MOST_WORK * (4 if self._mode.patient else 1):
            raise TooLargeError

    def _sum(self) -> n.Number:
        value = self._term()
        while sign := self._takes(ADDITIVE):
            percent = self._percent()
            if percent is not None:
                part = n.times(percent, HUNDREDTH if sign == "+" else -HUNDREDTH)
                value = n.times(value, n.plus(Fraction(1), part))
            else:
                term = self._term()
                value = n.plus(value, term if sign == "+" else -term)
            value = self._checked(value)
        return value

    def _percent(self) -> n.Number | None:
        """The number ahead, if it is a share of what is before it."""
        start = self._at
        digits = self._digits()
        behind = self._formula[self._at + 1 : self._at + 2]
        if digits and self._next == "%" and (not behind or behind in f"{ADDITIVE})"):
            self._at += 1
            return self._read(digits)
        self._at = start
        return None

    def _term(self) -> n.Number:
        value = self._signed()
        while True:
            sign = self._takes("×÷")
            if not sign and (not self._next or self._next in f"{BINARY}!)"):
                return value
            factor = self._signed()
            value = self._checked(n.over(value, factor) if sign == "÷" else n.times(value, factor))

    def _signed(self) -> n.Number:
        self._deeper()
        ahead = self._at or self._carried is None
        negative = self._takes(MINUS) if ahead else ""
        value = self._suffixed()
        if self._takes("^"):
            exponent = self._signed()
            self._works()
            value = self._checked(n.power(value, exponent))
        self._depth -= 1
        return -value if negative else value

    def _suffixed(self) -> n.Number:
        value = self._single()
        while sign := self._takes(SUFFIXES):
            if sign == "!":
                value = self._factorial(value)
            else:
                value = n.times(value, HUNDREDTH if sign == "%" else value)
            value = self._checked(value)
        return value

    def _factorial(self, value: n.Number) -> n.Number:
        if isinstance(value, Fraction) and value > 0:
            self._works(min(int(value), 10**9) // FACTORIAL_WORK)
        return f.of_factorial(value, self._most)

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise BadExpressionError

    def _single(self) -> n.Number:
        digits = self._digits()
        if digits:
            return self._read(digits)
        if sign := self._takes(CONSTANTS):
            return f.constant(sign)
        if self._takes(ROOT):
            return self._root()
        if self._takes("("):
            return self._inside()
        if sign := self._takes("".join(FUNCTIONS)):
            argument = self._inside()
            self._works()
            return self._checked(self._applied(sign, argument))
        raise BadExpressionError

    def _root(self) -> n.Number:
        self._deeper()
        negative = self._takes(MINUS)
        value = self._single()
        self._depth -= 1
        self._works()
        return n.root(-value if negative else value)

    def _inside(self) -> n.Number:
        """What stands in a bracket, which may be left open."""
        self._deeper()
        value = self._sum()
        self._takes(")")
        self._depth -= 1
        return value

    def _digits(self) -> str:
        start = self._at
        if not start and self._carried is not None:
            self._at = len(self._carried.shown)
            return self._carried.shown
        while self._next and self._next in DIGITS + POINT:
            self._at += 1
        return self._formula[start : self._at]

    def _read(self, digits: str) -> n.Number:
        if self._carried is not None and digits == self._carried.shown:
            return number_of(self._carried.exact)
        if digits.count(POINT) > 1 or digits == POINT:
            raise BadExpressionError
        return n.settled(Fraction(f"0{digits.rstrip(POINT)}"))

    def _applied(self, sign: str, argument: n.Number) -> n.Number:
        degrees = self._mode.degrees
        match sign:
            case "l" | "L":
                return f.logarithm(argument, natural=sign == "l")
            case "x":
                return f.exponential(argument)
            case "S" | "C" | "T":
                return self._angle(sign, argument)
        angle = f.radians(argument, degrees=degrees)
        if sign == "s":
            return f.sine(angle)
        if sign == "c":
            return f.cosine(angle)
        return n.over(f.sine(angle), f.cosine(angle))

    def _angle(self, sign: str, argument: n.Number) -> n.Number:
        """Of a sine, a cosine, a tangent."""
        if sign == "T":
            angle = f.arctangent(n.decimal(argument))
        else:
            angle = f.arcsine(argument) if sign == "S" else f.arccosine(argument)
        return n.settled(angle * 180 / f.circle() if self._mode.degrees else +angle)
