"""Sizes and dates as Files writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.system.times import MONTHS, clock_text, local_time
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.pseudolocale import dated_as

if TYPE_CHECKING:
    from datetime import datetime

    from pytest_androidbench.phone.system.phone import Phone

__all__ = ["full_time", "size_text", "when_text"]


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

    locale = dated_as(phone.display.locale)
    return native(format_skeleton("yMMMd" if year else "MMMd", then, locale=locale), locale)
