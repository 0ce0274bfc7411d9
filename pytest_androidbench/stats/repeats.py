"""What several tries at the same thing say: luck, steadiness, flips, and a mean over runs."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pytest_androidbench.stats.clusters import Values, clustered_error
from pytest_androidbench.stats.intervals import LEVEL, Interval, wilson


@dataclass(frozen=True, slots=True, kw_only=True)
class RunsMean:
    """A rate as the mean of several runs, with its standard error."""

    mean: float
    error: float | None
    """Standard deviation of the runs (n - 1) over the root of their number; None for one run."""
    runs: tuple[float, ...]
    """The rate of each, in their order."""


def mean_over_runs(rates: Sequence[float]) -> RunsMean:
    """The mean of the rates of several runs, each of which counts once.

    J. Lee et al., *Benchmarking Mobile Device Control Agents across Diverse Configurations*, arXiv
    2404.16660, print this of three runs. It says how much a run differs from the next one of the
    same tasks on the same environments, and nothing about other tasks.

    Raises:
        ValueError: there is no run.
    """
    if not rates:
        raise ValueError("no run has no mean")
    error = clustered_error({str(number): [rate] for number, rate in enumerate(rates)})
    return RunsMean(
        mean=math.fsum(rates) / len(rates),
        error=None if math.isnan(error) else error,
        runs=tuple(rates),
    )


def pass_all_k(tries: int, passed: int, k: int) -> float:
    """The chance that all of `k` of these tries passed (pass^k); NaN with fewer than `k`."""
    _check(tries, passed, k)
    if tries < k:
        return math.nan
    return math.comb(passed, k) / math.comb(tries, k)


def pass_any_k(tries: int, passed: int, k: int) -> float:
    """The chance that one of `k` of these tries passed (pass@k); NaN with fewer than `k`.

    M. Chen et al., *Evaluating Large Language Models Trained on Code*, arXiv 2107.03374; pass^k is
    of S. Yao et al., *tau-bench*, arXiv 2406.12045. On a device that cannot undo what a failed try
    did, pass@k is a number about luck, and pass^k the one to ask for.
    """
    _check(tries, passed, k)
    if tries < k:
        return math.nan
    return 1 - math.comb(tries - passed, k) / math.comb(tries, k)


def mean_pass_any_k(passes: Values, k: int) -> float:
    """pass@k averaged over the groups that have `k` tries; NaN if none has."""
    return _mean([pass_any_k(len(g), round(sum(g)), k) for g in passes.values() if len(g) >= k])


def mean_pass_all_k(passes: Values, k: int) -> float:
    """pass^k averaged over the groups that have `k` tries; NaN if none has."""
    return _mean([pass_all_k(len(g), round(sum(g)), k) for g in passes.values() if len(g) >= k])


def flips(passes: Mapping[str, Sequence[float]]) -> int:
    """How many groups hold both a pass and a failure."""
    return sum(1 for group in passes.values() if 0 < sum(group) < len(group))


def flip_rate(passes: Mapping[str, Sequence[float]], level: float = LEVEL) -> Interval:
    """The share of groups with several tries that hold both, with Wilson's interval."""
    several = {name: group for name, group in passes.items() if len(group) > 1}
    return wilson(flips(several), len(several), level)


def _check(tries: int, passed: int, k: int) -> None:
    if k < 1:
        raise ValueError(f"k must be at least 1, got {k}")
    if not 0 <= passed <= tries:
        raise ValueError(f"{passed} of {tries} tries cannot have passed")


def _mean(shares: list[float]) -> float:
    return math.fsum(shares) / len(shares) if shares else math.nan
