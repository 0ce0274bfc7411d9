"""Actions as AndroidWorld's agents write them: stands for `android_world.env.json_action`."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any, Final

ANSWER: Final = "answer"
CLICK: Final = "click"
DOUBLE_TAP: Final = "double_tap"
INPUT_TEXT: Final = "input_text"
KEYBOARD_ENTER: Final = "keyboard_enter"
LONG_PRESS: Final = "long_press"
NAVIGATE_BACK: Final = "navigate_back"
NAVIGATE_HOME: Final = "navigate_home"
OPEN_APP: Final = "open_app"
SCROLL: Final = "scroll"
STATUS: Final = "status"
SWIPE: Final = "swipe"
UNKNOWN: Final = "unknown"
WAIT: Final = "wait"

_ACTION_TYPES: Final = (
    CLICK, DOUBLE_TAP, SCROLL, SWIPE, INPUT_TEXT, NAVIGATE_HOME, NAVIGATE_BACK, KEYBOARD_ENTER,
    OPEN_APP, STATUS, WAIT, LONG_PRESS, ANSWER, UNKNOWN,
)  # fmt: skip
_SCROLL_DIRECTIONS: Final = ("left", "right", "down", "up")

ACTION_TYPE: Final = "action_type"
INDEX: Final = "index"
X: Final = "x"
Y: Final = "y"
TEXT: Final = "text"
DIRECTION: Final = "direction"
APP_NAME: Final = "app_name"
GOAL_STATUS: Final = "goal_status"
ACTION_KEYS: Final = [ACTION_TYPE, INDEX, X, Y, TEXT, DIRECTION, APP_NAME, GOAL_STATUS]

_ANY_CASE: Final = ("app_name", "text")
_NOT_COMPARED: Final = "clear_text"


@dataclass(eq=False, repr=False)
class JSONAction:
    """One action; which fields it has depends on its type.

    Raises:
        ValueError: there is no such type, direction or key, or both an index and a point.
    """

    action_type: str | None = None
    index: str | int | None = None
    """Of an element in the state's list; kept as an int."""
    x: int | None = None
    """Pixels, in place of an index."""
    y: int | None = None
    text: Any = None
    """Kept as a text."""
    direction: str | None = None
    goal_status: str | None = None
    app_name: str | None = None
    keycode: str | None = None
    clear_text: bool | None = None
    """Whether the field is emptied before the text is typed."""

    def __post_init__(self) -> None:
        if self.action_type not in _ACTION_TYPES:
            raise ValueError(f"no such action type: {self.action_type!r:.200}")
        if self.index is not None:
            self.index = int(self.index)
            if self.x is not None or self.y is not None:
                raise ValueError("an action has an index or a point, not both")
        if self.direction and self.direction not in _SCROLL_DIRECTIONS:
            raise ValueError(f"no such direction: {self.direction!r:.200}")
        if self.text is not None and not isinstance(self.text, str):
            self.text = str(self.text)
        if self.keycode is not None and not self.keycode.startswith("KEYCODE_"):
            raise ValueError(f"a key is called KEYCODE_..., not {self.keycode!r:.200}")

    def __repr__(self) -> str:
        told = (
            f"{name}={value:.3f}" if isinstance(value, float) else f"{name}={value!r}"
            for name, value in self.as_dict().items()
        )
        return f"JSONAction({', '.join(told)})"

    def __eq__(self, other: object) -> bool:
        """Whether another does the same; capitals of texts and names of apps do not count."""
        return isinstance(other, JSONAction) and _compared(self) == _compared(other)

    __hash__ = None  # type: ignore[assignment]

    def as_dict(self, skip_none: bool = True) -> dict[str, Any]:  # noqa: ARG002 - as published
        """The fields that are set."""
        return {name: value for name, value in vars(self).items() if value is not None}

    def json_str(self) -> str:
        """The fields that are set, as JSON."""
        return json.dumps(self.as_dict(), separators=(",", ":"))


def _compared(action: JSONAction) -> list[Any]:
    found = []
    for field in fields(action):
        value = getattr(action, field.name)
        if field.name != _NOT_COMPARED:
            is_text = field.name in _ANY_CASE and isinstance(value, str)
            found.append(value.lower() if is_text else value)
    return found
