"""Our actions as tools for models, and from a called tool to the action.

One tool for each action, its arguments named as the action's fields. A place is the number of an
element, or a point of the picture, as the agent lets its model aim.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from pytest_androidbench.agents.parts.faults import Unusable, note_of, quoted
from pytest_androidbench.agents.parts.shown import Shown, shown_of
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    MAX_WAIT,
    Action,
    Answer,
    Direction,
    Done,
    DoubleTap,
    Drag,
    Infeasible,
    Key,
    LongPress,
    Open,
    Pinch,
    PinchDirection,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.values import MAX_TEXT, point
from pytest_androidbench.models.conversation import Reply, Tool, ToolCall

Aim: TypeAlias = Literal["element", "point", "either"]
"""How a model says where: by an element's number, by a point, or by what it likes better."""

_LARGEST: Final = 2**53
"""Beyond it JSON's numbers are not exact, and nothing on a phone is that large."""
_ELEMENT: Final = {"type": "integer", "minimum": 0, "description": "an element's number"}
_POINT: Final = {
    "type": "array",
    "items": {"type": "integer", "minimum": 0},
    "minItems": 2,
    "maxItems": 2,
    "description": "a point [x, y], in pixels of the picture",
}
_PLACES: Final = {
    "element": _ELEMENT,
    "point": _POINT,
    "either": {"anyOf": [_ELEMENT, _POINT]},
}
_MS: Final = {"type": "integer", "minimum": 1, "maximum": 60_000, "description": "milliseconds"}
_TEXT: Final = {"type": "string", "maxLength": MAX_TEXT}
_NOTE: Final = {"type": "string", "description": "why you do this, in a sentence"}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Verb:
    """A tool, and the action it stands for."""

    action: type[Action]
    does: str
    places: tuple[str, ...] = ()
    """Fields that name a place by element or point."""
    points: tuple[str, ...] = ()
    """Fields that are points, whatever a model aims by."""
    fields: Mapping[str, Mapping[str, Any]]
    """Schemas of the other fields."""
    needs: tuple[str, ...] = ()

    @property
    def takes(self) -> tuple[str, ...]:
        return (*self.places, *self.points, *self.fields, "note")


def _words(of: Any, about: str) -> dict[str, Any]:
    return {"type": "string", "enum": list(get_args(of)), "description": about}


_VERBS: Final[Mapping[str, _Verb]] = {
    "tap": _Verb(action=Tap, does="Touch a place.", places=("at",), fields={}, needs=("at",)),
    "long_press": _Verb(
        action=LongPress, does="Touch a place and hold it.", places=("at",), fields={"ms": _MS},
        needs=("at",),
    ),
    "double_tap": _Verb(
        action=DoubleTap, does="Touch a place twice, quickly.", places=("at",), fields={},
        needs=("at",),
    ),
    "scroll": _Verb(
        action=Scroll,
        does="Show what lies further in a direction: 'down' shows what is below.",
        places=("at",),
        fields={"direction": _words(Direction, "where what you look for lies")},
        needs=("direction",),
    ),
    "swipe": _Verb(
        action=Swipe, does="Move a finger in a straight line.", points=("start", "end"),
        fields={"ms": _MS}, needs=("start", "end"),
    ),
    "drag": _Verb(
        action=Drag, does="Hold what is at the start until it lifts, move it and let go.",
        places=("start", "end"), fields={"ms": _MS}, needs=("start", "end"),
    ),
    "pinch": _Verb(
        action=Pinch,
        does="Move two fingers together (in: mostly makes things smaller) or apart (out).",
        places=("at",),
        fields={"direction": _words(PinchDirection, "of the fingers"), "ms": _MS},
        needs=("direction",),
    ),
    "type_text": _Verb(
        action=Type,
        does="Put text into a field, or into the one that has the focus.",
        places=("at",),
        fields={
            "text": _TEXT,
            "clear": {"type": "boolean", "description": "remove what the field holds first"},
            "enter": {"type": "boolean", "description": "press Enter afterwards"},
        },
        needs=("text",),
    ),
    "press_key": _Verb(
        action=Press, does="Press a key of the phone.", fields={"key": _words(Key, "which one")},
        needs=("key",),
    ),
    "open_app": _Verb(
        action=Open,
        does="Bring an app to the front.",
        fields={"app": {**_TEXT, "minLength": 1, "description": "its name, as under its icon"}},
        needs=("app",),
    ),
    "wait": _Verb(
        action=Wait,
        does="Do nothing while the phone's time passes.",
        fields={"seconds": {"type": "number", "minimum": 0, "maximum": MAX_WAIT}},
    ),
    "answer": _Verb(
        action=Answer,
        does="Give the answer to the question that the goal asks; say done afterwards.",
        fields={"text": {**_TEXT, "description": "the answer alone, without other words"}},
        needs=("text",),
    ),
    "done": _Verb(action=Done, does="Say that the goal is reached.", fields={}),
    "infeasible": _Verb(
        action=Infeasible,
        does="Say that the goal cannot be reached on this phone.",
        fields={"reason": {**_TEXT, "description": "why not"}},
    ),
}  # fmt: skip

TOOL_NAMES: Final = tuple(_VERBS)


def action_tools(
    *, aim: Aim = "either", without: Collection[str] = (), notes: bool = True
) -> tuple[Tool, ...]:
    """The actions as tools.

    Args:
        aim: how places are named; by elements alone there is no swipe, which has but points.
        without: names of tools to leave out, as in a suite without questions `answer`.
        notes: whether each has a `note`, in which the model says why; what is said there is told
            whether it was asked for or not.
    """
    left = [name for name in _VERBS if name not in without]
    if aim == "element":
        left = [name for name in left if not _VERBS[name].points]
    return tuple(
        Tool(name=name, description=_VERBS[name].does, schema=_schema(_VERBS[name], aim, notes))
        for name in left
    )


def action_of(call: ToolCall, screen: Shown | Observation) -> Action:
    """The action that a model means by calling a tool.

    Args:
        call: what it called.
        screen: what it was shown; its places are looked up there.

    Raises:
        Unusable: it is no such tool, its arguments are wrong, or it points at nothing.
    """
    verb = _VERBS.get(call.name)
    if verb is None:
        raise Unusable(f"there is no tool {quoted(call.name)}; there are {', '.join(_VERBS)}")
    given = _checked(call, verb)
    shown = shown_of(screen)
    for name in verb.places + verb.points:
        if name in given:
            given[name] = _place(shown, given[name], call.name, name, points=name in verb.points)
    try:
        return verb.action(**given)
    except ActionError as error:
        raise Unusable(f"{call.name}: {error}") from error


def one_call(reply: Reply) -> ToolCall:
    """The tool that a reply wants called.

    Raises:
        Unusable: it wants none or several, or was cut off.
    """
    if reply.stop == "length":
        raise Unusable("the answer was cut off before it was complete; be brief and call one tool")
    if not reply.calls:
        raise Unusable("no tool was called; call the one that is to be carried out")
    if len(reply.calls) > 1:
        called = ", ".join(quoted(call.name) for call in reply.calls[:3])
        raise Unusable(
            f"{len(reply.calls)} tools were called ({called}); call one, then look at the screen"
        )
    return reply.calls[0]


def _schema(verb: _Verb, aim: Aim, notes: bool) -> dict[str, Any]:
    properties: dict[str, Any] = dict.fromkeys(verb.places, _PLACES[aim])
    properties |= dict.fromkeys(verb.points, _POINT)
    properties |= {name: dict(schema) for name, schema in verb.fields.items()}
    if notes:
        properties["note"] = _NOTE
    return {
        "type": "object",
        "properties": properties,
        "required": list(verb.needs),
        "additionalProperties": False,
    }


def _checked(call: ToolCall, verb: _Verb) -> dict[str, Any]:
    """The arguments by their names, all known and none of the needed missing."""
    # Both vendors' readers keep under "" what is no JSON object.
    if set(call.arguments) == {""}:
        raise Unusable(
            f"the arguments of {call.name} are no JSON object: {quoted(call.arguments[''])}"
        )
    given = {name: value for name, value in call.arguments.items() if value is not None}
    takes = ", ".join(verb.takes)
    if unknown := [name for name in given if name not in verb.takes]:
        raise Unusable(f"{call.name} takes no {quoted(unknown[0])}; it takes {takes}")
    if missing := [name for name in verb.needs if name not in given]:
        raise Unusable(f"{call.name} needs {' and '.join(missing)}")
    for name, value in given.items():
        _check_plain(f"{call.name}: {name}", value)
    note = given.get("note", "")
    if not isinstance(note, str):
        raise Unusable(f"{call.name}: note must be a text, got {quoted(note)}")
    return {**given, "note": note_of(note)}


def _check_plain(name: str, value: object) -> None:
    """Refuse what no argument is, before anything is done with it: objects, lists of lists."""
    for each in value if isinstance(value, list | tuple) else (value,):
        if not isinstance(each, str | int | float):
            raise Unusable(f"{name} must be a text, a number or a point, got {quoted(value)}")
        if not isinstance(each, str) and not -_LARGEST < each < _LARGEST:
            raise Unusable(f"{name} holds a number that is far too large, or none")


def _place(
    shown: Shown, value: object, tool: str, name: str, *, points: bool
) -> int | tuple[int, int]:
    if isinstance(value, int | float) and not isinstance(value, bool) and not points:
        if value != (index := int(value)):
            raise Unusable(f"{tool}: {name} must be a whole number, got {quoted(value)}")
        return shown.node(index)
    try:
        return shown.point(point(name, value))
    except ActionError as error:
        what = "a point [x, y]" if points else "an element's number or a point [x, y]"
        raise Unusable(f"{tool}: {name} must be {what}, got {quoted(value)}") from error
