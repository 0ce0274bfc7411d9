"""Numbers of bytes in words."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.amounts import Unit, unit_text

UNITS: Final[tuple[Unit, ...]] = ("B", "kB", "MB", "GB", "TB")
FULL: Final = 900
"""From so many of a unit on, the next one is used."""


def size_text(size: int, locale: str) -> str:
    """A size as Android's Formatter writes it: "21 B", "3.40 MB", "3,40 Mo" in French."""
    value, unit = float(size), 0
    while value > FULL and unit + 1 < len(UNITS):
        value, unit = value / 1000, unit + 1
    digits = 0 if unit == 0 or value >= 100 else 2
    return unit_text(value, digits, UNITS[unit], locale)
