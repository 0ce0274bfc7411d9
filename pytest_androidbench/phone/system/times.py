"""Dates and times as Android writes them, in the phone's zone, language and hour format."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.pseudolocale import dated_as

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

ZONE: Final = "persist.sys.timezone"
"""The property that names the phone's zone."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
DAY_NAMES: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
DAYS: Final = tuple(name[:3] for name in DAY_NAMES)
Width = Literal["wide", "abbreviated", "narrow"]
"""CLDR's names for how much of a name is written: Monday, Mon, M."""
MONTHS: Final = (
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
)


def zone(name: str | None) -> tzinfo:
    """The time zone of that name, or UTC."""
    if not name or name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a folder, or a name too long for a file
        return UTC


def known_zone(name: str) -> str:
    """That name where there is such a zone, else `GMT`."""
    return name if name == "UTC" or zone(name) is not UTC else "GMT"


def local_time(phone: Phone, ms: int | None = None) -> datetime:
    """A moment, by default now, in the phone's zone."""
    moment = EPOCH + timedelta(milliseconds=phone.clock.now_ms if ms is None else ms)
    return moment.astimezone(zone(phone.properties.get(ZONE, "UTC")))


def clock_text(moment: datetime, display: Display, *, period: bool = True) -> str:
    """The hour and minute in the locale's digits: "15:34" or "3:34 PM"."""
    if display.hour24:
        return native(f"{moment.hour:02}:{moment.minute:02}", display.locale)
    hour = moment.hour % 12 or 12
    sign = (" AM" if moment.hour < 12 else " PM") if period else ""
    return native(f"{hour}:{moment.minute:02}{sign}", display.locale)


def twelve_hours(moment: datetime, locale: str = "en_US") -> str:
    """The hour and minute with AM or PM, as spoken descriptions have them."""
    half = "AM" if moment.hour < 12 else "PM"
    return native(f"{moment.hour % 12 or 12}:{moment.minute:02} {half}", locale)


def weekday(day: int, locale: str, width: Width = "wide") -> str:
    """The name of a day of the week, from 0 for Monday."""
    if _is_english(locale):
        name = DAY_NAMES[day]
        return {"wide": name, "abbreviated": name[:3], "narrow": name[0]}[width]
    from babel.dates import get_day_names  # noqa: PLC0415 - 20 MB that English does not need

    if width == "narrow":  # CLDR has them for names that stand alone only
        return str(get_day_names(width, "stand-alone", locale)[day])
    return str(get_day_names(width, "format", locale)[day])


def _is_english(locale: str) -> bool:
    return locale[:2] == "en" and not locale[2:3].isalpha()


def short_date(moment: datetime, display: Display) -> str:
    """The day: "Sun, Oct 15"."""
    if display.language == "en":
        day = weekday(moment.weekday(), display.locale, "abbreviated")
        return f"{day}, {MONTHS[moment.month - 1]} {moment.day}"
    from babel.dates import format_skeleton  # noqa: PLC0415 - 20 MB that English does not need

    shown = str(format_skeleton("MMMEd", moment, locale=dated_as(display.locale)))
    return native(shown, display.locale)


def ago(now_ms: int, then_ms: int) -> str:
    """How old a notification is: "now", "5m", "2h", "3d"."""
    minutes = max(0, now_ms - then_ms) // 60_000
    if minutes < 1:
        return "now"
    if minutes < 60:
        return f"{minutes}m"
    return f"{minutes // 60}h" if minutes < 1440 else f"{minutes // 1440}d"
