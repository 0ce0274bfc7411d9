"""Distances, speeds and times as the app writes them, in the units that are set."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.apps.opentracks.kinds import kind_called
from pytest_androidbench.phone.apps.opentracks.names import RATE_KEY, UNITS_KEY
from pytest_androidbench.phone.system.times import MONTHS, phone_zone

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

System = Literal["METRIC", "IMPERIAL", "IMPERIAL_METER", "NAUTICAL"]
Parts = tuple[str, str]
"""A value and its unit."""

NOTHING: Final = "-"
MILE, NAUTICAL_MILE, FOOT = 1609.344, 1852.0, 1609.344 / 5280
_LARGE: Final[dict[System, tuple[str, float]]] = {
    "METRIC": ("km", 1000.0),
    "IMPERIAL": ("mi", MILE),
    "IMPERIAL_METER": ("mi", MILE),
    "NAUTICAL": ("NM", NAUTICAL_MILE),
}
_SPEEDS: Final[dict[System, Parts]] = {
    "METRIC": ("km/h", "min/km"),
    "IMPERIAL": ("mph", "min/mi"),
    "IMPERIAL_METER": ("mph", "min/mi"),
    "NAUTICAL": ("kn", "min/NM"),
}
_THRESHOLD: Final = 0.5
"""Up to half a mile or kilometre, distances are told in feet or metres."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Units:
    """How an app's statistics are written."""

    system: System = "METRIC"
    rate: str = "ACTIVITY_TYPE"
    """Or `SPEED` or `PACE`, for all types alike."""

    @property
    def small(self) -> Parts:
        """The small unit's name, and how the settings write heights."""
        return ("m", "m") if self.system in {"METRIC", "IMPERIAL_METER"} else ("ft", "ft")

    @property
    def large_metres(self) -> float:
        """The length of a kilometre or mile."""
        return _LARGE[self.system][1]

    def distance(self, metres: float | None, decimals: int = 2, *, small: bool = False) -> Parts:
        """A distance; `small`: never in kilometres or miles, however long it is."""
        if metres is None:
            return NOTHING, self.small[0]
        name, length = _LARGE[self.system]
        if metres > _THRESHOLD * length and not small:
            return decimal(metres / length, decimals), name
        plain = metres if self.small[0] == "m" else metres / FOOT
        return decimal(plain, decimals), self.small[0]

    def distance_text(self, metres: float | None, decimals: int = 2) -> str:
        """A distance with its unit behind it."""
        return " ".join(self.distance(metres, decimals))

    def height(self, metres: float | None) -> Parts:
        """A height, or how much was climbed."""
        return self.distance(metres, 0, small=True)

    def shows_pace(self, category: str) -> bool:
        """Whether the speed of a type of activity is told as minutes for a mile or kilometre."""
        if self.rate == "ACTIVITY_TYPE":
            return kind_called(category).pace
        return self.rate == "PACE"

    def speed(self, metres_per_second: float, *, pace: bool) -> Parts:
        """A speed or pace."""
        speed_unit, pace_unit = _SPEEDS[self.system]
        length = self.large_metres
        if not pace:
            return decimal(metres_per_second * 3600 / length, 1), speed_unit
        seconds = int(length / metres_per_second + 0.5) if metres_per_second else 0
        return f"{seconds // 60}:{seconds % 60:02}", pace_unit


def units_of(app: App) -> Units:
    """What is set."""
    chosen = app.prefs().get(UNITS_KEY, "METRIC")
    system: System = next((name for name in _LARGE if name == chosen), "METRIC")
    return Units(system=system, rate=app.prefs().get(RATE_KEY, "ACTIVITY_TYPE"))


def set_first_units(app: App) -> None:
    """Choose by the phone's language, as the app does when it is started the first time."""
    if not app.prefs().get(UNITS_KEY, ""):
        american = app.phone.display.locale == "en_US"
        app.prefs().put(UNITS_KEY, "IMPERIAL" if american else "METRIC")


def decimal(value: float, places: int) -> str:
    """A number with commas between thousands."""
    return f"{value:,.{places}f}"


def elapsed(ms: float) -> str:
    """A length of time: `09:05` or `1:02:03`."""
    minutes, seconds = divmod(int(ms) // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes:02}:{seconds:02}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A time as somebody saw it on a clock, with that clock's offset, and the phone it is told on.

    All words are English, as the rest of the app's are.
    """

    time: datetime.datetime
    now: datetime.datetime

    @classmethod
    def of(cls, phone: Phone, ms: int, offset_s: int) -> Moment:
        """A moment since 1970 by a clock that goes so many seconds before UTC."""
        there = datetime.timezone(datetime.timedelta(seconds=offset_s))
        here = phone_zone(phone)
        utc = datetime.UTC
        return cls(
            time=datetime.datetime.fromtimestamp(ms / 1000, utc).astimezone(there),
            now=datetime.datetime.fromtimestamp(phone.clock.now_ms / 1000, utc).astimezone(here),
        )

    @property
    def elsewhere(self) -> bool:
        """Whether the clock goes by another offset than the phone."""
        return self.time.utcoffset() != self.now.utcoffset()

    def day(self) -> str:
        """The day as lists name it: by a word, a weekday, or a date."""
        ago = (self.now.date() - self.time.date()).days
        if ago in {0, 1}:
            return ("Today", "Yesterday")[ago]
        if ago < 7:
            return f"{self.time:%A}"
        short = f"{self.time.day} {MONTHS[self.time.month - 1]}"
        return short if self.now.year == self.time.year else f"{short} {self.time.year}"

    def clock(self) -> str:
        """Hours and minutes; with the offset where it is another one."""
        return f"{self.time:%H:%M}" + (f" {_offset(self.time)}" if self.elsewhere else "")

    def medium(self) -> str:
        """Date and time: `Oct 15, 2023, 3:34:00 PM`, in full where the offset is another one."""
        if self.elsewhere:
            return self.full()
        month = MONTHS[self.time.month - 1]
        return f"{month} {self.time.day}, {self.time.year}, {self._time()}"

    def full(self) -> str:
        """Date, time and offset, as long as they can be."""
        return f"{full_date(self.time.date())} at {self._time()} {_zone_name(self.time)}"

    def iso(self) -> str:
        """What a new track is called: `2023-10-15T15:34Z`."""
        sign = _offset(self.time) if self.time.utcoffset() else "Z"
        return f"{self.time:%Y-%m-%dT%H:%M}{sign}"

    def _time(self) -> str:
        hour = self.time.hour % 12 or 12
        return f"{hour}:{self.time:%M:%S}\u202f{'AM' if self.time.hour < 12 else 'PM'}"


def full_date(date: datetime.date) -> str:
    """`Sunday, October 15, 2023`."""
    return f"{date:%A, %B} {date.day}, {date.year}"


def _offset(time: datetime.datetime) -> str:
    """Hours before UTC, with the minutes only where there are any: `+02`, `+0530`."""
    text = f"{time:%z}"
    return text.removesuffix("00") if text.endswith("00") else text


def _zone_name(time: datetime.datetime) -> str:
    text = f"{time:%z}"
    return "Z" if not time.utcoffset() else f"{text[:3]}:{text[3:]}"
