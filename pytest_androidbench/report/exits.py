"""Exit statuses beside pytest's own, the same for a run of tasks and for commands that judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.stats.regression import Verdict

PASSED: Final = 0
FAILED: Final = 1
INCONCLUSIVE: Final = 10
"""Whether a bar is met hangs on episodes that were not scored, or on too few."""
DEVICES_RAN_OUT: Final = 11
"""Nothing failed, but infrastructure faults kept episodes from being scored."""
EXITS: Final[dict[Verdict, int]] = {"pass": PASSED, "fail": FAILED, "inconclusive": 12}
"""Of each verdict of a comparison."""
UNSURE: Final = EXITS["inconclusive"]
"""Whether the agent is worse than its baseline cannot be told."""
NO_BASELINE: Final = 13
"""There is nothing to compare with, or only what is unlike."""
WORST_FIRST: Final = (FAILED, NO_BASELINE, DEVICES_RAN_OUT, INCONCLUSIVE, UNSURE, PASSED)
"""Where several gates speak, the first of these that one of them says."""


def worst(statuses: set[int]) -> int:
    """The status of all of several gates."""
    return next(status for status in WORST_FIRST if status in statuses)
