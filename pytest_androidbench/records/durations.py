"""How long cells are expected to take, by what was recorded of the same tasks before."""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import fmean, median
from typing import Final

from pytest_androidbench.records.record import Cell, Record

UNKNOWN: Final = 1.0
"""Seconds of every cell where nothing is known of any: all are taken for alike."""


def expected_seconds(cells: Iterable[Cell], records: Iterable[Record]) -> dict[str, float]:
    """The seconds that each cell is expected to take, by its key.

    As many as it took in an earlier run, all its attempts and trials together; else as many as the
    cells of its task on average; else those of the middle one of all cells.

    Args:
        cells: what is to be run.
        records: of every attempt of an earlier run, in any order.
    """
    took: dict[Cell, list[float]] = {}
    for record in records:
        took.setdefault(record.cell, []).append(record.timing.total)
    known = {cell: math.fsum(each) for cell, each in took.items()}
    by_task: dict[tuple[str, str], list[float]] = {}
    for cell, seconds in known.items():
        by_task.setdefault((cell.suite, cell.task), []).append(seconds)
    tasks = {task: fmean(each) for task, each in by_task.items()}
    usual = median(known.values()) if known else UNKNOWN
    return {cell.key: known.get(cell, tasks.get((cell.suite, cell.task), usual)) for cell in cells}
