"""The positional parameters of a call, checked as they are taken."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.wire.automation.errors import BadCall

MAX_NUMBER: Final = 2**31
MAX_TEXT: Final = 1_000_000


class Arguments:
    """Parameters by position; each taker raises BadCall for one of another kind."""

    def __init__(self, values: Sequence[object]) -> None:
        self._values = values

    def __len__(self) -> int:
        return len(self._values)

    def raw(self, position: int) -> object:
        """A parameter as it came."""
        if position >= len(self._values):
            raise BadCall(f"parameter {position + 1} is missing")
        return self._values[position]

    def number(self, position: int, default: float | None = None) -> float:
        """A finite number."""
        if default is not None and position >= len(self._values):
            return default
        value = self.raw(position)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadCall(f"parameter {position + 1} must be a number")
        if not math.isfinite(value) or abs(value) > MAX_NUMBER:
            raise BadCall(f"parameter {position + 1} is out of range")
        return value

    def whole(self, position: int, default: int | None = None) -> int:
        """A whole number; fractions are cut off, as Java's casts do."""
        return int(self.number(position, default))

    def amount(self, position: int, limit: int, default: int | None = None) -> int:
        """A whole number from 0 to a limit; what is beyond is brought back to it."""
        return max(0, min(limit, self.whole(position, default)))

    def point(self, position: int) -> Point:
        """Two numbers, x and y."""
        return Point(self.whole(position), self.whole(position + 1))

    def point_object(self, position: int) -> Point:
        """A point as an object with x and y."""
        value = self.raw(position)
        if not isinstance(value, dict):
            raise BadCall(f"parameter {position + 1} must be a point")
        pair = Arguments([value.get("x"), value.get("y")])
        return pair.point(0)

    def text(self, position: int) -> str:
        """A text."""
        value = self.raw(position)
        if not isinstance(value, str):
            raise BadCall(f"parameter {position + 1} must be a text")
        if len(value) > MAX_TEXT:
            raise BadCall(f"parameter {position + 1} is too long")
        return value

    def text_or_none(self, position: int) -> str | None:
        """A text, or null."""
        return None if self.raw(position) is None else self.text(position)

    def flag(self, position: int, *, default: bool | None = None) -> bool:
        """True or false; null is the default."""
        value = self._values[position] if position < len(self._values) else None
        if value is None and default is not None:
            return default
        if not isinstance(value, bool):
            raise BadCall(f"parameter {position + 1} must be true or false")
        return value

    def numbers(self, position: int, limit: int) -> list[int]:
        """A list of numbers."""
        value = self.raw(position)
        if not isinstance(value, list) or len(value) > limit:
            raise BadCall(f"parameter {position + 1} must be a list of up to {limit} numbers")
        inner = Arguments(value)
        return [inner.whole(index) for index in range(len(value))]
