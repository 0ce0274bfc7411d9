"""Coordinates as they are written and read, in the formats of OsmAnd."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.apps.osmand.gpx import on_the_earth
from pytest_androidbench.phone.kit.maps.projection import LatLon

FORMATS: Final = ("DDD.DDDDD", "DDD MM.MMM", "DDD MM SS.S")
"""Degrees; degrees and minutes; degrees, minutes and seconds."""
_NUMBER: Final = re.compile(r"[-+]?\d{1,3}(?:\.\d{1,15})?")
_SIDES: Final = re.compile(r"[NSEW]", re.IGNORECASE)
MOST: Final = 120
"""Characters of a text that may be coordinates."""


def parse(text: str) -> LatLon | None:
    """The place a text names by its coordinates, `47.0707, 9.5023` or `47°4'14.5"N 9°30'8.3"E`.

    None: it names none.
    """
    if len(text) > MOST or re.search(r"[^\d\s.,;:°'′\"″+\-NSEWnsew()]", text):
        return None
    numbers = [float(each) for each in _NUMBER.findall(text)]
    if len(numbers) not in (2, 4, 6):
        return None
    half = len(numbers) // 2
    values = [_joined(numbers[:half]), _joined(numbers[half:])]
    sides = [side.upper() for side in _SIDES.findall(text)]
    if len(sides) == 2:
        values = [-v if s in "SW" else v for v, s in zip(values, sides, strict=True)]
        if sides[0] in "EW":
            values.reverse()
    elif sides:
        return None
    return LatLon(*values) if on_the_earth(*values) else None


def angle(text: str) -> float | None:
    """The degrees that a field of one coordinate says, in any format; None where it says none."""
    if len(text) > MOST or re.search(r"[^\d\s.,:°'′\"″+\-]", text):
        return None
    numbers = [float(each) for each in _NUMBER.findall(text.replace(",", "."))]
    return _joined(numbers) if 1 <= len(numbers) <= 3 else None


def written(at: LatLon, style: int = 0) -> str:
    """Coordinates as the app shows them."""
    if style == 0:
        return f"{at.lat:.5f}, {at.lon:.5f}"
    north, east = "N" if at.lat >= 0 else "S", "E" if at.lon >= 0 else "W"
    return f"{_split(at.lat, style)} {north}, {_split(at.lon, style)} {east}"


def one(value: float, style: int) -> str:
    """One coordinate as a field has it."""
    if style == 0:
        return f"{value:.5f}"
    sign = "-" if value < 0 else ""
    return f"{sign}{_split(value, style)}"


def distance(metres: float, imperial: bool = False) -> str:
    """A distance as the app writes it: 750 m, 1.25 km, 12.4 km, 125 km."""
    if imperial:
        miles = metres / 1609.344
        return f"{metres * 3.28084:.0f} ft" if miles < 0.1 else f"{_short(miles)} mi"
    return f"{metres:.0f} m" if metres < 999.5 else f"{_short(metres / 1000)} km"


def _short(value: float) -> str:
    if value < 10:
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"


def _joined(numbers: list[float]) -> float:
    whole = sum(abs(each) / 60.0**place for place, each in enumerate(numbers))
    return -whole if numbers[0] < 0 else whole


def _split(value: float, style: int) -> str:
    if style == 1:
        thousandths = round(abs(value) * 60_000)
        return f"{thousandths // 60_000}°{thousandths % 60_000 / 1000:06.3f}′"
    tenths = round(abs(value) * 36_000)
    minutes, seconds = divmod(tenths % 36_000, 600)
    return f"{tenths // 36_000}°{minutes:02d}′{seconds / 10:04.1f}″"
