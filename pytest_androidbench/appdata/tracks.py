"""The recorded activities of OpenTracks, in its database."""

from __future__ import annotations

import datetime
import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.devices.device import Device

PATH: Final = "/data/data/de.dennisguse.opentracks/databases/database.db"
TABLES: Final = ("markers", "trackpoints", "tracks")
"""Those whose rows belong to a track come before it."""
TOP_SPEED: Final = 1.5
"""How much faster than on average somebody is for a moment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """One recorded activity, without pauses."""

    name: str
    category: str
    """Its type, as the app names it: `trail running`."""
    start: datetime.datetime
    """In UTC."""
    duration: datetime.timedelta
    metres: float
    description: str = ""


class Tracks:
    """Reads and arranges activities."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def replace(self, tracks: Iterable[Track]) -> None:
        """Make these all there is, in this order; for arranging a task."""
        rows = [_row(number, track) for number, track in enumerate(tracks, 1)]
        with self._database.edit() as connection:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")  # noqa: S608
            for row in rows:
                marks = ", ".join(f":{column}" for column in row)
                sql = f"INSERT INTO tracks ({', '.join(row)}) VALUES ({marks})"  # noqa: S608
                connection.execute(sql, row)

    def rows(self) -> list[dict[str, Any]]:
        """Every row of all tables, each with its table's name, to see whether any changed."""
        return self._database.rows_of(*TABLES)


def _row(number: int, track: Track) -> dict[str, Any]:
    """What the app stores; it writes neither an icon nor the number of points."""
    start = round(track.start.replace(tzinfo=datetime.UTC).timestamp() * 1000)
    milliseconds = track.duration // datetime.timedelta(milliseconds=1)
    speed = track.metres / (milliseconds / 1000) if milliseconds else 0.0
    return {
        "name": track.name,
        "description": track.description,
        "category": track.category,
        "activity_type": track.category,
        "starttime": start,
        "stoptime": start + milliseconds,
        "starttime_offset": 0,
        "totaldistance": track.metres,
        "totaltime": milliseconds,
        "movingtime": milliseconds,
        "avgspeed": speed,
        "avgmovingspeed": speed,
        "maxspeed": speed * TOP_SPEED,
        "uuid": uuid.uuid5(uuid.NAMESPACE_OID, f"{number} {start}").bytes,
    }
