"""Exit statuses of a run of tasks, beside pytest's own."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.report.exits import EXITS, NO_BASELINE

PASSED: Final = 0
FAILED: Final = 1
INCONCLUSIVE: Final = 10
"""Whether a bar is met hangs on episodes that were not scored, or on too few."""
DEVICES_RAN_OUT: Final = 11
"""Nothing failed, but infrastructure faults kept episodes from being scored."""
UNSURE: Final = EXITS["inconclusive"]
"""Whether the agent is worse than its baseline cannot be told."""
WORST_FIRST: Final = (FAILED, NO_BASELINE, DEVICES_RAN_OUT, INCONCLUSIVE, UNSURE, PASSED)
"""Where several gates speak, the first of these that one of them says."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GateJudgement:
    """What one gate says."""

    status: int
    sentence: str
    page: Path | None = None
    """Where it is told at length."""


def worst(statuses: set[int]) -> int:
    """The status of all of several gates."""
    return next(status for status in WORST_FIRST if status in statuses)
