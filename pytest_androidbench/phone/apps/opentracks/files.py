"""Tracks written as files."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, unquote
from xml.sax.saxutils import escape

from pytest_androidbench.phone.apps.opentracks.model import Track, TrackPoint
from pytest_androidbench.phone.apps.opentracks.names import AUTHORITY
from pytest_androidbench.phone.apps.opentracks.store import TrackStore
from pytest_androidbench.phone.apps.opentracks.units import Moment

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A kind of file."""

    label: str
    ending: str
    type: str


KMZ, KML = "application/vnd.google-earth.kmz", "application/vnd.google-earth.kml+xml"
FORMATS: Final = {
    "KMZ_WITH_TRACKDETAIL_AND_SENSORDATA_AND_PICTURES": Format(
        label="KMZ (with photos)", ending="kmz", type=KMZ
    ),
    "KMZ_WITH_TRACKDETAIL_AND_SENSORDATA": Format(
        label="KMZ (without photos)", ending="kmz", type=KMZ
    ),
    "KML_WITH_TRACKDETAIL_AND_SENSORDATA": Format(
        label="KML (without photos)", ending="kml", type=KML
    ),
    "GPX": Format(label="GPX (without photos)", ending="gpx", type="application/gpx+xml"),
}
PREFERRED: Final = next(iter(FORMATS))


def uri_of(app: App, key: str, tracks: Sequence[Track], name: str = "") -> str:
    """The address of a file with tracks."""
    ids = "_".join(str(track.id) for track in tracks)
    shown = name or file_name(app, tracks[0], key)
    return f"content://{AUTHORITY}/tracks/{key}/{ids}/{quote(shown, safe='')}"


def file_name(app: App, track: Track, key: str) -> str:
    """The name of a track's file: its date, time and name."""
    start = Moment.of(app.phone, track.start_ms, track.offset_s).time
    plain = "".join(sign if sign not in '/\\:*?"<>|' else "_" for sign in track.name)
    return f"{start:%Y-%m-%d_%H_%M}_{plain}.{FORMATS[key].ending}"


def content_of(store: TrackStore, uri: str) -> bytes | None:
    """The file at an address of this app."""
    parts = unquote(uri).removeprefix(f"content://{AUTHORITY}/").split("/")
    if len(parts) < 3 or parts[0] != "tracks" or parts[1] not in FORMATS:
        return None
    ids = [int(id_) for id_ in parts[2].split("_") if id_.isdecimal()]
    tracks = [track for track in map(store.track, ids) if track is not None]
    return file_of(store, tracks, FORMATS[parts[1]].ending)


def file_of(store: TrackStore, tracks: Sequence[Track], ending: str) -> bytes:
    """A file with tracks."""
    pairs = [(track, store.points(track.id)) for track in tracks]
    if ending == "gpx":
        return _gpx(pairs).encode()
    kml = _kml(pairs).encode()
    if ending == "kml":
        return kml
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("doc.kml"), kml)
    return packed.getvalue()


def _gpx(tracks: Sequence[tuple[Track, list[TrackPoint]]]) -> str:
    parts = [
        f"<trk><name>{escape(track.name)}</name><desc>{escape(track.description)}</desc>"
        f"<type>{escape(track.category)}</type><trkseg>"
        + "".join(
            f'<trkpt lat="{point.latitude:.6f}" lon="{point.longitude:.6f}">'
            f"<time>{_iso(point.time_ms)}</time></trkpt>"
            for point in points
            if point.placed
        )
        + "</trkseg></trk>"
        for track, points in tracks
    ]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="OpenTracks" '
        f'xmlns="http://www.topografix.com/GPX/1/1">{"".join(parts)}</gpx>\n'
    )


def _kml(tracks: Sequence[tuple[Track, list[TrackPoint]]]) -> str:
    parts = [
        f"<Placemark><name>{escape(track.name)}</name>"
        f"<description>{escape(track.description)}</description><gx:MultiTrack><gx:Track>"
        + "".join(f"<when>{_iso(point.time_ms)}</when>" for point in points if point.placed)
        + "".join(
            f"<gx:coord>{point.longitude:.6f} {point.latitude:.6f}</gx:coord>"
            for point in points
            if point.placed
        )
        + "</gx:Track></gx:MultiTrack></Placemark>"
        for track, points in tracks
    ]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.3" '
        'xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>'
        f"{''.join(parts)}</Document></kml>\n"
    )


def _iso(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%dT%H:%M:%S}.{ms % 1000:03}Z"
