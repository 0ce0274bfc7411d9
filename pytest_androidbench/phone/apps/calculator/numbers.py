"""Numbers as the calculator has them: rationals while these are short, else many digits.

The app's own constructive reals know any number of digits. A hundred and ten are enough to show
twelve, and to tell what is a short number in truth, as the square of a root.
"""

from __future__ import annotations

from decimal import (
    ROUND_HALF_EVEN,
    Context,
    Decimal,
    DivisionByZero,
    InvalidOperation,
    Overflow,
    Underflow,
)
from fractions import Fraction
from typing import Final, TypeAlias

from pytest_androidbench.phone.apps.calculator.errors import (
    DividedByZeroError,
    NotNumberError,
    TooLargeError,
)

Number: TypeAlias = Fraction | Decimal
PRECISION: Final = 110
"""Digits that are worked with."""
KNOWN_DIGITS: Final = 70
"""Digits of a result that can be relied upon."""
SHORT: Final = 40
"""A number of no more digits than that is a short one."""
MOST_BITS: Final = 10_000
"""Of a rational: `BoundedRational.MAX_SIZE` of the app."""
MOST_PLACES: Final = 300
"""How far from the point the digits of a short number may be."""
NOTHING: Final = Decimal("1E-80")
"""A difference smaller than that, beside what it is of, is none."""
ZERO: Final = Fraction(0)


def context() -> Context:
    """How decimals are worked with."""
    return Context(
        prec=PRECISION,
        rounding=ROUND_HALF_EVEN,
        Emax=999_999,
        Emin=-999_999,
        traps=[InvalidOperation, DivisionByZero, Overflow, Underflow],
    )


def decimal(value: Number) -> Decimal:
    """The digits of a number."""
    if isinstance(value, Decimal):
        return value
    return Decimal(value.numerator) / Decimal(value.denominator)


def settled(value: Number) -> Number:
    """The same number, as a rational where it is a short one."""
    if isinstance(value, Fraction):
        size = value.numerator.bit_length() + value.denominator.bit_length()
        return value if size <= MOST_BITS else decimal(value)
    if not value:
        return ZERO
    rounded = value.normalize(Context(prec=KNOWN_DIGITS))
    if len(rounded.as_tuple().digits) <= SHORT and abs(rounded.adjusted()) <= MOST_PLACES:
        return Fraction(rounded)
    return value


def plus(one: Number, other: Number) -> Number:
    """The sum."""
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return settled(one + other)
    first, second = decimal(one), decimal(other)
    total = first + second
    if abs(total) <= NOTHING * max(abs(first), abs(second)):
        return ZERO
    return settled(total)


def times(one: Number, other: Number) -> Number:
    """The product."""
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return settled(one * other)
    return settled(decimal(one) * decimal(other))


def over(one: Number, other: Number) -> Number:
    """The quotient."""
    if not other:
        raise DividedByZeroError
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return settled(one / other)
    return settled(decimal(one) / decimal(other))


def power(base: Number, exponent: Number) -> Number:
    """One number to the power of another; of a negative one only whole powers."""
    if not exponent:
        return Fraction(1)
    if not base:
        if exponent < 0:
            raise DividedByZeroError
        return ZERO
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        return _whole_power(base, exponent.numerator)
    if base < 0:
        raise NotNumberError
    return settled(decimal(base) ** decimal(exponent))


def _whole_power(base: Number, exponent: int) -> Number:
    if isinstance(base, Fraction):
        size = max(base.numerator.bit_length(), base.denominator.bit_length())
        if size * abs(exponent) <= MOST_BITS:
            return base**exponent
    if exponent.bit_length() > 1000:
        raise TooLargeError
    return settled(decimal(base) ** exponent)


def root(value: Number) -> Number:
    """The square root."""
    if value < 0:
        raise NotNumberError
    return settled(decimal(value).sqrt())
