"""Amounts and dates as Pro Expense writes them: in English, whatever the phone's language."""

from __future__ import annotations

from datetime import datetime

from pytest_androidbench.phone.system.times import MONTHS, twelve_hours


def amount_text(cents: int, *, grouped: bool = True) -> str:
    """An amount with at most two decimals and no zeros behind them: "1,250.5"."""
    whole, rest = divmod(abs(cents), 100)
    digits = f"{whole:,}" if grouped else str(whole)
    decimals = f".{rest:02}".rstrip("0") if rest else ""
    return f"{'-' if cents < 0 else ''}{digits}{decimals}"


def month_day(moment: datetime) -> str:
    """The day without its year: "Oct 15"."""
    return f"{MONTHS[moment.month - 1]} {moment.day}"


def full_day(moment: datetime) -> str:
    """The day: "2023 Oct 15"."""
    return f"{moment.year} {month_day(moment)}"


def listed(moment: datetime, today: datetime) -> str:
    """When an entry was made, as lists tell it; within this month the year is written out."""
    same_year = moment.year == today.year
    if same_year and moment.month == today.month:
        if moment.day == today.day:
            return f"Today {twelve_hours(moment)}"
        if moment.day == today.day - 1:
            return f"Yesterday {twelve_hours(moment)}"
    elif same_year:
        return month_day(moment)
    return full_day(moment)


def entry_time(moment: datetime) -> str:
    """The time in the bar of the entry form: "15 Oct 2023 3:34 PM"."""
    month = MONTHS[moment.month - 1]
    return f"{moment.day} {month} {moment.year} {twelve_hours(moment)}"


def day_range(start: datetime, end: datetime, *, years: bool = True) -> str:
    """The days from one to another, what they share written once: "2023 Oct 1 - 15"."""
    first = full_day(start) if years else month_day(start)
    if start.year != end.year:
        return f"{first} - {full_day(end) if years else month_day(end)}"
    if start.month != end.month:
        return f"{first} - {month_day(end)}"
    return first if start.day == end.day else f"{first} - {end.day}"
