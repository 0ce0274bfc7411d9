"""Exit statuses of comparing, the same for a command and for a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.stats.regression import Verdict

EXITS: Final[dict[Verdict, int]] = {"pass": 0, "fail": 1, "inconclusive": 12}
"""Of each verdict."""
NO_BASELINE: Final = 13
"""There is nothing to compare with, or only what is unlike."""
