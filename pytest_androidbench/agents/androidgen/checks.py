"""AutoCheck: what is wrong with a call, by rules of each operation.

The rules are those of arXiv 2504.19298 or, as `code`, those of THUDM/AndroidGen. `autocheck` is a
pure function of the call, the screen that it was made for and the screen after it, so an error that
a run's next round was told can be had again from a record. A step `NoAction` has it as its note,
which records keep beside the action. Any other step's is `autocheck(call, shown, now)`: `call` is
read of the answer of the step's last recorded model call with the purpose `act`, `now` is the next
step's screen with the step's error as its `error`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from pytest_androidbench.agents.androidgen.apps import is_published_name
from pytest_androidbench.agents.parts.faults import Unusable, quoted
from pytest_androidbench.agents.parts.function_call import FunctionCall, actions_of_call
from pytest_androidbench.agents.parts.history import one_line
from pytest_androidbench.agents.parts.home_screen import is_home
from pytest_androidbench.agents.parts.shown import Shown
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.observation import Bounds, Node, Observation

Rules: TypeAlias = Literal["paper", "code"]
_MOST: Final = 600
"""Characters of a sentence about what went wrong."""


def checked_actions(call: FunctionCall, shown: Shown, rules: Rules = "paper") -> tuple[Action, ...]:
    """The actions of a call, by the rules that hold before it is made.

    That an element is there, a direction is one, and what is quoted or typed is not empty, are
    rules of both; the code knows by their names which apps there are.

    Raises:
        Unusable: a rule is broken; says which.
    """
    name = call.arguments.get("app_name")
    if rules == "code" and isinstance(name, str) and not is_published_name(name):
        raise Unusable(f"there is no app called {quoted(name)}", fault="app")
    return actions_of_call(call, shown)


def autocheck(
    call: FunctionCall, shown: Shown, now: Observation | None = None, rules: Rules = "paper"
) -> str:
    """What is wrong with a call, in a sentence; "" where nothing is.

    Args:
        call: as it was read.
        shown: the screen that it was made for, with the ids that could be named.
        now: the screen after it; None = it is yet to be made, and looked at for what it says.
        rules: of the paper, or of the published code.
    """
    try:
        checked_actions(call, shown, rules)
    except Unusable as fault:
        return str(fault)
    if now is None:
        return ""
    if now.error:
        return one_line(f"It could not be carried out: {now.error}", _MOST)
    return _effect_missing(call, shown, now) if rules == "paper" else ""


def _effect_missing(call: FunctionCall, shown: Shown, now: Observation) -> str:
    match call.arguments.get("action"):
        case "Navigate Home" if not is_home(now.package):
            return f"the home screen is not in front: {quoted(now.package)} is"
        case "Input Text":
            return _text_missing(call, shown, now)
        case _:
            return ""


def _text_missing(call: FunctionCall, shown: Shown, now: Observation) -> str:
    text, name = str(call.arguments["text"]), call.arguments["element_id"]
    if text.endswith("\n"):
        # Enter may have sent it, and emptied the field.
        return ""
    assert isinstance(name, int | str)
    field = shown.seen.nodes[shown.node(name)]
    found = list(_same_fields(field, now))
    if any(_holds(each, text) for each in found):
        return ""
    held = f"it holds {quoted(found[0].text)}" if found else "there is no field now"
    return f"element {quoted(name)} does not contain the text {quoted(text)}: {held}"


def _same_fields(field: Node, now: Observation) -> Iterator[Node]:
    """What a field may have become: what is in focus, by its id, or at its place."""
    for node in now.nodes:
        same = node.resource_id == field.resource_id != "" or _overlap(node.bounds, field.bounds)
        if node.editable and (node.focused or same):
            yield node


def _overlap(one: Bounds, other: Bounds) -> bool:
    across = max(one[0], other[0]) < min(one[2], other[2])
    return across and max(one[1], other[1]) < min(one[3], other[3])


def _holds(field: Node, text: str) -> bool:
    if field.password:
        return bool(field.text)
    # Fields write numbers with blanks and dashes, and sentences with capitals.
    bare = _letters(text)
    return bare in _letters(field.text) if bare else text.strip() in field.text


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))
