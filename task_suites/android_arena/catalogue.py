"""The published tasks: what each is called there, what it is about, and how many steps it may take.

`data/published.tsv` has all 226 (AndroidArenaAgent/AndroidArena, arXiv 2402.06596), under ids of
our own: `entry` is the letter and number by which `docs/android_arena.md` tells of them.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench import Limits
from pytest_androidbench.tasks.task import SIMULATED_ONLY

FILE: Final = Path(__file__).with_name("data") / "published.tsv"
SERVED: Final = frozenset({"drive", "gmail", "maps", "slack", "weather", "youtube"})
"""Apps that keep their state on a server on real devices, where nothing can be arranged."""
AGAIN: Final = "x-21"
"""The entry that is the same as another one, and counts once in published totals."""
STEPS: Final[Mapping[str, int]] = {"single": 14, "cross": 29, "constrained": 14}
"""By set. The limits in its files are 15, 30 and 15; its loop ends one step before them."""


@dataclass(frozen=True, slots=True)
class Published:
    """What is published of one task."""

    entry: str
    set: str
    """`single`, `cross` or `constrained`."""
    level: str
    """What a constraint forbids: an `app`, a `page`, a `component`; "" without one."""
    apps: tuple[str, ...]
    """The main one first."""

    @property
    def limits(self) -> Limits:
        """How many steps it may take, the last word included."""
        return Limits(steps=STEPS[self.set])

    @property
    def tags(self) -> frozenset[str]:
        """By what tasks are chosen: the set, a constraint's level, and where they can be run."""
        level = {f"forbids_{self.level}"} if self.level else set()
        where = {SIMULATED_ONLY} if SERVED.intersection(self.apps) else set()
        once = set() if self.entry == AGAIN else {"distinct"}
        return frozenset({self.set} | level | where | once)


@cache
def published() -> Mapping[str, Published]:
    """All of them, by id."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {
        row["id"]: Published(row["entry"], row["set"], row["level"], tuple(row["apps"].split()))
        for row in rows
    }
