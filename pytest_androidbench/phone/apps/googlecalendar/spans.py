"""What is said of when something happens."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.googlecalendar.store import Happening
    from pytest_androidbench.phone.ui.context import Display

DASH: Final = " \N{EN DASH} "
DAY_MINUTES: Final = 1440


def clocks_text(start: datetime, end: datetime, display: Display) -> str:
    """From when to when: `2:00 – 3:30 PM`, where both are in the same half of the day.

    The halves are said once in English, as the app does there; elsewhere both times are whole.
    """
    whole = clock_text(end, display)
    same = (start.hour < 12) == (end.hour < 12) and start.date() == end.date()
    short = same and not display.hour24 and display.locale.startswith("en")
    return f"{clock_text(start, display, period=not short)}{DASH}{whole}"


def times_text(one: Happening, display: Display) -> TextLike:
    """When something happens on its day."""
    return tr("All day") if one.event.all_day else clocks_text(one.start, one.end, display)


def span_text(one: Happening, display: Display) -> TextLike:
    """When something happens, with its days, as its page says it."""
    first, last = one.first_day, one.last_day
    if one.event.all_day:
        return days_text(first, last, display.locale)
    if first == last:
        day = date_text(first, "MMMEEEEd", display.locale)
        return f"{day} · {clocks_text(one.start, one.end, display)}"
    ends = [
        f"{date_text(at, 'MMMEd', display.locale)}, {clock_text(at, display)}"
        for at in (one.start, one.end)
    ]
    return DASH.join(ends)


def days_text(first: date, last: date, locale: str) -> str:
    """One day, or the first and the last of some."""
    if first == last:
        return date_text(first, "MMMEEEEd", locale)
    return f"{date_text(first, 'MMMEd', locale)}{DASH}{date_text(last, 'MMMEd', locale)}"


def minutes_text(minutes: int, *, all_day: bool = False) -> TextLike:
    """How long ahead one is reminded."""
    named = {-540: tr("On the day at 9 AM"), 420: tr("The day before at 5 PM"),
             900: tr("The day before at 9 AM")}  # fmt: skip
    if all_day and minutes in named:
        return named[minutes]
    if minutes <= 0:
        return tr("At time of event")
    if minutes % (7 * DAY_MINUTES) == 0:
        return ntr("{n} week before", "{n} weeks before", minutes // (7 * DAY_MINUTES))
    if minutes % DAY_MINUTES == 0:
        return ntr("{n} day before", "{n} days before", minutes // DAY_MINUTES)
    if minutes % 60 == 0:
        return ntr("{n} hour before", "{n} hours before", minutes // 60)
    return ntr("{n} minute before", "{n} minutes before", minutes)
