"""Pages of places around Mountain View: address, and a small map of our own drawing.

Names, addresses and coordinates are those that the places' own pages give; streets are straight
lines between crossings, true to some hundred metres.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.world.web.documents import (
    WebAnswer,
    WebDocument,
    WebMoment,
    esc,
    link,
    listed,
    missing,
    page,
    picture,
    search_form,
    table,
)
from pytest_androidbench.phone.world.web.ranking import WordIndex
from pytest_androidbench.phone.world.web.request import WebRequest

HOME: Final = "https://places.bayguide.example"
SITE: Final = "Bay Guide"
ABOUT: Final = "Places around Mountain View, California, each with its address on a map."
WIDTH, HEIGHT = 640, 480
SPAN: Final = 0.035
"""Degrees of latitude that a map is high."""
Point = tuple[float, float]
"""Latitude and longitude."""


@dataclass(frozen=True, slots=True)
class Landmark:
    """A place with an address."""

    name: str
    kind: str
    street: str
    town: str
    at: Point

    @property
    def slug(self) -> str:
        """Its name in an address."""
        return self.name.lower().replace(" ", "-")

    @property
    def address(self) -> str:
        """As it is written on an envelope, in a line."""
        return f"{self.street}, {self.town}"


LANDMARKS: Final = (
    Landmark("Microsoft SVC Building", "Office of Microsoft in Silicon Valley",
             "1045 La Avenida St", "Mountain View, CA 94043", (37.4118, -122.0712)),
    Landmark("Computer History Museum", "Museum", "1401 N Shoreline Blvd",
             "Mountain View, CA 94043", (37.4143, -122.0774)),
    Landmark("Shoreline Amphitheatre", "Open-air stage", "1 Amphitheatre Pkwy",
             "Mountain View, CA 94043", (37.4267, -122.0807)),
    Landmark("Mountain View Station", "Railway station", "600 W Evelyn Ave",
             "Mountain View, CA 94041", (37.3945, -122.0764)),
    Landmark("Mountain View City Hall", "City hall", "500 Castro St",
             "Mountain View, CA 94041", (37.3899, -122.0819)),
)  # fmt: skip
STREETS: Final[tuple[tuple[str, Point, Point], ...]] = (
    ("N Shoreline Blvd", (37.3905, -122.0793), (37.4280, -122.0782)),
    ("La Avenida St", (37.4121, -122.0779), (37.4113, -122.0662)),
    ("US-101", (37.4190, -122.0930), (37.4020, -122.0600)),
    ("Amphitheatre Pkwy", (37.4236, -122.0880), (37.4232, -122.0782)),
    ("Castro St", (37.3830, -122.0850), (37.3945, -122.0766)),
    ("W Evelyn Ave", (37.3960, -122.0820), (37.3915, -122.0640)),
)


def documents() -> list[WebDocument]:
    """The list and all places, for search engines."""
    found = [WebDocument(f"{HOME}/", SITE, ABOUT, SITE)]
    found += [
        WebDocument(
            f"{HOME}/{one.slug}", one.name,
            f"{one.kind}. Address: {one.address}. Location on the map.", SITE,
        )
        for one in LANDMARKS
    ]  # fmt: skip
    return found


def answer(request: WebRequest, moment: WebMoment) -> WebAnswer:
    """What the guide says."""
    del moment
    if request.path == "/":
        return _list(request.words("q"))
    found = next((one for one in LANDMARKS if request.parts == [one.slug]), None)
    if found is None:
        return missing(SITE, f"{HOME}/")
    facts = (
        ("Address", found.address),
        ("Kind", found.kind),
        ("Coordinates", f"{found.at[0]:.4f}, {found.at[1]:.4f}"),
    )
    drawn = picture(_map(found), WIDTH, HEIGHT, f"Map of {found.name}, {found.address}")
    return page(found.name, _header(), f"<h1>{esc(found.name)}</h1>", drawn, table(facts))


def _list(words: str) -> WebAnswer:
    places: tuple[Landmark, ...] = LANDMARKS
    if words:
        urls = {one.url for one in WordIndex(documents()[1:]).found(words)}
        places = tuple(one for one in LANDMARKS if f"{HOME}/{one.slug}" in urls)
    rows = listed(f"{link(f'{HOME}/{one.slug}', one.name)}, {one.address}" for one in places)
    none = f"<p>No place was found for “{esc(words)}”.</p>"
    return page(SITE, _header(words), f"<h1>{SITE}</h1><p>{ABOUT}</p>", rows if places else none)


def _header(words: str = "") -> str:
    form = search_form("/", "q", "Search places", words, id_="landmark-search")
    return f"<strong>{link(f'{HOME}/', SITE)}</strong>{form}"


def _map(middle: Landmark) -> str:
    ways = [_way(name, _spot(a, middle.at), _spot(b, middle.at)) for name, a, b in STREETS]
    pins = [_pin(one, _spot(one.at, middle.at), red=one is middle) for one in LANDMARKS]
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#eef1ea"/>{"".join([*ways, *pins])}'


def _spot(at: Point, middle: Point) -> tuple[int, int]:
    per_degree = HEIGHT / SPAN
    right = (at[1] - middle[1]) * math.cos(math.radians(middle[0])) * per_degree
    return round(WIDTH / 2 + right), round(HEIGHT / 2 - (at[0] - middle[0]) * per_degree)


def _way(name: str, start: tuple[int, int], end: tuple[int, int]) -> str:
    x, y = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
    return (
        f'<path d="M{start[0]} {start[1]}L{end[0]} {end[1]}" stroke="#fff" stroke-width="10"/>'
        f'<text x="{x}" y="{y}" font-size="13" font-family="sans-serif" fill="#5f6368">'
        f"{esc(name)}</text>"
    )


def _pin(one: Landmark, at: tuple[int, int], *, red: bool) -> str:
    colour, size = ("#d93025", 10) if red else ("#1a56c4", 5)
    return (
        f'<circle cx="{at[0]}" cy="{at[1]}" r="{size}" fill="{colour}"/>'
        f'<text x="{at[0] + 14}" y="{at[1] + 5}" font-size="15" font-family="sans-serif" '
        f'fill="#202124">{esc(one.name)}</text>'
    )
