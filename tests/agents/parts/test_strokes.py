"""Scrolls as AndroidWorld's agents mean them: sliders move, and as published all goes to edges."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.agents.parts.strokes import scroll_of
from pytest_androidbench.interface.actions import Direction, Scroll, Swipe
from tests.agents.parts.screens import node, screen

SLIDER = node(0, class_name="android.widget.SeekBar", bounds=(100, 200, 900, 300))
ROW = node(1, class_name="android.widget.TextView", bounds=(0, 300, 2000, 500))
SHOWN = Shown(seen=screen(SLIDER, ROW))


@pytest.mark.parametrize(
    ("direction", "end"),
    [("left", (900, 250)), ("right", (100, 250)), ("up", (500, 300)), ("down", (500, 200))],
)
@pytest.mark.parametrize("upstream", [False, True])
def test_a_slider_is_moved_to_its_end(
    direction: Direction, end: tuple[int, int], upstream: bool
) -> None:
    assert scroll_of(SHOWN, direction, 0, upstream=upstream) == Swipe((500, 250), end, 300)


def test_what_scrolls_is_scrolled_unless_as_published() -> None:
    assert scroll_of(SHOWN, "left", 1, upstream=False) == Scroll("left", 1)
    assert scroll_of(SHOWN, "left", (5, 5), upstream=False) == Scroll("left", (5, 5))
    assert scroll_of(SHOWN, "left", 1, upstream=True) == Swipe((540, 400), (1079, 400), 300)


@pytest.mark.parametrize("direction", ["left", "right"])
def test_what_fills_a_list_from_side_to_side_is_swiped(direction: Direction) -> None:
    listed = node(0, bounds=(0, 200, 1080, 2200), scrollable=True)
    around = node(1, parent=0, bounds=(0, 200, 1080, 400))
    row = node(2, parent=1, bounds=(180, 200, 900, 400))
    icon = node(3, parent=1, bounds=(900, 200, 1080, 400))
    shown = Shown(seen=screen(listed, around, row, icon))
    end = 900 if direction == "left" else 180
    assert scroll_of(shown, direction, 2, upstream=False) == Swipe((540, 300), (end, 300), 300)
    assert scroll_of(shown, direction, 3, upstream=False) == Scroll(direction, 3)
    assert scroll_of(shown, direction, 0, upstream=False) == Scroll(direction, 0)
    assert scroll_of(shown, "down", 2, upstream=False) == Scroll("down", 2)


def test_a_sheet_that_fills_a_page_is_moved_in_each_direction() -> None:
    page = node(0, bounds=(0, 200, 1080, 2200), scrollable=True)
    shown = Shown(seen=screen(page, node(1, parent=0, bounds=(100, 300, 980, 2100))))
    assert scroll_of(shown, "down", 1, upstream=False) == Swipe((540, 1200), (540, 300), 300)


@given(
    direction=st.sampled_from(["up", "down", "left", "right"]),
    edges=st.tuples(*[st.integers(-500, 3000)] * 4),
)
def test_a_stroke_stays_on_the_screen(
    direction: Direction, edges: tuple[int, int, int, int]
) -> None:
    left, top, right, bottom = edges
    if not (max(left, 0) < min(right, 1080) and max(top, 0) < min(bottom, 2400)):
        return  # such an element cannot be meant
    shown = Shown(seen=screen(node(0, bounds=edges)))
    moved = scroll_of(shown, direction, 0, upstream=True)
    assert isinstance(moved, Swipe)
    for place in (moved.start, moved.end):
        assert isinstance(place, tuple)
        assert 0 <= place[0] < 1080
        assert 0 <= place[1] < 2400
