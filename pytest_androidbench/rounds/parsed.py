"""What was called in a round, as `parsed_action` of AndroidGen's records has it.

The names are those that `environment/android/env.py` of THUDM/AndroidGen records: `Long_press` and
`Input_text` with an underscore, others with the blank that they are called with.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pytest_androidbench.agents.parts.function_call import FunctionCall
from pytest_androidbench.errors import CodecError
from pytest_androidbench.rounds.trajectory import RoundCall

RECORDED: Final[Mapping[str, str]] = {"Long Press": "Long_press", "Input Text": "Input_text"}
"""What an action is recorded as that is called otherwise."""
OPERATIONS: Final = ("do", "open_app", "quote", "exit", "fail")
_MOST_NAME: Final = 100
_MOST_ARGUMENTS: Final = 10


def called(call: FunctionCall) -> RoundCall:
    """A call that was read, as it is recorded."""
    kwargs = {name: str(value) for name, value in call.arguments.items()}
    if call.function != "do":
        return RoundCall(operation=call.function, kwargs=kwargs)
    action = kwargs.pop("action", "")
    return RoundCall(operation="do", action=RECORDED.get(action, action), kwargs=kwargs)


def failed(message: str) -> RoundCall:
    """What stands for a call that could not be made."""
    return RoundCall(operation="fail", kwargs={"message": message})


def call_to_plain(call: RoundCall) -> dict[str, Any]:
    """A call as a line has it: of keys without arguments, of `exit` with an empty message."""
    plain: dict[str, Any] = {"operation": call.operation}
    if call.operation == "do":
        plain["action"] = call.action
    kwargs: dict[str, str | None] = dict(call.kwargs)
    if call.operation == "exit":
        kwargs.setdefault("message", None)
    return plain | ({"kwargs": kwargs} if kwargs else {})


def call_from_plain(plain: object) -> RoundCall:
    """Read a call as a line has it; arguments that are null were left out.

    Raises:
        CodecError: it is none; says why.
    """
    if plain is None:
        # The published code leaves nothing behind where a block called no function of its own.
        return failed("")
    if not isinstance(plain, dict):
        raise CodecError("parsed_action is no object")
    kwargs = plain.get("kwargs") or {}
    if not isinstance(kwargs, dict) or len(kwargs) > _MOST_ARGUMENTS:
        raise CodecError(f"kwargs of parsed_action must be an object of {_MOST_ARGUMENTS} at most")
    action = plain.get("action") or ""
    if not isinstance(action, str) or len(action) > _MOST_NAME:
        raise CodecError("action of parsed_action must be a name")
    given = {name: _argument(name, value) for name, value in kwargs.items() if value is not None}
    return RoundCall(operation=_operation(plain.get("operation")), action=action, kwargs=given)


def _argument(name: str, value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return str(value)
    raise CodecError(f"{name:.100} of parsed_action must be a text or a small number")


def _operation(name: object) -> str:
    if isinstance(name, str) and name in OPERATIONS:
        return name
    known = ", ".join(OPERATIONS)
    raise CodecError(f"operation of parsed_action must be one of {known}, got {name!r:.100}")
