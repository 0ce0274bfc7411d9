"""Rectangles: what is common, inside, mirrored."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.ui.geometry import Point, Rect

numbers = st.integers(-50, 50)
rects = st.builds(Rect.sized, numbers, numbers, st.integers(0, 40), st.integers(0, 40))


@given(rects, rects, numbers, numbers)
def test_a_point_is_in_the_intersection_when_it_is_in_both(
    one: Rect, other: Rect, x: int, y: int
) -> None:
    both = one.contains((x, y)) and other.contains((x, y))
    assert one.intersect(other).contains((x, y)) == both


@given(rects, rects)
def test_mirroring_twice_changes_nothing(one: Rect, within: Rect) -> None:
    assert one.mirrored(within).mirrored(within) == one


@given(rects, numbers, numbers)
def test_moving_keeps_the_size(one: Rect, dx: int, dy: int) -> None:
    assert one.moved(dx, dy).size == one.size


@given(rects)
def test_the_centre_of_what_is_not_empty_lies_inside(one: Rect) -> None:
    assert one.empty or one.contains(one.center)


@given(rects, rects)
def test_covering_means_that_nothing_is_cut(one: Rect, other: Rect) -> None:
    assert not one.covers(other) or one.intersect(other) == other


def test_insets_move_the_edges_inwards() -> None:
    assert Rect(0, 0, 10, 10).inset(1, 2, 3, 4) == Rect(1, 2, 7, 6)
    assert Rect(0, 0, 10, 10).inset(1) == Rect(1, 0, 9, 10)
    assert Point(1, 2).moved(3, 4) == Point(4, 6)
