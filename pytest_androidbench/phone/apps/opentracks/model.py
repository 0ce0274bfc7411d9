"""Tracks, the points they are made of, and markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.opentracks.kinds import UNKNOWN
from pytest_androidbench.phone.kit.tables import column

MICRO: Final = 1_000_000
"""Degrees are kept in millionths."""
MANUAL_START, AUTO_START, POINT, END, IDLE = "-2", "-1", "0", "1", "3"
"""Types of points."""


def micro(degrees: float | None) -> int | None:
    """Degrees as they are kept."""
    return None if degrees is None else int(degrees * MICRO)


def _degrees(kept: int | None) -> float | None:
    return None if kept is None else kept / MICRO


def _placed(kept: int | None) -> float:
    return (kept or 0) / MICRO


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats:
    """What is counted along a track, or along several."""

    distance: float = column("totaldistance", default=0.0)
    """In metres."""
    total_ms: int = column("totaltime", default=0)
    moving_ms: int = column("movingtime", default=0)
    top_speed: float = column("maxspeed", default=0.0)
    """In metres per second, as every speed."""
    gain: float | None = column("elevationgain", default=None)
    loss: float | None = column("elevationloss", default=None)

    @property
    def speed(self) -> float:
        """On average, pauses included."""
        return self.distance / (self.total_ms // 1000) if self.total_ms >= 1000 else 0.0

    @property
    def moving_speed(self) -> float:
        """On average while moving."""
        return self.distance / (self.moving_ms / 1000) if self.moving_ms else 0.0

    @property
    def max_speed(self) -> float:
        """The fastest there was."""
        return max(self.top_speed, self.moving_speed)

    def plus(self, other: Stats) -> Stats:
        """Both together."""
        return Stats(
            distance=self.distance + other.distance,
            total_ms=self.total_ms + other.total_ms,
            moving_ms=self.moving_ms + other.moving_ms,
            top_speed=max(self.top_speed, other.max_speed),
            gain=_sum(self.gain, other.gain),
            loss=_sum(self.loss, other.loss),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """A recorded track."""

    id: int = column("_id", default=0)
    name: str = ""
    description: str = ""
    category: str = UNKNOWN
    """The name of its type."""
    activity_type: str = UNKNOWN
    """The id of its type."""
    start_ms: int = column("starttime", default=0)
    offset_s: int = column("starttime_offset", default=0)
    markers: int = column("marker_count", default=0)
    stats: Stats = Stats()


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackPoint:
    """One place, or one event, of a track."""

    type: str = column(read=str)
    time_ms: int = column("time")
    longitude: float | None = column(read=_degrees, default=None)
    latitude: float | None = column(read=_degrees, default=None)
    elevation: float | None = None
    speed: float | None = None

    @property
    def placed(self) -> bool:
        """Whether it says where it is."""
        return self.latitude is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """Something noted at a place of a track."""

    id: int = column("_id", default=0)
    track: int = column("trackid", default=0)
    name: str = ""
    category: str = ""
    description: str = ""
    time_ms: int = column("time", default=0)
    longitude: float = column(read=_placed, default=0.0)
    latitude: float = column(read=_placed, default=0.0)
    offset_s: int = column("starttime_offset", default=0)
    """Its track's."""


def _sum(one: float | None, other: float | None) -> float | None:
    return other if one is None else one if other is None else one + other
