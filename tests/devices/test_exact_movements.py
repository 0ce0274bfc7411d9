"""Where exactly fingers go: into the middle, along the middle, at which times."""

from __future__ import annotations

import re

import pytest

from pytest_androidbench.devices.acting.pinching import pinch_paths
from pytest_androidbench.devices.acting.places import (
    area,
    between,
    clipped,
    contains,
    node_at,
    point_of,
)
from pytest_androidbench.devices.acting.scrolling import area_to_scroll, path_within, scroll_path
from pytest_androidbench.devices.acting.touching import Touch, resampled
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Direction
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from pytest_androidbench.interface.values import At
from tests.devices.answers import Answers

SCREEN: Bounds = (0, 0, 1000, 2000)


def seen(*bounds: Bounds, scrolls: tuple[int, ...] = (), width: int = 1000) -> Observation:
    """A screen of nodes, each of which lies in the one ahead of it."""
    nodes = tuple(
        Node(
            index=index,
            text=f"n{index}",
            bounds=each,
            scrollable=index in scrolls,
            parent=index - 1 if index else None,
        )
        for index, each in enumerate(bounds)
    )
    return Observation(nodes=nodes, package="p", activity="p.A", width=width, height=2000)


@pytest.mark.parametrize(
    ("at", "point"),
    [
        (0, (50, 150)),
        (1, (2, 1)),
        (2, (995, 1990)),
        ((0, 0), (0, 0)),
        ((999, 1999), (999, 1999)),
    ],
)
def test_a_node_is_touched_in_the_middle_of_what_shows(at: At, point: tuple[int, int]) -> None:
    screen = seen((0, 100, 100, 200), (-5, -5, 5, 3), (990, 1980, 1200, 2500))
    assert point_of(screen, at) == point


@pytest.mark.parametrize(
    ("at", "told"),
    [
        ((-1, 0), "point (-1, 0) lies outside of the screen, which is 1000 wide and 2000 high"),
        ((0, -1), "point (0, -1) lies outside of the screen"),
        ((1000, 0), "point (1000, 0) lies outside of the screen"),
        ((0, 2000), "point (0, 2000) lies outside of the screen"),
        (0, "node 0 ('n0') lies outside of the screen"),
        (1, "node 1 ('n1') lies outside of the screen"),
        (2, "node 2 ('n2') lies outside of the screen"),
        (3, "there is no node 3: the observation has 3 nodes, 0 to 2"),
        (-1, "there is no node -1: the observation has 3 nodes, 0 to 2"),
    ],
)
def test_what_is_not_on_the_screen_cannot_be_touched(at: At, told: str) -> None:
    screen = seen((-10, 0, 0, 10), (1000, 0, 1100, 10), (0, 2000, 10, 2010))
    with pytest.raises(ActionError, match=f"^{re.escape(told)}"):
        point_of(screen, at)


def test_a_node_is_named_by_its_index() -> None:
    screen = seen((0, 0, 1, 1), (0, 0, 2, 2))
    assert [node_at(screen, index).bounds[2] for index in (0, 1)] == [1, 2]


def test_bounds_are_cut_hold_points_and_have_areas() -> None:
    assert clipped((-1, -2, 1001, 2002), seen()) == SCREEN
    assert clipped((1, 2, 3, 4), seen()) == (1, 2, 3, 4)
    assert between((0, 10), (5, 21)) == (2, 15)
    box = (10, 20, 30, 40)
    inside = [(10, 20), (29, 20), (10, 39)]
    outside = [(9, 20), (30, 20), (10, 19), (10, 40)]
    assert all(contains(box, point) for point in inside)
    assert not any(contains(box, point) for point in outside)
    assert (area(box), area((0, 0, 3, 1)), area((5, 0, 3, 9)), area((0, 9, 9, 5))) == (400, 3, 0, 0)


@pytest.mark.parametrize(
    ("direction", "way"),
    [
        ("down", [(50, 179), (50, 120)]),
        ("up", [(50, 120), (50, 179)]),
        ("right", [(79, 150), (20, 150)]),
        ("left", [(20, 150), (79, 150)]),
    ],
)
def test_a_finger_goes_against_the_direction_through_the_middle(
    direction: Direction, way: list[tuple[int, int]]
) -> None:
    assert path_within((0, 100, 100, 200), direction) == way
    assert scroll_path(seen((0, 100, 100, 200), scrolls=(0,)), direction, None) == way


OUTER, INNER, ROW = (0, 0, 1000, 1500), (0, 200, 1200, 700), (0, 300, 1000, 400)


@pytest.mark.parametrize(
    ("at", "scrolls", "found"),
    [
        (None, (0, 1), OUTER),
        (None, (1,), (0, 200, 1000, 700)),
        (None, (), SCREEN),
        ((500, 350), (0, 1), (0, 200, 1000, 700)),
        ((500, 1400), (0, 1), OUTER),
        ((500, 1800), (0, 1), SCREEN),
        (2, (0, 1), (0, 200, 1000, 700)),
        (2, (0,), OUTER),
        (2, (2, 0), ROW),
        (2, (), ROW),
        (1, (), (0, 200, 1000, 700)),
        (0, (1, 2), OUTER),
    ],
)
def test_what_scrolls_at_a_place(at: At | None, scrolls: tuple[int, ...], found: Bounds) -> None:
    assert area_to_scroll(seen(OUTER, INNER, ROW, scrolls=scrolls), at) == found


@pytest.mark.parametrize(
    ("at", "near", "far"),
    [
        (None, (436, 564), (180, 820)),
        (0, (436, 564), (180, 820)),
        (1, (192, 208), (160, 240)),
        ((500, 1000), (460, 540), (300, 700)),
        ((200, 1000), (226, 274), (130, 370)),
        ((900, 1000), (842, 858), (810, 890)),
    ],
)
def test_two_fingers_are_apart_by_a_share_of_the_place(
    at: At | None, near: tuple[int, int], far: tuple[int, int]
) -> None:
    screen = seen(SCREEN, (150, 0, 250, 2000))
    one, other = pinch_paths(screen, "out", at)
    assert (one[0][0], other[0][0]) == near
    assert (one[1][0], other[1][0]) == far
    assert {y for _, y in (*one, *other)} == {1000}
    together = pinch_paths(screen, "in", at)
    assert together == (one[::-1], other[::-1])


@pytest.mark.parametrize(("width", "fits"), [(7, True), (5, False)])
def test_a_place_has_room_for_two_fingers_where_they_are_a_pixel_apart(
    width: int, fits: bool
) -> None:
    screen = seen((500, 0, 500 + width, 10))
    if fits:
        assert pinch_paths(screen, "out", 0)[0][0] != pinch_paths(screen, "out", 0)[1][0]
        return
    with pytest.raises(ActionError, match=r"^0 is too narrow for two fingers, or too near the"):
        pinch_paths(screen, "out", 0)


def test_a_path_is_followed_in_its_time() -> None:
    path = [(0, 0, 0), (100, 10, 100), (100, 110, 300)]
    assert resampled(path, 50) == [
        (0, 0), (50, 5), (100, 10), (100, 35), (100, 60), (100, 85), (100, 110),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "points"),
    [
        ([(1, 2, 0), (3, 4, 0)], [(1, 2), (3, 4)]),
        ([(1, 2, 0), (3, 4, 10)], [(1, 2), (3, 4)]),
        ([(1, 2, 30), (3, 4, 60)], [(1, 2), (1, 2), (2, 3), (3, 4)]),
        ([(1, 2, 0), (9, 9, 20), (3, 4, 20), (5, 6, 40)], [(1, 2), (3, 4), (5, 6)]),
    ],
)
def test_a_finger_waits_ahead_of_its_first_time_and_jumps_where_two_are_the_same(
    path: list[tuple[int, int, int]], points: list[tuple[int, int]]
) -> None:
    assert resampled(path, 20) == points


@pytest.mark.parametrize(
    ("ms", "points", "steps"), [(0, 2, 4), (20, 2, 4), (19_999, 1001, 4), (25_000, 835, 6)]
)
def test_a_long_path_has_no_more_than_a_thousand_points(ms: int, points: int, steps: int) -> None:
    device = Answers()
    Touch(device.automation).gesture([(1, 2, 0), (3, 4, ms)])
    (asked,) = device.asked
    coordinates, _, end = asked.removeprefix("swipePoints([").partition("], ")
    assert (len(coordinates.split(",")), end) == (points * 2, f"{steps})")
