"""The values of actions: what models' JSON and numpy have for them, as Python's own or refused.

Each function raises an ActionError that names the field, what it must be, and what it got.
"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Iterable
from contextlib import suppress
from numbers import Real
from typing import Any, Final, TypeAlias, get_args

from pytest_androidbench.errors import ActionError

At: TypeAlias = int | tuple[int, int]
"""The index of a node, or a point in pixels."""
MAX_TEXT: Final = 10_000
"""Characters an agent may type or answer at once; more is a runaway, not an action."""
_HALF: Final = re.compile("[\ud800-\udfff]")
"""Half of a pair of UTF-16, which JSON of models holds where an emoji was cut."""


def whole(name: str, value: Any) -> int:
    """A number as an int: JSON of models and numpy have others."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            if isinstance(value, Real) and math.isfinite(value):
                return round(float(value))
    raise ActionError(f"{name} must be a whole number, got {value!r:.200}")


def numbers(name: str, value: Any, what: str) -> tuple[int, ...]:
    """What is like a tuple of so many numbers, as a tuple of ints."""
    length = what.count(",") + 1
    try:
        fits = len(value) == length and not isinstance(value, str | bytes)
    except TypeError:
        fits = False
    if not fits:
        raise ActionError(f"{name} must be a point {what}, got {value!r:.200}")
    return tuple(whole(name, part) for part in value)


def point(name: str, value: Any) -> tuple[int, int]:
    """A place on the screen, rounded to whole pixels."""
    x, y = numbers(name, value, "(x, y)")
    return x, y


def at(name: str, value: Any) -> At:
    """A node's index, or a place on the screen."""
    if isinstance(value, Iterable):
        return point(name, value)
    try:
        index = whole(name, value)
    except ActionError:
        index = -1
    if index != value or index < 0:
        raise ActionError(f"{name} must be a node index or a point (x, y), got {value!r:.200}")
    return index


def one_of(name: str, value: Any, allowed: Any) -> Any:
    """One of the texts of a Literal."""
    choices = get_args(allowed)
    if value not in choices:
        raise ActionError(f"{name} must be one of {', '.join(choices)}, got {value!r:.200}")
    return text(name, value)


def text(name: str, value: Any) -> str:
    """A text that can be typed and written to a file."""
    if not isinstance(value, str):
        raise ActionError(f"{name} must be a string, got {type(value).__name__}")
    if len(value) > MAX_TEXT:
        raise ActionError(f"{name} holds {len(value)} characters; at most {MAX_TEXT} are allowed")
    # Of a class derived from str, as numpy's, nothing but the text.
    plain = str.__str__(value)
    if found := _HALF.search(plain):
        raise ActionError(f"{name} holds half a character, {found[0]!a}; nobody can type it")
    return plain


def flag(name: str, value: Any) -> bool:
    """Yes or no."""
    if isinstance(value, str) or value not in (0, 1):
        raise ActionError(f"{name} must be true or false, got {value!r:.200}")
    return bool(value)


def real(value: Any) -> float:
    """A number of any library's as a float; NaN for what is none, or too large for one."""
    if type(value) is not bool and isinstance(value, Real):
        with suppress(OverflowError):
            return float(value)
    return math.nan


def number(name: str, value: Any, low: float, high: float) -> float:
    """A number within bounds."""
    found = real(value)
    if not low <= found <= high:
        raise ActionError(f"{name} must be a number from {low:g} to {high:g}, got {value!r:.200}")
    return found


def ms(name: str, value: Any) -> int:
    """Milliseconds of a touch."""
    return round(number(name, value, 1, 60_000))
