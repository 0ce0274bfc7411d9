"""AndroidWorld's actions come to ours, at the places where the published code would touch."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.android_world.acting import action_for, is_on
from pytest_androidbench.agents.android_world.provided.json_action import JSONAction
from pytest_androidbench.agents.android_world.provided.representation import BoundingBox, UIElement
from pytest_androidbench.interface.actions import (
    Action,
    DoubleTap,
    LongPress,
    Open,
    Press,
    Swipe,
    Tap,
    Type,
    Wait,
)

SIZE = (1080, 2400)
ROWS = [UIElement(bbox_pixels=BoundingBox(0, 1080, top, top + 201)) for top in (0, 201, 402)]


def done(**fields: Any) -> Action | None:
    return action_for(JSONAction(**fields), ROWS, SIZE)


@pytest.mark.parametrize(
    ("fields", "action"),
    [
        ({"action_type": "click", "index": 1}, Tap((540, 301))),
        ({"action_type": "click", "index": "1"}, Tap((540, 301))),
        ({"action_type": "click", "x": 3, "y": 4}, Tap((3, 4))),
        ({"action_type": "double_tap", "x": 3, "y": 4}, DoubleTap((3, 4))),
        ({"action_type": "long_press", "index": 0}, LongPress((540, 100), 1000)),
        ({"action_type": "click", "x": 1080, "y": 4}, Wait(0)),
        ({"action_type": "navigate_home"}, Press("home")),
        ({"action_type": "navigate_back"}, Press("back")),
        ({"action_type": "keyboard_enter"}, Press("enter")),
        ({"action_type": "open_app", "app_name": "Clock"}, Open("Clock")),
        ({"action_type": "wait"}, Wait(1.0)),
        ({"action_type": "unknown"}, None),
        ({"action_type": "input_text", "text": ""}, None),
        ({"action_type": "input_text", "text": "a"}, Type("a", enter=True)),
        ({"action_type": "input_text", "text": 7, "index": 1},
         Type("7", (540, 301), enter=True)),
        ({"action_type": "input_text", "text": "a", "x": 5, "y": 6, "clear_text": True},
         Type("a", (5, 6), clear=True, enter=True)),
        # Scrolls begin in the middle and end at the edge; index 0 counts as none.
        ({"action_type": "scroll", "direction": "down"}, Swipe((540, 1200), (540, 0), 300)),
        ({"action_type": "scroll", "direction": "up"}, Swipe((540, 1200), (540, 2399), 300)),
        ({"action_type": "scroll", "direction": "right"}, Swipe((540, 1200), (0, 1200), 300)),
        ({"action_type": "scroll", "direction": "left"}, Swipe((540, 1200), (1079, 1200), 300)),
        ({"action_type": "scroll", "direction": "down", "index": 0},
         Swipe((540, 1200), (540, 0), 300)),
        ({"action_type": "scroll", "direction": "down", "index": 1},
         Swipe((540, 301), (540, 201), 300)),
        # Swipes go as the finger does up and down, and against it sideways.
        ({"action_type": "swipe", "direction": "down"}, Swipe((540, 0), (540, 2399), 500)),
        ({"action_type": "swipe", "direction": "up"}, Swipe((540, 2399), (540, 0), 500)),
        ({"action_type": "swipe", "direction": "left"}, Swipe((0, 1200), (1079, 1200), 500)),
        ({"action_type": "swipe", "direction": "right"}, Swipe((1079, 1200), (0, 1200), 500)),
    ],
)  # fmt: skip
def test_an_action_comes_to_one_of_ours(fields: dict[str, Any], action: Action | None) -> None:
    assert done(**fields) == action


@pytest.mark.parametrize(
    "fields",
    [
        {"action_type": "click"},
        {"action_type": "click", "index": 3},
        {"action_type": "click", "index": -1},
        {"action_type": "open_app"},
        {"action_type": "long_press", "x": 4},
    ],
)
def test_what_the_published_code_refuses_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"element|index|app"):
        done(**fields)


@pytest.mark.parametrize(
    "fields",
    [
        {"action_type": "fly"},
        {"action_type": "click", "index": 1, "x": 2},
        {"action_type": "click", "index": "first"},
        {"action_type": "scroll", "direction": "away"},
        {"action_type": "wait", "keycode": "ENTER"},
    ],
)
def test_what_is_no_action_cannot_be_written(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        JSONAction(**fields)


def test_actions_are_compared_as_published() -> None:
    one = JSONAction(action_type="open_app", app_name="Clock", clear_text=True)
    assert one == JSONAction(action_type="open_app", app_name="clock")
    assert one != JSONAction(action_type="open_app", app_name="Camera")
    assert one.as_dict() == {"action_type": "open_app", "app_name": "Clock", "clear_text": True}
    assert repr(JSONAction(action_type="click", x=1, y=2)) == (
        "JSONAction(action_type='click', x=1, y=2)"
    )


@given(
    kind=st.sampled_from(["click", "double_tap", "long_press"]),
    x=st.integers(-50, 2500),
    y=st.integers(-50, 2500),
)
def test_no_touch_is_beside_the_screen(kind: str, x: int, y: int) -> None:
    action = done(action_type=kind, x=x, y=y)
    assert isinstance(action, Wait) != is_on((x, y), SIZE)


@given(
    box=st.tuples(*[st.integers(-3000, 3000)] * 4),
    direction=st.sampled_from(["up", "down", "left", "right"]),
)
def test_scrolls_stay_on_the_screen(box: tuple[int, int, int, int], direction: str) -> None:
    rows = [ROWS[0], UIElement(bbox_pixels=BoundingBox(*box))]
    action = action_for(JSONAction(action_type="scroll", direction=direction, index=1), rows, SIZE)
    assert isinstance(action, Swipe)
    assert is_on(action.start, SIZE)
    assert is_on(action.end, SIZE)
