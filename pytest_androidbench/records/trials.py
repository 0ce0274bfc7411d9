"""Whether a trial is followed by another: the one rule, whoever ran the trial.

A worker asks as it goes from trial to trial; the controller asks for one that died on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.manifest import TrialSignal
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record

MAX_TRIALS: Final = 100
"""Further trials of a cell; each may cost as much as the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialPolicy:
    """How often a failed cell is tried again, and what says that it failed."""

    allowed: int = 0
    """Further trials of a cell."""
    signal: TrialSignal = defaults.TRIAL_SIGNAL
    """What says it."""

    def again(self, record: Record) -> bool:
        """Whether another trial follows the one that came to `record`."""
        return record.trial < self.allowed and self._failed(record)

    def asks_judge(self, outcome: Outcome) -> bool:
        """Whether a judge is asked about a trial of that outcome."""
        # About the last one as well: a run may be given more trials later.
        return bool(self.allowed) and self.signal == "judge" and outcome.scored

    def told(self, record: Record) -> str:
        """What a failed trial came to, in the word that its agent is told."""
        # Nothing of the checks, nor whether they were passed, where they are not the signal.
        return str(Outcome.FAILED if self.signal == "judge" else record.outcome)

    def _failed(self, record: Record) -> bool:
        """Whether the agent did not manage, as the signal has it."""
        scored = record.outcome.scored
        match self.signal:
            case "validator":
                # An agent that raised or hung is tried again as well: both count as 0.
                return scored and record.outcome is not Outcome.PASSED
            case "judge":
                # One that did not decide has not said that it failed.
                return scored and record.judged is not None and record.judged.says == "no"
            case _:
                assert_never(self.signal)
