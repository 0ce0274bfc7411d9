"""Results as they are shown: so many digits as fit, the rest left out."""

from __future__ import annotations

from decimal import ROUND_DOWN, Context, Decimal, Inexact
from fractions import Fraction
from typing import Final, NamedTuple

from pytest_androidbench.phone.apps.calculator.numbers import Number
from pytest_androidbench.phone.apps.calculator.signs import MINUS

WIDTH: Final = 13
"""Characters."""
LEADING_ZEROS: Final = 4
"""Behind the point, ahead of the digits of a number that has more of them than fit."""
MOST_LEADING_ZEROS: Final = 6
"""Likewise of one that fits (CalculatorResult.MAX_LEADING_ZEROES)."""
DIGITS_KNOWN: Final = 60


class _Digits(NamedTuple):
    digits: str
    exponent: int
    """Of ten, for the first digit."""
    exact: bool


def shown(value: Number) -> str:
    """A result."""
    if not value:
        return "0"
    sign = MINUS if value < 0 else ""
    room = WIDTH - len(sign)
    found = _digits(-value if value < 0 else value)
    if 0 <= found.exponent < room:
        return sign + _plain(found, room)
    zeros = -found.exponent - 1
    fits = found.exact and 2 + zeros + len(found.digits) <= room and zeros <= MOST_LEADING_ZEROS
    if zeros >= 0 and (zeros <= LEADING_ZEROS or fits):
        return f"{sign}0.{'0' * zeros}{found.digits[: room - 2 - zeros]}"
    return sign + _scientific(found, room)


def _digits(value: Number) -> _Digits:
    context = Context(prec=DIGITS_KNOWN, rounding=ROUND_DOWN, traps=[], Emax=999_999, Emin=-999_999)
    if isinstance(value, Fraction):
        shown_ = context.divide(Decimal(value.numerator), Decimal(value.denominator))
        exact = not context.flags[Inexact]
    else:
        shown_, exact = context.plus(value), False
    digits = "".join(map(str, shown_.as_tuple().digits))
    if exact:
        digits = digits.rstrip("0")
    return _Digits(digits, shown_.adjusted(), exact)


def _plain(found: _Digits, room: int) -> str:
    whole = found.digits[: found.exponent + 1].ljust(found.exponent + 1, "0")
    rest = found.digits[found.exponent + 1 :][: max(0, room - len(whole) - 1)]
    return f"{whole}.{rest}" if rest else whole


def _scientific(found: _Digits, room: int) -> str:
    power = f"E{found.exponent}".replace("-", MINUS)
    rest = found.digits[1:][: room - 2 - len(power)]
    if found.exact:
        rest = rest.rstrip("0")
    return f"{found.digits[0]}.{rest}{power}" if rest else found.digits[0] + power
