"""The regions whose maps come with the phone, and which of them a place lies in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.maps import atlas as liechtenstein
from pytest_androidbench.phone.kit.maps.atlas import Atlas, Bounds
from pytest_androidbench.phone.kit.maps.bay import addresses
from pytest_androidbench.phone.kit.maps.bay.region import bay_atlas
from pytest_androidbench.phone.kit.maps.projection import LatLon, world

FAR_ZOOM: Final = 8
"""Below it only the first region is drawn: the others are made when they are first seen."""


class AddressBook(NamedTuple):
    """Addresses of a region whose houses have numbers."""

    at: Callable[[LatLon], str]
    """Gives the address at a point, "" where there is none."""
    house: Callable[[str], tuple[str, LatLon] | None]
    """Gives the house of an address, None where there is none."""
    meant: Callable[[str], bool]
    """Tells whether words begin with a number and a street that there is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapRegion:
    """A part of the world, by its corners in degrees."""

    country: str
    """A word under which all of it is found."""
    south: float
    west: float
    north: float
    east: float
    middle: LatLon
    """What is seen of it at first."""
    atlas: Callable[[], Atlas]
    """Gives its map, which is made once."""
    book: AddressBook | None = None
    """Its addresses, where houses have numbers."""
    rush: bool = False
    """Whether traffic is known hour by hour."""
    photographed: bool = False
    """Whether streets can be looked at."""
    miles: bool = False
    """Whether distances are told in miles."""

    def holds(self, at: LatLon) -> bool:
        """Whether a place lies in it."""
        return self.south <= at.lat <= self.north and self.west <= at.lon <= self.east

    @property
    def bounds(self) -> Bounds:
        """Its corners in the world's square."""
        left, top = world(LatLon(self.north, self.west))
        right, bottom = world(LatLon(self.south, self.east))
        return Bounds(left, top, right, bottom)


LIECHTENSTEIN: Final = MapRegion(
    country=liechtenstein.COUNTRY,
    south=46.9,
    west=9.3,
    north=47.4,
    east=9.8,
    middle=liechtenstein.MIDDLE,
    atlas=liechtenstein.atlas,
)
BAY: Final = MapRegion(
    country="California",
    south=37.25,
    west=-122.55,
    north=37.75,
    east=-121.80,
    middle=LatLon(37.3861, -122.0656),
    atlas=bay_atlas,
    book=AddressBook(addresses.address_at, addresses.house, addresses.is_address),
    rush=True,
    photographed=True,
    miles=True,
)
REGIONS: Final = (LIECHTENSTEIN, BAY)


def region_at(at: LatLon) -> MapRegion:
    """The region in which a place lies; the first one where it lies in none."""
    return next((each for each in REGIONS if each.holds(at)), LIECHTENSTEIN)


def seen(bounds: Bounds, zoom: int) -> Iterator[Atlas]:
    """The maps of which something lies within bounds of the world's square."""
    for region in REGIONS:
        if region is LIECHTENSTEIN or (zoom >= FAR_ZOOM and region.bounds.meets(bounds)):
            yield region.atlas()
