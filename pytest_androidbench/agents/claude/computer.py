"""The vendor's own tool for screens, which its models are trained on, as actions on a phone.

Names and arguments are those of
https://platform.claude.com/docs/en/agents-and-tools/tool-use/computer-use-tool; what a mouse and
a keyboard have and a phone has not is not offered where it can be left out, and refused elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from pytest_androidbench.agents.claude.pictures import PictureLimits
from pytest_androidbench.agents.claude.prompts import LOOKED
from pytest_androidbench.agents.claude.screen import ShownScreen
from pytest_androidbench.agents.claude.toolbox import check_turned
from pytest_androidbench.agents.claude.traits import TOOLSET, ModelTraits
from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface import values
from pytest_androidbench.interface.actions import (
    Action,
    DoubleTap,
    LongPress,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.models.conversation import ComputerTool, Picture, Text, ToolCall

FAMILY: Final = "computer"
"""Name of the tool, and of the family of tools that the later version is."""
HALTED: Final = "Not executed: an earlier computer action in this turn failed."
"""What the tool's documentation has such a call answered with, word for word."""
_WITHOUT: Final = (
    "cursor_position", "hold_key", "left_mouse_down", "left_mouse_up", "middle_click",
    "mouse_move", "triple_click",
)  # fmt: skip
_KEYS: Final[Mapping[str, Press]] = {
    "return": Press("enter"),
    "enter": Press("enter"),
    "kp_enter": Press("enter"),
    "backspace": Press("delete"),
    "delete": Press("delete"),
    "tab": Press("tab"),
    "escape": Press("back"),
    "esc": Press("back"),
}
_KEY_NAMES: Final = "Return, BackSpace, Tab, Escape, space, and single characters"
_MOST_REPEATS: Final = 100
_DRAG_MS: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Glance:
    """A call that asks for nothing but to be shown something."""

    parts: tuple[Text | Picture, ...]
    whole: bool = False
    """Whether it is the whole screen that is shown."""


Read: TypeAlias = tuple[Action, ...] | Glance
Argument: TypeAlias = Mapping[str, Any]


class Computer:
    """The computer tool in the version of one model."""

    def __init__(self, traits: ModelTraits, limits: PictureLimits) -> None:
        """Take the version that a model knows.

        Args:
            traits: of the model.
            limits: of the pictures that it is shown.
        """
        self._traits, self._limits = traits, limits
        self._members: Mapping[str, Callable[[_Aim], Read]] = {
            "screenshot": _screenshot,
            "zoom": self._zoom,
            "left_click": lambda aim: (Tap(aim.point()),),
            "right_click": lambda aim: (LongPress(aim.point()),),
            "double_click": lambda aim: (DoubleTap(aim.point()),),
            "left_click_drag": _drag,
            "scroll": _scroll,
            "type": lambda aim: (Type(aim.text()),),
            "key": _key,
            "wait": lambda aim: (Wait(aim.given.get("duration", 1)),),
        }

    def tool(self, screen: ShownScreen) -> ComputerTool:
        """It, as it is offered with a screen."""
        width, height = screen.size if screen.picture is None else screen.picture.size
        version, beta = self._traits.computer, self._traits.beta
        return ComputerTool(
            width=width, height=height, version=version, beta=beta, without=_WITHOUT
        )

    def is_called(self, call: ToolCall) -> bool:
        """Whether a call is one of this tool."""
        if self._traits.computer == TOOLSET:
            return call.toolset == FAMILY
        return call.name == FAMILY

    def read(self, call: ToolCall, asked: ShownScreen, now: ShownScreen) -> Read:
        """What a call asks for.

        Args:
            call: of this tool.
            asked: the screen that the model was shown.
            now: the present one.

        Raises:
            Unusable: a phone cannot do that, or it cannot be done so.
        """
        given = {name: value for name, value in call.arguments.items() if value is not None}
        name = call.name if self._traits.computer == TOOLSET else given.pop("action", "")
        member = self._members.get(name) if isinstance(name, str) else None
        if member is None:
            known = ", ".join(self._members)
            raise Unusable(f"{quoted(name)} is nothing that this phone can do; it can {known}")
        try:
            return member(_Aim(name=name, given=given, asked=asked, now=now))
        except ActionError as error:
            raise Unusable(f"{name}: {error}") from error

    def _zoom(self, aim: _Aim) -> Read:
        picture = aim.now.picture
        if picture is None:
            raise Unusable("no picture of the screen could be taken")
        left, top, right, bottom = values.numbers(
            "region", aim.given.get("region"), "(x0, y0, x1, y1)"
        )
        try:
            cut = picture.cut((left, top, right, bottom), self._limits)
        except ValueError as error:
            raise Unusable(f"zoom: {error}") from error
        return Glance(parts=(Picture(data=cut),))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Aim:
    """A call, with what its arguments refer to."""

    name: str
    given: Argument
    asked: ShownScreen
    now: ShownScreen

    def point(self, name: str = "coordinate") -> tuple[int, int]:
        if name not in self.given:
            raise Unusable(f"{self.name} needs {name}: a touch screen has no pointer")
        if name == "coordinate" and self.given.get("text"):
            raise Unusable(f"{self.name}: no key can be held down on this phone")
        check_turned(name, self.asked, self.now)
        return self.asked.named.point(values.point(name, self.given[name]))

    def text(self) -> str:
        text = values.text("text", self.given.get("text"))
        if not text:
            raise Unusable(f"{self.name} needs text")
        return text


def _screenshot(aim: _Aim) -> Read:
    picture = aim.now.picture
    if picture is None:
        raise Unusable("no picture of the screen could be taken")
    return Glance(parts=(Text(text=LOOKED), Picture(data=picture.data)), whole=True)


def _drag(aim: _Aim) -> Read:
    end = aim.point()
    return (Swipe(aim.point("start_coordinate"), end, _DRAG_MS),)


def _scroll(aim: _Aim) -> Read:
    where = aim.point() if "coordinate" in aim.given else None
    return (Scroll(aim.given.get("scroll_direction"), where),)  # type: ignore[arg-type]


def _key(aim: _Aim) -> Read:
    text = aim.text()
    times = values.whole("repeat", aim.given.get("repeat", 1))
    if not 1 <= times <= _MOST_REPEATS:
        raise Unusable(f"repeat must be from 1 to {_MOST_REPEATS}, got {times}")
    if (press := _KEYS.get(text.lower())) is not None:
        return (press,) * times
    letter = " " if text.lower() == "space" else text
    if len(letter) != 1:
        raise Unusable(f"there is no key {quoted(text)} on this phone; there are {_KEY_NAMES}")
    return (Type(letter * times),)
