"""Sizes and dates as Files writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.times import MONTHS, clock_text, local_time

if TYPE_CHECKING:
    from datetime import datetime

    from pytest_androidbench.phone.system.phone import Phone

UNITS: Final = ("B", "kB", "MB", "GB", "TB")
FULL: Final = 900
"""From so many of a unit on, the next one is used."""


def size_text(size: int) -> str:
    """A size as Android's Formatter writes it: "21 B", "3.40 MB"."""
    value, unit = float(size), 0
    while value > FULL and unit + 1 < len(UNITS):
        value, unit = value / 1000, unit + 1
    digits = 0 if unit == 0 or value >= 100 else 2
    return f"{value:.{digits}f} {UNITS[unit]}"


def when_text(phone: Phone, ms: int) -> str:
    """The time of today, else the day of this year, else the day with its year."""
    then, now = local_time(phone, ms), local_time(phone)
    if then.date() == now.date():
        return clock_text(then, phone.display)
    return _day(phone, then, year=then.year != now.year)


def full_time(phone: Phone, ms: int) -> str:
    """The day and the time: "Sun, Oct 15, 2023, 15:34"."""
    then = local_time(phone, ms)
    weekday = f"{then:%a}, " if phone.display.language == "en" else ""
    return f"{weekday}{_day(phone, then, year=True)}, {clock_text(then, phone.display)}"


def _day(phone: Phone, then: datetime, *, year: bool) -> str:
    if phone.display.language == "en":
        day = f"{MONTHS[then.month - 1]} {then.day}"
        return f"{day}, {then.year}" if year else day
    from babel.dates import format_skeleton  # noqa: PLC0415 - 20 MB that English does not need

    return str(format_skeleton("yMMMd" if year else "MMMd", then, locale=phone.display.locale))
