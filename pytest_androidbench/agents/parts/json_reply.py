"""From a reply of the form `Reason: ... Action: {...}` to what stands in it."""

from __future__ import annotations

import ast
import json
import re
import warnings
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pytest_androidbench.agents.parts.faults import Unusable, quoted

_REASON: Final = re.compile(r"\bReason\W{0,4}?:", re.IGNORECASE)
_ACTION: Final = re.compile(r"\bAction\W{0,4}?:", re.IGNORECASE)
_MOST: Final = 30_000
"""Characters of an action; a text to be typed has at most 10,000, and may be written in escapes."""


def reason_and_action(reply: str) -> tuple[str, str]:
    """What stands behind `Reason:`, and behind the `Action:` that follows.

    Raises:
        Unusable: one of them is missing.
    """
    if not reply.strip():
        raise Unusable("the answer is empty")
    reason = _REASON.search(reply)
    action = _ACTION.search(reply, reason.end() if reason else 0)
    if reason is None or action is None:
        missing = "Action:" if reason else "Reason:"
        raise Unusable(f"the answer has no {missing!r}: {quoted(reply)}")
    why = reply[reason.end() : action.start()].strip(" \t\r\n*#_`")
    if not why:
        raise Unusable("the answer says nothing behind 'Reason:'")
    return why, reply[action.end() :]


def only_object(text: str) -> Mapping[Any, Any]:
    """The JSON object in a text that gives an action.

    Words may stand around it. An object in the form that Python writes is taken as well, since
    models write it.

    Raises:
        Unusable: there is none, it is no JSON, not complete, or not the only action.
    """
    begin = text.find("{")
    if begin < 0:
        raise Unusable(f"there is no JSON object where the action belongs: {quoted(text)}")
    end = _end_of_object(text, begin)
    if end is None and len(text) - begin > _MOST:
        raise Unusable(f"the action is longer than {_MOST} characters")
    if end is None:
        raise Unusable(f"the JSON object of the action is not complete: {quoted(text[begin:])}")
    written = text[begin:end]
    # The same one over again is a habit of models, and leaves no doubt.
    if others := {each for each in _further(text, end) if each != written}:
        raise Unusable(f"there are {1 + len(others)} actions; give one, then look at the screen")
    return _read(written)


def first_object(text: str) -> Mapping[Any, Any]:
    """The first JSON object in a text, as AndroidWorld's agents find it.

    It ends with the first closing brace, even inside of a text; what follows is not looked at.

    Raises:
        Unusable: there is none, or it is no JSON.
    """
    begin = text.find("{")
    end = text.find("}", begin) + 1
    if begin < 0 or not end:
        raise Unusable(f"there is no JSON object where the action belongs: {quoted(text)}")
    if end - begin > _MOST:
        raise Unusable(f"the action is longer than {_MOST} characters")
    return _read(text[begin:end])


def _further(text: str, begin: int) -> Iterator[str]:
    """What else looks like an action; braces in the words around one are none."""
    begin = text.find("{", begin)
    while begin >= 0:
        end = _end_of_object(text, begin)
        if end is None:
            return
        if "action_type" in text[begin:end]:
            yield text[begin:end]
        begin = text.find("{", end)


def _end_of_object(text: str, begin: int) -> int | None:
    """Where the object ends whose brace is at `begin`; braces inside of strings do not count."""
    depth, quote = 0, ""
    signs = iter(range(begin, min(len(text), begin + _MOST)))
    for place in signs:
        sign = text[place]
        if quote:
            if sign == "\\":
                next(signs, None)
            elif sign == quote:
                quote = ""
        elif sign in "\"'":
            quote = sign
        elif sign in "{}":
            depth += 1 if sign == "{" else -1
            if not depth:
                return place + 1
    return None


def _read(written: str) -> Mapping[Any, Any]:
    try:
        plain = json.loads(written)
    except (ValueError, RecursionError) as error:
        plain = _python(written)
        if plain is None:
            raise Unusable(f"the action is no valid JSON ({error}): {quoted(written)}") from error
    if not isinstance(plain, Mapping):
        raise Unusable(f"the action is no JSON object: {quoted(written)}")
    return plain


def _python(written: str) -> object:
    with warnings.catch_warnings():
        # Python's parser warns of escapes that it does not know, as in paths of Windows.
        warnings.simplefilter("ignore")
        try:
            return ast.literal_eval(written)
        except (ValueError, SyntaxError, TypeError, RecursionError, MemoryError):
            return None
