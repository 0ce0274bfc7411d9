"""Whether an attempt is followed by another: the one rule, whoever ran the attempt.

A worker asks as it goes from attempt to attempt; the controller asks for one that died on the way.
"""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.outcome import Cause


@dataclass(frozen=True, slots=True, kw_only=True)
class RetryPolicy:
    """How often an episode is tried."""

    allowed: int = defaults.RETRIES
    """Further attempts after an infrastructure fault."""

    def again(self, attempt: int, cause: Cause | None) -> bool:
        """Whether another attempt follows.

        Args:
            attempt: number of the one that is over, from 1.
            cause: of its infrastructure fault; None = it had none, and stands.
        """
        # Whatever the cause: no fault tells by itself whether a fresh device would have it, too.
        # But for one: what the run may cost is used up for all its attempts.
        return cause not in (None, Cause.COST_CAP) and not self.is_last(attempt)

    def is_last(self, attempt: int) -> bool:
        """Whether no attempt follows that of this number, whatever comes of it."""
        return attempt > self.allowed
