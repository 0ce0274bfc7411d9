"""B-MoCA's action options: one call in a reply's line `Action:`, read and never executed.

Facts: gimme1dollar/b-moca, `bmoca/environment/wrapper.py` at 9c56c16 (R1), and
`bmoca/agent/llm_agent/gpt.py` at e98681f (R0).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.parts.dual_gesture import (
    PRESSES,
    SWIPES,
    Button,
    DualGesture,
    pressed,
    tap_of,
)
from pytest_androidbench.agents.parts.elements.bmoca import Form
from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.agents.parts.shown import Shown, shown_of
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import Direction
from pytest_androidbench.interface.observation import Observation

OPTIONS: Final = ("dual-gesture", "tap", "swipe", "press")
"""What there is to call, in the order in which the published code looks for it."""
_DIRECTIONS: Final[Mapping[str, Direction]] = {name: name for name in SWIPES}
_BUTTONS: Final[Mapping[str, Button]] = {name.upper(): name for name in PRESSES}
_CALL: Final = re.compile(rf"(?<![\w-])({'|'.join(OPTIONS)})\(([^()\n]{{0,200}})\)")
_CUE: Final = "Action: "
_LINE: Final = re.compile(r"Action[^:\n]{0,20}:(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class ActionOption:
    """A call as a model has written it."""

    name: str
    argument: str
    """What stands between the brackets."""

    @property
    def call(self) -> str:
        """As a model writes it."""
        return f"{self.name}({self.argument})"


def read_option(reply: str, *, upstream: bool = False, form: Form = "R1") -> ActionOption:
    """The one call of a reply.

    Args:
        reply: of a model.
        upstream: as the published code has it. R0 takes what stands from the first `Action: ` to
            the bracket that closes first, or the whole reply. R1 takes the first kind of
            `OPTIONS` whose name stands anywhere in the reply, in a thought too, whatever the reply
            says behind `Action:`.
        form: which published code.

    Raises:
        Unusable: there is none, or more than one.
    """
    if upstream:
        return _cut_out(reply) if form == "R0" else _first_named(reply)
    line = _LINE.search(reply)
    if line is None:
        raise Unusable(f"the answer has no line that begins with Action: {quoted(reply)}")
    calls = _CALL.findall(line[1])
    if len(calls) != 1:
        count = f"{len(calls)} actions" if calls else "no action"
        raise Unusable(f"the answer has {count}; give one of {', '.join(OPTIONS)}")
    return ActionOption(*calls[0])


def gesture_of_option(
    option: ActionOption, screen: Shown | Observation, *, mirrored: bool = False
) -> DualGesture:
    """The dual gesture that a call stands for.

    Args:
        option: the call.
        screen: what the model was shown.
        mirrored: whether the bar with the three buttons runs from right to left.

    Raises:
        Unusable: its argument is none for it, or points at nothing.
    """
    word = option.argument.strip().strip("\"'")
    try:
        match option.name:
            case "dual-gesture":
                return DualGesture(*_four(option.argument))
            case "tap":
                shown = shown_of(screen)
                seen, node = shown.seen, shown.seen.nodes[shown.node(word)]
                return tap_of(node.bounds, seen.width, seen.height)
            case "swipe" if word in _DIRECTIONS:
                return SWIPES[_DIRECTIONS[word]]
            case "press" if word in _BUTTONS:
                return pressed(_BUTTONS[word], mirrored=mirrored)
    except ActionError as error:
        raise Unusable(f"{option.name}: {error}") from error
    known = ", ".join(_DIRECTIONS if option.name == "swipe" else _BUTTONS)
    raise Unusable(f"{option.name} takes one of {known}, got {quoted(option.argument)}")


def _cut_out(reply: str) -> ActionOption:
    _, begun, behind = reply.partition(_CUE)
    text = reply
    if begun:
        inside, closed, _ = behind.partition(")")
        text = f"{inside}{closed}".strip() if closed else ""
    name = text.partition("(")[0]
    found = re.search(rf"{name}\((.*?)\)", text) if name in OPTIONS else None
    if found is None:
        raise Unusable(f"the answer has no action that can be read: {quoted(reply)}")
    return ActionOption(name, found[1])


def _first_named(reply: str) -> ActionOption:
    for name in OPTIONS:
        if name in reply:
            found = re.search(rf"{name}\((.*?)\)", reply)
            if found is None:
                break
            return ActionOption(name, found[1])
    raise Unusable(f"the answer has no action that can be read: {quoted(reply)}")


def _four(argument: str) -> tuple[float, float, float, float]:
    try:
        y_touch, x_touch, y_lift, x_lift = map(float, argument.split(","))
    except ValueError:
        raise Unusable(f"dual-gesture takes four numbers, got {quoted(argument)}") from None
    return y_touch, x_touch, y_lift, x_lift
