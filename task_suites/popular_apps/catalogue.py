"""The published tasks: what each is called here, what it is about, and where it can be run.

`data/published.tsv` has all 39 (THUDM/AndroidGen, arXiv 2504.19298), under ids of our own: `entry`
is the app and the number by which `docs/popular_apps.md` tells of them.
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
STEPS: Final = 30
"""The last word included."""
SERVER: Final = "server"
"""Where what a task is about lies on real devices, where nothing can be arranged then."""


@dataclass(frozen=True, slots=True)
class PublishedGoal:
    """What is published of one task."""

    entry: str
    apps: tuple[str, ...]
    where: str
    """`server` or `device`."""

    @property
    def limits(self) -> Limits:
        """How many steps it may take."""
        return Limits(steps=STEPS)

    @property
    def tags(self) -> frozenset[str]:
        """By what tasks are chosen."""
        return frozenset({SIMULATED_ONLY} if self.where == SERVER else set())


@cache
def published() -> Mapping[str, PublishedGoal]:
    """All of them, by id."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {
        row["id"]: PublishedGoal(row["entry"], tuple(row["apps"].split()), row["where"])
        for row in rows
    }
