"""How the clock app writes times and lengths."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

from pytest_androidbench.phone.system.dates import DAY_NAMES, Width, listed, weekday
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr

HOUR_MS: Final = 3_600_000
DAY: Final = timedelta(days=1)


def moment(now_ms: int, zone: tzinfo = UTC) -> datetime:
    """The wall time in a zone."""
    return datetime.fromtimestamp(now_ms / 1000, zone)


def clock_time(hour: int, minute: int, display: Display) -> str:
    """A time of day in the locale's digits: "15:34", or "3:34 PM"."""
    return clock_text(datetime(1970, 1, 1, hour, minute, tzinfo=UTC), display)


def thin(time: str) -> str:
    """A time as the large digits have it: with a hair space before the half of the day."""
    return time.replace(" ", "\u200a")


def face_time(now: datetime, display: Display, *, seconds: bool) -> str:
    """The time on the clock page, with seconds where they are wanted."""
    return thin(clock_text(now, display, seconds=seconds))


def countdown(ms: int) -> str:
    """What a timer shows: "1:02:03", "4:59", "12", with a minus sign after it ran out."""
    seconds = -(-ms // 1000)
    sign = "\u2212" if seconds < 0 else ""
    hours, rest = divmod(abs(seconds), 3600)
    minutes, seconds = divmod(rest, 60)
    if hours:
        return f"{sign}{hours}:{minutes:02d}:{seconds:02d}"
    return f"{sign}{minutes}:{seconds:02d}" if minutes or sign else f"{seconds}"


def stopwatch_time(ms: int) -> tuple[str, str]:
    """The stopwatch's large digits and its hundredths: ("1:05", "07")."""
    seconds, rest = divmod(ms, 1000)
    hours, remainder = divmod(seconds, 3600)
    minutes, seconds = divmod(remainder, 60)
    hundredths = f"{rest // 10:02d}"
    if hours:
        return f"{hours}:{minutes:02d}:{seconds:02d}", hundredths
    return (f"{minutes}:{seconds:02d}" if minutes else str(seconds)), hundredths


def spoken_length(hours: int, minutes: int, seconds: int) -> Message:
    """A length in words: "1 hour, 2 minutes, 3 seconds"."""
    words = (
        f"{{hours}} hour{'' if hours == 1 else 's'}, "
        f"{{minutes}} minute{'' if minutes == 1 else 's'}, "
        f"{{seconds}} second{'' if seconds == 1 else 's'}"
    )
    return tr(words, hours=hours, minutes=minutes, seconds=seconds)


def timer_name(length_ms: int) -> str:
    """The name a timer gets from its length: "5m Timer", "1h 30m Timer"."""
    hours, rest = divmod(length_ms // 1000, 3600)
    minutes, seconds = divmod(rest, 60)
    parts = [f"{hours}h"] * bool(hours) + [f"{minutes}m"] * bool(minutes)
    parts += [f"{seconds}s"] * bool(seconds)
    return " ".join([*parts, "Timer"])


def time_left(ms: int) -> Message:
    """What the notification of a running timer says."""
    minutes = ms // 60_000
    if minutes < 1:
        return tr("Less than a minute remaining")
    return ntr("{n} minute remaining", "{n} minutes remaining", minutes)


def week_from(first: str) -> list[int]:
    """The days as places in DAY_NAMES, in the order of a week that starts on a day."""
    start = DAY_NAMES.index(first) if first in DAY_NAMES else 6
    return [(start + place) % 7 for place in range(7)]


def days_text(days: int, week: list[int], locale: str) -> TextLike:
    """The chosen days of an alarm; bits from Monday = 1 to Sunday = 64."""
    if days == 127:
        return tr("Every day")
    chosen = _chosen_days(days, week)
    width: Width = "wide" if len(chosen) == 1 else "abbreviated"
    return listed((weekday(day, locale, width) for day in chosen), locale)


def spoken_days(days: int, week: list[int], locale: str) -> TextLike:
    """The same for ears, every name in full."""
    if days == 127:
        return tr("Every day")
    return listed((weekday(day, locale) for day in _chosen_days(days, week)), locale)


def _chosen_days(days: int, week: list[int]) -> list[int]:
    """An alarm's days in the order of a week."""
    return [day for day in week if days >> day & 1]


def until(now_ms: int, due_ms: int) -> Message:
    """How far away an alarm is, as the bar after setting one says."""
    minutes = max(0, -(-(due_ms - now_ms) // 60_000))
    hours, minutes = divmod(minutes, 60)
    if not hours and not minutes:
        return tr("Alarm set for less than 1 minute from now.")
    if not hours:
        return ntr(
            "Alarm set for {n} minute from now.", "Alarm set for {n} minutes from now.", minutes
        )
    words = f"{{hours}} hour{'' if hours == 1 else 's'}"
    if minutes:
        words += f" and {{minutes}} minute{'' if minutes == 1 else 's'}"
    return tr(f"Alarm set for {words} from now.", hours=hours, minutes=minutes)


def next_due(now_ms: int, hour: int, minute: int, days: int, zone: tzinfo = UTC) -> int:
    """When an alarm rings next, in ms since 1970."""
    now = moment(now_ms, zone)
    due = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    if due <= now:
        due += DAY
    while days and not days >> due.weekday() & 1:
        due += DAY
    return int(due.timestamp() * 1000)
