"""Ways between two places: how long, how far, by which streets and turns.

The ways are those of the map's roads (`kit/maps/roads.py`): a street's metres over the speed of its
kind, summed; to the first street and from the last one it is walked at 1.2 m/s. Ways by public
transport are those of `by_bus.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import pairwise
from typing import Final
from zlib import crc32

from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.projection import LatLon, bearing, distance_m
from pytest_androidbench.phone.kit.maps.regions import region_at
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

MODES: Final = {
    "car": (tr("Driving"), "directions_car"),
    "transit": (tr("Transit"), "directions_bus"),
    "pedestrian": (tr("Walking"), "directions_walk"),
    "bicycle": (tr("Bicycling"), "directions_bike"),
}
"""How one goes: what it is called, and its sign."""
OFF_ROAD_M: Final = 4_000
"""A place further away from all roads than this has no way to it: it is off the map."""
ON_FOOT_M: Final = 1_500
"""So far one goes without a road."""
EVERY_MIN: Final = 30
STRAIGHT, SHARP = 30, 135
"""Degrees of a turn from which on it is one, and a sharp one."""
LOOK_M: Final = 25
"""Metres ahead and behind a corner between which its turn is judged."""


@dataclass(frozen=True, slots=True)
class TripStep:
    """What one does next."""

    text: Message
    icon: str
    metres: float


@dataclass(frozen=True, slots=True)
class Trip:
    """A way between two places."""

    seconds: float
    metres: float
    points: tuple[LatLon, ...]
    steps: tuple[TripStep, ...]
    via: str = ""
    """The street on which it is longest, or the stop where it begins."""
    before: float = 0.0
    """Seconds on foot until a bus or train leaves."""
    lines: tuple[str, ...] = ()
    """The lines of public transport, in their order."""
    on_foot: float = 0.0
    """Metres of a way by public transport that are walked."""
    every: int = EVERY_MIN
    """Minutes between two buses."""
    slowed: tuple[float, ...] = ()
    """How many times as long traffic makes each piece between points; empty where none is known."""
    delay: float = 0.0
    """Seconds of it that traffic costs."""

    @property
    def minutes(self) -> int:
        """As it is told: one at least."""
        return max(1, round(self.seconds / 60))


@lru_cache(maxsize=256)
def along_roads(start: LatLon, end: LatLon, mode: str, hour: int | None = None) -> Trip | None:
    """The fastest way along roads; None where there is none.

    Args:
        start: where it begins.
        end: where it leads.
        mode: a profile of `kit/maps/roads.py`.
        hour: of the day, whose traffic a car meets; None is none.
    """
    if region_at(start) is not region_at(end):
        return None
    if max(roads.away_m(start, mode), roads.away_m(end, mode)) > OFF_ROAD_M:
        return None
    way = roads.route(start, end, mode, hour=hour)
    if not way.streets and way.metres > ON_FOOT_M:
        return None
    longest = max(way.streets, key=lambda street: street[1], default=("", 0.0))[0]
    return Trip(way.seconds, way.metres, way.points, tuple(_steps(way)), longest,
                slowed=way.slowed, delay=way.delay)  # fmt: skip


def duration(minutes: int) -> Message:
    """How long something takes."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return tr("{n} min", n=rest)
    return tr("{hours} hr {n} min", hours=hours, n=rest) if rest else tr("{n} hr", n=hours)


def leaves(way: Trip, now: datetime) -> datetime:
    """When the next bus or train of a way leaves that one can still reach."""
    ready = now + timedelta(seconds=way.before)
    wait = (crc32(way.via.encode()) - ready.minute) % way.every
    return (ready + timedelta(minutes=wait)).replace(second=0, microsecond=0)


def _steps(way: roads.Route) -> list[TripStep]:
    """A step for each street, by the turn that leads into it."""
    if not way.streets:
        return [TripStep(tr("Walk to your destination"), "directions_walk", way.metres)]
    done = distance_m(*way.points[:2])
    steps = []
    for place, (name, metres) in enumerate(way.streets):
        named: TextLike = name or tr("Unnamed road")
        steps.append(_step(way.points, done, named, metres, first=place == 0))
        done += metres
    return steps


def _step(
    points: tuple[LatLon, ...], done: float, street: TextLike, metres: float, *, first: bool
) -> TripStep:
    name = street if isinstance(street, str) else street.text
    if first:
        return TripStep(tr("Head along {street}", street=name), "arrow_upward", metres)
    before, after = _heading(points, done - LOOK_M), _heading(points, done + LOOK_M)
    turn = (after - before + 180) % 360 - 180
    if abs(turn) < STRAIGHT:
        return TripStep(tr("Continue onto {street}", street=name), "arrow_upward", metres)
    if turn < 0:
        return TripStep(tr("Turn left onto {street}", street=name), "arrow_back", metres)
    return TripStep(tr("Turn right onto {street}", street=name), "arrow_forward", metres)


def _heading(points: tuple[LatLon, ...], metres: float) -> float:
    """Which way one goes, so many metres after the beginning."""
    for a, b in pairwise(points):
        metres -= distance_m(a, b)
        if metres <= 0:
            return bearing(a, b)
    return bearing(*points[-2:])
