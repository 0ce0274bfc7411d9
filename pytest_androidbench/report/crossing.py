"""Success by app and difficulty at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.records.record import Record
from pytest_androidbench.report.groups import apps_of, difficulty_order, rate_of
from pytest_androidbench.stats.rates import Rate


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossing:
    """A rate for each app and difficulty."""

    difficulties: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Rate | None, ...]], ...]
    """App and its rates, by difficulty; None = there is no such episode."""


def crossed(records: Sequence[Record]) -> Crossing | None:
    """Success of some episodes by app and difficulty; None where either has but one value."""
    found: dict[str, dict[str, list[Record]]] = {}
    for record in records:
        for app in apps_of(record):
            if app and record.difficulty:
                found.setdefault(app, {}).setdefault(record.difficulty, []).append(record)
    levels = sorted({level for row in found.values() for level in row}, key=difficulty_order)
    if len(found) < 2 or len(levels) < 2:
        return None
    rows = tuple(
        (app, tuple(rate_of(row[level]) if level in row else None for level in levels))
        for app, row in sorted(found.items())
    )
    return Crossing(difficulties=tuple(levels), rows=rows)
