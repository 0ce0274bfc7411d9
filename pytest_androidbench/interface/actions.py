"""What an agent can do: a closed set of frozen classes, validated on construction.

Values may be what models' JSON and numpy have for a number, a text or a pair; they are kept as
Python's own, coordinates rounded.

Most actions address a place `at`: the index of a node in the observation that was shown, or a
point (x, y) in pixels of that observation's screen. An index is never looked up anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, field
from dataclasses import fields as dataclass_fields
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, get_args

from pytest_androidbench.codec import to_plain
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface import values
from pytest_androidbench.interface.values import At

Direction: TypeAlias = Literal["up", "down", "left", "right"]
OPPOSITE: Final[Mapping[str, Direction]] = MappingProxyType(
    {"up": "down", "down": "up", "left": "right", "right": "left"}
)
"""Of each direction; a finger goes the opposite way of what it brings into sight."""
PinchDirection: TypeAlias = Literal["in", "out"]
Key: TypeAlias = Literal["back", "home", "recents", "enter", "delete", "tab", "power", "volume_up", "volume_down"]  # noqa: E501  # fmt: skip

Fault: TypeAlias = Literal["format", "action", "element", "app"]
"""What is wrong with a reply: it is of no form, names no action, no element or no app."""

MAX_WAIT: Final = 600.0
"""Seconds an agent may wait in one action."""
MAX_PATH: Final = 2_000
"""Points in one gesture."""


@dataclass(frozen=True, slots=True)
class _Noted:
    """What all actions have."""

    note: str = field(default="", kw_only=True, compare=False, repr=False)
    """Why the agent does it, for who reads the trace; nothing is done with it."""

    def __post_init__(self) -> None:
        _set(self)


def _set(action: _Noted, **plain: object) -> None:
    """Put values in their plain form: records hold them, and are read back."""
    note = values.text("note", action.note)
    for name, value in {**plain, "note": note}.items():
        object.__setattr__(action, name, value)


@dataclass(frozen=True, slots=True)
class Tap(_Noted):
    """Touch a place and let go."""

    at: At

    def __post_init__(self) -> None:
        _set(self, at=values.at("at", self.at))


@dataclass(frozen=True, slots=True)
class LongPress(_Noted):
    """Touch a place and hold it for `ms` milliseconds."""

    at: At
    ms: int = 1000

    def __post_init__(self) -> None:
        _set(self, at=values.at("at", self.at), ms=values.ms("ms", self.ms))


@dataclass(frozen=True, slots=True)
class DoubleTap(_Noted):
    """Touch a place twice, quickly."""

    at: At

    def __post_init__(self) -> None:
        _set(self, at=values.at("at", self.at))


@dataclass(frozen=True, slots=True)
class Swipe(_Noted):
    """Move a finger in a straight line from `start` to `end` within `ms` milliseconds."""

    start: tuple[int, int]
    end: tuple[int, int]
    ms: int = 300

    def __post_init__(self) -> None:
        start, end = values.point("start", self.start), values.point("end", self.end)
        _set(self, start=start, end=end, ms=values.ms("ms", self.ms))


@dataclass(frozen=True, slots=True)
class Gesture(_Noted):
    """A raw touch path: points (x, y, milliseconds since the first), down at the first, up at the last."""  # noqa: E501

    path: tuple[tuple[int, int, int], ...]

    def __post_init__(self) -> None:
        if not isinstance(self.path, Sequence) or not 2 <= len(self.path) <= MAX_PATH:
            raise ActionError(f"path must be a tuple of 2 to {MAX_PATH} points (x, y, ms)")
        path = tuple(values.numbers("path", point, "(x, y, ms)") for point in self.path)
        last = 0
        for _, _, ms in path:
            if ms < last:
                raise ActionError(f"path times must not go back, got {ms} ms after {last} ms")
            last = ms
        _set(self, path=path)


@dataclass(frozen=True, slots=True)
class Scroll(_Noted):
    """Show what lies further in `direction`, in the scrollable at `at` or the largest one."""

    direction: Direction
    at: At | None = None

    def __post_init__(self) -> None:
        _set(self, direction=values.one_of("direction", self.direction, Direction))
        _set(self, at=None if self.at is None else values.at("at", self.at))


@dataclass(frozen=True, slots=True)
class Drag(_Noted):
    """Hold what is at `start` until it lifts, move it to `end` and let go."""

    start: At
    end: At
    ms: int = 1000

    def __post_init__(self) -> None:
        start, end = values.at("start", self.start), values.at("end", self.end)
        _set(self, start=start, end=end, ms=values.ms("ms", self.ms))


@dataclass(frozen=True, slots=True)
class Pinch(_Noted):
    """Put two fingers on a place, or the middle of the screen, and move them together or apart.

    Most apps zoom out when the fingers come together (`in`), and zoom in when they part (`out`).
    """

    direction: PinchDirection
    at: At | None = None
    ms: int = 500

    def __post_init__(self) -> None:
        _set(self, direction=values.one_of("direction", self.direction, PinchDirection))
        _set(self, at=None if self.at is None else values.at("at", self.at))
        _set(self, ms=values.ms("ms", self.ms))


@dataclass(frozen=True, slots=True)
class Type(_Noted):
    """Put text into the field at `at`, or into the focused one."""

    text: str
    at: At | None = None
    clear: bool = False
    """Remove what the field holds first."""
    enter: bool = False
    """Press Enter afterwards."""

    def __post_init__(self) -> None:
        _set(self, text=values.text("text", self.text), clear=values.flag("clear", self.clear))
        _set(self, enter=values.flag("enter", self.enter))
        _set(self, at=None if self.at is None else values.at("at", self.at))


@dataclass(frozen=True, slots=True)
class Press(_Noted):
    """Press a key of the device or of its keyboard."""

    key: Key

    def __post_init__(self) -> None:
        _set(self, key=values.one_of("key", self.key, Key))


@dataclass(frozen=True, slots=True)
class Open(_Noted):
    """Bring an app to the front, by its label or package name."""

    app: str

    def __post_init__(self) -> None:
        _set(self, app=values.text("app", self.app))
        if not self.app:
            raise ActionError("app must not be empty")


@dataclass(frozen=True, slots=True)
class Wait(_Noted):
    """Do nothing for some seconds of the device's time."""

    seconds: float = 1.0

    def __post_init__(self) -> None:
        _set(self, seconds=values.number("seconds", self.seconds, 0, MAX_WAIT))


@dataclass(frozen=True, slots=True)
class NoAction(_Noted):
    """Say that the model's reply named no action that can be done: the step is spent, the device left alone."""  # noqa: E501

    fault: Fault

    def __post_init__(self) -> None:
        _set(self, fault=values.one_of("fault", self.fault, Fault))


@dataclass(frozen=True, slots=True)
class Answer(_Noted):
    """Give the text that answers the goal's question; the turn goes on."""

    text: str

    def __post_init__(self) -> None:
        _set(self, text=values.text("text", self.text))


@dataclass(frozen=True, slots=True)
class Done(_Noted):
    """Say that the goal is reached; ends the turn."""


@dataclass(frozen=True, slots=True)
class Infeasible(_Noted):
    """Say that the goal cannot be reached; ends the turn."""

    reason: str = ""

    def __post_init__(self) -> None:
        _set(self, reason=values.text("reason", self.reason))


@dataclass(frozen=True, slots=True)
class Adb(_Noted):
    """Something that an agent did over adb by itself, and that no action says."""

    request: str

    def __post_init__(self) -> None:
        _set(self, request=values.text("request", self.request))


Action: TypeAlias = (
    Tap | LongPress | DoubleTap | Swipe | Gesture | Scroll | Drag | Pinch | Type | Press | Open
    | Wait | NoAction | Answer | Done | Infeasible
)  # fmt: skip
"""What an agent can do in one step."""

SPOKEN: Final = (NoAction, Answer, Done, Infeasible)
"""Actions that tell the harness something and do nothing to the device."""

ACTIONS: Final[dict[str, type[Action]]] = {cls.__name__: cls for cls in get_args(Action)}
"""Every action class by its name, the tag it is stored under."""

OFFERED: Final = tuple(name for name, cls in ACTIONS.items() if cls is not NoAction)
"""Names of those that can be chosen: that nothing was chosen is for an agent's code to say."""


def action_to_plain(action: Action | Adb) -> dict[str, Any]:
    """Turn an action into JSON's types, tagged with its class name; a note only if there is one."""
    plain = {"action": type(action).__name__, **to_plain(action)}
    if not action.note:
        del plain["note"]
    return plain


def action_from_plain(data: dict[str, Any]) -> Action:
    """Build an action from what `action_to_plain` gave or a model wrote.

    Raises:
        ActionError: unknown action, missing or wrong fields; says which.
    """
    fields = dict(data)
    name = fields.pop("action", None)
    cls = ACTIONS.get(name) if isinstance(name, str) else None
    if cls is None:
        raise ActionError(f"unknown action {name!r}; the actions are {', '.join(OFFERED)}")
    unknown = set(fields) - set(cls.__dataclass_fields__)
    if unknown:
        raise ActionError(f"{name} has no field {', '.join(sorted(unknown))}")
    needed = {each.name for each in dataclass_fields(cls) if each.default is MISSING}
    if missing := needed - set(fields):
        raise ActionError(f"{name} needs {', '.join(sorted(missing))}")
    return cls(**fields)
