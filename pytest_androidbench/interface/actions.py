"""What an agent can do: a closed set of frozen classes, validated on construction.

Most actions address a place `at`: the index of a node in the observation that was shown, or a
point (x, y) in pixels of that observation's screen. An index is never looked up anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from pytest_androidbench.codec import from_plain, to_plain
from pytest_androidbench.errors import ActionError, CodecError

At: TypeAlias = int | tuple[int, int]
Direction: TypeAlias = Literal["up", "down", "left", "right"]
Key: TypeAlias = Literal["back", "home", "recents", "enter", "delete", "tab", "power", "volume_up", "volume_down"]  # noqa: E501  # fmt: skip

MAX_TEXT: Final = 10_000
"""Characters an agent may type or answer at once; more is a runaway, not an action."""
MAX_WAIT: Final = 600.0
"""Seconds an agent may wait in one action."""
MAX_PATH: Final = 2_000
"""Points in one gesture."""


def _check_point(name: str, value: object) -> None:
    is_pair = isinstance(value, tuple) and len(value) == 2
    if not is_pair or not all(type(v) is int for v in value):  # type: ignore[attr-defined]
        raise ActionError(f"{name} must be a point (x, y) of two integers, got {value!r}")


def _check_at(name: str, value: object) -> None:
    if type(value) is int:
        if value < 0:
            raise ActionError(f"{name} is a node index and cannot be negative, got {value}")
        return
    if not isinstance(value, tuple):
        raise ActionError(f"{name} must be a node index or a point (x, y), got {value!r}")
    _check_point(name, value)


def _check_one_of(name: str, value: object, allowed: object) -> None:
    choices = get_args(allowed)
    if value not in choices:
        raise ActionError(f"{name} must be one of {', '.join(choices)}, got {value!r}")


def _check_text(name: str, value: object) -> None:
    if not isinstance(value, str):
        raise ActionError(f"{name} must be a string, got {type(value).__name__}")
    if len(value) > MAX_TEXT:
        raise ActionError(f"{name} holds {len(value)} characters; at most {MAX_TEXT} are allowed")


def _check_number(name: str, value: object, low: float, high: float) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise ActionError(f"{name} must be a number from {low:g} to {high:g}, got {value!r}")


@dataclass(frozen=True, slots=True)
class Tap:
    """Touch a place and let go."""

    at: At

    def __post_init__(self) -> None:
        _check_at("at", self.at)


@dataclass(frozen=True, slots=True)
class LongPress:
    """Touch a place and hold it for `ms` milliseconds."""

    at: At
    ms: int = 1000

    def __post_init__(self) -> None:
        _check_at("at", self.at)
        _check_number("ms", self.ms, 1, 60_000)


@dataclass(frozen=True, slots=True)
class DoubleTap:
    """Touch a place twice, quickly."""

    at: At

    def __post_init__(self) -> None:
        _check_at("at", self.at)


@dataclass(frozen=True, slots=True)
class Swipe:
    """Move a finger in a straight line from `start` to `end` within `ms` milliseconds."""

    start: tuple[int, int]
    end: tuple[int, int]
    ms: int = 300

    def __post_init__(self) -> None:
        _check_point("start", self.start)
        _check_point("end", self.end)
        _check_number("ms", self.ms, 1, 60_000)


@dataclass(frozen=True, slots=True)
class Gesture:
    """A raw touch path: points (x, y, milliseconds since the first), down at the first, up at the last."""  # noqa: E501

    path: tuple[tuple[int, int, int], ...]

    def __post_init__(self) -> None:
        if not isinstance(self.path, tuple) or not 2 <= len(self.path) <= MAX_PATH:
            raise ActionError(f"path must be a tuple of 2 to {MAX_PATH} points (x, y, ms)")
        last = 0
        for point in self.path:
            if (
                not isinstance(point, tuple)
                or len(point) != 3
                or any(type(v) is not int for v in point)
            ):
                raise ActionError(f"path must hold points (x, y, ms) of integers, got {point!r}")
            if point[2] < last:
                raise ActionError(f"path times must not go back, got {point[2]} ms after {last} ms")
            last = point[2]


@dataclass(frozen=True, slots=True)
class Scroll:
    """Show what lies further in `direction`, in the scrollable at `at` or the largest one."""

    direction: Direction
    at: At | None = None

    def __post_init__(self) -> None:
        _check_one_of("direction", self.direction, Direction)
        if self.at is not None:
            _check_at("at", self.at)


@dataclass(frozen=True, slots=True)
class Drag:
    """Hold what is at `start` until it lifts, move it to `end` and let go."""

    start: At
    end: At
    ms: int = 1000

    def __post_init__(self) -> None:
        _check_at("start", self.start)
        _check_at("end", self.end)
        _check_number("ms", self.ms, 1, 60_000)


@dataclass(frozen=True, slots=True)
class Type:
    """Put text into the field at `at`, or into the focused one."""

    text: str
    at: At | None = None
    clear: bool = False
    """Remove what the field holds first."""
    enter: bool = False
    """Press Enter afterwards."""

    def __post_init__(self) -> None:
        _check_text("text", self.text)
        if self.at is not None:
            _check_at("at", self.at)


@dataclass(frozen=True, slots=True)
class Press:
    """Press a key of the device or of its keyboard."""

    key: Key

    def __post_init__(self) -> None:
        _check_one_of("key", self.key, Key)


@dataclass(frozen=True, slots=True)
class Open:
    """Bring an app to the front, by its label or package name."""

    app: str

    def __post_init__(self) -> None:
        _check_text("app", self.app)
        if not self.app:
            raise ActionError("app must not be empty")


@dataclass(frozen=True, slots=True)
class Wait:
    """Do nothing for some seconds of the device's time."""

    seconds: float = 1.0

    def __post_init__(self) -> None:
        _check_number("seconds", self.seconds, 0, MAX_WAIT)


@dataclass(frozen=True, slots=True)
class Answer:
    """Give the text that answers the goal's question; the turn goes on."""

    text: str

    def __post_init__(self) -> None:
        _check_text("text", self.text)


@dataclass(frozen=True, slots=True)
class Done:
    """Say that the goal is reached; ends the turn."""


@dataclass(frozen=True, slots=True)
class Infeasible:
    """Say that the goal cannot be reached; ends the turn."""

    reason: str = ""

    def __post_init__(self) -> None:
        _check_text("reason", self.reason)


Action: TypeAlias = (
    Tap | LongPress | DoubleTap | Swipe | Gesture | Scroll | Drag | Type | Press | Open | Wait
    | Answer | Done | Infeasible
)  # fmt: skip

ACTIONS: Final[dict[str, type[Action]]] = {cls.__name__: cls for cls in get_args(Action)}
"""Every action class by its name, the tag it is stored under."""


def action_to_plain(action: Action) -> dict[str, Any]:
    """Turn an action into JSON's types, tagged with its class name."""
    return {"action": type(action).__name__, **to_plain(action)}


def action_from_plain(data: dict[str, Any]) -> Action:
    """Build an action from what `action_to_plain` gave or a model wrote.

    Raises:
        ActionError: unknown action, missing or wrong fields; says which.
    """
    fields = dict(data)
    name = fields.pop("action", None)
    cls = ACTIONS.get(name) if isinstance(name, str) else None
    if cls is None:
        raise ActionError(f"unknown action {name!r}; the actions are {', '.join(ACTIONS)}")
    unknown = set(fields) - set(cls.__dataclass_fields__)
    if unknown:
        raise ActionError(f"{name} has no field {', '.join(sorted(unknown))}")
    try:
        return from_plain(cls, fields)
    except CodecError as error:
        raise ActionError(f"not a valid {name}: {error}") from error
