from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.interface.actions import (
    ACTIONS,
    Adb,
    Drag,
    Gesture,
    LongPress,
    NoAction,
    Open,
    Pinch,
    Scroll,
    Swipe,
    Tap,
    Type,
    action_to_plain,
)
from pytest_androidbench.report.actions import Trace, action_text, action_trace
from pytest_androidbench.report.overlay import overlay

SCREEN = (1080, 2400)
plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
names = st.sampled_from([*ACTIONS, "?", ""])
fields = (
    "at",
    "start",
    "end",
    "path",
    "direction",
    "text",
    "key",
    "app",
    "ms",
    "seconds",
    "reason",
    "fault",
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Tap(3), "Tap node 3"),
        (Tap((4, 5)), "Tap at (4, 5)"),
        (LongPress((4, 5), 700), "Long press for 700 ms at (4, 5)"),
        (Swipe((1, 2), (3, 4)), "Swipe from (1, 2) to (3, 4)"),
        (Type("milk", clear=True, enter=True), "Type “milk”, clearing first, then Enter"),
        (Type("milk", 2), "Type “milk” into node 2"),
        (Open("Clock"), "Open Clock"),
        (Scroll("down"), "Scroll down"),
        (NoAction("element"), "No action (wrong element)"),
        (Adb("input keyevent 279"), "adb: input keyevent 279"),
    ],
)
def test_actions_read_as_sentences(action: Any, text: str) -> None:
    assert action_text(action_to_plain(action)) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Tap(3), "Tap “Save”"),
        (Tap((4, 5)), "Tap at (4, 5)"),
        (LongPress(3, 700), "Long press for 700 ms on “Save”"),
        (Type("milk", 3), "Type “milk” into “Save”"),
        (Type("milk"), "Type “milk”"),
        (Scroll("down", 3), "Scroll down in “Save”"),
        (Scroll("down"), "Scroll down"),
    ],
)
def test_a_node_is_called_by_its_name(action: Any, text: str) -> None:
    assert action_text(action_to_plain(action), "Save") == text


def test_an_index_is_drawn_where_it_turned_out_to_be() -> None:
    assert action_trace(action_to_plain(Tap(3)), (7, 8)) == Trace(mark="touch", spots=((7, 8),))


def test_a_drag_starts_where_its_index_was() -> None:
    trace = action_trace(action_to_plain(Drag(3, (5, 6))), (7, 8))
    assert trace == Trace(mark="path", spots=((7, 8), (5, 6)))


def test_a_scroll_shows_the_finger_moving_against_it() -> None:
    trace = action_trace(action_to_plain(Scroll("down")), (540, 1200), SCREEN)
    (start, end) = trace.spots
    assert start[1] > end[1]
    assert start[0] == end[0] == 540


def test_two_fingers_are_drawn_as_two_arrows() -> None:
    trace = action_trace(action_to_plain(Pinch("out", 3)), (500, 900), SCREEN)
    assert trace.spots == ((446, 900), (230, 900), (554, 900), (770, 900))
    together = action_trace(action_to_plain(Pinch("in", (500, 900))), None, SCREEN)
    assert together.spots == ((230, 900), (446, 900), (770, 900), (554, 900))
    assert overlay(trace, SCREEN).count("<circle") == 4
    assert action_text(action_to_plain(Pinch("out", 3)), "Photo") == "Pinch out on “Photo”"


def test_a_gesture_is_drawn_point_by_point() -> None:
    path = ((1, 2, 0), (3, 4, 5), (6, 7, 9))
    trace = action_trace(action_to_plain(Gesture(path)), None)
    assert trace.spots == ((1, 2), (3, 4), (6, 7))


def test_actions_without_a_place_draw_nothing() -> None:
    assert overlay(action_trace({"action": "Press", "key": "home"}, None), SCREEN) == ""


def test_the_drawing_is_in_the_screens_own_pixels() -> None:
    drawn = overlay(Trace(mark="path", spots=((10, 20), (30, 40))), SCREEN)
    assert 'viewBox="0 0 1080 2400"' in drawn
    assert 'points="10,20 30,40"' in drawn


@given(names, st.dictionaries(st.sampled_from(fields), plain), st.none() | st.just((1, 2)))
def test_no_stored_action_stops_a_report(
    name: str, given_fields: dict[str, Any], point: tuple[int, int] | None
) -> None:
    action = {"action": name, **given_fields}
    assert isinstance(action_text(action), str)
    overlay(action_trace(action, point, SCREEN), SCREEN)
