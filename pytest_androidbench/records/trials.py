"""Whether a trial is followed by another: the one rule, whoever ran the trial.

A worker asks as it goes from trial to trial; the controller asks for one that died on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.manifest import TrialSignal
from pytest_androidbench.records.outcome import Outcome

MAX_TRIALS: Final = 100
"""Further trials of a cell; each may cost as much as the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialPolicy:
    """How often a failed cell is tried again, and what says that it failed."""

    allowed: int = 0
    """Further trials of a cell."""
    signal: TrialSignal = defaults.TRIAL_SIGNAL
    """What says it."""

    def again(self, trial: int, outcome: Outcome) -> bool:
        """Whether another trial follows.

        Args:
            trial: number of the one that is over, from 0.
            outcome: what it came to.
        """
        return trial < self.allowed and self._failed(outcome)

    def _failed(self, outcome: Outcome) -> bool:
        """Whether the agent did not manage, as the signal has it."""
        match self.signal:
            case "validator":
                # An agent that raised or hung is tried again as well: both count as 0.
                return outcome.scored and outcome is not Outcome.PASSED
            case _:
                assert_never(self.signal)
