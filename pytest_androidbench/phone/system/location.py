"""Where the phone is, as its GPS tells once somebody has said so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

GEO_FIX: Final = "qemu.geo.fix"
"""The property that keeps what `geo fix` of the console was given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A place on Earth, in degrees."""

    longitude: float
    latitude: float
    altitude: float | None = None
    """In metres."""


def enabled(phone: Phone) -> bool:
    """Whether apps may learn the position at all."""
    return phone.settings.get("secure", "location_mode") != "0"


def position(phone: Phone) -> Position | None:
    """Where the phone is; None while location is off, and before the first fix."""
    words = phone.properties.get(GEO_FIX, "").split()
    if not words or not enabled(phone):
        return None
    try:
        longitude, latitude, *more = map(float, words)
    except ValueError:  # somebody set the property by hand
        return None
    return Position(longitude=longitude, latitude=latitude, altitude=more[0] if more else None)
