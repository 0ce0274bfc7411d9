"""Tracks, the points they are made of, and markers."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.opentracks.kinds import UNKNOWN

MANUAL_START, AUTO_START, POINT, END, IDLE = "-2", "-1", "0", "1", "3"
"""Types of points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats:
    """What is counted along a track, or along several."""

    distance: float = 0.0
    """In metres."""
    total_ms: int = 0
    moving_ms: int = 0
    top_speed: float = 0.0
    """In metres per second, as every speed."""
    gain: float | None = None
    loss: float | None = None

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

    id: int = 0
    name: str = ""
    description: str = ""
    category: str = UNKNOWN
    """The name of its type."""
    activity_type: str = UNKNOWN
    """The id of its type."""
    start_ms: int = 0
    offset_s: int = 0
    markers: int = 0
    stats: Stats = Stats()


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One place, or one event, of a track."""

    type: str
    time_ms: int
    longitude: float | None = None
    latitude: float | None = None
    elevation: float | None = None
    speed: float | None = None

    @property
    def placed(self) -> bool:
        """Whether it says where it is."""
        return self.latitude is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Marker:
    """Something noted at a place of a track."""

    id: int = 0
    track: int = 0
    name: str = ""
    category: str = ""
    description: str = ""
    time_ms: int = 0
    longitude: float = 0.0
    latitude: float = 0.0
    offset_s: int = 0
    """Its track's."""


def _sum(one: float | None, other: float | None) -> float | None:
    return other if one is None else one if other is None else one + other
