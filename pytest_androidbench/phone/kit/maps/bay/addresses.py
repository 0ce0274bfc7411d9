"""Houses of the region by their numbers: which address a place has, and where an address is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from pytest_androidbench.phone.kit.maps.bay.grid import FIRST_ACROSS, FIRST_ALONG, metres_of
from pytest_androidbench.phone.kit.maps.bay.placing import (
    NUMBERED_M,
    ZIPS,
    is_column,
    places,
    town_of,
)
from pytest_androidbench.phone.kit.maps.bay.streets import streets
from pytest_androidbench.phone.kit.maps.projection import LatLon

NUMBER: Final = re.compile(r"\s*(\d{1,6})\s+([^,]+)(?:,.*)?")
FIRST_NUMBER: Final = 100
NEAR_M: Final = 250
"""A place further away from all numbered streets than this has no address."""


class Front(NamedTuple):
    """A piece of a numbered street; its ends in metres along and across."""

    street: str
    a: tuple[float, float]
    b: tuple[float, float]
    ends: tuple[LatLon, LatLon]

    def share(self, at: tuple[float, float]) -> float:
        """How far along the piece the point nearest to a place lies, from 0 to 1."""
        dx, dy = self.b[0] - self.a[0], self.b[1] - self.a[1]
        whole = dx * dx + dy * dy
        return max(0.0, min(1.0, ((at[0] - self.a[0]) * dx + (at[1] - self.a[1]) * dy) / whole))

    def away_m(self, at: tuple[float, float]) -> float:
        """Metres from a place."""
        share = self.share(at)
        x, y = (a + (b - a) * share for a, b in zip(self.a, self.b, strict=True))
        return float(((at[0] - x) ** 2 + (at[1] - y) ** 2) ** 0.5)


@cache
def fronts() -> tuple[Front, ...]:
    """All pieces of the grid's streets."""
    return tuple(_fronts())


def _fronts() -> Iterator[Front]:
    for street in streets():
        if street.kind in {"primary", "secondary", "residential"}:
            for a, b in pairwise(street.points):
                yield Front(street.name, metres_of(a), metres_of(b), (a, b))


def address_at(at: LatLon) -> str:
    """The address at a point; "" where nothing has one."""
    known = _known().get(at)
    if known is not None:
        return known
    here = metres_of(at)
    front = min(fronts(), key=lambda each: (each.away_m(here), each.street))
    if front.away_m(here) > NEAR_M:
        return ""
    return _said(number_at(front.street, here), front.street, at)


def number_at(street: str, here: tuple[float, float]) -> int:
    """The number of the house at a point of a street."""
    metres = here[1] - FIRST_ACROSS if is_column(street) else here[0] - FIRST_ALONG
    return FIRST_NUMBER + 2 * max(0, int(metres / NUMBERED_M / 2))


def house(words: str) -> tuple[str, LatLon] | None:
    """The house of an address such as "450 Castro Street": its address and place.

    None where the words are no address, there is no such street, or it has no such number.
    """
    parsed = NUMBER.fullmatch(words[:200])
    if parsed is None:
        return None
    number, name = int(parsed[1]), " ".join(parsed[2].casefold().split())
    for front in fronts():
        if _short(front.street).startswith(_short(name)) and name:
            low, high = sorted((number_at(front.street, front.a), number_at(front.street, front.b)))
            if low <= number <= high + 1:
                share = (number - low) / max(1, high + 1 - low)
                at = _on(front, share)
                return _said(number, front.street, at), at
    return None


def is_address(words: str) -> bool:
    """Whether words begin as an address does: with a number and a street."""
    parsed = NUMBER.fullmatch(words[:200])
    name = _short(" ".join(parsed[2].casefold().split())) if parsed is not None else ""
    return bool(name) and any(_short(each.street).startswith(name) for each in fronts())


def _on(front: Front, share: float) -> LatLon:
    first, last = front.ends
    if number_at(front.street, front.a) > number_at(front.street, front.b):
        first, last = last, first
    lat = first.lat + (last.lat - first.lat) * share
    lon = first.lon + (last.lon - first.lon) * share
    return LatLon(round(lat, 6), round(lon, 6))


def _said(number: int, street: str, at: LatLon) -> str:
    town = town_of(at)
    return f"{number} {street}, {town}, CA {ZIPS[town]}"


WORDS: Final = {"st": "street", "ave": "avenue", "av": "avenue", "rd": "road", "dr": "drive",
                "blvd": "boulevard", "expy": "expressway", "ct": "court", "ln": "lane"}  # fmt: skip


@lru_cache(maxsize=256)
def _short(name: str) -> str:
    """A street's name as it is compared: without case, with its last word written out."""
    first, _, last = name.casefold().rpartition(" ")
    last = WORDS.get(last.rstrip("."), last)
    return f"{first} {last}".strip()


@cache
def _known() -> dict[LatLon, str]:
    return {each.at: each.address for each in places() if each.address}
