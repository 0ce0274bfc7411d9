"""Sizes and dates as Files writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.system import byte_counts
from pytest_androidbench.phone.system.dates import Skeleton, date_text
from pytest_androidbench.phone.system.times import clock_text, local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def size_text(phone: Phone, size: int) -> str:
    """A size: "21 B", "3.40 MB"."""
    return byte_counts.size_text(size, phone.display.locale)


def when_text(phone: Phone, ms: int) -> str:
    """The time of today, else the day of this year, else the day with its year."""
    then, now = local_time(phone, ms), local_time(phone)
    if then.date() == now.date():
        return clock_text(then, phone.display)
    skeleton: Skeleton = "MMMd" if then.year == now.year else "yMMMd"
    return date_text(then, skeleton, phone.display.locale)


def full_time(phone: Phone, ms: int) -> str:
    """The day and the time: "Sun, Oct 15, 2023, 15:34"."""
    then = local_time(phone, ms)
    day = date_text(then, "yMMMEd", phone.display.locale)
    return f"{day}, {clock_text(then, phone.display)}"
