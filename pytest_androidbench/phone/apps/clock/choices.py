"""The settings of the clock app that are one of several values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

MINUTE_MS: Final = 60_000
NEVER: Final = "Never"
ANALOG: Final = "Analog"


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: where it is kept, what it may be, what it is at first."""

    key: str
    values: tuple[str, ...]
    default: str

    def of(self, prefs: Prefs) -> str:
        """Its present value."""
        value: str = prefs.get(self.key, self.default)
        return value

    def ms(self, prefs: Prefs) -> int:
        """Its present value as a length; 0 for never."""
        number = self.of(prefs).split(" ")[0]
        return int(number) * MINUTE_MS if number.isdecimal() else 0


SETTINGS: Final[Mapping[str, Setting]] = {
    "Style": Setting("clock_style", (ANALOG, "Digital"), "Digital"),
    "Silence after": Setting(
        "auto_silence",
        ("1 minute", "5 minutes", "10 minutes", "15 minutes", "20 minutes", "25 minutes", NEVER),
        "10 minutes",
    ),
    "Snooze length": Setting(
        "snooze_duration",
        ("1 minute", "5 minutes", "10 minutes", "15 minutes", "20 minutes", "30 minutes"),
        "10 minutes",
    ),
    "Volume buttons": Setting(
        "volume_button_setting", ("Control volume", "Snooze", "Stop"), "Control volume"
    ),
    "Start week on": Setting("week_start", ("Saturday", "Sunday", "Monday"), "Sunday"),
    "Timer sound": Setting(
        "timer_ringtone", ("Timer Expired", "Argon", "Helium", "Silent"), "Timer Expired"
    ),
}
"""By title."""
SECONDS: Final = "display_clock_seconds"
HOME_CLOCK: Final = "automatic_home_clock"
TIMER_VIBRATE: Final = "timer_vibrate"
