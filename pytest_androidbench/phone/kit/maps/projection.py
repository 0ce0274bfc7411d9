"""Web Mercator: from degrees to pixels of a map that is seen at a zoom, and back."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pytest_androidbench.phone.ui.geometry import Size

MIN_ZOOM: Final = 2
MAX_ZOOM: Final = 22
MOST_LATITUDE: Final = 85.0511287798
"""Where Web Mercator's square ends (EPSG:3857)."""
EARTH_M: Final = 6_372_800.0
"""Radius in metres, as OsmAnd's MapUtils.getDistance has it."""


class LatLon(NamedTuple):
    """A place on Earth, in degrees of WGS84."""

    lat: float
    lon: float


def world(place: LatLon) -> tuple[float, float]:
    """Where a place lies in the square of the whole world, from 0 to 1 to the east and south."""
    lat = math.radians(max(-MOST_LATITUDE, min(MOST_LATITUDE, place.lat)))
    return (place.lon + 180) / 360, (1 - math.asinh(math.tan(lat)) / math.pi) / 2


def on_earth(x: float, y: float) -> LatLon:
    """The place at a point of the world's square: the inverse of `world`."""
    return LatLon(math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y)))), x * 360 - 180)


def distance_m(a: LatLon, b: LatLon) -> float:
    """Metres between two places, along a great circle."""
    north = math.sin(math.radians(b.lat - a.lat) / 2)
    east = math.sin(math.radians(b.lon - a.lon) / 2)
    share = north * north + east * east * math.cos(math.radians(a.lat)) * math.cos(
        math.radians(b.lat)
    )
    return 2 * EARTH_M * math.asin(min(1.0, math.sqrt(share)))


def bearing(a: LatLon, b: LatLon) -> float:
    """Degrees from north, clockwise, of the way from one place to another."""
    lat_a, lat_b, east = math.radians(a.lat), math.radians(b.lat), math.radians(b.lon - a.lon)
    across = math.sin(east) * math.cos(lat_b)
    ahead = math.cos(lat_a) * math.sin(lat_b) - math.sin(lat_a) * math.cos(lat_b) * math.cos(east)
    return math.degrees(math.atan2(across, ahead)) % 360


@dataclass(frozen=True, slots=True)
class MapView:
    """What of the map is seen: its middle, a zoom, and the surface's size in pixels."""

    middle: LatLon
    zoom: int
    size: Size
    tile: int
    """Pixels of the side of half a tile of 256 dp: what is drawn and kept as one picture."""

    @property
    def side(self) -> int:
        """Pixels of the whole world's side."""
        return self.tile << (self.zoom + 1)

    @property
    def corner(self) -> tuple[int, int]:
        """The surface's top left corner, in whole pixels of the world."""
        x, y = world(self.middle)
        left, top = round(x * self.side), round(y * self.side)
        return left - self.size.width // 2, top - self.size.height // 2

    def point(self, place: LatLon) -> tuple[float, float]:
        """Where a place lies on the surface, in pixels."""
        (x, y), (left, top) = world(place), self.corner
        return x * self.side - left, y * self.side - top

    def place(self, x: float, y: float) -> LatLon:
        """The place at a point of the surface."""
        left, top = self.corner
        return on_earth((x + left) / self.side, min(1.0, max(0.0, (y + top) / self.side)))

    def panned(self, dx: float, dy: float) -> MapView:
        """The map pushed by a finger by so many pixels."""
        x, y = world(self.middle)
        down = min(1.0, max(0.0, y - dy / self.side))
        return replace(self, middle=on_earth((x - dx / self.side) % 1.0, down))

    def zoomed(self, steps: int, at: tuple[float, float] | None = None) -> MapView:
        """The map nearer or further, what lies at a point of the surface staying there.

        Args:
            steps: of zoom, nearer where positive; the zoom stays within its bounds.
            at: the point; None is the middle.
        """
        zoom = max(MIN_ZOOM, min(MAX_ZOOM, self.zoom + steps))
        if at is None or zoom == self.zoom:
            return replace(self, zoom=zoom)
        kept, nearer = self.place(*at), replace(self, zoom=zoom)
        x, y = nearer.point(kept)
        return nearer.panned(at[0] - x, at[1] - y)

    def metres(self, pixels: float) -> float:
        """How many metres so many pixels are at the middle."""
        around = 2 * math.pi * EARTH_M * math.cos(math.radians(self.middle.lat))
        return pixels * around / self.side
