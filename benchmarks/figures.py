"""A measured figure, and the table of all of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One line of the table."""

    name: str
    value: float
    unit: str
    target: float | None = None
    """What the project promises: the value should lie below it."""
    note: str = ""

    def __str__(self) -> str:
        promise = "" if self.target is None else f"< {self.target:g} {self.unit}"
        verdict = "" if self.target is None else ("ok" if self.value < self.target else "MISSED")
        columns = f"{self.name:<58} {self.value:>9.2f} {self.unit:<5} {promise:<12} {verdict:<7}"
        return f"{columns} {self.note}".rstrip()


def timed(call: Callable[[], object], repeats: int, warm_up: int = 3) -> list[float]:
    """Milliseconds of each of `repeats` calls, after a few that do not count."""
    for _ in range(warm_up):
        call()
    taken = []
    for _ in range(repeats):
        start = time.perf_counter()
        call()
        taken.append((time.perf_counter() - start) * 1000)
    return taken


def median(values: Sequence[float]) -> float:
    """The middle one."""
    return statistics.median(values)
