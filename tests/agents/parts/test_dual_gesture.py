"""B-MoCA's dual gestures: what they do on a screen, and the 385 that stand for all of them."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.dual_gesture import (
    PRESSES,
    SWIPE_MS,
    SWIPES,
    TAP,
    Button,
    DualGesture,
    pressed,
    tap_of,
)
from pytest_androidbench.agents.parts.dual_gesture_head import (
    BUTTONS,
    HEAD,
    TAPS,
    gesture_of,
    number_of,
)
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Gesture, Tap

SHARES = st.floats(0, 1)
SIDES = st.integers(1, 5000)
GESTURES = st.builds(DualGesture, SHARES, SHARES, SHARES, SHARES)


@given(gesture=GESTURES, width=SIDES, height=SIDES)
def test_it_stays_on_the_screen(gesture: DualGesture, width: int, height: int) -> None:
    done = gesture.on(width, height)
    places = [done.at] if isinstance(done, Tap) else [(x, y) for x, y, _ in done.path]
    for x, y in places:  # type: ignore[misc]
        assert 0 <= x < width
        assert 0 <= y < height


@given(y=SHARES, x=SHARES)
def test_what_lifts_where_it_touched_is_a_tap(y: float, x: float) -> None:
    assert DualGesture.at(y, x).is_tap


@pytest.mark.parametrize(
    ("gesture", "is_tap"),
    [
        (DualGesture(0.5, 0.5, 0.5, 0.64), True),
        (DualGesture(0.5, 0.5, 0.5, 0.641), False),
        (DualGesture(0.5, 0.5, 0.569, 0.5), True),
        (DualGesture(0.5, 0.5, 0.571, 0.5), False),
    ],
)
def test_heights_count_twice(gesture: DualGesture, is_tap: bool) -> None:
    assert gesture.is_tap == is_tap


def test_a_tap_is_where_it_touches_and_a_swipe_goes_to_where_it_lifts() -> None:
    assert DualGesture(0.5, 0.25, 0.51, 0.3).on(1080, 2160) == Tap((270, 1080))
    assert DualGesture(1, 1, 0, 0).on(1080, 2160) == Gesture(((1079, 2159, 0), (0, 0, SWIPE_MS)))


@given(gesture=GESTURES)
def test_signed_numbers_and_shares_say_the_same(gesture: DualGesture) -> None:
    again = DualGesture.of_signed(gesture.signed)
    assert again.signed == pytest.approx(gesture.signed, abs=1e-12)


@pytest.mark.parametrize(
    "numbers", [(0, 0, 0), (0, 0, 0, 1.01), (0, 0, 0, math.nan), (0, 0, 0, "1"), ()]
)
def test_other_numbers_are_refused(numbers: tuple[float, ...]) -> None:
    with pytest.raises(ActionError):
        DualGesture.of_signed(numbers)


def test_directions_and_buttons_are_the_published_ones() -> None:
    up = SWIPES["up"].on(1000, 1000)
    left = SWIPES["left"].on(1000, 1000)
    assert up == Gesture(((500, 800, 0), (500, 200, SWIPE_MS)))
    assert left == Gesture(((200, 500, 0), (800, 500, SWIPE_MS)))
    assert PRESSES["back"].on(1080, 2160) == Tap((362, 2126))


@pytest.mark.parametrize("button", PRESSES)
def test_a_bar_from_right_to_left_has_its_buttons_mirrored(button: Button) -> None:
    there, here = pressed(button, mirrored=True), pressed(button, mirrored=False)
    assert there.x_touch + here.x_touch == pytest.approx(1)
    assert there.y_touch == here.y_touch


def test_an_element_is_tapped_in_its_middle() -> None:
    assert tap_of((100, 200, 300, 400), 1080, 2160).on(1080, 2160) == Tap((200, 300))
    with pytest.raises(ActionError, match="y_touch must be from 0 to 1"):
        tap_of((0, 4000, 100, 5000), 1080, 2160)


def test_there_are_385_and_each_stands_for_itself() -> None:
    assert len(HEAD) == 385
    assert len(TAPS) == 378
    assert [number_of(gesture_of(number)) for number in range(385)] == list(range(385))
    for number in (-1, 385):
        with pytest.raises(IndexError):
            gesture_of(number)


@given(gesture=GESTURES)
def test_any_gesture_has_one_that_does_the_like(gesture: DualGesture) -> None:
    """No tap is further away than half a step of the grid, and no swipe goes another way."""
    chosen = gesture_of(number_of(gesture)).signed
    y, x, y_lift, x_lift = gesture.signed
    if math.hypot(2 * (y_lift - y), x_lift - x) < 0.1:
        assert abs(chosen[0] - y) <= 0.0375 + 0.05
        assert abs(chosen[1] - x) <= 0.075 + 0.1
    else:
        assert (chosen[2] - chosen[0]) * (y_lift - y) >= 0
        assert (chosen[3] - chosen[1]) * (x_lift - x) >= 0


@pytest.mark.parametrize("number", [382, 383, 384])
def test_a_tap_next_to_a_button_is_none(number: int) -> None:
    y, x, *_ = BUTTONS[number - 382]
    assert number_of(DualGesture.of_signed((y + 0.004, x, y + 0.004, x))) == number
    assert number_of(DualGesture.of_signed((y + 0.006, x, y + 0.006, x))) < len(TAPS)
    assert TAP == 0.14
