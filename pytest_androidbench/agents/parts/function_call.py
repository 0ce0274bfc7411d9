"""AndroidGen's actions: a call in Python inside of a fenced block, read and never executed.

The functions, and what they do, are those of `environment/android/env.py` of THUDM/AndroidGen:
`do(action, element_id, text, direction)`, `open_app(app_name)`, `quote(content)` and
`exit(message)`. There the block is executed; here it is parsed, and arguments have to be written
out.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.agents.parts.faults import Unusable, note_of, quoted
from pytest_androidbench.agents.parts.shown import Shown, shown_of
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface.actions import (
    OPPOSITE,
    Action,
    Answer,
    Direction,
    Done,
    LongPress,
    Open,
    Press,
    Scroll,
    Tap,
    Type,
    Wait,
)
from pytest_androidbench.interface.observation import Observation

FUNCTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "do": ("action", "element_id", "text", "direction"),
    "open_app": ("app_name",),
    "quote": ("content",),
    "exit": ("message",),
}
"""What can be called, and the names of its arguments in their order."""
OPERATIONS: Final = (
    "Click", "Long Press", "Input Text", "Press Enter", "Navigate Home", "Navigate Back", "Scroll",
    "Swipe", "Wait",
)  # fmt: skip
"""What `do` can be told to do."""
_FENCED: Final = re.compile(r"```[^\n`]*\n(.*?)```", re.DOTALL)
_MOST: Final = 30_000
"""Characters of a call; a text to be typed has at most 10,000, and may be written in escapes."""
_LARGEST: Final = 10**9


@dataclass(frozen=True, slots=True, kw_only=True)
class FunctionCall:
    """A call as a model has written it."""

    function: str
    arguments: Mapping[str, object]
    """By the names of the parameters; without those that were left out or are None."""


def fenced_blocks(reply: str) -> Sequence[str]:
    """What stands in the fenced blocks of a reply, in their order."""
    return tuple(_FENCED.findall(reply))


def read_function_call(reply: str, *, first: bool = False) -> FunctionCall:
    """The call in the one fenced block of a reply.

    Args:
        reply: the model's words.
        first: of several blocks take the first, as published.

    Raises:
        Unusable: there is no such block, or what stands in it is no one call of a known function.
    """
    blocks = fenced_blocks(reply)
    blocks = blocks[:1] if first else blocks
    if len(blocks) != 1:
        count = f"{len(blocks)} fenced blocks" if blocks else "no fenced block"
        raise Unusable(f"the answer has {count}; give one with the call in it: {quoted(reply)}")
    call = _only_call(blocks[0])
    if not isinstance(call.func, ast.Name) or call.func.id not in FUNCTIONS:
        known = ", ".join(FUNCTIONS)
        sentence = f"{quoted(_source(call.func))} cannot be called; {known} can"
        raise Unusable(sentence, fault="action")
    return FunctionCall(function=call.func.id, arguments=_arguments(call.func.id, call))


def actions_of_call(call: FunctionCall, screen: Shown | Observation) -> tuple[Action, ...]:
    """The actions that a call stands for, to be done one after the other.

    `exit` with a message is an answer and the end; `quote`, which remembers something by standing
    in the conversation, is a step in which nothing is done.

    Raises:
        Unusable: an argument is missing or of a wrong kind, or points at nothing.
    """
    try:
        return _actions(call, shown_of(screen))
    except ActionError as error:
        raise Unusable(f"{call.function}: {error}") from error


def _actions(call: FunctionCall, shown: Shown) -> tuple[Action, ...]:
    match call.function:
        case "open_app":
            return (Open(_needed(call, "app_name")),)
        case "quote":
            return (Wait(0, note=note_of(_needed(call, "content"))),)
        case "exit":
            message = _text(call, "message")
            return (Done(),) if message is None else (Answer(message), Done())
        case _:
            return (_done(call, shown),)


def _done(call: FunctionCall, shown: Shown) -> Action:
    operation = _needed(call, "action")
    match operation:
        case "Click":
            return Tap(_needed_element(call, shown))
        case "Long Press":
            return LongPress(_needed_element(call, shown))
        case "Input Text":
            return Type(_needed(call, "text"), _needed_element(call, shown), clear=True)
        case "Press Enter":
            return Press("enter")
        case "Navigate Home":
            return Press("home")
        case "Navigate Back":
            return Press("back")
        case "Scroll" | "Swipe":
            direction = _direction(_needed(call, "direction"), inverse=operation == "Swipe")
            return Scroll(direction, _element(call, shown))
        case "Wait":
            return Wait(1)
        case _:
            sentence = f"there is no action {quoted(operation)}: {', '.join(OPERATIONS)}"
            raise Unusable(sentence, fault="action")


def _direction(word: str, *, inverse: bool) -> Direction:
    """Where to scroll: a finger that is swiped up shows what is further down."""
    if word not in OPPOSITE:
        raise Unusable(f"direction must be one of {', '.join(OPPOSITE)}, got {quoted(word)}")
    return OPPOSITE[word] if inverse else OPPOSITE[OPPOSITE[word]]


def _text(call: FunctionCall, name: str) -> str | None:
    value = call.arguments.get(name)
    if value is not None and not isinstance(value, str):
        raise Unusable(f"{call.function}: {name} must be a text, got {quoted(value)}")
    return value


def _needed(call: FunctionCall, name: str) -> str:
    value = _text(call, name)
    if not value:
        raise Unusable(f"{call.function} needs {name}")
    return value


def _element(call: FunctionCall, shown: Shown) -> int | None:
    name = call.arguments.get("element_id")
    if name is None:
        return None
    if isinstance(name, bool) or not isinstance(name, str | int):
        raise Unusable(f"element_id must be an element's id, got {quoted(name)}")
    if isinstance(name, int) and abs(name) > _LARGEST:
        raise Unusable("element_id is far too large a number")
    return shown.node(name)


def _needed_element(call: FunctionCall, shown: Shown) -> int:
    index = _element(call, shown)
    if index is None:
        raise Unusable(f"{quoted(call.arguments['action'])} needs element_id")
    return index


def _only_call(code: str) -> ast.Call:
    if len(code) > _MOST:
        raise Unusable(f"the call is longer than {_MOST} characters")
    with warnings.catch_warnings():
        # Python's parser warns of escapes that it does not know, as in paths of Windows.
        warnings.simplefilter("ignore")
        try:
            statements = ast.parse(code.strip()).body
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            said = getattr(error, "msg", "") or "it cannot be read"
            raise Unusable(f"the call is no Python: {said}: {quoted(code)}") from error
    if len(statements) != 1:
        raise Unusable(f"there are {len(statements)} calls; give one, then look at the screen")
    (statement,) = statements
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        raise Unusable(f"this is no call of a function: {quoted(code)}")
    return statement.value


def _arguments(function: str, call: ast.Call) -> Mapping[str, object]:
    names = FUNCTIONS[function]
    if len(call.args) > len(names):
        raise Unusable(f"{function} takes {', '.join(names)} and no more")
    given = list(zip(names, call.args, strict=False))
    given += [(keyword.arg or "**", keyword.value) for keyword in call.keywords]
    found: dict[str, object] = {}
    for name, value in given:
        if name not in names:
            raise Unusable(f"{function} takes no {quoted(name)}; it takes {', '.join(names)}")
        if name in found:
            raise Unusable(f"{function} is given {name} twice")
        if not isinstance(value, ast.Constant):
            raise Unusable(f"{function}: {name} must be written out, got {quoted(_source(value))}")
        found[name] = value.value
    return {name: value for name, value in found.items() if value is not None}


def _source(expression: ast.expr) -> str:
    try:
        return ast.unparse(expression)
    except (ValueError, RecursionError):
        return type(expression).__name__
