"""Ways between two places: how long, how far, by which streets and turns.

The ways are those of the map's roads (`kit/maps/roads.py`): a street's metres over the speed of its
kind, summed; to the first street and from the last one it is walked at 1.2 m/s. Public transport
goes from the stop or station nearest to the start to the one nearest to the end, along the roads,
at two thirds of a car's speed, every half hour; the way to it and from it is walked. Timetables of
the real lines are not on the map.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import pairwise
from typing import Final
from zlib import crc32

from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.finding import MapObject, everything
from pytest_androidbench.phone.kit.maps.projection import LatLon, bearing, distance_m
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
SLOWER: Final = 1.5
"""How much longer a bus takes than a car."""
EVERY_MIN: Final = 30
STOPS: Final = frozenset({"bus", "station"})
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

    @property
    def minutes(self) -> int:
        """As it is told: one at least."""
        return max(1, round(self.seconds / 60))


@lru_cache(maxsize=256)
def trip(start: LatLon, end: LatLon, mode: str) -> Trip | None:
    """The fastest way by a mode; None where there is none."""
    if mode == "transit":
        return _by_transit(start, end)
    if max(roads.away_m(start, mode), roads.away_m(end, mode)) > OFF_ROAD_M:
        return None
    way = roads.route(start, end, mode)
    if not way.streets and way.metres > ON_FOOT_M:
        return None
    longest = max(way.streets, key=lambda street: street[1], default=("", 0.0))[0]
    return Trip(way.seconds, way.metres, way.points, tuple(_steps(way)), longest)


def duration(minutes: int) -> Message:
    """How long something takes."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return tr("{n} min", n=rest)
    return tr("{hours} hr {n} min", hours=hours, n=rest) if rest else tr("{n} hr", n=hours)


def leaves(way: Trip, now: datetime) -> datetime:
    """When the next bus or train of a way leaves that one can still reach."""
    ready = now + timedelta(seconds=way.before)
    wait = (crc32(way.via.encode()) - ready.minute) % EVERY_MIN
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


def _by_transit(start: LatLon, end: LatLon) -> Trip | None:
    first, last = _nearest_stop(start), _nearest_stop(end)
    to, away = trip(start, first.at, "pedestrian"), trip(last.at, end, "pedestrian")
    ride = trip(first.at, last.at, "car")
    if first == last or to is None or away is None or ride is None:
        return None
    line = 10 + crc32(f"{first.name} {last.name}".encode()) % 30
    steps = (
        TripStep(tr("Walk to {stop}", stop=first.name), "directions_walk", to.metres),
        TripStep(tr("Bus {line} to {stop}", line=line, stop=last.name), "directions_bus",
                 ride.metres),
        TripStep(tr("Walk to your destination"), "directions_walk", away.metres),
    )  # fmt: skip
    return Trip(
        to.seconds + ride.seconds * SLOWER + away.seconds,
        to.metres + ride.metres + away.metres,
        (*to.points, *ride.points, *away.points),
        steps,
        via=first.name,
        before=to.seconds,
    )


def _nearest_stop(at: LatLon) -> MapObject:
    stops = (each for each in everything() if each.kind in STOPS)
    return min(stops, key=lambda each: (distance_m(at, each.at), each.name))
