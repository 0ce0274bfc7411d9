"""Several paired differences looked at together, so that each is told from chance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pytest_androidbench.stats.multiplicity import holm
from pytest_androidbench.stats.paired import Difference, Pairs, difference, sign_flips
from pytest_androidbench.stats.planning import smallest_difference
from pytest_androidbench.stats.variance import Permutation


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedDifference:
    """One of several differences, on the cells of both sides."""

    name: str
    old: float
    """Success rate of the one side, 0..1."""
    new: float
    """Success rate of the other."""
    difference: Difference
    """New minus old."""
    chance: Permutation
    """By sign flips of tasks."""
    adjusted: float
    """Its p-value adjusted by Holm's method for all that are looked at together."""
    smallest: float | None
    """The difference that so many cells find in 80 % of cases; None with a single task."""

    @property
    def shown(self) -> bool:
        """Whether there is one beyond chance: by the interval, and by the adjusted p-value."""
        sure = not self.difference.low <= 0 <= self.difference.high
        return sure and self.adjusted <= 1 - self.difference.level


def named_differences(by_name: Mapping[str, Pairs]) -> tuple[NamedDifference, ...]:
    """The differences of several groups of cells, which may overlap, in the order of the names.

    Raises:
        ValueError: a group has no cell.
    """
    groups = sorted(by_name.items())
    chances = [sign_flips(pairs) for _, pairs in groups]
    adjusted = holm([chance.p for chance in chances])
    return tuple(
        _named(name, pairs, chance, p)
        for (name, pairs), chance, p in zip(groups, chances, adjusted, strict=True)
    )


def _named(name: str, pairs: Pairs, chance: Permutation, adjusted: float) -> NamedDifference:
    cells = [cell for of_task in pairs.values() for cell in of_task]
    gap = difference(pairs)
    return NamedDifference(
        name=name,
        old=sum(old for old, _ in cells) / len(cells),
        new=sum(new for _, new in cells) / len(cells),
        difference=gap,
        chance=chance,
        adjusted=adjusted,
        smallest=smallest_difference(gap.planning_error) if gap.tasks > 1 else None,
    )
