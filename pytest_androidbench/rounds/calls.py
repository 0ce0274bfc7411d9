"""Other agents' actions as AndroidGen's calls, which do the same on the same screen.

Taps, long presses, texts for fields, keys, scrolls, swipes, starts of apps, waits and ends have
one. What two fingers do, what is dragged or drawn, other keys, and that a goal cannot be reached
have none. A swipe is a scroll there, whatever its length; one from an edge of the screen is a
gesture of the system, and has no equivalent.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.agents.parts.elements.listing import Element, short_class
from pytest_androidbench.agents.parts.faults import Unusable
from pytest_androidbench.agents.parts.function_call import (
    FunctionCall,
    actions_of_call,
    read_function_call,
)
from pytest_androidbench.agents.parts.history import one_line
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.actions import (
    Action,
    LongPress,
    Open,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
    action_to_plain,
)
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.fingers import LONG_MS, finger_kind
from pytest_androidbench.rounds.parsed import called
from pytest_androidbench.rounds.told_screens import ToldScreen
from pytest_androidbench.rounds.trajectory import RoundCall

_KEYS: Final[Mapping[str, str]] = {
    "enter": "Press Enter", "home": "Navigate Home", "back": "Navigate Back",
}  # fmt: skip
_EDGE: Final = 0.02
"""Share of a side within which a finger that comes down pulls at the system's bars."""
_MOST_NAME: Final = 80
_MOST_NOTE: Final = 1_000
"""Characters of an agent's note that are kept."""
_UNSEEN: Final = Shown(
    seen=Observation(nodes=(), package="", activity="", width=1, height=1), elements={}
)
"""A screen of which nothing is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EquivalentCall:
    """A call that an action is put into."""

    function: str
    arguments: Mapping[str, str]
    element: Element | None = None
    """The one that it names."""

    @property
    def code(self) -> str:
        """As an agent of AndroidGen's writes it, with a comment that says what the element is."""
        written = ", ".join(f"{name}={_literal(text)}" for name, text in self.arguments.items())
        comment = f" # {_named(self.element)}" if self.element else ""
        return f"{self.function}({written}){comment}"

    @property
    def recorded(self) -> RoundCall:
        """As it is recorded."""
        return called(FunctionCall(function=self.function, arguments=self.arguments))


def equivalent_calls(action: Action, screen: ToldScreen | None) -> tuple[EquivalentCall, ...]:
    """The calls, one after the other, that do what an action does; none = nothing does.

    Args:
        action: of any agent.
        screen: what it was done on; None = it was not kept, and no element is known.
    """
    calls = tuple(_calls(action, screen))
    shown = screen.listed.shown if screen else _UNSEEN
    return calls if all(_is_readable(call, shown) for call in calls) else ()


def exit_calls(message: str | None) -> tuple[EquivalentCall, ...]:
    """The end; a message is the answer, None = there is none."""
    arguments = {} if message is None else {"message": message}
    call = EquivalentCall(function="exit", arguments=arguments)
    return (call,) if _is_readable(call, _UNSEEN) else ()


def reply_of(call: EquivalentCall, number: int, note: str) -> str:
    """What an agent of AndroidGen's would have replied.

    Args:
        call: the call.
        number: of the round, counted from 0.
        note: why the agent did it; "" = it did not say.
    """
    lines = [f"## Round {number}"]
    if why := _unfenced(one_line(note, _MOST_NOTE)):
        lines.append(f"* Analysis: {why}")
    return "\n".join([*lines, "* Operation:", "", "```", call.code, "```"])


def _calls(action: Action, screen: ToldScreen | None) -> Iterator[EquivalentCall]:
    match action:
        case Tap(at=place):
            yield from _touch("Click", place, screen)
        case LongPress(at=place, ms=ms):
            yield from _touch("Long Press" if ms >= LONG_MS else "Click", place, screen)
        case Type():
            yield from _text(action, screen)
        case Press(key=key) if key in _KEYS:
            yield _do(_KEYS[key])
        case Scroll(direction=direction, at=place):
            yield from _scroll(direction, place, screen)
        case Swipe():
            yield from _swipe(action, screen)
        case Open(app=app):
            yield EquivalentCall(function="open_app", arguments={"app_name": app})
        case Wait(seconds=seconds) if seconds > 0:
            # One of no time is what agents do in a step without a usable reply.
            yield _do("Wait")


def _is_readable(call: EquivalentCall, shown: Shown) -> bool:
    """Whether what is written can be read again: it may be too long."""
    try:
        actions_of_call(read_function_call(f"```\n{call.code}\n```"), shown)
    except Unusable:
        return False
    return True


def _do(operation: str, element: Element | None = None, **more: str) -> EquivalentCall:
    named = {"element_id": element.name} if element else {}
    return EquivalentCall(
        function="do", arguments={"action": operation, **named, **more}, element=element
    )


def _touch(operation: str, place: Any, screen: ToldScreen | None) -> Iterator[EquivalentCall]:
    element = screen.at(place) if screen else None
    if element is not None:
        yield _do(operation, element)


def _text(action: Type, screen: ToldScreen | None) -> Iterator[EquivalentCall]:
    """A text for a field that is empty, or is to be: `Input Text` puts it in place of another."""
    if screen is None:
        return
    field = screen.focused() if action.at is None else screen.at(action.at)
    if field is not None and action.text and (action.clear or _is_empty(field)):
        yield _do("Input Text", field, text=action.text)
        if action.enter:
            yield _do("Press Enter")


def _is_empty(field: Element) -> bool:
    # Android tells a hint as the text of a field that holds none.
    return field.node.text in ("", field.node.hint)


def _scroll(direction: str, place: Any, screen: ToldScreen | None) -> Iterator[EquivalentCall]:
    if place is None:
        yield _do("Scroll", direction=direction)
        return
    element = screen.scrollable(place) if screen else None
    if element is not None:
        yield _do("Scroll", element, direction=direction)


def _swipe(action: Swipe, screen: ToldScreen | None) -> Iterator[EquivalentCall]:
    finger = finger_kind(action_to_plain(action))
    if finger is None:
        return
    if finger.at is not None:
        yield from _touch(
            "Long Press" if finger.kind == "long_click" else "Click", finger.at, screen
        )
    elif screen is not None and not _from_edge(action, screen):
        direction = finger.kind.removeprefix("swipe_")
        yield _do("Swipe", screen.scrollable(action.start), direction=direction)


def _from_edge(action: Swipe, screen: ToldScreen) -> bool:
    seen = screen.recorded.observation
    across, down = action.start[0] / seen.width, action.start[1] / seen.height
    return not (_EDGE <= across <= 1 - _EDGE and _EDGE <= down <= 1 - _EDGE)


def _literal(text: str) -> str:
    """A text as Python reads it: in double quotes, on one line, without a fence in it."""
    return _unfenced(json.dumps(text, ensure_ascii=False), "\\x60" * 3)


def _named(element: Element) -> str:
    node = element.node
    label = f'"{node.label}"' if node.label else node.resource_id.rpartition("/")[2]
    return _unfenced(one_line(f"{label} {short_class(node)}", _MOST_NAME))


def _unfenced(text: str, fence: str = "'''") -> str:
    return text.replace("```", fence)
