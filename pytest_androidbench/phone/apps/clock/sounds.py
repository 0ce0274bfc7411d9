"""The sounds an alarm can ring with."""

from __future__ import annotations

from typing import Final

SILENT: Final = "Silent"
DEFAULT: Final = "Default (Cesium)"
DEVICE: Final = (
    "Argon",
    "Barium",
    "BeeBeep Alarm",
    "Beep-Beep-Beep Alarm",
    "Buzzer Alarm",
    "Carbon",
    "Cesium",
    "Fermium",
    "Hassium",
    "Helium",
    "Krypton",
    "Neon",
    "Neptunium",
    "Osmium",
    "Oxygen",
    "Piezo Alarm",
    "Platinum",
    "Plutonium",
    "Rooster Alarm",
    "Scandium",
)
"""What comes with the phone."""
