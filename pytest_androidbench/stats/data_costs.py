"""What trajectories to learn from cost, and how many runs they take.

The formulas reproduce the cost table of the AndroidGen paper (arXiv 2504.19298): without quality
control a trajectory costs what an attempt costs; with it, attempt and check are paid for each
attempt, and of each that succeeds `factor` trajectories are made (1 by hand; 2.52 by the paper's
augmentation).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.stats.intervals import Interval

PUBLISHED_FACTOR: Final = 2.52
"""Trajectories that the paper's augmentation makes of one that succeeds."""
MOST_RUNS: Final = 1_000_000_000
"""Of a plan; what needs more is said to be out of reach."""
_SECONDS_PER_HOUR: Final = 3600


@dataclass(frozen=True, slots=True, kw_only=True)
class CollectionCost:
    """What one attempt costs, in dollars or seconds, and what comes of it."""

    attempt: float
    """Of one episode."""
    check: float = 0.0
    """Of finding out whether it succeeded."""
    success: float = 1.0
    """Share of attempts that succeed, 0..1."""
    factor: float = 1.0
    """Trajectories made of one that succeeds."""

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: a cost is negative, the success no share, or the factor below 1.
        """
        costs = (self.attempt, self.check)
        known = all(math.isfinite(value) for value in (*costs, self.factor))
        if not known or min(costs) < 0 or not 0 <= self.success <= 1 or self.factor < 1:
            raise ValueError(
                "an attempt and its check cost nothing or more, success is a share between 0 and "
                f"1, and the factor is 1 or more: {self}"
            )

    def unchecked(self, trajectories: int) -> float:
        """Of so many trajectories, whatever they are worth."""
        return trajectories * self.attempt

    def checked(self, trajectories: int) -> float:
        """Of so many that succeeded or reached a part; infinite where none ever does."""
        if not trajectories:
            return 0.0
        made = self.success * self.factor
        return math.inf if not made else trajectories * (self.attempt + self.check) / made


def hours(seconds: float) -> float:
    """The same in hours."""
    return seconds / _SECONDS_PER_HOUR


@dataclass(frozen=True, slots=True, kw_only=True)
class NeededRuns:
    """How many episodes it takes for trajectories that are accepted; None = beyond planning."""

    expected: int | None
    """At the rate that was measured."""
    fewest: int | None
    """At the upper end of its interval."""
    most: int | None
    """At its lower end."""


def needed_runs(trajectories: int, success: Interval, factor: float = 1.0) -> NeededRuns:
    """Episodes for so many accepted trajectories.

    Args:
        trajectories: that are wanted.
        success: share of episodes that are accepted, with its interval.
        factor: trajectories made of an accepted one, taken as known.

    Raises:
        ValueError: a negative number is wanted, or the factor is below 1.
    """
    if trajectories < 0 or not factor >= 1:
        raise ValueError(
            f"trajectories are 0 or more and a factor is 1 or more, got {trajectories} and {factor}"
        )
    return NeededRuns(
        expected=_runs(trajectories, success.estimate * factor),
        fewest=_runs(trajectories, success.high * factor),
        most=_runs(trajectories, success.low * factor),
    )


def _runs(trajectories: int, each: float) -> int | None:
    if trajectories == 0:
        return 0
    # Of no episodes the estimate is no number, and compares as false.
    if not each * MOST_RUNS >= trajectories:
        return None
    # What is whole but for the rounding of a share is not rounded up.
    return math.ceil(round(trajectories / each, 6))
