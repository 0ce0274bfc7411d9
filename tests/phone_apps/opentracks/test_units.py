from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.opentracks.counting import counted, distance, intervals
from pytest_androidbench.phone.apps.opentracks.kinds import KINDS, PICTURED, kind_called, kind_of
from pytest_androidbench.phone.apps.opentracks.model import (
    END,
    IDLE,
    MANUAL_START,
    POINT,
    Stats,
    TrackPoint,
)
from pytest_androidbench.phone.apps.opentracks.units import Moment, Units, elapsed
from tests.phone_apps.driver import Driver

MILES = Units(system="IMPERIAL")
DEGREE = 111_319.49
"""Metres along the equator."""


def at(second: int, longitude: float, type_: str = POINT) -> TrackPoint:
    return TrackPoint(type=type_, time_ms=second * 1000, longitude=longitude, latitude=0.0)


def event(second: int, type_: str) -> TrackPoint:
    return TrackPoint(type=type_, time_ms=second * 1000)


@pytest.mark.parametrize(
    ("metres", "shown"),
    [
        (804.672, "2,640.00 ft"),
        (805.0, "0.50 mi"),
        (5632.704, "3.50 mi"),
        (1_999_999.0, "1,242.74 mi"),
        (0.0, "0.00 ft"),
        (None, "- ft"),
    ],
)
def test_half_a_mile_and_less_is_told_in_feet(metres: float | None, shown: str) -> None:
    assert MILES.distance_text(metres) == shown


def test_speed_pace_and_time() -> None:
    assert MILES.speed(4.4704, pace=False) == ("10.0", "mph")
    assert MILES.speed(4.4704, pace=True) == ("6:00", "min/mi")
    assert MILES.speed(0, pace=True) == ("0:00", "min/mi")
    assert [elapsed(ms) for ms in (0, 59_999, 3_600_000)] == ["00:00", "00:59", "1:00:00"]


def test_a_clock_elsewhere_is_told_with_its_offset(empty: Driver) -> None:
    moment = Moment.of(empty.phone, empty.phone.clock.now_ms, 7200)
    assert moment.clock() == "17:34 +02"
    assert moment.medium() == "Sunday, October 15, 2023 at 5:34:00\u202fPM +02:00"


def test_the_number_and_names_of_types() -> None:
    assert len(KINDS) == len({kind.id for kind in KINDS}) == 71
    assert len(PICTURED) == 21
    assert kind_called("skate boarding").id == "skateboarding"
    assert kind_called("tap dancing").id == kind_of("").id == "unknown"


def test_time_stands_still_between_segments_and_motion_while_idle() -> None:
    points = [
        event(0, MANUAL_START),
        at(10, 0.0),
        at(20, 0.001),
        event(40, IDLE),
        event(60, END),
        event(1000, MANUAL_START),
        at(1010, 0.002),
    ]
    stats = counted(points)
    assert stats.total_ms == 70_000
    assert stats.moving_ms == 50_000
    assert stats.distance == pytest.approx(0.001 * DEGREE, abs=0.01)


def test_earlier_statistics_are_counted_on() -> None:
    before = Stats(distance=100.0, total_ms=60_000, moving_ms=50_000)
    assert counted([event(0, MANUAL_START), event(30, END)], before).total_ms == 90_000


def test_intervals_share_what_crosses_their_border() -> None:
    points = [event(0, MANUAL_START), *(at(n * 10, n * 0.001) for n in range(4))]
    parts = intervals(points, 150.0)
    assert [round(part.metres) for part in parts] == [150, 150, 34]


def test_distances_are_those_of_the_ellipsoid() -> None:
    one = TrackPoint(type=POINT, time_ms=0, longitude=8.5, latitude=47.4)
    other = TrackPoint(type=POINT, time_ms=0, longitude=8.51, latitude=47.41)
    assert distance(one, other) == pytest.approx(1343.795, abs=0.001)
