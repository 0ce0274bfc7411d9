"""The settings of the clock app that are one of several values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.clock.zones import ZONES
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preference_rows import choice, translated

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

MINUTE_MS: Final = 60_000
NEVER: Final = "Never"
ANALOG: Final = "Analog"


def _setting(key: str, title: str, values: Sequence[str], default: str) -> ListPreference:
    return choice(key, title, translated({value: value for value in values}), default)


def _minutes(*numbers: int) -> list[str]:
    return [f"{n} minute{'s' if n > 1 else ''}" for n in numbers]


STYLE: Final = _setting("clock_style", "Style", (ANALOG, "Digital"), "Digital")


def _homes() -> dict[str, str]:
    """Each zone by the city it is called after, else by the first there is, in their order."""
    named: dict[str, str] = {}
    for city, zone in ZONES.items():
        if zone not in named or zone.endswith(f"/{city.replace(' ', '_')}"):
            named[zone] = city
    return dict(sorted(named.items(), key=lambda pair: [*ZONES].index(pair[1])))


HOME_ZONE: Final = choice("home_time_zone", "Home time zone", {"UTC": "UTC"} | _homes(), "UTC")
SILENCE: Final = _setting(
    "auto_silence", "Silence after", (*_minutes(1, 5, 10, 15, 20, 25), NEVER), "10 minutes"
)
SNOOZE: Final = _setting(
    "snooze_duration", "Snooze length", _minutes(1, 5, 10, 15, 20, 30), "10 minutes"
)
VOLUME_BUTTONS: Final = _setting(
    "volume_button_setting",
    "Volume buttons",
    ("Control volume", "Snooze", "Stop"),
    "Control volume",
)
CRESCENDO: Final = choice(
    "alarm_crescendo_duration",
    "Gradually increase volume",
    translated({"0": NEVER} | {f"{n}": f"{n} seconds" for n in range(5, 65, 5)}),
    "0",
)
WEEK_START: Final = _setting(
    "week_start", "Start week on", ("Saturday", "Sunday", "Monday"), "Sunday"
)
TIMER_SOUND: Final = _setting(
    "timer_ringtone", "Timer sound", ("Timer Expired", "Argon", "Helium", "Silent"), "Timer Expired"
)
SECONDS: Final = "display_clock_seconds"
HOME_CLOCK: Final = "automatic_home_clock"
TIMER_VIBRATE: Final = "timer_vibrate"


def length_ms(setting: ListPreference, prefs: Prefs) -> int:
    """The present value of a setting as a length; 0 for never."""
    number = setting.value(prefs).split(" ")[0]
    return int(number) * MINUTE_MS if number.isdecimal() else 0
