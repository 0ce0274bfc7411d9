"""What the computer tool can be called for is what a finger on the phone can do."""

from __future__ import annotations

from base64 import b64decode
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from fixtures.model_server import Says
from pytest_androidbench.interface.actions import (
    Action,
    DoubleTap,
    Drag,
    LongPress,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from tests.agents.claude.asked import agent_of, calling, pictures, results, told
from tests.agents.claude.screens import GOAL, screen, unseen

LAMP = screen("Lamp", "Fan")
MIDDLE, THERE = [353, 784], (540, 1200)
NEW, OLD, OLDEST = "claude-opus-5-5", "claude-opus-4-6", "claude-haiku-4-5"


def member(model: str, name: str, given: dict[str, Any]) -> Says:
    """A call of the tool, in the form of the model's version of it."""
    if model == NEW:
        return calling((name, given), toolset="computer")
    return calling(("computer", {"action": name, **given}))


CALLS: list[tuple[str, dict[str, Any], Action]] = [
    ("left_click", {"coordinate": MIDDLE}, Tap(THERE)),
    ("left_click", {"coordinate": MIDDLE, "text": None}, Tap(THERE)),
    ("right_click", {"coordinate": MIDDLE}, LongPress(THERE)),
    ("double_click", {"coordinate": MIDDLE}, DoubleTap(THERE)),
    (
        "left_click_drag",
        {"start_coordinate": MIDDLE, "coordinate": [353, 0]},
        Swipe(THERE, (540, 0), 500),
    ),
    ("scroll", {"scroll_direction": "down", "scroll_amount": 3}, Scroll("down")),
    (
        "scroll",
        {"scroll_direction": "up", "scroll_amount": 5, "coordinate": MIDDLE},
        Scroll("up", THERE),
    ),
    ("type", {"text": "ten %s"}, Type("ten %s")),
    ("key", {"text": "Return"}, Press("enter")),
    ("key", {"text": "ESCAPE"}, Press("back")),
    ("key", {"text": "space", "repeat": 2}, Type("  ")),
    ("key", {"text": "a"}, Type("a")),
    ("wait", {"duration": 3}, Wait(3.0)),
    ("wait", {}, Wait(1.0)),
]


@pytest.mark.parametrize("model", [NEW, OLD, OLDEST])
@pytest.mark.parametrize(("name", "given", "action"), CALLS)
def test_a_call_is_the_action_of_a_finger(
    model: str, name: str, given: dict[str, Any], action: Action
) -> None:
    with agent_of(member(model, name, given), see="screen", model=model) as (agent, _):
        agent.start(GOAL)
        assert agent.act(LAMP) == action


@pytest.mark.parametrize(
    ("call", "action"),
    [
        (("drag", {"start": MIDDLE, "end": [353, 0]}), Drag(THERE, (540, 0))),
        (("pinch", {"direction": "out", "at": MIDDLE}), Pinch("out", THERE)),
        (("type_text", {"text": "x", "clear": True}), Type("x", clear=True)),
        (("press_key", {"key": "recents"}), Press("recents")),
        (("open_app", {"app": "Clock"}), Open("Clock")),
    ],
)
def test_what_a_mouse_cannot_do_has_tools_beside_it(
    call: tuple[str, dict[str, Any]], action: Action
) -> None:
    with agent_of(calling(call, toolset="computer"), see="screen") as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == action
    names = [tool.get("name") for tool in server.asked[0]["tools"]]
    assert {"answer", "done", "infeasible"} < set(names)
    assert not {"tap", "scroll", "swipe", "wait", "long_press"} & set(names)


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("mouse_move", {"coordinate": MIDDLE}, "'mouse_move' is nothing that this phone can do"),
        ("triple_click", {"coordinate": MIDDLE}, "is nothing that this phone can do; it can"),
        ("left_click", {}, "left_click needs coordinate: a touch screen has no pointer"),
        ("left_click", {"coordinate": MIDDLE, "text": "shift"}, "no key can be held down"),
        ("left_click", {"coordinate": "5, 5"}, "coordinate must be a point"),
        ("left_click", {"coordinate": [-1, 5]}, "lies outside of the picture"),
        ("left_click_drag", {"coordinate": MIDDLE}, "needs start_coordinate"),
        ("scroll", {"scroll_direction": "sideways"}, "direction must be one of up, down,"),
        ("scroll", {"scroll_direction": ["up"]}, "direction must be one of up, down,"),
        ("key", {"text": "ctrl+a"}, "there is no key 'ctrl+a' on this phone; there are Return"),
        ("key", {"text": "a", "repeat": 1000}, "repeat must be from 1 to 100, got 1000"),
        ("key", {}, "text must be a string"),
        ("type", {"text": ""}, "type needs text"),
        ("type", {"text": "w" * 20_000}, "at most 10000 are allowed"),
        ("wait", {"duration": -1}, "seconds must be a number from 0 to 600"),
        ("zoom", {"region": [0, 0, 5]}, "region must be a point (x0, y0, x1, y1)"),
        ("zoom", {"region": [5, 5, 5, 9]}, "holds nothing of the picture"),
        ("", {}, "'' is nothing that this phone can do"),
    ],
)
@pytest.mark.parametrize("model", [NEW, OLD])
def test_what_a_phone_cannot_do_is_answered_with_why(
    model: str, name: str, given: dict[str, Any], sentence: str
) -> None:
    wait = member(model, "wait", {})
    lines = (member(model, name, given), wait)
    with agent_of(*lines, see="screen", model=model) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Wait(1.0)
    assert results(server.asked[1])[0]["is_error"]
    assert sentence in told(server.asked[1])


def test_an_action_of_no_text_is_none() -> None:
    lines = (calling(("computer", {"action": ["left_click"]})), member(OLD, "wait", {}))
    with agent_of(*lines, see="screen", model=OLD) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Wait(1.0)
    assert "is nothing that this phone can do" in told(server.asked[1])


@pytest.mark.parametrize("model", [NEW, OLD])
def test_a_part_of_the_screen_is_shown_larger_without_a_step(model: str) -> None:
    zoom = member(model, "zoom", {"region": [0, 0, 353, 100]})
    with agent_of(zoom, member(model, "wait", {}), see="screen", model=model) as (agent, server):
        agent.start(GOAL)
        assert agent.act(LAMP) == Wait(1.0)
    (picture,) = pictures(server.asked[1]["messages"][-1]["content"])
    with Image.open(BytesIO(b64decode(picture["source"]["data"]))) as image:
        assert image.size == (706, 200)


@pytest.mark.parametrize("model", [NEW, OLD])
@pytest.mark.parametrize("name", ["screenshot", "zoom"])
def test_where_no_picture_can_be_taken_it_is_said_so(model: str, name: str) -> None:
    look = member(model, name, {"region": [0, 0, 5, 5]})
    lines = (look, member(model, "wait", {}))
    with agent_of(*lines, tools="computer", model=model) as (agent, server):
        agent.start(GOAL)
        assert agent.act(unseen("Lamp")) == Wait(1.0)
    assert 'picture="none could be taken"' in told(server.asked[0])
    assert "no picture of the screen could be taken" in told(server.asked[1])


def test_the_tool_is_offered_as_the_model_knows_it() -> None:
    offered = {}
    for model in (NEW, OLD, OLDEST):
        with agent_of(member(model, "wait", {}), see="screen", model=model) as (agent, server):
            agent.start(GOAL)
            agent.act(LAMP)
        offered[model] = server.asked[0]["tools"][0]
    size = {"display_width_px": 706, "display_height_px": 1568}
    assert offered[NEW]["type"] == "computer_toolset_20260801"
    assert offered[NEW]["configs"]["mouse_move"] == {"enabled": False}
    assert "left_click" not in offered[NEW]["configs"]
    assert offered[OLD] == {
        "type": "computer_20251124", "name": "computer", **size, "enable_zoom": True,
    }  # fmt: skip
    assert offered[OLDEST] == {"type": "computer_20250124", "name": "computer", **size}
