"""What varying one thing does to success: each value of an axis against the usual one, paired."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import DRAWS, PARAMETRIZE, EpisodeId, Record
from pytest_androidbench.records.standing import PIN
from pytest_androidbench.records.studied import STUDY
from pytest_androidbench.report.differences import NamedDifference, named_differences
from pytest_androidbench.report.naming import AgentNames, parted
from pytest_androidbench.stats.paired import Pairs

APART: Final = {PARAMETRIZE, STUDY, PIN, DRAWS}
"""Variations that are no axis of `--ab-vary`."""
USUAL: Final = "usual"
"""The value of an axis that is as the task, or the device, has it."""
PROFILE: Final = "profile"
"""The axis that `--ab-profiles` varies."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AxisDifferences:
    """What varying one thing makes of an agent's success."""

    axis: str
    of: str
    """Whose it is, where the run has several agents or kinds of device."""
    usual: str
    """What the values are held against."""
    values: tuple[NamedDifference, ...]
    """Each value against that, which is the old side."""


def varied(
    records: Iterable[Record], names: AgentNames, profiles: Sequence[str]
) -> Iterator[AxisDifferences]:
    """The differences along every axis that some records were varied along.

    Args:
        records: the rated ones.
        names: of the agents.
        profiles: of the run; the default one is the usual, else the first.
    """
    usual = defaults.PROFILE if defaults.PROFILE in profiles else next(iter(profiles), "")
    for of, some in parted(records, names):
        for axis in (PROFILE, *axes_of(some)):
            against = usual if axis == PROFILE else USUAL
            found = named_differences(_pairs(some, axis, against))
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
    return dict(found)


def _passed(record: Record) -> float:
    return float(record.outcome is Outcome.PASSED)
