"""A dual gesture told in the words of text agents does the same as itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.action_option import (
    ActionOption,
    gesture_of_option,
    read_option,
)
from pytest_androidbench.agents.parts.dual_gesture import PRESSES, SWIPES, DualGesture, pressed
from pytest_androidbench.agents.parts.elements.bmoca import bmoca_list
from pytest_androidbench.agents.parts.option_of_gesture import option_of
from pytest_androidbench.interface.observation import Node
from tests.agents.parts.screens import node, screen

SIDES = st.integers(1, 3000)
SHARES = st.floats(0, 1)
GESTURES = st.builds(DualGesture, SHARES, SHARES, SHARES, SHARES)
FRAME = (0, 0, 1080, 2160)
SEEN = screen(
    node(0, bounds=FRAME),
    node(1, parent=0, bounds=(100, 200, 300, 400)),
    node(2, parent=1, bounds=(150, 250, 250, 350)),
    height=2160,
)


@st.composite
def nodes(draw: st.DrawFn) -> Node:
    left, top, wide, high = (draw(st.integers(0, 3000)) for _ in range(4))
    return node(0, bounds=(left, top, left + wide + 1, top + high + 1))


@given(
    gesture=GESTURES,
    width=SIDES,
    height=SIDES,
    found=st.lists(nodes(), max_size=5),
    mirrored=st.booleans(),
)
def test_the_words_touch_the_same_pixels(
    gesture: DualGesture, width: int, height: int, found: list[Node], mirrored: bool
) -> None:
    placed = [node(index, bounds=each.bounds) for index, each in enumerate(found)]
    listed = bmoca_list(screen(*placed, width=width, height=height))
    told = option_of(gesture, listed, mirrored=mirrored)
    read = read_option(f"Action: {told.call}")
    again = gesture_of_option(read, listed.shown, mirrored=mirrored)
    assert again.on(width, height) == gesture.on(width, height)


def test_a_tap_in_the_middle_of_elements_names_the_smallest() -> None:
    listed = bmoca_list(SEEN)
    told = option_of(DualGesture.at(300 / 2160, 200 / 1080), listed)
    assert told.name == "tap"
    element = listed.get(told.argument)
    assert element is not None
    assert element.node.index == 2


def test_swipes_and_buttons_have_their_names() -> None:
    listed = bmoca_list(SEEN)
    for direction, swipe in SWIPES.items():
        assert option_of(swipe, listed) == ActionOption("swipe", f'"{direction}"')
    for button in PRESSES:
        told = ActionOption("press", f'"{button.upper()}"')
        assert option_of(pressed(button, mirrored=False), listed) == told
        assert option_of(pressed(button, mirrored=True), listed, mirrored=True) == told


def test_numbers_have_no_more_decimals_than_it_takes() -> None:
    told = option_of(DualGesture(0.75, 0.5, 0.25, 0.5), bmoca_list(SEEN))
    assert told.call == "dual-gesture(0.75, 0.5, 0.25, 0.5)"
    told = option_of(DualGesture(0.1, 0.5, 0.1, 0.2281), bmoca_list(SEEN))
    assert told.call == "dual-gesture(0.1, 0.5, 0.1, 0.228)"
