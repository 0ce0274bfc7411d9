"""The app's database."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.opentracks.kinds import UNKNOWN, kind_called
from pytest_androidbench.phone.apps.opentracks.model import Marker, Stats, Track, TrackPoint, micro
from pytest_androidbench.phone.kit.tables import from_row

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database, Value

PUSHPIN: Final = "http://maps.google.com/mapfiles/ms/micons/blue-pushpin.png"


class TrackStore:
    """Reads and writes tracks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tracks(self, query: str | None = None) -> list[Track]:
        """All tracks whose name, description or type holds a text, the newest first."""
        sql = _TRACKS
        texts: list[str] = []
        if query is not None:
            sql += " WHERE name LIKE ? OR description LIKE ? OR category LIKE ?"
            texts = [f"%{query}%"] * 3
        rows = self._database.query(f"{sql} ORDER BY starttime DESC, tracks._id", *texts)
        return [from_row(Track, row) for row in rows]

    def track(self, id_: int) -> Track | None:
        """One track."""
        row = self._database.one(f"{_TRACKS} WHERE tracks._id = ?", id_)
        return None if row is None else from_row(Track, row)

    def add(self, start_ms: int, offset_s: int, random: bytes) -> int:
        """A new track of which only its beginning is known; returns its id."""
        sql = """INSERT INTO tracks (name, description, category, activity_type, starttime,
          stoptime, starttime_offset, totaldistance, totaltime, movingtime, avgspeed,
          avgmovingspeed, maxspeed, uuid) VALUES ('', '', ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, ?)"""
        number = uuid.UUID(bytes=random, version=4).bytes
        return self._database.execute(
            sql, UNKNOWN, UNKNOWN, start_ms, start_ms, offset_s, number
        ).last_id

    def describe(self, id_: int, name: str, category: str, description: str) -> None:
        """Write what a track is; its type's id follows its name."""
        sql = """UPDATE tracks SET name = ?, category = ?, activity_type = ?, description = ?
          WHERE _id = ?"""
        self._database.execute(sql, name, category, kind_called(category).id, description, id_)

    def count_up(self, id_: int, stop_ms: int, stats: Stats) -> None:
        """Write a track's statistics."""
        sql = """UPDATE tracks SET stoptime = ?, totaldistance = ?, totaltime = ?, movingtime = ?,
          avgspeed = ?, avgmovingspeed = ?, maxspeed = ?, elevationgain = ?, elevationloss = ?
          WHERE _id = ?"""
        self._database.execute(
            sql, stop_ms, stats.distance, stats.total_ms, stats.moving_ms, stats.speed,
            stats.moving_speed, stats.max_speed, stats.gain, stats.loss, id_,
        )  # fmt: skip

    def delete(self, ids: Iterable[int]) -> None:
        """Remove tracks with all that belongs to them."""
        for id_ in ids:
            for table in ("trackpoints", "markers"):
                self._database.execute(f"DELETE FROM {table} WHERE trackid = ?", id_)  # noqa: S608
            self._database.execute("DELETE FROM tracks WHERE _id = ?", id_)

    def points(self, track: int) -> list[TrackPoint]:
        """A track's points in order."""
        sql = "SELECT * FROM trackpoints WHERE trackid = ? ORDER BY _id"
        return [from_row(TrackPoint, row) for row in self._database.query(sql, track)]

    def add_point(self, track: int, point: TrackPoint) -> None:
        """Write a point."""
        sql = """INSERT INTO trackpoints (trackid, longitude, latitude, time, elevation, speed,
          type) VALUES (?, ?, ?, ?, ?, ?, ?)"""
        self._database.execute(
            sql, track, micro(point.longitude), micro(point.latitude), point.time_ms,
            point.elevation, point.speed, point.type,
        )  # fmt: skip

    def markers(self, track: int | None = None, query: str | None = None) -> list[Marker]:
        """Markers of a track or of all, whose name, description or type holds a text."""
        sql, values = _MARKERS, list[Any]()
        if track is not None:
            sql, values = f"{sql} AND trackid = ?", [track]
        if query is not None:
            sql += " AND (markers.name LIKE ? OR markers.description LIKE ?"
            sql += " OR markers.category LIKE ?)"
            values += [f"%{query}%"] * 3
        rows = self._database.query(f"{sql} ORDER BY markers._id DESC", *values)
        return [from_row(Marker, row) for row in rows]

    def marker(self, id_: int) -> Marker | None:
        """One marker."""
        row = self._database.one(f"{_MARKERS} AND markers._id = ?", id_)
        return None if row is None else from_row(Marker, row)

    def add_marker(self, marker: Marker, stats: Stats) -> int:
        """Write a marker, at how far and how long the track has come; returns its id."""
        sql = """INSERT INTO markers (name, description, category, icon, trackid, length, duration,
          longitude, latitude, time, photoUrl) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')"""
        values: Sequence[Value] = (
            marker.name, marker.description, marker.category, PUSHPIN, marker.track,
            stats.distance, stats.total_ms, micro(marker.longitude), micro(marker.latitude),
            marker.time_ms,
        )  # fmt: skip
        return self._database.execute(sql, *values).last_id

    def change_marker(self, marker: Marker) -> None:
        """Write what a marker says."""
        sql = "UPDATE markers SET name = ?, category = ?, description = ? WHERE _id = ?"
        self._database.execute(sql, marker.name, marker.category, marker.description, marker.id)

    def delete_markers(self, ids: Iterable[int]) -> None:
        """Remove markers."""
        for id_ in ids:
            self._database.execute("DELETE FROM markers WHERE _id = ?", id_)


_TRACKS: Final = """SELECT tracks.*, (SELECT count(*) FROM markers WHERE trackid = tracks._id)
  AS marker_count FROM tracks"""
_MARKERS: Final = """SELECT markers.*, tracks.starttime_offset FROM markers, tracks
  WHERE tracks._id = trackid"""
