"""Dates as Tasks.org writes them: relative within six days, else without this year."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.apps.tasksorg.model import TaskAlarm, has_time
from pytest_androidbench.phone.apps.tasksorg.preferences import FULL_DATE
from pytest_androidbench.phone.system.times import clock_text, local_time

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

Style = Literal["medium", "long", "full"]
_FORMS: Final = {"medium": "%b {day}", "long": "%B {day}", "full": "%A, %B {day}"}
_NEAR: Final = {-1: ("Yest", "Yesterday"), 0: ("Today", "Today"), 1: ("Tmrw", "Tomorrow")}
_UNITS: Final = (("week", 10_080), ("day", 1440), ("hour", 60), ("minute", 1))


def full_date(phone: Phone, date: datetime, style: Style) -> str:
    """A day with its month, and its year unless it is this one."""
    text = f"{date:{_FORMS[style]}}".replace("{day}", str(date.day))
    return text if date.year == local_time(phone).year else f"{text}, {date.year}"


def relative_day(phone: Phone, ms: int, style: Style, *, always_full: bool = False) -> str:
    """A day: Today, Tmrw, Tue; by date when it is more than six days away."""
    date = local_time(phone, ms)
    away = (date.date() - local_time(phone).date()).days
    if always_full or abs(away) > 6:
        return full_date(phone, date, style)
    if away in _NEAR:
        return _NEAR[away][style != "medium"]
    return f"{date:%a}" if style == "medium" else f"{date:%A}"


def relative_moment(phone: Phone, ms: int, style: Style, *, always_full: bool = False) -> str:
    """A day, with its time if there is one; of today only the time."""
    date = local_time(phone, ms)
    away = (date.date() - local_time(phone).date()).days
    day = relative_day(phone, ms, style, always_full=always_full)
    if not has_time(ms):
        return day
    time = clock(phone, date)
    if always_full or abs(away) > 6:
        return f"{day}, {time}" if style == "medium" else f"{day} at {time}"
    return time if away == 0 else f"{day} {time}"


def clock(phone: Phone, moment: datetime) -> str:
    """A time of day; full hours of twelve are written short."""
    text = clock_text(moment, phone.display)
    return text if phone.display.hour24 else text.replace(":00 ", " ")


def always_full(phone: Phone, package: str) -> bool:
    """Whether lists write every date in full."""
    app = phone.packages.app(package)
    return app is not None and app.prefs().get(FULL_DATE, default=False)


def duration(ms: int) -> str:
    """How long something takes: `1 day 2 hours`."""
    minutes, parts = abs(ms) // 60_000, []
    for name, size in _UNITS:
        count, minutes = divmod(minutes, size)
        if count:
            parts.append(f"{count} {name}{'s' * (count > 1)}")
    return " ".join(parts)


def alarm_text(phone: Phone, alarm: TaskAlarm) -> str:
    """When a reminder comes."""
    if alarm.type == 3:
        text = f"Randomly every {duration(alarm.time)}"
    elif alarm.type in {1, 2}:
        what = "start" if alarm.type == 1 else "due"
        side = "before" if alarm.time < 0 else "after"
        when = "When started" if alarm.type == 1 else "When due"
        text = f"{duration(alarm.time)} {side} {what}" if alarm.time else when
    else:
        moment = local_time(phone, alarm.time)
        text = f"{full_date(phone, moment, 'long')} at {clock(phone, moment)}"
    if alarm.repeat:
        times = "time" if alarm.repeat == 1 else "times"
        text += f"\nRepeats every {duration(alarm.interval)}, occurs {alarm.repeat} {times}"
    return text


def stamp_text(phone: Phone, ms: int) -> str:
    """A moment as the info row has it."""
    return f"{local_time(phone, ms):%Y-%m-%d %H:%M}"
