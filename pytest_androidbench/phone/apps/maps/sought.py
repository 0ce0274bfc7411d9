"""What words look for: an address, a sort of place, or what is called so."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.kit.maps import finding
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.kinds import PLACES
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.maps.regions import REGIONS, region_at
from pytest_androidbench.phone.ui.message import Message, tr

OPEN_NOW: Final = re.compile(r"\bopen(ed)?( right)? now\b", re.IGNORECASE)
NEAR: Final = re.compile(
    r"^\s*(find |search for )?(the )?(nearest|closest|nearby)\b"
    r"|\b(near me|nearby|around me|near by)\s*$",
    re.IGNORECASE,
)
"""What people say of any sort of place."""
GUESTS: Final = re.compile(
    r"\b(rooms?|for (a )?(\d+|one|two|three|four|five|six) (adults?|people|persons?|guests?))\b",
    re.IGNORECASE,
)
"""What people say of where they sleep: how many sleep there is chosen elsewhere."""
ALSO: Final = {
    "gas": ("fuel",), "petrol": ("fuel",), "fuel station": ("fuel",), "groceries": ("supermarket",),
    "grocery store": ("supermarket",), "coffee": ("cafe",), "coffee shop": ("cafe",),
    "food": ("restaurant",), "cash machine": ("atm", "bank"), "atm": ("atm", "bank"),
    "parking lot": ("parking",), "car park": ("parking",), "parking garage": ("parking",),
    "lodging": ("hotel",), "emergency room": ("hospital",), "attraction": ("museum",),
    "movies": ("cinema",), "mall": ("mall",), "drugstore": ("pharmacy",),
}  # fmt: skip
"""What a sort of place is called, too -> its kinds, of which the first that is there is meant."""


def only_open(words: str) -> bool:
    """Whether only what is open is wanted."""
    return OPEN_NOW.search(words) is not None


def found(words: str, near: LatLon) -> list[MapObject]:
    """The house of an address; places of a sort, the nearest first; then what is called so.

    Where nothing near is, what is called so in another region.
    """
    region = region_at(near)
    house = region.book.house(words) if region.book is not None else None
    first = _of_sort(words, near) if house is None else [_at_house(*house, near)]
    named = finding.search(words, near)
    hits = [*first, *(each for each in named if each not in first)]
    for other in REGIONS:
        if not hits and other is not region:
            hits = finding.search(words, other.middle)
    return hits


def nothing(words: str, near: LatLon) -> Message:
    """What is said where words find nothing."""
    book = region_at(near).book
    if book is not None and book.meant(words):
        return tr("No such address. Check the number and the street.")
    return tr("No results found")


def _at_house(address: str, at: LatLon, near: LatLon) -> MapObject:
    """What is known to stand at an address, or the house itself."""
    known = (each for each in finding.everything(near) if finding.address_of(each.at) == address)
    street, _, town = address.partition(", ")
    return next(known, MapObject(street, "", at, town))


def _of_sort(words: str, near: LatLon) -> list[MapObject]:
    plain = GUESTS.sub(" ", NEAR.sub(" ", OPEN_NOW.sub(" ", words)))
    for kind in _kinds(" ".join(plain.casefold().split())):
        places = finding.in_category(PLACES[kind].category, near, kind)
        if places:
            return places
    return []


def _kinds(wanted: str) -> tuple[str, ...]:
    singular = wanted.removesuffix("s")
    for kind, known in PLACES.items():
        if known.category and {wanted, singular} & {known.label.text.casefold(), kind}:
            return ALSO.get(singular, (kind,))
    return ALSO.get(wanted) or ALSO.get(singular, ())
