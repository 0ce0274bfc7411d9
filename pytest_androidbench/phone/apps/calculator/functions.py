"""Functions of numbers, from series where the standard library has none."""

from __future__ import annotations

from decimal import Decimal, getcontext, localcontext
from fractions import Fraction
from functools import cache
from math import factorial, log, pi
from typing import Final

from pytest_androidbench.phone.apps.calculator.errors import NotNumberError, TooLargeError
from pytest_androidbench.phone.apps.calculator.numbers import (
    NOTHING,
    PRECISION,
    Number,
    decimal,
    settled,
)

MOST_TURNS: Final = 60
"""Digits of an angle's whole part; one that has more takes too long."""
EXACT_FACTORIAL: Final = 1_000
"""Factorials of larger numbers are longer than an exact number may be."""


@cache
def circle(precision: int = PRECISION + MOST_TURNS + 10) -> Decimal:
    """Pi, by Machin's formula: 16 atan(1/5) - 4 atan(1/239)."""
    unit = 10 ** (precision + 10)
    total = 16 * _inverse_arctangent(5, unit) - 4 * _inverse_arctangent(239, unit)
    with localcontext() as exact:
        exact.prec = precision
        return Decimal(total) / Decimal(unit)


def _inverse_arctangent(n: int, unit: int) -> int:
    """atan(1/n), in parts of `unit`."""
    power = total = unit // n
    count, sign = 1, 1
    while power:
        power //= n * n
        count, sign = count + 2, -sign
        total += sign * (power // count)
    return total


def constant(sign: str) -> Number:
    """Pi or Euler's number."""
    return +circle() if sign == "π" else Decimal(1).exp()


def radians(angle: Number, *, degrees: bool) -> Decimal:
    """An angle of the mode, less whole turns.

    Raises:
        TooLargeError: so many turns that it takes too long to tell where it ends.
    """
    given = decimal(angle)
    if given.adjusted() > MOST_TURNS:
        raise TooLargeError
    with localcontext() as wide:
        wide.prec = PRECISION + MOST_TURNS + 5
        if degrees:
            return given % 360 * circle() / 180
        return given % (2 * circle())


def sine(angle: Decimal) -> Number:
    """Of an angle in radians, of a few turns at most."""
    return _snapped(_series(angle, angle, 2))


def cosine(angle: Decimal) -> Number:
    """Likewise."""
    return _snapped(_series(angle, Decimal(1), 1))


def _series(angle: Decimal, first: Decimal, divisor: int) -> Decimal:
    """Taylor's, from its first term on; the second is divided by `divisor` and the one after."""
    squared = -(angle * angle)
    term = total = first
    least = Decimal(1).scaleb(-getcontext().prec - 10)
    while abs(term) > least:
        term = term * squared / (divisor * (divisor + 1))
        total += term
        divisor += 2
    return total


def _snapped(value: Decimal) -> Number:
    return Fraction(0) if abs(value) < NOTHING else settled(value)


def arctangent(value: Decimal) -> Decimal:
    """In radians."""
    if abs(value) > 1:
        quarter = circle() / 2
        return (quarter if value > 0 else -quarter) - arctangent(1 / value)
    halvings = 0
    while abs(value) > Decimal("0.05"):
        value = value / (1 + (1 + value * value).sqrt())
        halvings += 1
    return _arctangent_series(value) * (1 << halvings)


def _arctangent_series(value: Decimal) -> Decimal:
    squared = -(value * value)
    power = total = value
    n = 1
    least = Decimal(1).scaleb(-getcontext().prec - 10)
    while abs(power) > least:
        power *= squared
        n += 2
        total += power / n
    return total


def arcsine(value: Number) -> Decimal:
    """In radians.

    Raises:
        NotNumberError: there is no angle of that sine.
    """
    if not -1 <= value <= 1:
        raise NotNumberError
    sine_ = decimal(value)
    if abs(sine_) == 1:
        return sine_ * circle() / 2
    return arctangent(sine_ / (1 - sine_ * sine_).sqrt())


def arccosine(value: Number) -> Decimal:
    """In radians."""
    return circle() / 2 - arcsine(value)


def logarithm(value: Number, *, natural: bool) -> Number:
    """The natural one, or that of base ten."""
    if value <= 0:
        raise NotNumberError
    given = decimal(value)
    return settled(given.ln() if natural else given.log10())


def exponential(value: Number) -> Number:
    """Euler's number to a power."""
    return settled(decimal(value).exp())


def of_factorial(value: Number, most_digits: int) -> Number:
    """The product of all whole numbers up to one.

    Raises:
        NotNumberError: it is no whole number, or negative.
        TooLargeError: the product has more digits than that.
    """
    if not isinstance(value, Fraction) or value.denominator != 1 or value < 0:
        raise NotNumberError
    n = value.numerator
    if n.bit_length() > 20 or factorial_digits(n) > most_digits:
        raise TooLargeError
    if n <= EXACT_FACTORIAL:
        return settled(Fraction(factorial(n)))
    return settled(Decimal(factorial(n)) * 1)


def factorial_digits(n: int) -> float:
    """About how many digits the factorial has, by Stirling's formula."""
    if n < 2:
        return 1
    return (n * log(n) - n + log(2 * pi * n) / 2) / log(10)
