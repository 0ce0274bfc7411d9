"""What further trials of failed cells gain: Reflexion@K.

Paper: arXiv 2402.06596, section 4; code: `AndroidArenaAgent/AndroidArena`, its evaluator. Trial 0
is the first try; a cell that passed is not tried again, and keeps what it came to.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pytest_androidbench.errors import AndroidBenchError


class TrialsMissing(AndroidBenchError):
    """There are fewer trials of failed cells than were asked about."""

    def __init__(self, k: int, cells: int, last: int) -> None:
        what = "1 failed cell has" if cells == 1 else f"{cells} failed cells have"
        super().__init__(
            f"Reflexion@{k} needs trials 0 to {k} of every cell that failed, and {what} fewer; "
            f"the last trial of one is {last}. Ask for a smaller K, or run more trials."
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialProgress:
    """How one trial went."""

    passed: bool
    reward: float | None = None
    """Normalised TR by the code; None without a label."""
    completion: float | None = None
    """TCR by the code; None without a label."""


def gain(rates: Sequence[float]) -> float:
    """Reflexion@K of success rates after trials 0..K: the sum of their differences, SR_K - SR_0.

    Raises:
        ValueError: there are fewer than two rates.
    """
    if len(rates) < 2:
        raise ValueError(f"a gain needs the rates of two trials, got {len(rates)}")
    return rates[-1] - rates[0]


def reflexion_paper(trials: Mapping[str, Sequence[TrialProgress]], k: int) -> float:
    """Reflexion@K by the paper: the success rate after trial K minus that of trial 0.

    Args:
        trials: of each cell, in their order.
        k: trials after the first one.

    Raises:
        TrialsMissing: a cell failed in its last trial, and that is before K.
        ValueError: k is below 1, or there is no cell.
    """
    return gain(success_rates(trials, k))


def success_rates(trials: Mapping[str, Sequence[TrialProgress]], k: int) -> tuple[float, ...]:
    """The success rates after trials 0 to K; errors are those of `reflexion_paper`."""
    _check(trials, k)
    return tuple(
        sum(_at(each, trial).passed for each in trials.values()) / len(trials)
        for trial in range(k + 1)
    )


def reflexion_code(trials: Mapping[str, Sequence[TrialProgress]]) -> float | None:
    """Reflexion by the code: what one reflection adds to normalised TR, plus what to TCR.

    Means over the cells with a label; None where there is none. Success is not looked at.

    Raises:
        TrialsMissing: a cell failed and was not tried again.
        ValueError: there is no cell.
    """
    _check(trials, 1)
    gains = [
        after.reward - before.reward + after.completion - before.completion
        for before, after in ((_at(each, 0), _at(each, 1)) for each in trials.values())
        if before.reward is not None and after.reward is not None
        and before.completion is not None and after.completion is not None
    ]  # fmt: skip
    return math.fsum(gains) / len(gains) if gains else None


def _at(trials: Sequence[TrialProgress], trial: int) -> TrialProgress:
    return trials[min(trial, len(trials) - 1)]


def _check(trials: Mapping[str, Sequence[TrialProgress]], k: int) -> None:
    if k < 1:
        raise ValueError(f"K counts trials after the first one and is at least 1, got {k}")
    if not trials or not all(trials.values()):
        raise ValueError("Reflexion@K needs cells with a trial each")
    short = [len(each) - 1 for each in trials.values() if len(each) <= k and not each[-1].passed]
    if short:
        raise TrialsMissing(k, len(short), min(short))
