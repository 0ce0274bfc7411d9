"""Significant days, as they are stored and shown."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.kit.pickers import Day
    from pytest_androidbench.phone.system.phone import Phone


def day_text(phone: Phone, stored: str) -> str:
    """A stored day as people read it; what is none as it is."""
    day = _read(stored)
    if day is None:
        return stored
    return date_text(day, "yMMMd", phone.display.locale)


def day_in(phone: Phone, stored: str) -> Day:
    """Year, month and day of a stored one, else today's."""
    day = _read(stored) or local_time(phone).date()
    return day.year, day.month, day.day


def _read(stored: str) -> date | None:
    try:
        return date.fromisoformat(stored)
    except ValueError:
        return None
