"""How large a run must be, and what one of a given size can show."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, assert_never

from pytest_androidbench.stats.intervals import LEVEL, normal_quantile

POWER: Final = 0.8
Goal: TypeAlias = Literal["interval", "difference", "margin"]
"""What a run is to be large enough for: the half-width of the rate's 95 % interval; the smallest
difference of two agents that is found; the loss that the gate lets an agent as good as before pass
by."""
MOST_EPISODES: Final = 1_000_000
"""Of a plan; what needs more is said to be out of reach."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """What is believed of the agents before they are run."""

    rate: float
    """Success rate, 0..1."""
    of_tasks: float
    """Share of the variance of one episode's outcome that tasks make."""
    of_seeds: float = 0.0
    """Share that the seeds of a task make."""
    correlation: float = 0.8
    """Of two agents' chances of success over tasks and seeds: 1 = both find the same ones hard."""

    def __post_init__(self) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: a share is none, or two make more than the whole.
        """
        together = self.of_tasks + self.of_seeds
        shares = (self.rate, self.of_tasks, self.of_seeds, together, self.correlation)
        if not all(0 <= share <= 1 for share in shares):
            raise ValueError(
                "a rate, a correlation, and what tasks and seeds make of the variance, alone and "
                f"together, are shares between 0 and 1: {self}"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class Design:
    """How large a run is."""

    tasks: int
    seeds: int = 1
    repeats: int = 1

    @property
    def episodes(self) -> int:
        """All of an agent's."""
        return self.tasks * self.seeds * self.repeats


def reach(goal: Goal, expected: Expected, design: Design, power: float = POWER) -> float:
    """What a run of this size is good for: the half-width, difference or margin it comes to.

    All are standard errors times a quantile of the normal distribution: 1.96 for the interval,
    1.96 + z(power) for a difference that is found, 1.64 + z(power) for a margin that is kept.
    """
    match goal:
        case "interval":
            effect = _effect(expected, design)
            whole = expected.rate * (1 - expected.rate)
            return normal_quantile(0.5 + LEVEL / 2) * math.sqrt(whole * effect / design.episodes)
        case "difference":
            return smallest_difference(_paired_error(expected, design), power=power)
        case "margin":
            return (normal_quantile(LEVEL) + normal_quantile(power)) * _paired_error(
                expected, design
            )
        case _:
            assert_never(goal)


def _effect(expected: Expected, design: Design) -> float:
    return design_effect(design.seeds, expected.of_tasks, design.repeats, expected.of_seeds)


def _paired_error(expected: Expected, design: Design) -> float:
    """Of a difference, in which what both agents find hard alike is taken out."""
    shared = expected.correlation * (expected.of_tasks + expected.of_seeds)
    if shared == 1:
        return 0.0
    left = (1 - expected.correlation) / (1 - shared)
    own = replace(expected, of_tasks=expected.of_tasks * left, of_seeds=expected.of_seeds * left)
    return paired_error(expected.rate, design.episodes, shared, _effect(own, design))


def designs(
    goal: Goal,
    size: float,
    expected: Expected,
    *,
    tasks: int,
    repeats: Sequence[int] = (1, 3),
    power: float = POWER,
) -> Iterator[Design]:
    """The smallest runs that reach a goal: by more seeds, by more repeats, and by more tasks.

    None comes with so many tasks if no number of seeds makes up for them.

    Args:
        goal: what is wanted.
        size: how small it is to be, 0..1.
        expected: what is believed of the agents.
        tasks: there are.
        repeats: of each seed that are looked at.
        power: how often it is to be reached.

    Raises:
        ValueError: the size is no share, or there is no task.
    """
    if not 0 < size <= 1 or tasks < 1 or not 0 < power < 1:
        raise ValueError(f"no run reaches {size} on {tasks} tasks with a power of {power}")
    for each in repeats:
        start = Design(tasks=tasks, repeats=each)
        if (seeds := _least("seeds", start, goal, size, expected, power)) is not None:
            yield replace(start, seeds=seeds)
    if (more := _least("tasks", Design(tasks=1), goal, size, expected, power)) is not None:
        yield Design(tasks=more)


def _least(
    what: Literal["seeds", "tasks"],
    start: Design,
    goal: Goal,
    size: float,
    expected: Expected,
    power: float,
) -> int | None:
    """The least number that reaches a goal, which larger ones do, too; None = none does."""

    def reached(number: int) -> bool:
        # Rounding must not ask for one more than the formula says.
        design = replace(start, **{what: number})
        return reach(goal, expected, design, power) <= size * (1 + 1e-9)

    most = MOST_EPISODES // start.episodes
    if most < 1 or not reached(most):
        return None
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if reached(middle) else (middle, high)
    return high


def design_effect(
    seeds: float, correlation: float, repeats: float = 1, of_seeds: float = 0.0
) -> float:
    """How many times the variance of a mean grows since episodes of a task are alike.

    L. Kish, *Survey Sampling*, 1965, 5.4: 1 + (n - 1) rho; with repeats, which are of one seed as
    well, the variance of a nested design over that of as many independent episodes.

    Args:
        seeds: of each task.
        correlation: of a task's episodes with different seeds: the task's share of the variance.
        repeats: of each seed.
        of_seeds: the seeds' share of the variance.
    """
    return 1 + (seeds * repeats - 1) * correlation + (repeats - 1) * of_seeds


def smallest_difference(error: float, level: float = LEVEL, power: float = POWER) -> float:
    """The true difference that a test with this standard error finds with this power."""
    return (normal_quantile(0.5 + level / 2) + normal_quantile(power)) * error


def paired_error(rate: float, cells: float, correlation: float, effect: float = 1.0) -> float:
    """The standard error of a paired difference between two agents that are about as good.

    Args:
        rate: success rate of both.
        cells: that both have.
        correlation: of their outcomes on the same cell.
        effect: the design effect of several seeds a task.
    """
    if not 0 <= rate <= 1 or not -1 <= correlation <= 1 or cells <= 0:
        raise ValueError(f"no run has rate {rate}, correlation {correlation} and {cells} cells")
    return math.sqrt(2 * rate * (1 - rate) * (1 - correlation) * effect / cells)


def cells_for(difference: float, error: float, cells: int, quantiles: float) -> float:
    """How many cells make `difference` so many standard errors, if a run with `cells` has `error`.

    Infinite where there is no difference to be shown, up to rounding.
    """
    if difference < 1e-9:
        return math.inf
    return cells * (quantiles * error / difference) ** 2
