"""Statistics along the points of a track."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from pytest_androidbench.phone.apps.opentracks.model import (
    END,
    IDLE,
    MANUAL_START,
    Stats,
    TrackPoint,
)

EQUATOR_M: Final = 6_378_137.0
FLATTENING: Final = 1 / 298.257223563


@dataclass(slots=True)
class Counter:
    """Takes the points of a track one by one."""

    stats: Stats = field(default_factory=Stats)
    started_ms: int | None = None
    """When the present segment began; between segments no time is counted."""
    before: Stats = field(default_factory=Stats)
    """What was counted up to then."""
    last: TrackPoint | None = None
    idle: bool = False

    def take(self, point: TrackPoint) -> None:
        """Count one more point."""
        if point.type == MANUAL_START or self.started_ms is None:
            self.started_ms, self.before = point.time_ms, self.stats
            self.last, self.idle = None, False
        self._count_way(point)
        if point.type == IDLE:
            self.idle = True
        if point.type == END:
            self.started_ms, self.last = None, None
        else:
            self.last = point

    def _count_way(self, point: TrackPoint) -> None:
        last, stats = self.last, self.stats
        way = distance(last, point) if last is not None and last.placed and point.placed else None
        if way is not None:
            self.idle = False
        assert self.started_ms is not None
        passed = point.time_ms - last.time_ms if last is not None and not self.idle else 0
        self.stats = replace(
            stats,
            distance=stats.distance + (way or 0.0),
            total_ms=self.before.total_ms + point.time_ms - self.started_ms,
            moving_ms=stats.moving_ms + passed,
            top_speed=max(stats.top_speed, point.speed or 0.0),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Interval:
    """A part of a track, as long as all others but the last one."""

    metres: float = 0.0
    ms: float = 0.0
    gain: float | None = None
    loss: float | None = None

    @property
    def speed(self) -> float:
        """On average."""
        return self.metres / (self.ms / 1000) if self.ms else 0.0


def counted(points: Iterable[TrackPoint], before: Stats | None = None) -> Stats:
    """What there is to say about a whole track."""
    counter = Counter(stats=before or Stats())
    for point in points:
        counter.take(point)
    return counter.stats


def along(points: Iterable[TrackPoint]) -> Iterator[tuple[TrackPoint, Stats]]:
    """Each point that says where it is, with what was counted up to it."""
    counter = Counter()
    for point in points:
        counter.take(point)
        if point.placed:
            yield point, counter.stats


def intervals(points: Iterable[TrackPoint], length: float) -> list[Interval]:
    """A track in parts of a length; the last one is what is left, maybe nothing."""
    done: list[Interval] = []
    over, counter = Interval(), Counter()
    for point in points:
        counter.take(point)
        way = over.metres + counter.stats.distance
        if way >= length:
            ms = over.ms + counter.stats.total_ms
            part = Interval(metres=length, ms=ms * length / way)
            done.append(part)
            over = Interval(metres=way - length, ms=ms - part.ms)
            counter = Counter()
            counter.take(point)
    rest = counter.stats
    return [*done, Interval(metres=over.metres + rest.distance, ms=over.ms + rest.total_ms)]


def distance(one: TrackPoint, other: TrackPoint) -> float:
    """Metres between two near places on the Earth's ellipsoid."""
    assert one.latitude is not None
    assert one.longitude is not None
    assert other.latitude is not None
    assert other.longitude is not None
    middle = math.radians((one.latitude + other.latitude) / 2)
    eccentricity = FLATTENING * (2 - FLATTENING)
    bulge = 1 - eccentricity * math.sin(middle) ** 2
    meridian = EQUATOR_M * (1 - eccentricity) / bulge**1.5
    parallel = EQUATOR_M / math.sqrt(bulge) * math.cos(middle)
    north = math.radians(other.latitude - one.latitude) * meridian
    east = math.radians(other.longitude - one.longitude) * parallel
    return math.hypot(north, east)
