"""GPX files as OsmAnd writes them, and as others may have written them.

Element order, namespaces and extensions are those of OsmAnd's GpxUtilities.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape, quoteattr

from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.system.xml import XmlError, parsed

MOST_POINTS: Final = 50_000
"""So many waypoints, and so many points of tracks, are read of a file."""
MOST_TEXT: Final = 4_000
"""Characters that are read of a name or a description."""
ROOT: Final = (
    '<gpx version="1.1" creator={creator} xmlns="http://www.topografix.com/GPX/1/1" '
    'xmlns:osmand="https://osmand.net" '
    'xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1" '
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
    'xsi:schemaLocation="http://www.topografix.com/GPX/1/1 '
    'http://www.topografix.com/GPX/1/1/gpx.xsd">'
)
CREATOR: Final = "OsmAnd Maps 4.6.13 (4.6.13)"
ROUTER: Final = "OsmAndRouterV2"
"""Who says to have made tracks of Plan a route."""


class GpxError(ValueError):
    """A file is no GPX, or cut off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Waypoint:
    """A `wpt`."""

    at: LatLon
    name: str = ""
    time: str = ""
    """As ISO 8601, in UTC."""
    desc: str = ""
    group: str = ""
    """`type`."""
    cmt: str = ""
    extensions: tuple[tuple[str, str], ...] = ()
    """Names without a prefix, and their texts."""

    def extension(self, name: str, default: str = "") -> str:
        """One of its extensions."""
        return dict(self.extensions).get(name, default)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackSegment:
    """A `trkseg`, and the `rte` that it was routed along."""

    points: tuple[LatLon, ...]
    route: tuple[tuple[LatLon, int], ...] = ()
    """The points somebody set, and which of `points` each is; none of straight lines."""
    profile: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gpx:
    """A file."""

    name: str = ""
    time: str = ""
    creator: str = CREATOR
    waypoints: tuple[Waypoint, ...] = ()
    segments: tuple[TrackSegment, ...] = ()
    groups: tuple[tuple[str, str], ...] = field(default=())
    """Names and colours of its waypoints' groups."""


def iso(ms: int) -> str:
    """A time as GPX has it."""
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def read(data: bytes) -> Gpx:
    """What a file says; points without a place on Earth are left out.

    Raises:
        GpxError: it is no GPX, is cut off, has a document type, or is too large or too deep.
    """
    try:
        root = parsed(data)
    except XmlError as error:
        raise GpxError(str(error)) from error
    if _local(root) != "gpx":
        raise GpxError(f"a <{root.tag[:100]}>")
    points = _elements(root, "wpt")
    waypoints = [w for each in points[:MOST_POINTS] if (w := _waypoint(each)) is not None]
    metadata = _elements(root, "metadata")
    return Gpx(
        name=_text(metadata[0], "name") if metadata else "",
        time=_text(metadata[0], "time") if metadata else "",
        creator=root.get("creator", ""),
        waypoints=tuple(waypoints),
        segments=tuple(_segments(root)),
    )


def written(gpx: Gpx) -> bytes:
    """A file."""
    lines = [
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>",
        ROOT.format(creator=quoteattr(gpx.creator)),
        "  <metadata>",
        f"    <name>{_clean(gpx.name)}</name>",
        *([f"    <time>{_clean(gpx.time)}</time>"] if gpx.time else []),
        "  </metadata>",
    ]
    for waypoint in gpx.waypoints:
        lines += _waypoint_lines(waypoint)
    for segment in gpx.segments:
        lines += _route_lines(segment)
    if gpx.segments:
        lines += _track_lines(gpx)
    if gpx.groups:
        lines += _group_lines(gpx.groups)
    return ("\n".join([*lines, "</gpx>"]) + "\n").encode()


def number(value: float) -> str:
    """A coordinate with two to seven decimals."""
    text = f"{value:.7f}".rstrip("0")
    return text + "0" * max(0, 2 - len(text.partition(".")[2]))


def _waypoint_lines(waypoint: Waypoint) -> Iterator[str]:
    yield f"  <wpt {_place(waypoint.at)}>"
    for tag, text in (
        ("time", waypoint.time),
        ("name", waypoint.name),
        ("desc", waypoint.desc),
        ("type", waypoint.group),
        ("cmt", waypoint.cmt),
    ):
        if text:
            yield f"    <{tag}>{_clean(text)}</{tag}>"
    extensions = [(tag, text) for tag, text in waypoint.extensions if text]
    if extensions:
        yield "    <extensions>"
        for tag, text in extensions:
            yield f"      <osmand:{tag}>{_clean(text)}</osmand:{tag}>"
        yield "    </extensions>"
    yield "  </wpt>"


def _route_lines(segment: TrackSegment) -> Iterator[str]:
    if segment.route:
        yield "  <rte>"
        for at, index in segment.route:
            yield f"    <rtept {_place(at)}>"
            yield "      <extensions>"
            yield f"        <osmand:profile>{_clean(segment.profile)}</osmand:profile>"
            yield f"        <osmand:trkpt_idx>{index}</osmand:trkpt_idx>"
            yield "      </extensions>"
            yield "    </rtept>"
        yield "  </rte>"


def _track_lines(gpx: Gpx) -> Iterator[str]:
    yield "  <trk>"
    yield f"    <name>{_clean(gpx.name)}</name>"
    for segment in gpx.segments:
        yield "    <trkseg>"
        for point in segment.points:
            yield f"      <trkpt {_place(point)} />"
        yield "    </trkseg>"
    yield "  </trk>"


def _group_lines(groups: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield "  <extensions>"
    yield "    <osmand:points_groups>"
    for name, colour in groups:
        said = f'name={quoteattr(name)} color={quoteattr(colour)} icon="special_star"'
        yield f'      <group {said} background="circle" />'
    yield "    </osmand:points_groups>"
    yield "  </extensions>"


def _place(at: LatLon) -> str:
    return f'lat="{number(at.lat)}" lon="{number(at.lon)}"'


def _clean(text: str) -> str:
    """A text as XML can hold it."""
    kept = (c for c in text if c in "\t\n\r" or (c >= " " and c not in "\ufffe\uffff"))
    return escape("".join(kept).encode("utf-8", "replace").decode())


def _local(element: Element) -> str:
    """A name without its prefix: others write one where OsmAnd does not."""
    return element.tag.rpartition(":")[2]


def _elements(parent: Element, name: str) -> list[Element]:
    return [each for each in parent if _local(each) == name]


def _text(parent: Element, name: str) -> str:
    found = _elements(parent, name)
    return (found[0].text or "").strip()[:MOST_TEXT] if found else ""


def _latlon(element: Element) -> LatLon | None:
    try:
        lat, lon = float(element.get("lat", "")), float(element.get("lon", ""))
    except ValueError:
        return None
    return LatLon(lat, lon) if on_the_earth(lat, lon) else None


def on_the_earth(lat: float, lon: float) -> bool:
    """Whether two numbers are a latitude and a longitude."""
    return math.isfinite(lat) and math.isfinite(lon) and abs(lat) <= 90 and abs(lon) <= 180


def _waypoint(element: Element) -> Waypoint | None:
    at = _latlon(element)
    if at is None:
        return None
    held = [each for part in _elements(element, "extensions") for each in part]
    extensions = [(_local(each), (each.text or "").strip()[:MOST_TEXT]) for each in held[:50]]
    return Waypoint(
        at=at,
        name=_text(element, "name"),
        time=_text(element, "time"),
        desc=_text(element, "desc"),
        group=_text(element, "type"),
        cmt=_text(element, "cmt"),
        extensions=tuple(each for each in extensions if each[0].replace("_", "").isalnum()),
    )


def _segments(root: Element) -> Iterator[TrackSegment]:
    left = MOST_POINTS
    routes = [_set_points(each) for each in _elements(root, "rte")]
    for track in _elements(root, "trk"):
        for place, part in enumerate(_elements(track, "trkseg")):
            points = [at for each in part[:left] if (at := _latlon(each)) is not None]
            left -= len(points)
            route, profile = routes[place] if place < len(routes) else ((), "")
            fits = all(0 <= index < len(points) for _, index in route)
            yield TrackSegment(points=tuple(points), route=route if fits else (), profile=profile)


def _set_points(element: Element) -> tuple[tuple[tuple[LatLon, int], ...], str]:
    """The points of a `rte` with their places in the track, and its profile."""
    found, profile = [], ""
    for each in _elements(element, "rtept")[:1000]:
        at = _latlon(each)
        held = {_local(e): e.text or "" for part in _elements(each, "extensions") for e in part}
        index = held.get("trkpt_idx", "")
        profile = held.get("profile", profile)
        if at is not None and index.isascii() and index.isdecimal() and len(index) < 7:
            found.append((at, int(index)))
    return tuple(found), profile
