"""What varying one thing does to success: each value of an axis against the usual one, paired."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import PARAMETRIZE, EpisodeId, Record
from pytest_androidbench.records.standing import PIN
from pytest_androidbench.records.studied import GIVEN, STUDY
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.wording import KIND_NAMES
from pytest_androidbench.stats.multiplicity import holm
from pytest_androidbench.stats.paired import Difference, Pairs, difference, sign_flips
from pytest_androidbench.stats.planning import smallest_difference
from pytest_androidbench.stats.variance import Permutation

APART: Final = {PARAMETRIZE, STUDY, GIVEN, PIN}
"""Variations that are no axis of `--ab-vary`."""
USUAL: Final = "usual"
"""The value of an axis that is as the task, or the device, has it."""
PROFILE: Final = "profile"
"""The axis that `--ab-profiles` varies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueDifference:
    """One value of an axis against the usual one, on the same cells."""

    value: str
    usual: float
    """Success rate of the usual cells."""
    rate: float
    """Success rate of the same cells with this value."""
    difference: Difference
    chance: Permutation
    """By sign flips of tasks."""
    adjusted: float
    """Its p-value adjusted by Holm's method for all values of the axis."""
    smallest: float | None
    """The difference that is found in 80 % of cases; None with a single task."""

    @property
    def shown(self) -> bool:
        """Whether the value makes a difference beyond chance, with all others looked at too."""
        sure = not self.difference.low <= 0 <= self.difference.high
        return sure and self.adjusted <= 1 - self.difference.level


@dataclass(frozen=True, slots=True, kw_only=True)
class AxisDifferences:
    """What varying one thing makes of an agent's success."""

    axis: str
    of: str
    """Whose it is, where the run has several agents or kinds of device."""
    usual: str
    """What the values are held against."""
    values: tuple[ValueDifference, ...]


def varied(
    records: Iterable[Record], names: AgentNames, profiles: Sequence[str]
) -> Iterator[AxisDifferences]:
    """The differences along every axis that some records were varied along.

    Args:
        records: the rated ones.
        names: of the agents.
        profiles: of the run; the default one is the usual, else the first.
    """
    groups: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        if record.outcome.scored:
            groups.setdefault((names.of(record), record.device.kind), []).append(record)
    usual = defaults.PROFILE if defaults.PROFILE in profiles else next(iter(profiles), "")
    for (agent, kind), some in sorted(groups.items()):
        of = f"{agent} on {KIND_NAMES[kind]}" if len(groups) > 1 else ""
        for axis in (PROFILE, *axes_of(some)):
            against = usual if axis == PROFILE else USUAL
            found = _values(_pairs(some, axis, against))
            if found:
                yield AxisDifferences(axis=axis, of=of, usual=against, values=found)


def axes_of(records: Iterable[Record]) -> list[str]:
    """What records were varied in, by `--ab-vary`."""
    return sorted({axis for record in records for axis, _ in record.cell.variation} - APART)


def without(record: Record, axis: str) -> EpisodeId:
    """The same episode with an axis as usual."""
    left = tuple(pair for pair in record.cell.variation if pair[0] != axis)
    return replace(record.episode, cell=replace(record.cell, variation=left))


def _pairs(records: Sequence[Record], axis: str, usual: str) -> dict[str, Pairs]:
    """By value the outcomes of cells with the usual value and with this one, by task."""
    plain: dict[EpisodeId, Record] = {}
    others: list[tuple[str, EpisodeId, Record]] = []
    for record in records:
        if axis == PROFILE:
            value = record.cell.profile
            place = replace(record.episode, cell=replace(record.cell, profile=usual))
        else:
            value = dict(record.cell.variation).get(axis, usual)
            place = without(record, axis)
        if value == usual:
            plain[place] = record
        else:
            others.append((value, place, record))
    found: dict[str, dict[str, list[tuple[float, float]]]] = {}
    for value, place, record in others:
        if place in plain:
            task = f"{record.cell.suite}/{record.cell.task}"
            both = (_passed(plain[place]), _passed(record))
            found.setdefault(value, {}).setdefault(task, []).append(both)
    return dict(sorted(found.items()))


def _values(by_value: Mapping[str, Pairs]) -> tuple[ValueDifference, ...]:
    chances = {value: sign_flips(pairs) for value, pairs in by_value.items()}
    adjusted = holm([chance.p for chance in chances.values()])
    made = []
    for (value, pairs), p in zip(by_value.items(), adjusted, strict=True):
        cells = [cell for of_task in pairs.values() for cell in of_task]
        gap = difference(pairs)
        made.append(
            ValueDifference(
                value=value,
                usual=sum(one for one, _ in cells) / len(cells),
                rate=sum(other for _, other in cells) / len(cells),
                difference=gap,
                chance=chances[value],
                adjusted=p,
                smallest=smallest_difference(gap.planning_error) if gap.tasks > 1 else None,
            )
        )
    return tuple(made)


def _passed(record: Record) -> float:
    return float(record.outcome is Outcome.PASSED)
