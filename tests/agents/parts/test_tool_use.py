"""Our actions as tools: sound schemas, and what a model calls is the action or says why not."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, get_args

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.parts.faults import MOST_NOTE, Unusable
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.agents.parts.tool_use import (
    TOOL_NAMES,
    Aim,
    action_of,
    action_tools,
    one_call,
)
from pytest_androidbench.interface.actions import (
    Action,
    Answer,
    Done,
    DoubleTap,
    Drag,
    Gesture,
    Infeasible,
    LongPress,
    NoAction,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.models.conversation import Reply, Stop, Text, TokenUse, Tool, ToolCall
from pytest_androidbench.texts import shown as told
from tests.agents.parts.screens import json_values, node, screen, screen_of

SEEN = screen_of(5)


def call(tool: str, /, **arguments: Any) -> ToolCall:
    return ToolCall(id="1", name=tool, arguments=arguments)


def reply(*parts: Text | ToolCall, stop: Stop = "tools") -> Reply:
    return Reply(parts=parts, stop=stop, used=TokenUse())


@pytest.mark.parametrize(
    ("called", "action"),
    [
        (call("tap", at=3), Tap(3)),
        (call("tap", at=3.0), Tap(3)),
        (call("tap", at=[100, 200.4]), Tap((100, 200))),
        (call("tap", at=2, note="it says Wi-Fi"), Tap(2, note="it says Wi-Fi")),
        (call("long_press", at=1, ms=700), LongPress(1, 700)),
        (call("double_tap", at=1), DoubleTap(1)),
        (call("scroll", direction="down"), Scroll("down")),
        (call("scroll", direction="up", at=4), Scroll("up", 4)),
        (call("scroll", direction="up", at=None), Scroll("up")),
        (call("swipe", start=[1, 2], end=[3, 4]), Swipe((1, 2), (3, 4))),
        (call("drag", start=0, end=[3, 4], ms=5), Drag(0, (3, 4), 5)),
        (call("pinch", direction="in", at=0), Pinch("in", 0)),
        (call("type_text", text="a b", at=1, clear=True, enter=True), Type("a b", 1, True, True)),
        (call("type_text", text=""), Type("")),
        (call("press_key", key="back"), Press("back")),
        (call("open_app", app="Clock"), Open("Clock")),
        (call("wait"), Wait()),
        (call("wait", seconds=2), Wait(2)),
        (call("answer", text="42"), Answer("42")),
        (call("done"), Done()),
        (call("infeasible", reason="no such app"), Infeasible("no such app")),
    ],
    ids=lambda value: told(value)[:60],
)
def test_a_called_tool_is_the_action(called: ToolCall, action: Action) -> None:
    found = action_of(called, SEEN)
    assert found == action
    assert found.note == action.note


@pytest.mark.parametrize(
    ("called", "sentence"),
    [
        (call("click", at=3), "there is no tool 'click'; there are tap, long_press,"),
        (call("x" * 10**6), "there is no tool 'xxxx"),
        (call("tap"), "tap needs at"),
        (call("swipe"), "swipe needs start and end"),
        (call("tap", at=None), "tap needs at"),
        (call("tap", at=5), "there is no element '5': they go from 0 to 4"),
        (call("tap", at=-1), "there is no element '-1'"),
        (call("tap", at=2.5), "tap: at must be a whole number, got '2.5'"),
        (call("tap", at=True), "at must be an element's number or a point [x, y], got 'True'"),
        (call("tap", at="3"), "at must be an element's number or a point [x, y], got '3'"),
        (call("tap", at=[1]), "at must be an element's number or a point [x, y], got '[1]'"),
        (call("tap", at={"x": 1}), "at must be a text, a number or a point, got"),
        (
            call("tap", at=[1080, 0]),
            "lies outside of the picture, which is 1080 wide and 2400 high",
        ),
        (call("tap", at=10**5000), "tap: at holds a number that is far too large"),
        (call("tap", at=float("nan")), "tap: at holds a number that is far too large, or none"),
        (call("swipe", start=3, end=[1, 1]), "swipe: start must be a point [x, y], got '3'"),
        (call("tap", at=1, x=5), "tap takes no 'x'; it takes at, note"),
        (call("tap", **{"": '{"at": 3'}), "the arguments of tap are no JSON object: '{\"at\": 3'"),
        (call("scroll", direction="sideways"), "scroll: direction must be one of up, down,"),
        (call("press_key", key="BACK"), "press_key: key must be one of back, home"),
        (call("type_text", text=5), "type_text: text must be a string, got int"),
        (call("type_text", text="x" * 10_001), "text holds 10001 characters; at most 10000"),
        (call("type_text", text="\ud83d"), "text holds half a character"),
        (call("type_text", text="a", clear="yes"), "clear must be true or false"),
        (call("open_app", app=""), "open_app: app must not be empty"),
        (call("wait", seconds=-1), "wait: seconds must be a number from 0 to 600"),
        (call("done", note=5), "done: note must be a text, got '5'"),
    ],
    ids=lambda value: told(value)[:60],
)
def test_what_is_wrong_is_said_in_a_sentence(called: ToolCall, sentence: str) -> None:
    with pytest.raises(Unusable) as caught:
        action_of(called, SEEN)
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 700


@given(tool=st.sampled_from(TOOL_NAMES), data=st.data())
def test_whatever_is_called_gives_an_action_or_the_one_fault(
    tool: str, data: st.DataObject
) -> None:
    (offered,) = (each for each in action_tools() if each.name == tool)
    names = st.sampled_from([*offered.schema["properties"], "", "x"])
    arguments = data.draw(st.dictionaries(names, json_values(), max_size=4))
    with suppress(Unusable):
        assert isinstance(action_of(call(tool, **arguments), SEEN), get_args(Action))


@pytest.mark.parametrize("aim", get_args(Aim))
def test_schemas_are_sound_and_name_what_the_action_has(aim: Aim) -> None:
    for tool in action_tools(aim=aim):
        jsonschema.Draft202012Validator.check_schema(tool.schema)
        assert set(tool.schema["required"]) <= set(tool.schema["properties"])
        assert tool.description.endswith(".")


def fitting(schema: Any) -> st.SearchStrategy[Any]:
    """Values that a property's schema allows."""
    if "anyOf" in schema:
        return st.one_of(*map(fitting, schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "integer":
            # Elements and points have to be on the screen besides, which no schema can tell.
            return st.integers(schema["minimum"], min(4, schema.get("maximum", 4)))
        case "number":
            return st.floats(schema["minimum"], schema["maximum"])
        case "boolean":
            return st.booleans()
        case "array":
            return st.lists(fitting(schema["items"]), min_size=2, max_size=2)
        case _:
            letters = st.characters(exclude_categories=["Cs"])
            return st.text(letters, min_size=schema.get("minLength", 0), max_size=9)


@given(aim=st.sampled_from(get_args(Aim)), data=st.data())
def test_what_a_schema_allows_is_an_action(aim: Aim, data: st.DataObject) -> None:
    tool: Tool = data.draw(st.sampled_from(action_tools(aim=aim)))
    properties = tool.schema["properties"]
    needed = {name: fitting(properties[name]) for name in tool.schema["required"]}
    others = {name: fitting(each) for name, each in properties.items() if name not in needed}
    arguments = data.draw(st.fixed_dictionaries(needed, optional=others))
    assert jsonschema.Draft202012Validator(tool.schema).is_valid(arguments)
    assert isinstance(action_of(call(tool.name, **arguments), SEEN), get_args(Action))


def test_every_action_but_raw_gestures_and_none_at_all_has_a_tool() -> None:
    taken = {type(action_of(call(name, **ARGUMENTS.get(name, {})), SEEN)) for name in TOOL_NAMES}
    assert taken == set(get_args(Action)) - {Gesture, NoAction}


ARGUMENTS: dict[str, dict[str, Any]] = {
    "tap": {"at": 0},
    "long_press": {"at": 0},
    "double_tap": {"at": 0},
    "scroll": {"direction": "up"},
    "swipe": {"start": [0, 0], "end": [1, 1]},
    "drag": {"start": 0, "end": 1},
    "pinch": {"direction": "in"},
    "type_text": {"text": "a"},
    "press_key": {"key": "home"},
    "open_app": {"app": "Clock"},
    "answer": {"text": "a"},
}


def test_an_agent_offers_what_it_wants() -> None:
    tools = {tool.name: tool for tool in action_tools(aim="element", without=("answer", "pinch"))}
    assert set(tools) == set(TOOL_NAMES) - {"answer", "pinch", "swipe"}
    assert tools["tap"].schema["properties"]["at"]["type"] == "integer"
    assert "note" in tools["done"].schema["properties"]
    assert "note" not in action_tools(notes=False)[0].schema["properties"]


def test_points_of_a_smaller_picture_are_taken_to_the_screen() -> None:
    shown = Shown(seen=SEEN, picture=(540, 1200))
    assert action_of(call("tap", at=[539, 0]), shown) == Tap((1079, 1))
    with pytest.raises(Unusable, match="540 wide and 1200 high"):
        action_of(call("tap", at=[540, 0]), shown)


def test_elements_go_by_the_names_that_were_shown() -> None:
    shown = Shown(seen=SEEN, elements={"7": 2})
    assert action_of(call("tap", at=7), shown) == Tap(2)
    with pytest.raises(Unusable, match="no element '2' in the list that was shown"):
        action_of(call("tap", at=2), shown)


def test_an_element_beside_the_screen_cannot_be_touched() -> None:
    seen = screen(node(0, bounds=(0, 2400, 100, 2500)), node(1, bounds=(-50, 0, 1, 10)))
    with pytest.raises(Unusable, match="element '0' lies outside of the screen; scroll to it"):
        action_of(call("tap", at=0), seen)
    assert action_of(call("tap", at=1), seen) == Tap(1)


def test_a_thought_of_any_length_spoils_no_action() -> None:
    action = action_of(call("done", note="thinking \ud83d " * 10_000), SEEN)
    assert isinstance(action, Done)
    assert MOST_NOTE < len(action.note) < MOST_NOTE + 100
    action.note.encode()


def test_one_call_is_what_a_reply_is_to_hold() -> None:
    tap = call("tap", at=0)
    assert one_call(reply(Text(text="there"), tap)) is tap
    assert one_call(reply(tap, stop="end")) is tap


@pytest.mark.parametrize(
    ("replied", "sentence"),
    [
        (reply(), "no tool was called"),
        (reply(Text(text="I would tap it"), stop="end"), "no tool was called"),
        (reply(call("tap", at=0), call("done")), r"2 tools were called \('tap', 'done'\)"),
        (reply(call("tap", at=0), stop="length"), "cut off before it was complete"),
    ],
)
def test_any_other_reply_says_what_is_wrong(replied: Reply, sentence: str) -> None:
    with pytest.raises(Unusable, match=sentence):
        one_call(replied)
