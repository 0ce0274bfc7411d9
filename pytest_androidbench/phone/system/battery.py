"""How full the battery is, as the emulator's console has set it and everything shows it."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.settings import Settings

LEVEL: Final = "battery_level"
"""The global setting that keeps what `power capacity` of the console was given."""
FULL: Final = 100


def battery_level(settings: Settings) -> int:
    """How full it is, in percent."""
    return settings.number("global", LEVEL, FULL)
