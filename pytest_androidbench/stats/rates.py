"""The success rate of a set of episodes, with what is unknown about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pytest_androidbench.stats.clusters import Values, clustered_interval, stratified_interval
from pytest_androidbench.stats.intervals import LEVEL, Interval, wilson
from pytest_androidbench.stats.planning import design_effect
from pytest_androidbench.stats.variance import split


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """The mean if all missing episodes had failed, and if all had passed."""

    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate:
    """A share of passed episodes, how sure it is, and what it rests on."""

    passed: int
    episodes: int
    """That were scored."""
    tasks: int
    """With at least one scored episode."""
    unscored: int
    """Episodes that ended without a score or never ran."""
    interval: Interval
    bounds: Bounds

    @property
    def known(self) -> bool:
        """Whether any episode was scored."""
        return self.episodes > 0

    def plain(self) -> dict[str, Any]:
        """Numbers for a machine; a rate of nothing is null."""
        return {
            "passed": self.passed,
            "episodes": self.episodes,
            "tasks": self.tasks,
            "unscored": self.unscored,
            "rate": self.interval.estimate if self.known else None,
            "low": self.interval.low,
            "high": self.interval.high,
            "level": self.interval.level,
            "method": self.interval.method,
            "if_unscored_failed": self.bounds.low,
            "if_unscored_passed": self.bounds.high,
        }


def success_rate(passes: Values, unscored: int = 0, level: float = LEVEL) -> Rate:
    """Rate the episodes of several tasks: 1 for passed, 0 for not, by task.

    With several tasks and more than one episode in any of them the interval is clustered by
    task; one episode a task, or one task alone, leaves plain Wilson.
    """
    groups = {task: group for task, group in passes.items() if group}
    episodes = sum(map(len, groups.values()))
    passed = round(sum(sum(group) for group in groups.values()))
    if len(groups) > 1 and episodes > len(groups):
        interval = clustered_interval(groups, level)
    else:
        interval = wilson(passed, episodes, level)
    return Rate(
        passed=passed,
        episodes=episodes,
        tasks=len(groups),
        unscored=unscored,
        interval=interval,
        bounds=unscored_bounds(passed, episodes, unscored),
    )


def unscored_bounds(passed: int, episodes: int, unscored: int) -> Bounds:
    """How far the rate could move had the unscored episodes been scored."""
    total = episodes + unscored
    if total == 0:
        return Bounds(low=0.0, high=1.0)
    return Bounds(low=passed / total, high=(passed + unscored) / total)


@dataclass(frozen=True, slots=True, kw_only=True)
class Clustering:
    """What it means for a rate that several episodes are of one task."""

    fixed: Interval
    """How sure the rate is of exactly these tasks, which stand for no others."""
    design_effect: float
    """How many times the variance is that of as many episodes of as many tasks."""
    worth: float
    """How many episodes of a task each would tell as much."""


def clustering(passes: Values, level: float = LEVEL) -> Clustering | None:
    """What tasks make of a rate; None where there is one, each has one episode, or all are alike.

    Args:
        passes: 1 for passed, 0 for not, by task.
        level: of the interval.
    """
    groups = {task: group for task, group in passes.items() if group}
    episodes = sum(map(len, groups.values()))
    if len(groups) < 2 or episodes == len(groups):
        return None
    parts = split({task: {"": group} for task, group in groups.items()})
    whole = parts.task + parts.repeat
    if not whole:
        # All passed, or none: that says nothing of how alike the episodes of a task are.
        return None
    # Tasks of unequal size: the mean size that an episode finds itself in.
    size = sum(len(group) ** 2 for group in groups.values()) / episodes
    effect = design_effect(size, parts.task / whole)
    fixed = stratified_interval(groups, level)
    return Clustering(fixed=fixed, design_effect=effect, worth=episodes / effect)
