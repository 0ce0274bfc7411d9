"""Favourites, map markers and tracks of OsmAnd: GPX files, and rows of a database.

Paths, elements and columns are those of OsmAnd 4.6.13, as AndroidWorld reads them
(task_evals/single/osmand.py).
"""

from __future__ import annotations

import math
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from xml.sax.saxutils import escape

from lxml import etree

from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "net.osmand"
FILES: Final = f"/storage/emulated/0/Android/data/{PACKAGE}/files"
MARKERS: Final = f"/data/data/{PACKAGE}/databases/map_markers_db"
BACKUP: Final = f"/data/data/{PACKAGE}/files/favourites_bak.gpx"
BACKUPS: Final = f"/data/data/{PACKAGE}/files/backup"
_ROOT: Final = (
    "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n"
    '<gpx version="1.1" creator="OsmAnd" xmlns="http://www.topografix.com/GPX/1/1" '
    'xmlns:osmand="https://osmand.net">'
)
MOST_BYTES: Final = 4 * 1024 * 1024
"""Of a file that is read; a larger one counts as unreadable, as in the app."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """A place on Earth in degrees."""

    lat: float
    lon: float

    def near(self, other: Point, degrees: float = 0.001) -> bool:
        """Whether both coordinates differ by less than so many degrees, as AndroidWorld asks."""
        return abs(self.lat - other.lat) < degrees and abs(self.lon - other.lon) < degrees


@dataclass(frozen=True, slots=True, kw_only=True)
class Favorite:
    """A place that somebody keeps."""

    name: str
    at: Point
    group: str = ""
    description: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapMarker:
    """A marker, on the map or in the history."""

    name: str
    at: Point
    active: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class GpxTrack:
    """A track's file; the points of all its segments in their order."""

    name: str
    """Of the file, without its ending."""
    points: Sequence[Point]
    folder: str = ""


class Favorites:
    """Reads and arranges favourites."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._storage = Storage(device, f"{FILES}/favorites")

    def all(self) -> list[Favorite]:
        """All of them, file by file; what cannot be read has none."""
        files = _contents(self._storage)
        return [each for name in sorted(files) for each in favorites_in(files[name])]

    def replace(self, favorites: Iterable[Favorite]) -> None:
        """Make these all there is; the app's backups of others go, too."""
        groups: dict[str, list[Favorite]] = {"": []}
        for favorite in favorites:
            groups.setdefault(favorite.group, []).append(favorite)
        self._device.files.remove(BACKUP, BACKUPS)
        self._storage.clear()
        names = {group: f"favorites-{group}.gpx" if group else "favorites.gpx" for group in groups}
        self._storage.put({names[group]: favorites_file(rows) for group, rows in groups.items()})


class MapMarkers:
    """Reads and arranges markers."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(MARKERS)

    def all(self) -> list[MapMarker]:
        """All of them, the newest first."""
        rows = self._database.rows("map_markers")
        rows.sort(key=lambda row: (-int(row["marker_added"]), str(row["marker_id"])))
        return [marker_of(row) for row in rows]

    def replace(self, markers: Iterable[MapMarker]) -> None:
        """Make these all there is, the first at the top of the list."""
        given = list(markers)
        rows = [_marker_row(place, len(given), each) for place, each in enumerate(given)]
        with self._database.edit() as connection:
            connection.execute("DELETE FROM map_markers")
            for row in rows:
                marks = ", ".join(f":{column}" for column in row)
                sql = f"INSERT INTO map_markers ({', '.join(row)}) VALUES ({marks})"  # noqa: S608
                connection.execute(sql, row)


class GpxTracks:
    """Reads and arranges tracks."""

    def __init__(self, device: Device) -> None:
        self._storage = Storage(device, f"{FILES}/tracks")

    def all(self) -> list[GpxTrack]:
        """All of them by path; one that cannot be read has no points."""
        files = _contents(self._storage)
        return [track_in(path, files[path]) for path in sorted(files)]

    def replace(self, tracks: Iterable[GpxTrack]) -> None:
        """Make these all there is."""
        self._storage.clear()
        self._storage.put({_path(track): track_file(track) for track in tracks})


def visits(track: Sequence[Point], places: Sequence[Point], degrees: float = 0.001) -> bool:
    """Whether a track comes near all places in their order."""
    left = iter(track)
    return all(any(point.near(place, degrees) for point in left) for place in places)


def favorites_in(data: bytes) -> list[Favorite]:
    """The favourites of a file; none where it cannot be read."""
    placed = ((_point(each), each) for each in _named(_root(data), "wpt"))
    return [
        Favorite(
            name=_text(element, "name"),
            at=at,
            group=_text(element, "type"),
            description=_text(element, "desc"),
        )
        for at, element in placed
        if at is not None
    ]


def favorites_file(favorites: Iterable[Favorite]) -> bytes:
    """A file of favourites."""
    lines = [_ROOT]
    for each in favorites:
        lines.append(f"  <wpt {_place(each.at)}>")
        said = (("name", each.name), ("desc", each.description), ("type", each.group))
        lines += [f"    <{tag}>{escape(text)}</{tag}>" for tag, text in said if text]
        lines.append("  </wpt>")
    return "\n".join([*lines, "</gpx>\n"]).encode()


def track_in(path: str, data: bytes) -> GpxTrack:
    """The track of a file, relative to the folder of tracks; without points where it is none."""
    folder, _, name = path.rpartition("/")
    points = [at for each in _named(_root(data), "trkpt") if (at := _point(each)) is not None]
    return GpxTrack(name=name.removesuffix(".gpx"), points=tuple(points), folder=folder)


def track_file(track: GpxTrack) -> bytes:
    """A file of a track."""
    points = "\n".join(f"      <trkpt {_place(point)} />" for point in track.points)
    name = escape(track.name)
    body = f"  <trk>\n    <name>{name}</name>\n    <trkseg>\n{points}\n    </trkseg>\n  </trk>"
    return f"{_ROOT}\n{body}\n</gpx>\n".encode()


def marker_of(row: Mapping[str, Any]) -> MapMarker:
    """A row of the markers' table."""
    described = str(row["marker_description"] or "")
    return MapMarker(
        name=described.partition("#")[2] or described,
        at=Point(lat=float(row["marker_lat"]), lon=float(row["marker_lon"])),
        active=bool(row["marker_active"]),
    )


def _contents(storage: Storage) -> dict[str, bytes]:
    items = storage.items()
    return {each.path: each.data for each in items if each.data and each.path.endswith(".gpx")}


def _root(data: bytes) -> etree._Element | None:
    """The outermost element; None: it is no XML, or has a document type, and so entities."""
    if len(data) > MOST_BYTES:
        return None
    try:
        root = etree.fromstring(data, etree.XMLParser(resolve_entities=False))
    except etree.XMLSyntaxError:
        return None
    return root if root.getroottree().docinfo.internalDTD is None else None


def _named(root: etree._Element | None, name: str) -> Iterator[etree._Element]:
    """Elements by their local name, whatever their prefix."""
    return root.iter(f"{{*}}{name}") if root is not None else iter(())


def _point(element: etree._Element) -> Point | None:
    try:
        lat, lon = float(element.attrib["lat"]), float(element.attrib["lon"])
    except (KeyError, ValueError):
        return None
    return Point(lat=lat, lon=lon) if math.isfinite(lat) and math.isfinite(lon) else None


def _text(parent: etree._Element, name: str) -> str:
    return (parent.findtext(f"{{*}}{name}") or "").strip()


def _path(track: GpxTrack) -> str:
    return f"{track.folder}/{track.name}.gpx" if track.folder else f"{track.name}.gpx"


def _place(at: Point) -> str:
    return f'lat="{at.lat:.7f}" lon="{at.lon:.7f}"'


def _marker_row(place: int, count: int, marker: MapMarker) -> dict[str, Any]:
    return {
        "marker_id": str(uuid.uuid5(uuid.NAMESPACE_OID, f"{place} {marker.name}")),
        "marker_lat": marker.at.lat,
        "marker_lon": marker.at.lon,
        "marker_description": f"location#{marker.name}",
        "marker_active": int(marker.active),
        "marker_added": count - place,
        "marker_visited": 0,
        "marker_disabled": 0,
        "marker_selected": 0,
    }
