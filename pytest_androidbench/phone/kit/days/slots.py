"""How overlapping events share the width of a day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One of several equal parts."""

    place: int
    of: int


def slots(spans: Sequence[tuple[int, int]]) -> list[Slot]:
    """A part for each span, so that none lies on another; spans are sorted by their start."""
    found: list[Slot] = []
    group: list[int] = []
    ends: list[int] = []
    """Where the last span in each part of the present group ends."""
    for start, end in spans:
        if all(start >= reached for reached in ends):
            found += [Slot(place=place, of=len(ends)) for place in group]
            group, ends = [], []
        free = next((n for n, reached in enumerate(ends) if start >= reached), len(ends))
        ends[free : free + 1] = [end]
        group.append(free)
    return found + [Slot(place=place, of=len(ends)) for place in group]
