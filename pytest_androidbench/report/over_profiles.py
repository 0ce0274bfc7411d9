"""Outcomes of the same tasks under several profiles, paired."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId, Record
from pytest_androidbench.stats.paired import Pairs

Side: TypeAlias = Mapping[tuple[EpisodeId, Hashable], list[float]]
"""The outcomes under some profiles: 1 for passed, 0 for not, by all that an episode has but its
profile, and by what else must be the same to be compared."""


def under(records: Iterable[Record], profiles: Iterable[str]) -> list[Record]:
    """The episodes that were run under some profiles."""
    among = frozenset(profiles)
    return [record for record in records if record.cell.profile in among]


def side_of(records: Iterable[Record], beside: Callable[[Record], Hashable] | None = None) -> Side:
    """The outcomes of scored episodes under some profiles.

    Args:
        records: the episodes.
        beside: what else must be the same of those they are compared with; None = nothing.
    """
    found: dict[tuple[EpisodeId, Hashable], list[float]] = {}
    for record in records:
        cell = replace(record.episode, cell=replace(record.cell, profile=""))
        place = cell, beside(record) if beside is not None else None
        found.setdefault(place, []).append(float(record.outcome is Outcome.PASSED))
    return found


def paired(old: Side, new: Side) -> Pairs:
    """By task the success under the profiles of one side and of another.

    A pair is of the episodes that have task, seed, repeat and variation in common. Of several
    profiles on a side it holds the mean.
    """
    pairs: dict[str, list[tuple[float, float]]] = {}
    for place, passes in old.items():
        if place in new:
            cell = place[0].cell
            both = (_mean(passes), _mean(new[place]))
            pairs.setdefault(f"{cell.suite}/{cell.task}", []).append(both)
    return pairs


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
