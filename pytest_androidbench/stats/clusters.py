"""Intervals for episodes that come in clusters: several seeds of one task are alike."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from pytest_androidbench.stats.intervals import LEVEL, Interval, nothing_known, wilson

Values = Mapping[str, Sequence[float]]
"""For each task the values of its episodes, 0..1."""


def clustered_error(values: Values) -> float:
    """The standard error of the mean over all episodes, with tasks as the unit drawn.

    It equals what ordinary least squares on a constant gives with clustered covariance; with
    equally many episodes a task it is sd(task means) / sqrt(tasks). NaN below two tasks.
    """
    groups = [group for group in values.values() if group]
    total = sum(map(len, groups))
    if len(groups) < 2:
        return math.nan
    mean = math.fsum(value for group in groups for value in group) / total
    pulls = [math.fsum(value - mean for value in group) for group in groups]
    correction = len(groups) / (len(groups) - 1)
    return math.sqrt(correction * math.fsum(pull * pull for pull in pulls)) / total


def clustered_interval(values: Values, level: float = LEVEL) -> Interval:
    """A t interval of the mean over all episodes, clustered by task, cut to 0..1.

    Where every task has the same mean the formula would claim certainty; there each task
    counts as a single observation in Wilson's interval instead.
    """
    groups = [group for group in values.values() if group]
    if not groups:
        return nothing_known("clustered by task", level)
    total = sum(map(len, groups))
    mean = math.fsum(value for group in groups for value in group) / total
    error = clustered_error(values)
    if math.isnan(error) or error < 1e-12:
        plain = wilson(mean * len(groups), len(groups), level)
        return _named("wilson over tasks", mean, plain.low, plain.high, level)
    reach = t_quantile(0.5 + level / 2, len(groups) - 1) * error
    return _named("clustered by task", mean, mean - reach, mean + reach, level)


def t_quantile(probability: float, freedom: int) -> float:
    """The value below which Student's t stays with this probability."""
    # scipy.special loads in a tenth of the time of scipy.stats.
    from scipy.special import stdtrit  # noqa: PLC0415 - slow

    return float(stdtrit(freedom, probability))


def _named(method: str, mean: float, low: float, high: float, level: float) -> Interval:
    low, high = max(0.0, min(low, mean)), min(1.0, max(high, mean))
    return Interval(estimate=mean, low=low, high=high, method=method, level=level)
