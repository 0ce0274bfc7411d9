"""The published tasks: how many steps each may take, and the line of the log that decides.

`published.tsv` has them as they were run (gimme1dollar/b-moca, e98681f; Apache-2.0), under ids of
our own.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench import Limits
from task_suites.bmoca.log_lines import LogLine

FILE: Final = Path(__file__).with_name("published.tsv")


@dataclass(frozen=True, slots=True)
class Published:
    """What is published of one task."""

    limits: Limits
    line: LogLine


@cache
def published() -> Mapping[str, Published]:
    """All of them, by id."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {
        row["id"]: Published(
            Limits(steps=int(row["steps"])), LogLine(row["tag"], row["level"], row["pattern"])
        )
        for row in rows
    }


def limits(task_id: str) -> Limits:
    """How many steps a task may take."""
    return published()[task_id].limits
