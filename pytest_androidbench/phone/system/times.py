"""Dates and times as Android writes them, in the phone's zone, language and hour format."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pytest_androidbench.phone.system.dates import (
    MONTH_NAMES,
    NARROW_SPACE,
    cldr_locale,
    date_text,
    is_english,
)
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

ZONE: Final = "persist.sys.timezone"
"""The property that names the phone's zone."""
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MONTHS: Final = tuple(name[:3] for name in MONTH_NAMES)
WIDE_PERIOD: Final = "aaaa"
"""ICU writes the halves of the day out, where they have such names, for one `a` of CLDR."""
HOURS: Final = {
    (True, False): "Hm",
    (True, True): "Hms",
    (False, False): "hm",
    (False, True): "hms",
}
"""CLDR's letters for times: with 24 hours or 12, and with seconds or not."""


def zone(name: str | None) -> tzinfo:
    """The time zone of that name, or UTC."""
    if not name or name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a folder, or a name too long for a file
        return UTC


def zone_name(phone: Phone) -> str:
    """What the phone's zone is called."""
    return phone.properties.get(ZONE) or "UTC"


def phone_zone(phone: Phone) -> tzinfo:
    """The phone's zone."""
    return zone(zone_name(phone))


def known_zone(name: str) -> str:
    """That name where there is such a zone, else `GMT`."""
    return name if name == "UTC" or zone(name) is not UTC else "GMT"


def local_time(phone: Phone, ms: int | None = None) -> datetime:
    """A moment, by default now, in the phone's zone."""
    moment = EPOCH + timedelta(milliseconds=phone.clock.now_ms if ms is None else ms)
    return moment.astimezone(phone_zone(phone))


def clock_text(
    moment: datetime, display: Display, *, period: bool = True, seconds: bool = False
) -> str:
    """The hour and minute in the locale's digits: "15:34" or "3:34 PM".

    Args:
        moment: in the phone's zone.
        display: its locale and hour format.
        period: whether the half of the day is said.
        seconds: whether seconds are.
    """
    if not is_english(display.locale):
        return _local_clock(moment, display.locale, (display.hour24, seconds), period=period)
    second = f":{moment.second:02}" if seconds else ""
    if display.hour24:
        return f"{moment.hour:02}:{moment.minute:02}{second}"
    sign = f" {half_of_day(moment.hour, display.locale)}" if period else ""
    return f"{moment.hour % 12 or 12}:{moment.minute:02}{second}{sign}"


def twelve_hours(moment: datetime, locale: str = "en_US") -> str:
    """The hour and minute with the half of the day, as spoken descriptions have them."""
    return clock_text(moment, Display(locale=locale, hour24=False))


def half_of_day(hour: int, locale: str) -> str:
    """AM or PM."""
    if is_english(locale):
        return "AM" if hour < 12 else "PM"
    return _applied("a", EPOCH.replace(hour=hour), locale)


def _local_clock(moment: datetime, locale: str, kind: tuple[bool, bool], *, period: bool) -> str:
    known = cldr_locale(locale)
    pattern = known.datetime_skeletons[HOURS[kind]].pattern.replace(NARROW_SPACE, " ")
    if not period:
        pattern = pattern.replace("a", "").strip()
    return native(_applied(pattern, moment, locale), locale)


def _applied(pattern: str, moment: datetime, locale: str) -> str:
    from babel.dates import parse_pattern  # noqa: PLC0415 - 20 MB that English does not need

    known = cldr_locale(locale)
    if "am" in known.day_periods["format"]["wide"]:
        pattern = pattern.replace("a", WIDE_PERIOD)
    return str(parse_pattern(pattern).apply(moment, known))


def short_date(moment: datetime, display: Display) -> str:
    """The day: "Sun, Oct 15"."""
    return date_text(moment, "MMMEd", display.locale)


def ago(now_ms: int, then_ms: int) -> Message:
    """How old a notification is: "now", "5m", "2h", "3d"."""
    minutes = max(0, now_ms - then_ms) // 60_000
    if minutes < 1:
        return tr("now")
    if minutes < 60:
        return tr("{n}m", n=minutes)
    if minutes < 1440:
        return tr("{n}h", n=minutes // 60)
    return tr("{n}d", n=minutes // 1440)
