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


def stratified_interval(values: Values, level: float = LEVEL) -> Interval:
    """A t interval of the mean of task means, for exactly these tasks: they are no draw of others.

    SE^2 = sum over tasks of s_t^2 / n_t, over T^2, with the degrees of freedom of F. Satterthwaite,
    1946. It says how sure the rate is on this suite, and nothing about tasks like these. NaN bounds
    are never given: what no task shows, since it was run once or always ended alike, is taken from
    Wilson's interval over all its episodes.
    """
    groups = [group for group in values.values() if group]
    if not groups:
        return nothing_known("stratified by task", level)
    mean = math.fsum(math.fsum(group) / len(group) for group in groups) / len(groups)
    parts = [_variance(group) / len(group) for group in groups]
    whole = math.fsum(parts)
    if any(len(group) < 2 for group in groups) or whole < 1e-12:
        total = sum(map(len, groups))
        plain = wilson(mean * total, total, level)
        return _named("wilson over episodes", mean, plain.low, plain.high, level)
    freedom = whole**2 / math.fsum(
        part**2 / (len(group) - 1) for part, group in zip(parts, groups, strict=True)
    )
    reach = t_quantile(0.5 + level / 2, freedom) * math.sqrt(whole) / len(groups)
    return _named("stratified by task", mean, mean - reach, mean + reach, level)


def _variance(group: Sequence[float]) -> float:
    mean = math.fsum(group) / len(group)
    return math.fsum((value - mean) ** 2 for value in group) / max(1, len(group) - 1)


def t_quantile(probability: float, freedom: float) -> float:
    """The value below which Student's t stays with this probability."""
    # scipy.special loads in a tenth of the time of scipy.stats.
    from scipy.special import stdtrit  # noqa: PLC0415 - slow

    return float(stdtrit(freedom, probability))


def _named(method: str, mean: float, low: float, high: float, level: float) -> Interval:
    low, high = max(0.0, min(low, mean)), min(1.0, max(high, mean))
    return Interval(estimate=mean, low=low, high=high, method=method, level=level)
