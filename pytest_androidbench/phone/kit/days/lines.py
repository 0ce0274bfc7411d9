"""What lasts whole days, in lines below each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
Line = list[tuple[T, int, int]]
"""Events beside each other, each with its first column and how many it takes."""


def lines_of(spans: Iterable[tuple[T, int, int]]) -> list[Line[T]]:
    """Each in the first line that has room for it; spans are first column and length."""
    lines: list[Line[T]] = []
    for event, start, length in spans:
        free = next((line for line in lines if _has_room(line, start, length)), None)
        if free is None:
            free = []
            lines.append(free)
        free.append((event, start, length))
    return lines


def _has_room(line: Line[T], start: int, length: int) -> bool:
    return all(start + length <= first or first + taken <= start for _, first, taken in line)
