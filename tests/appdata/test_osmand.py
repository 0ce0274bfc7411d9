"""When a track has been where it was to go."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.appdata.osmand import Point, visits

A, B, C = Point(lat=47.1, lon=9.5), Point(lat=47.2, lon=9.5), Point(lat=47.2, lon=9.6)
BETWEEN = Point(lat=47.15, lon=9.52)
POINTS = st.lists(st.sampled_from((A, B, C, BETWEEN)), max_size=6)


@pytest.mark.parametrize(
    ("track", "places", "visited"),
    [
        ((A, BETWEEN, B, C), (A, B, C), True),
        ((A, C, B), (A, B, C), False),
        ((A, C, B), (A, B), True),
        ((A,), (A, A), False),
        ((Point(lat=47.1009, lon=9.5009),), (A,), True),
        ((Point(lat=47.1011, lon=9.5),), (A,), False),
        ((), (), True),
    ],
)
def test_places_are_visited_in_their_order(
    track: tuple[Point, ...], places: tuple[Point, ...], visited: bool
) -> None:
    assert visits(track, places) is visited


@given(POINTS, POINTS)
def test_a_detour_takes_no_place_away(track: list[Point], more: list[Point]) -> None:
    assert visits([*more, *track, *more], track)
