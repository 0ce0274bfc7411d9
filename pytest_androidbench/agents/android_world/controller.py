"""What AndroidWorld's agents hand to functions that speak adb: it takes commands, and touches.

Agents run through a turn have no adb. Commands that mean something a finger can do are done as
steps; questions about the screen are answered; anything else is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.agents.android_world.acting import Size, touch
from pytest_androidbench.agents.android_world.adb_words import OnlyTouch, asked_of, meant_by
from pytest_androidbench.agents.android_world.screens import Forest, elements_of, forest_of
from pytest_androidbench.interface.actions import Action, Key, Open, Press, Tap, Type

if TYPE_CHECKING:
    from pytest_androidbench.agents.android_world.environment import Environment
    from pytest_androidbench.agents.android_world.provided.representation import UIElement

OK: Final = 1
"""AndroidEnv's status of a command that was carried out."""
_BUTTONS: Final[tuple[Key, ...]] = ("home", "back", "enter")
"""By their numbers in AndroidEnv's messages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandOutput:
    """What a command wrote."""

    output: bytes = b""


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontActivity:
    """What is in front."""

    full_activity: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AdbResponse:
    """The answer to a command, with AndroidEnv's names of fields."""

    status: int = OK
    error_message: str = ""
    generic: CommandOutput = field(default_factory=CommandOutput)
    get_current_activity: FrontActivity = field(default_factory=FrontActivity)


class Controller:
    """Stands for `AndroidWorldController`."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment

    @property
    def env(self) -> Controller:
        """What is controlled takes the same commands."""
        return self

    @property
    def device_screen_size(self) -> Size:
        """Width and height in pixels."""
        return self._environment.device_screen_size

    @property
    def logical_screen_size(self) -> Size:
        """Width and height in pixels."""
        return self._environment.logical_screen_size

    def get_a11y_forest(self) -> Forest:
        """The nodes of what the device shows."""
        return forest_of(self._environment.seen)

    def get_ui_elements(self) -> list[UIElement]:
        """Its elements."""
        return elements_of(self.get_a11y_forest())

    def execute(self, action: Any, elements: Sequence[Any], size: Size) -> None:
        """Carry out a `JSONAction` on these elements."""
        self._environment.execute(action, elements, size)

    def perform(self, action: Action) -> AdbResponse:
        """Take a step."""
        self._environment.perform(action)
        return AdbResponse()

    def run(self, words: Sequence[str]) -> AdbResponse:
        """Do what a command of adb says.

        Raises:
            OnlyTouch: a finger cannot.
        """
        actions = meant_by(words, self.logical_screen_size)
        if actions is None:
            answer = asked_of(words, self._environment.seen)
            return AdbResponse(generic=CommandOutput(output=answer.encode()))
        for action in actions:
            self._environment.perform(action)
        return AdbResponse()

    def in_front(self) -> AdbResponse:
        """Package and class of what is in front."""
        front = self._environment.foreground_activity_name
        return AdbResponse(get_current_activity=FrontActivity(full_activity=front))

    def execute_adb_call(self, request: Any) -> AdbResponse:
        """Do what one of AndroidEnv's own messages asks for.

        Raises:
            OnlyTouch: a finger cannot.
        """
        kind = str(request.WhichOneof("command"))
        asked: Any = getattr(request, kind, None)
        match kind:
            case "tap":
                return self.perform(touch(Tap, (asked.x, asked.y), self.logical_screen_size))
            case "press_button" if 0 <= asked.button < len(_BUTTONS):
                return self.perform(Press(_BUTTONS[asked.button]))
            case "input_text":
                return self.run(["shell", "input", "text", asked.text])
            case "start_activity":
                return self.perform(Open(asked.full_activity.partition("/")[0]))
            case "get_current_activity":
                return self.in_front()
            case "generic":
                return self.run(list(asked.args))
            case _:
                raise OnlyTouch(kind)

    def type(self, text: str) -> AdbResponse:
        """Put a text into the field that has the focus."""
        return self.perform(Type(text)) if text else AdbResponse()
