"""What the world knows of a place: when it is open, its number and page, what people say.

All of it is made up, and follows from a place's kind and name, so that it is the same on every
phone. Kinds are those of the map's table (`kit/maps/kinds.py`). Numbers begin with +423 555, which
nobody has, or lie between 555-0100 and 555-0199, which is kept free for stories in America; pages
lie in the domain `.example` (RFC 2606).
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final
from zlib import crc32

from pytest_androidbench.phone.world.people import PEOPLE

Span = tuple[int, int]
"""Minutes after midnight at which a place opens and closes."""
DAY: Final[Span] = (0, 24 * 60)
"""Open all day and night."""
Week = tuple[tuple[Span, ...], ...]
"""When a place is open, from Monday on; a day without is closed."""


@dataclass(frozen=True, slots=True)
class PlaceReview:
    """What somebody says of a place."""

    author: str
    stars: int
    text: str
    days: int
    """How long ago."""


@dataclass(frozen=True, slots=True)
class PlaceFacts:
    """What is known of a place beside where it lies."""

    week: Week = ()
    """Empty: nobody opens or closes it."""
    phone: str = ""
    page: str = ""
    """Its page on the web, without the scheme."""
    reviews: tuple[PlaceReview, ...] = ()

    @property
    def rating(self) -> float:
        """The mean of all stars; 0 without any."""
        stars = [each.stars for each in self.reviews]
        return round(sum(stars) / len(stars), 1) if stars else 0.0


def _minutes(text: str) -> int:
    hour, _, minute = text.partition(":")
    return int(hour) * 60 + int(minute or 0)


def _span(text: str) -> Span:
    opens, _, closes = text.partition("-")
    return _minutes(opens), _minutes(closes)


def _hours(weekdays: str, saturday: str = "", sunday: str = "", monday: str | None = None) -> Week:
    """A week of texts such as "8-12 13:30-18"."""
    first = weekdays if monday is None else monday
    days = (first, weekdays, weekdays, weekdays, weekdays, saturday, sunday)
    return tuple(tuple(map(_span, day.split())) for day in days)


ALWAYS: Final[Week] = ((DAY,),) * 7
HOURS: Final[dict[str, Week]] = {
    "restaurant": _hours("11-14 17:30-22", "11-23", "11-21", monday=""),
    "cafe": _hours("7-18:30", "8-17", "9-17"),
    "bakery": _hours("6-18:30", "6-16"),
    "supermarket": _hours("7:30-19", "7:30-18"),
    "hotel": ALWAYS,
    "alpine_hut": _hours("9-20", "9-20", "9-20"),
    "camp_site": _hours("8-20", "8-20", "8-20"),
    "fuel": ALWAYS,
    "parking": ALWAYS,
    "hospital": ALWAYS,
    "police": ALWAYS,
    "fire_station": ALWAYS,
    "pharmacy": _hours("8-12 13:30-18:30", "8-16"),
    "bank": _hours("8:30-12 13:30-16:30"),
    "post": _hours("8-18", "8-11"),
    "townhall": _hours("8-11:30 13:30-17"),
    "school": _hours("7:30-17"),
    "museum": _hours("10-17", "10-17", "10-17", monday=""),
    "theatre": _hours("16-22", "16-22", "14-20"),
    "information": _hours("9-17", "9-17", "9-17"),
    "swimming": _hours("9-20", "9-20", "9-20"),
    "stadium": _hours("8-22", "8-22", "8-22"),
    "church": _hours("8-19", "8-19", "8-19"),
    "atm": ALWAYS,
    "airport": ALWAYS,
    "park": _hours("6-21", "6-21", "6-21"),
    "gym": _hours("5-22", "7-20", "7-20"),
    "cinema": _hours("13-23", "11-23:30", "11-22"),
    "library": _hours("10-20", "10-17", "12-17"),
    "bar": _hours("16-24", "14-24", "14-22"),
    "office": _hours("9-18"),
    "apartments": _hours("9-18", "10-16"),
    "mall": _hours("10-21", "10-21", "11-19"),
}
"""When places of a kind are open."""
AMERICAN: Final = ", CA"
"""How regions end in which people keep American hours and numbers."""
AMERICAN_HOURS: Final[dict[str, tuple[Week, ...]]] = {
    "restaurant": (
        _hours("11-22", "11-23", "11-21"), _hours("17-22", "17-23", "17-21"),
        _hours("7-14:30", "7-15", "7-15"), _hours("11:30-21", "11:30-22", monday=""), ALWAYS,
    ),
    "cafe": (
        _hours("6-18", "7-18", "7-18"), _hours("7-15", "8-15"), _hours("6-21", "6-21", "7-21"),
    ),
    "supermarket": (_hours("7-22", "7-22", "7-22"), ALWAYS),
    "pharmacy": (_hours("9-21", "9-18", "10-18"), ALWAYS),
    "bank": (_hours("9-17", "9-14"), _hours("10-18")),
    "fuel": (ALWAYS, _hours("5-23", "5-23", "6-22")),
}  # fmt: skip
"""Kind -> the weeks that its places there keep in turn."""
AREA_CODES: Final = (650, 408)
GROUPS: Final[dict[str, str]] = {
    "restaurant": "food", "cafe": "food", "bakery": "food", "alpine_hut": "food",
    "hotel": "beds", "camp_site": "beds",
    "supermarket": "errands", "fuel": "errands", "pharmacy": "errands", "bank": "errands",
    "post": "errands", "parking": "errands", "hospital": "errands",
    "museum": "sights", "castle": "sights", "church": "sights", "viewpoint": "sights",
    "theatre": "sights", "information": "sights", "swimming": "sights", "stadium": "sights",
    "park": "sights", "cinema": "sights", "bar": "food", "mall": "errands", "gym": "errands",
    "library": "errands", "airport": "errands", "atm": "errands", "apartments": "errands",
    "peak": "sights", "lake_name": "sights", "nature": "sights",
}  # fmt: skip
"""Of which kinds people speak in the same words."""
SAID: Final[dict[str, tuple[tuple[int, str], ...]]] = {
    "food": (
        (5, "Everything tasted home-made, and nobody hurried us."),
        (4, "Good food, fair portions. Book a table at the weekend."),
        (5, "The terrace alone is worth the way."),
        (3, "Nice people, but we waited long for the bill."),
        (4, "Simple menu, done well. The soup was the best part."),
        (2, "It was loud, and the coffee came cold."),
        (5, "We come back each time we are in the valley."),
    ),
    "beds": (
        (5, "Quiet room with a view of the mountains. Slept very well."),
        (4, "Clean, friendly, a good breakfast."),
        (3, "The rooms are small for the price."),
        (5, "They kept our luggage until the evening. Very kind."),
        (4, "The bus stops almost at the door."),
    ),
    "errands": (
        (4, "Everything there, never a long queue."),
        (5, "Helpful people, even right before closing."),
        (3, "It does what it should. Parking is tight."),
        (4, "Well sorted and clean."),
        (2, "One of two counters was closed again."),
    ),
    "sights": (
        (5, "Take your time, there is more to see than one thinks."),
        (4, "Beautiful place. Early in the morning it is almost empty."),
        (5, "The children did not want to leave."),
        (4, "The signs are in three languages, which helped us."),
        (3, "Smaller than on the pictures, but fine for an hour."),
        (5, "The light in the evening is wonderful here."),
    ),
}
"""Stars and words of each group."""
NO_PAGE: Final = frozenset(
    {"peak", "lake_name", "nature", "parking", "church", "viewpoint", "atm", "park"}
)
"""Kinds that have neither a number nor a page."""


@cache
def facts_of(name: str, kind: str, region: str = "") -> PlaceFacts:
    """What is known of a place by its name, kind and region; nothing of what is nowhere to go."""
    if kind not in HOURS and kind not in GROUPS:
        return PlaceFacts()
    reachable, american = kind not in NO_PAGE, region.endswith(AMERICAN)
    weeks = AMERICAN_HOURS.get(kind, ()) if american else ()
    return PlaceFacts(
        week=weeks[crc32(name.encode()) % len(weeks)] if weeks else HOURS.get(kind, ()),
        phone=_number(name, american=american) if reachable else "",
        page=_page(name) if reachable else "",
        reviews=_reviews(name, GROUPS.get(kind, "")),
    )


def _number(name: str, *, american: bool) -> str:
    if american:
        code, line = divmod(crc32(name.encode()) % (100 * len(AREA_CODES)), 100)
        return f"({AREA_CODES[code]}) 555-01{line:02}"
    digits = f"{crc32(name.encode()) % 10_000:04}"
    return f"+423 555 {digits[:2]} {digits[2:]}"


def _page(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.lower().replace("ß", "ss"))
    letters = "".join(sign if sign.isalnum() else " " for sign in plain if sign.isascii())
    return f"{'-'.join(letters.split())}.example"


def _reviews(name: str, group: str) -> tuple[PlaceReview, ...]:
    """Some of what a group's places are told, by people who are taken in turn."""
    said, dice = SAID.get(group, ()), crc32(name.encode())
    if not said:
        return ()
    count = 3 + dice % 3
    return tuple(
        PlaceReview(
            PEOPLE[(dice // 7 + 5 * number) % len(PEOPLE)].name,
            *said[(dice // 3 + number) % len(said)],
            days=3 + (dice >> number) % 400,
        )
        for number in range(count)
    )
