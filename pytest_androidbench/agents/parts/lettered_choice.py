"""SeeAct's actions: a choice among lettered elements, on lines `ELEMENT:`, `ACTION:` and `VALUE:`.

Actions and rules are those of `android_world/agents/seeact_utils.py`. What is known to be wrong
there is right here, unless `upstream` asks for it: a value ends at its first colon and loses dots
around it, the last of several actions is done, a swipe in the first element scrolls the
screen, and an answer is given to nobody.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.agents.parts.notes import nothing_done
from pytest_androidbench.agents.parts.shown import Shown, shown_of
from pytest_androidbench.agents.parts.strokes import scroll_of
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    OPPOSITE,
    Action,
    Answer,
    Done,
    Infeasible,
    LongPress,
    Open,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Observation

CHOICES: Final = (
    "CLICK", "LONG PRESS", "INPUT TEXT", "SWIPE", "OPEN APP", "ANSWER", "KEYBOARD ENTER",
    "NAVIGATE HOME", "NAVIGATE BACK", "WAIT", "TERMINATE",
)  # fmt: skip
"""What can stand behind `ACTION:`."""
WITH_ELEMENT: Final = ("CLICK", "LONG PRESS", "INPUT TEXT", "SWIPE")
"""Those that have to do with an element; a swipe may do without."""
WITH_VALUE: Final = ("INPUT TEXT", "SWIPE", "OPEN APP", "ANSWER")
_LINE: Final = re.compile(r"^[ \t*#>`-]*(ELEMENT|ACTION|VALUE)[ \t*`]*:(.*)$", re.M | re.I)
_MOST: Final = 50_000
"""Characters at the end of a reply that are looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What a model has chosen."""

    action: str
    element: str = ""
    """Letters of an element; "" = none."""
    value: str = ""


def read_choice(reply: str, *, upstream: bool = False) -> Choice:
    """The choice at the end of a reply.

    Raises:
        Unusable: a line is missing, or says what it cannot.
    """
    if not reply.strip():
        raise Unusable("the answer is empty")
    choice = _published_choice(reply) if upstream else _choice(reply[-_MOST:])
    _check(choice)
    return choice


def action_of_choice(
    choice: Choice, screen: Shown | Observation, *, upstream: bool = False
) -> Action:
    """The action that a model has chosen.

    Args:
        choice: what it chose.
        screen: what it was shown, elements by their letters.
        upstream: do what is known to be wrong as the published code does.

    Raises:
        Unusable: it has not chosen an element where it has to.
    """
    try:
        return _action(choice, shown_of(screen), upstream)
    except ActionError as error:
        raise Unusable(f"{choice.action}: {error}") from error


def _action(choice: Choice, shown: Shown, upstream: bool) -> Action:
    match choice.action:
        case "CLICK":
            return Tap(shown.node(choice.element))
        case "LONG PRESS":
            return LongPress(shown.node(choice.element))
        case "INPUT TEXT":
            return Type(choice.value, shown.node(choice.element), enter=True)
        case "SWIPE":
            return _swipe(choice, shown, upstream)
        case "OPEN APP":
            return Open(choice.value)
        case "ANSWER" if upstream:
            return nothing_done("the published agent's answers reach nobody")
        case "ANSWER":
            return Answer(choice.value)
        case "KEYBOARD ENTER":
            return Press("enter")
        case "NAVIGATE HOME":
            return Press("home")
        case "NAVIGATE BACK":
            return Press("back")
        case "WAIT":
            return Wait(1)
        case _:
            return _end(choice, upstream)


def _swipe(choice: Choice, shown: Shown, upstream: bool) -> Scroll | Swipe:
    known = choice.element in (shown.elements or ())
    screen = not known or (upstream and choice.element == "A")
    at = None if screen else shown.node(choice.element)
    return scroll_of(shown, OPPOSITE[choice.value], at, upstream=upstream)


def _end(choice: Choice, upstream: bool) -> Action:
    said = choice.value.strip()
    if not upstream and said.lower().startswith("infeasible"):
        return Infeasible(said[len("infeasible") :].lstrip(" :-"))
    return Done()


def _choice(reply: str) -> Choice:
    found: dict[str, set[str]] = {"ELEMENT": set(), "ACTION": set(), "VALUE": set()}
    for line in _LINE.finditer(reply):
        found[line[1].upper()].add(line[2].strip().strip("*`").strip())
    # Whoever writes the same line twice has chosen once.
    if len(found["ACTION"]) > 1:
        raise Unusable(f"{len(found['ACTION'])} actions are chosen; choose one")
    if not found["ACTION"]:
        raise Unusable(f"there is no line that begins with ACTION: {quoted(reply)}")
    action = found["ACTION"].pop().upper().strip(".").replace("_", " ")
    for name in ("ELEMENT", "VALUE"):
        if len(found[name]) > 1:
            raise Unusable(f"there are {len(found[name])} lines {name}; give one")
    element = found["ELEMENT"].pop() if found["ELEMENT"] else ""
    value = found["VALUE"].pop() if found["VALUE"] else ""
    letters = re.match(r"\(?([A-Za-z]+)\b", element)
    none = element.lower().startswith("none")
    if action == "SWIPE":
        value = value.lower().strip(".")
    return Choice(
        action=action,
        element=letters[1].upper() if letters and not none else "",
        value="" if value == "None" and action not in ("INPUT TEXT", "ANSWER") else value,
    )


def _published_choice(reply: str) -> Choice:
    found: dict[str, str | None] = {"ELEMENT": None, "ACTION": None, "VALUE": None}
    for line in reply.split("\n"):
        for name in found:
            if line.startswith(f"{name}:"):
                found[name] = line.split(":")[1]
    element, action = (_worn(found[name]) for name in ("ELEMENT", "ACTION"))
    value = found["VALUE"]
    if action in ("CLICK", "LONG PRESS") and (value or "").strip().strip(".") != "None":
        raise Unusable(f"VALUE must be None for {action}, got {quoted(value or '')}")
    return Choice(action=action, element=element, value=(value or "").strip().strip("."))


def _worn(value: str | None) -> str:
    """As the published code rubs it down: dots and blanks become a blank."""
    if value is None:
        return ""
    worn = re.sub(r"[.]+|\s+", " ", value).strip()
    return "" if worn == "None" else worn


def _check(choice: Choice) -> None:
    if choice.action not in CHOICES:
        raise Unusable(f"there is no action {quoted(choice.action)}: {', '.join(CHOICES)}")
    if choice.action in WITH_VALUE and not choice.value:
        raise Unusable(f"{choice.action} needs a VALUE")
    if choice.action == "SWIPE" and choice.value not in OPPOSITE:
        raise Unusable(
            f"VALUE of SWIPE must be up, down, left or right, got {quoted(choice.value)}"
        )
    if choice.action in WITH_ELEMENT and choice.action != "SWIPE" and not choice.element:
        raise Unusable(f"{choice.action} needs the letter of an ELEMENT")
