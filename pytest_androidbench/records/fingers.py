"""What a stored path of a finger comes to: a swipe one way, or a touch, in AndroidArena's words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from pytest_androidbench.interface.actions import OPPOSITE

_Ends: TypeAlias = tuple[tuple[int, int], tuple[int, int], int]
"""Where a finger came down, where it left the screen, and the milliseconds between."""

LONG_MS: Final = 400
"""A finger that rests so long presses, as Android has it by default (`ViewConfiguration`)."""
_SWIPE_MS: Final = 300
"""What a swipe takes where nothing is said, as `interface.actions.Swipe` has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FingerKind:
    """What a path comes to."""

    kind: str
    at: tuple[int, int] | None = None
    """Where a finger touched that did not move; None = it did."""


def scroll_kind(action: Mapping[str, Any]) -> str | None:
    """A stored scroll as a swipe; None = it names no direction."""
    finger = OPPOSITE.get(str(action.get("direction")))
    return None if finger is None else f"swipe_{finger}"


def finger_kind(action: Mapping[str, Any]) -> FingerKind | None:
    """A stored swipe or gesture: a swipe along its longer side, or a touch where nothing moved.

    None = it is not what such an action holds.
    """
    found = _ends(action)
    if found is None:
        return None
    (x, y), (to_x, to_y), ms = found
    across, down = to_x - x, to_y - y
    if not (across or down):
        return FingerKind(kind="long_click" if ms >= LONG_MS else "click", at=(x, y))
    if abs(down) >= abs(across):
        return FingerKind(kind="swipe_down" if down > 0 else "swipe_up")
    return FingerKind(kind="swipe_right" if across > 0 else "swipe_left")


def _ends(action: Mapping[str, Any]) -> _Ends | None:
    path = action.get("path")
    if isinstance(path, list | tuple):
        first, last = (_numbers(path[at], 3) if path else None for at in (0, -1))
        if first is None or last is None:
            return None
        return (first[0], first[1]), (last[0], last[1]), last[2] - first[2]
    start, end = (_numbers(action.get(name), 2) for name in ("start", "end"))
    ms = action.get("ms", _SWIPE_MS)
    if start is None or end is None or type(ms) is not int:
        return None
    return (start[0], start[1]), (end[0], end[1]), ms


def _numbers(value: object, count: int) -> tuple[int, ...] | None:
    if not (isinstance(value, list | tuple) and len(value) == count):
        return None
    return tuple(value) if all(type(each) is int for each in value) else None
