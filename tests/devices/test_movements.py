from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.acting.pinching import pinch_paths
from pytest_androidbench.devices.acting.places import contains, point_of
from pytest_androidbench.devices.acting.scrolling import area_to_scroll, path_within, scroll_path
from pytest_androidbench.devices.acting.touching import resampled
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Direction, PinchDirection
from pytest_androidbench.interface.observation import Bounds, Node, Observation

SIDES = st.tuples(
    st.integers(0, 900), st.integers(0, 2200), st.integers(12, 180), st.integers(12, 200)
)
DIRECTIONS: st.SearchStrategy[Direction] = st.sampled_from(("up", "down", "left", "right"))


def seen(*nodes: Node) -> Observation:
    return Observation(nodes=nodes, package="p", activity="p.A", width=1080, height=2400)


def node(index: int, bounds: Bounds, *, scrolls: bool = False, parent: int | None = None) -> Node:
    return Node(index=index, bounds=bounds, scrollable=scrolls, parent=parent)


@given(SIDES, DIRECTIONS)
def test_a_scroll_stays_inside_and_moves_against_the_direction(
    sides: tuple[int, int, int, int], direction: Direction
) -> None:
    left, top, width, height = sides
    bounds = (left, top, left + width, top + height)
    start, end = path_within(bounds, direction)
    assert contains(bounds, start)
    assert contains(bounds, end)
    signs = {"down": (0, -1), "up": (0, 1), "right": (-1, 0), "left": (1, 0)}
    moved = (end[0] - start[0], end[1] - start[1])
    assert tuple((m > 0) - (m < 0) for m in moved) == signs[direction]


def test_the_largest_scrollable_is_scrolled_when_no_place_is_given() -> None:
    page = node(0, (0, 100, 1080, 2300), scrolls=True)
    row = node(1, (0, 100, 1080, 300), scrolls=True, parent=0)
    assert area_to_scroll(seen(page, row), None) == page.bounds
    assert area_to_scroll(seen(page, row), (500, 200)) == row.bounds


def test_a_node_scrolls_what_it_lies_in() -> None:
    page = node(0, (0, 100, 1080, 2300), scrolls=True)
    item = node(1, (0, 100, 1080, 300), parent=0)
    assert area_to_scroll(seen(page, item), 1) == page.bounds


def test_without_anything_that_scrolls_the_screen_is_swiped() -> None:
    start, end = scroll_path(seen(node(0, (0, 0, 1080, 2400))), "down", None)
    assert start[1] > end[1]


@given(
    st.tuples(
        st.integers(108, 780), st.integers(0, 2200), st.integers(12, 190), st.integers(12, 200)
    ),
    st.sampled_from(("in", "out")),
    st.booleans(),
)
def test_two_fingers_stay_inside_and_move_apart_or_together(
    sides: tuple[int, int, int, int], direction: PinchDirection, by_point: bool
) -> None:
    left, top, width, height = sides
    bounds = (left, top, left + width, top + height)
    middle = ((left + left + width) // 2, (top + top + height) // 2)
    screen = seen(node(0, bounds))
    ways = pinch_paths(screen, direction, middle if by_point else 0)
    for x, y in (*ways[0], *ways[1]):
        assert 0 < x < 1080
        assert 0 <= y < 2400
        assert by_point or contains(bounds, (x, y))
    before, after = (ways[1][end][0] - ways[0][end][0] for end in (0, 1))
    assert 0 < before < after if direction == "out" else 0 < after < before


def test_a_place_at_the_very_edge_is_too_narrow_for_two_fingers() -> None:
    with pytest.raises(ActionError, match="0 is too narrow for two fingers"):
        pinch_paths(seen(node(0, (0, 500, 100, 600))), "out", 0)


def test_two_fingers_keep_away_from_where_a_finger_goes_back() -> None:
    (start, end), (other_start, other_end) = pinch_paths(seen(), "out", None)
    assert start[1] == end[1] == other_start[1] == other_end[1] == 1200
    assert end[0] > 108
    assert other_end[0] < 972


PATHS = st.lists(
    st.tuples(st.integers(0, 1079), st.integers(0, 2399), st.integers(1, 300)),
    min_size=2,
    max_size=6,
)


@given(PATHS)
def test_a_path_keeps_its_ends_and_its_time(steps: list[tuple[int, int, int]]) -> None:
    path, time = [], 0
    for x, y, pause in steps:
        path.append((x, y, time))
        time += pause
    points = resampled(path, 20)
    assert points[0] == path[0][:2]
    assert points[-1] == path[-1][:2]
    assert abs((len(points) - 1) * 20 - path[-1][2]) <= 20
    for x, y in points:
        assert min(p[0] for p in path) <= x <= max(p[0] for p in path)
        assert min(p[1] for p in path) <= y <= max(p[1] for p in path)


def test_a_held_finger_stays_where_it_is() -> None:
    points = resampled([(10, 10, 0), (10, 10, 100), (110, 10, 200)], 20)
    assert points[:6] == [(10, 10)] * 6
    assert points[6] == (30, 10)


def test_a_point_beside_the_screen_is_no_valid_action() -> None:
    with pytest.raises(ActionError, match="outside"):
        point_of(seen(), (1080, 0))


def test_an_index_that_was_not_shown_is_no_valid_action() -> None:
    with pytest.raises(ActionError, match="no node 3"):
        point_of(seen(node(0, (0, 0, 9, 9))), 3)


def test_a_node_half_on_the_screen_is_touched_where_it_shows() -> None:
    assert point_of(seen(node(0, (0, 2300, 1080, 2900))), 0) == (540, 2350)
