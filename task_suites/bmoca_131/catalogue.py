"""The published tasks that are here: how many steps each may take, and what decides.

`published.tsv` has them as they stand in gimme1dollar/b-moca, 9c56c16 (Apache-2.0), under ids of
our own; a task that the first sixty have, too, has its id. What decides is a kind, what it looks
at and what it expects there; several are separated by `|`. Which kinds there are, `evaluators`
says.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench import Limits

FILE: Final = Path(__file__).with_name("published.tsv")


@dataclass(frozen=True, slots=True)
class LaterTask:
    """What is published of one task."""

    app: str
    limits: Limits
    kind: str
    """Of what decides."""
    subjects: tuple[str, ...]
    """What it looks at: ids, a filter of the log, times, a preference or places."""
    values: tuple[str, ...]
    """What it expects there, each of which does."""


@cache
def published() -> Mapping[str, LaterTask]:
    """All of them, by id."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {
        row["id"]: LaterTask(
            row["app"],
            Limits(steps=int(row["steps"])),
            row["kind"],
            tuple(row["subject"].split("|")),
            (row["value"],) if row["kind"] == "log" else tuple(row["value"].split("|")),
        )
        for row in rows
    }


def limits(task_id: str) -> Limits:
    """How many steps a task may take."""
    return published()[task_id].limits
