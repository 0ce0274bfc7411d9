"""The tools of ours that the model gets, and what its calls of them come to."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.agents.claude.screen import ShownScreen
from pytest_androidbench.agents.parts.faults import Unusable, note_of
from pytest_androidbench.agents.parts.tool_use import TOOL_NAMES, Aim, action_of, action_tools
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.models.conversation import Tool, ToolCall

_BESIDE: Final = frozenset(
    {"drag", "pinch", "type_text", "press_key", "open_app", "answer", "done", "infeasible"}
)
"""Tools for what the computer tool cannot do, or not without knowing this phone."""
_PLACES: Final = ("at", "start", "end")
"""Arguments that are places."""


class Toolbox:
    """The tools of ours that a model gets."""

    def __init__(self, *, elements: bool, points: bool, computer: bool) -> None:
        """Choose them.

        Args:
            elements: whether the model is told elements by number.
            points: whether it sees a picture.
            computer: whether it has its vendor's own tool for screens, which does most.
        """
        aim: Aim = "either" if elements and points else "element" if elements else "point"
        without = set(TOOL_NAMES) - _BESIDE if computer else ()
        self.tools: tuple[Tool, ...] = action_tools(
            aim="point" if computer else aim, without=without
        )
        self._names = tuple(tool.name for tool in self.tools)
        self._points, self._elements = points, elements and not computer

    def action(self, call: ToolCall, asked: ShownScreen, now: ShownScreen) -> Action:
        """The action that a call stands for.

        Args:
            call: as the model made it.
            asked: the screen that it was shown.
            now: the present one, which is another where calls before this one were carried out.

        Raises:
            Unusable: there is no such tool, or it cannot be used so.
        """
        if call.name in TOOL_NAMES and call.name not in self._names:
            raise Unusable(f"there is no tool {call.name} here; there are {', '.join(self._names)}")
        for name in _PLACES:
            if (value := call.arguments.get(name)) is not None:
                self._check_place(name, value, asked, now)
        return action_of(call, asked.named)

    def _check_place(self, name: str, value: object, asked: ShownScreen, now: ShownScreen) -> None:
        is_point = isinstance(value, list | tuple)
        if is_point and not self._points:
            raise Unusable(f"{name}: you see no picture, so give the number of an element")
        if not is_point and not self._elements:
            raise Unusable(f"{name} must be a point [x, y] of the picture")
        if not is_point and now is not asked:
            raise Unusable(
                f"{name}: elements had these numbers on an earlier screen, which is gone; look "
                "for it on the screen that you are shown now"
            )
        check_turned(name, asked, now)


def check_turned(name: str, asked: ShownScreen, now: ShownScreen) -> None:
    """See whether points of a picture still mean something.

    Raises:
        Unusable: the screen was turned since it was taken.
    """
    if now.size != asked.size:
        raise Unusable(f"{name}: the screen was turned since you were shown it")


def noted(action: Action, *thoughts: str) -> Action:
    """The action with the first of the thoughts that says anything as its note."""
    note = next((thought for thought in thoughts if thought.strip()), "")
    return replace(action, note=note_of(note)) if note else action
