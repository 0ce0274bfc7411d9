"""Which actions a touch and a lift can do, and how."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.dual_gesture import PRESSES, SWIPE_MS, DualGesture, pressed
from pytest_androidbench.agents.parts.touches import dual_gesture_of, is_mirrored
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    Action,
    Direction,
    Done,
    DoubleTap,
    Drag,
    Gesture,
    LongPress,
    Open,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from tests.agents.parts.screens import node, screen

WIDTH, HEIGHT = 1080, 2160
SEEN = screen(
    node(0, bounds=(0, 0, WIDTH, HEIGHT)),
    node(1, parent=0, bounds=(0, 1000, WIDTH, 1400)),
    width=WIDTH,
    height=HEIGHT,
)
SHARES = st.floats(0, 1)
SIDES = st.integers(1, 5000)


def done(action: Action) -> Tap | Gesture:
    return dual_gesture_of(action, SEEN).on(WIDTH, HEIGHT)


@given(
    gesture=st.builds(DualGesture, SHARES, SHARES, SHARES, SHARES),
    width=st.integers(100, 5000),
    height=st.integers(100, 5000),
)
def test_what_a_gesture_did_is_that_gesture(gesture: DualGesture, width: int, height: int) -> None:
    """But where whole pixels make a tap of a swipe that was hardly one."""
    action, seen = gesture.on(width, height), screen(width=width, height=height)
    with suppress(ActionError):
        assert dual_gesture_of(action, seen).on(width, height) == action
        return
    assert isinstance(action, Gesture)
    with pytest.raises(ActionError, match="so short a way"):
        dual_gesture_of(action, seen)


def test_taps_and_swipes_keep_their_pixels() -> None:
    assert done(Tap((0, 0))) == Tap((0, 0))
    assert done(Tap((1079, 2159))) == Tap((1079, 2159))
    assert done(Tap(1)) == Tap((540, 1200))
    swiped = done(Swipe((900, 100), (100, 100), 500))
    assert swiped == Gesture(((900, 100, 0), (100, 100, SWIPE_MS)))


@pytest.mark.parametrize(
    ("direction", "start", "end"),
    [
        ("down", (540, 1620), (540, 540)),
        ("up", (540, 540), (540, 1620)),
        ("right", (864, 1080), (216, 1080)),
        ("left", (216, 1080), (864, 1080)),
    ],
)
def test_a_scroll_goes_the_other_way(
    direction: Direction, start: tuple[int, int], end: tuple[int, int]
) -> None:
    wanted = Gesture(((*start, 0), (*end, SWIPE_MS)))
    assert done(Scroll(direction)) == wanted
    assert done(Scroll(direction, 0)) == wanted


@pytest.mark.parametrize("direction", ["down", "up", "right", "left"])
def test_a_scroll_of_an_element_stays_in_it(direction: Direction) -> None:
    way = done(Scroll(direction, 1))
    assert isinstance(way, Gesture)
    (x, y, _), (x_lift, y_lift, _) = way.path
    assert 1000 <= min(y, y_lift) <= max(y, y_lift) < 1400
    signs = {"down": (0, -1), "up": (0, 1), "right": (-1, 0), "left": (1, 0)}
    across, down = x_lift - x, y_lift - y
    assert ((across > 0) - (across < 0), (down > 0) - (down < 0)) == signs[direction]


def test_keys_of_the_bar_are_taps_on_it() -> None:
    assert dual_gesture_of(Press("back"), SEEN) == PRESSES["back"]
    assert dual_gesture_of(Press("recents"), SEEN) == PRESSES["overview"]
    tablet = screen(width=1200, height=800)
    assert is_mirrored(tablet)
    assert dual_gesture_of(Press("back"), tablet) == pressed("back", mirrored=True)


@pytest.mark.parametrize(
    "action",
    [
        Type("10", 0),
        Press("enter"),
        LongPress((1, 1)),
        DoubleTap((1, 1)),
        Drag((1, 1), (500, 500)),
        Open("Clock"),
        Wait(1),
        Done(),
        Gesture(((0, 0, 0), (5, 500, 100), (500, 500, 300))),
        Swipe((100, 100), (150, 110)),
        Tap(2),
        Tap((1080, 5)),
    ],
)
def test_what_it_cannot_do_is_said(action: Action) -> None:
    with pytest.raises(ActionError):
        dual_gesture_of(action, SEEN)
