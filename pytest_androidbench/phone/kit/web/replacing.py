"""What was typed, told from a text before and after."""

from __future__ import annotations

from typing import NamedTuple


class Replacement(NamedTuple):
    """Characters from `start` to `end` give way to a text."""

    start: int
    end: int
    text: str

    def __bool__(self) -> bool:
        return self.start != self.end or bool(self.text)


def replacement(before: str, after: str) -> Replacement:
    """The shortest replacement that makes one text of the other, as far to the end as it can be."""
    most = min(len(before), len(after))
    start = 0
    while start < most and before[start] == after[start]:
        start += 1
    same = 0
    while same < most - start and before[-1 - same] == after[-1 - same]:
        same += 1
    return Replacement(start, len(before) - same, after[start : len(after) - same])
