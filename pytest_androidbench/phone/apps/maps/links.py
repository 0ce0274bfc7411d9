"""What an address that is opened asks of the map.

`geo:` and `google.navigation:` as Google's page "Google Maps Intents for Android" tells of them,
links as its page "Maps URLs" does, with the older forms `?q=`, `?saddr=&daddr=` and `/place/`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import parse_qs, unquote, unquote_plus, urlsplit

from pytest_androidbench.phone.apps.maps.store import sane
from pytest_androidbench.phone.kit.maps.projection import MAX_ZOOM, MIN_ZOOM, LatLon

Asked = Literal["look", "find", "directions", "navigate", "nothing", "unknown"]
LONGEST: Final = 1000
POINT: Final = re.compile(r"\s*(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)\s*(?:\((.*)\))?\s*")
SEEN: Final = re.compile(r"@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+)z)?")
MODES: Final = {
    "d": "car", "w": "pedestrian", "b": "bicycle", "l": "car", "r": "transit",
    "driving": "car", "walking": "pedestrian", "bicycling": "bicycle", "transit": "transit",
    "two-wheeler": "car",
}  # fmt: skip
"""How addresses call a mode."""
SHORT: Final = ("goo.gl", "maps.app.goo.gl")
"""Hosts whose links say nothing without asking a server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapRequest:
    """What is asked."""

    act: Asked = "nothing"
    words: str = ""
    """What is looked for, or where the way leads."""
    origin: str = ""
    at: LatLon | None = None
    """What is to be seen."""
    zoom: int | None = None
    mode: str = "car"
    layer: str = ""
    ground: str = ""


def asked_of(address: str) -> MapRequest:
    """What an address asks; one that makes no sense asks nothing."""
    scheme, _, rest = address[:LONGEST].partition(":")
    try:
        match scheme.lower():
            case "geo":
                return _geo(rest)
            case "google.navigation":
                return _navigation(rest)
            case "http" | "https":
                return _link(address[:LONGEST])
    except ValueError:  # what urlsplit says of a broken address
        pass
    return MapRequest()


def point_in(words: str) -> tuple[LatLon, str] | None:
    """The place that words give in degrees, with its label in brackets; None for others."""
    found = POINT.fullmatch(words)
    if found is None or abs(float(found[1])) > 90 or abs(float(found[2])) > 180:
        return None
    return sane(float(found[1]), float(found[2])), found[3] or ""


def _geo(rest: str) -> MapRequest:
    place, _, query = rest.partition("?")
    given = _query(query)
    point = point_in(unquote(place).partition(";")[0])
    zoom = _zoom(given.get("z", ""))
    if given.get("q", "").strip():
        return MapRequest(act="find", words=given["q"].strip(), zoom=zoom)
    if point is None or point[0] == (0, 0):
        return MapRequest()
    return MapRequest(act="look", at=point[0], zoom=zoom)


def _navigation(rest: str) -> MapRequest:
    given = _query(rest.removeprefix("//").removeprefix("?"))
    words = (given.get("q") or given.get("ll") or given.get("daddr") or "").strip()
    if not words:
        return MapRequest()
    return MapRequest(act="navigate", words=words, mode=MODES.get(given.get("mode", ""), "car"))


def _link(address: str) -> MapRequest:
    parts = urlsplit(address)
    given, steps = _query(parts.query), [unquote_plus(one) for one in parts.path.split("/") if one]
    steps = steps[1:] if steps[:1] == ["maps"] else steps
    if parts.hostname in SHORT:
        return MapRequest(act="unknown")
    if "daddr" in given:
        return MapRequest(act="directions", words=given["daddr"], origin=given.get("saddr", ""))
    if steps[:1] == ["dir"]:
        return _directions(steps[1:], given)
    if steps[:1] in (["place"], ["search"]) and len(steps) > 1 and not steps[1].startswith("@"):
        return MapRequest(act="find", words=steps[1])
    words = given.get("query") or given.get("q") or ""
    if words.strip():
        return MapRequest(act="find", words=words.strip())
    return _seen(parts.path, given)


def _directions(steps: list[str], given: dict[str, str]) -> MapRequest:
    ends = [one for one in steps if not one.startswith(("@", "data="))]
    return MapRequest(
        act="directions",
        words=given.get("destination") or (ends[-1] if len(ends) > 1 else ""),
        origin=given.get("origin") or (ends[0] if ends else ""),
        mode=MODES.get(given.get("travelmode", ""), "car"),
    )


def _seen(path: str, given: dict[str, str]) -> MapRequest:
    found = SEEN.search(unquote(path))
    center = point_in(f"{found[1]},{found[2]}" if found else given.get("center", ""))
    return MapRequest(
        act="look",
        at=center[0] if center is not None else None,
        zoom=_zoom((found[3] or "") if found else given.get("zoom", "")),
        layer=given.get("layer", ""),
        ground=given.get("basemap", ""),
    )


def _query(text: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(text, max_num_fields=50).items()}


def _zoom(text: str) -> int | None:
    if not re.fullmatch(r"\d{1,2}(\.\d+)?", text, re.ASCII):
        return None
    return max(MIN_ZOOM, min(MAX_ZOOM, int(float(text))))
