"""How much better an agent does where it was trained: success on train profiles against test."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.records.record import Record
from pytest_androidbench.report.differences import NamedDifference, named_differences
from pytest_androidbench.report.naming import AgentNames, parted
from pytest_androidbench.report.over_profiles import paired, side_of, under

TRAIN: Final = "train"
TEST: Final = "test"
"""Names of two splits of a file of profiles, which make the gap."""
Splits = Mapping[str, Sequence[str]]
"""By name the profiles of each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SplitPart:
    """How much of a split was run."""

    profiles: int
    """With scored episodes."""
    of: int
    """That it has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneralisationGap:
    """Success on the profiles an agent may have been trained on minus that on others."""

    of: str
    """Whose it is, where the run has several agents or kinds of device."""
    train: SplitPart
    test: SplitPart
    gap: NamedDifference
    """Train, the new side, against test: above 0 where it does worse on what it has not seen."""


def gaps(
    records: Iterable[Record], names: AgentNames, splits: Splits
) -> Iterator[GeneralisationGap]:
    """The gap of each agent on each kind of device; none where a side was not run.

    Args:
        records: the rated ones.
        names: of the agents.
        splits: of the run's profiles.
    """
    for of, some in parted(records, names):
        train, test = (under(some, splits.get(name, ())) for name in (TRAIN, TEST))
        if pairs := paired(side_of(test), side_of(train)):
            (found,) = named_differences({TRAIN: pairs})
            yield GeneralisationGap(
                of=of,
                train=_part(train, splits[TRAIN]),
                test=_part(test, splits[TEST]),
                gap=found,
            )


def splits_of(splits: Splits, profiles: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The splits to be told of: those run whole, and train and test as far as they were.

    A part that is itself a split run whole goes by that name. Nothing where there is but one, which
    all of the run is.
    """
    run = set(profiles)
    whole = {name: tuple(among) for name, among in splits.items() if run.issuperset(among)}
    named = set(map(frozenset, whole.values()))
    parts = {name: run.intersection(splits.get(name, ())) for name in (TRAIN, TEST)}
    found = whole | {
        name: tuple(sorted(part))
        for name, part in parts.items()
        if part and name not in whole and frozenset(part) not in named
    }
    return found if len(found) > 1 or run.difference(*found.values()) else {}


def _part(records: Iterable[Record], profiles: Sequence[str]) -> SplitPart:
    return SplitPart(
        profiles=len({record.cell.profile for record in records}), of=len(set(profiles))
    )
