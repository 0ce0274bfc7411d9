"""The published tasks' budgets, difficulties and tags (google-research/android_world, 2026)."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """What upstream's registry and metadata say of one task."""

    steps: int
    difficulty: str
    optimal_steps: int
    tags: frozenset[str]


def _read() -> dict[str, Published]:
    text = Path(__file__).with_suffix(".csv").read_text("utf-8")
    return {
        row["task"]: Published(
            steps=int(row["steps"]),
            difficulty=row["difficulty"],
            optimal_steps=int(row["optimal_steps"]),
            tags=frozenset(row["tags"].split()),
        )
        for row in csv.DictReader(text.splitlines())
    }


PUBLISHED: Final = _read()
"""All 116 by id."""
