"""Success of each task as B-MoCA tells it: its mean and standard error over repeated runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.generalisation import TEST, TRAIN, Splits
from pytest_androidbench.report.naming import AgentNames, parted
from pytest_androidbench.report.over_profiles import under
from pytest_androidbench.stats.repeats import RunsMean, mean_over_runs


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskOverRepeats:
    """One task's success rates in several runs."""

    task: str
    rate: RunsMean


@dataclass(frozen=True, slots=True, kw_only=True)
class OverRepeats:
    """Success rates over repeats, each of which counts as a run by itself."""

    of: str
    """Whose they are, where the run has several agents or kinds of device."""
    split: str
    """Whose profiles they are of; "" = all of the run's."""
    profiles: int
    """A run of one task has an episode of each seed for each of them."""
    every: RunsMean
    """All tasks together."""
    tasks: tuple[TaskOverRepeats, ...]


def over_repeats(
    records: Iterable[Record], names: AgentNames, splits: Splits
) -> Iterator[OverRepeats]:
    """Of each agent on each kind of device, where it was run several times.

    Args:
        records: the rated ones.
        names: of the agents.
        splits: of the run's profiles; train and test are told by themselves.
    """
    for of, some in parted(records, names):
        apart = {name: splits[name] for name in (TRAIN, TEST) if splits.get(name)}
        for split, profiles in apart.items():
            yield from _told(of, split, under(some, profiles))
        if not apart:
            yield from _told(of, "", some)


def _told(of: str, split: str, records: Sequence[Record]) -> Iterator[OverRepeats]:
    if len({record.cell.repeat for record in records}) < 2:
        return
    tasks: dict[str, list[Record]] = {}
    suites = {record.cell.suite for record in records}
    for record in records:
        cell = record.cell
        name = cell.task if len(suites) == 1 else f"{cell.suite}/{cell.task}"
        tasks.setdefault(name, []).append(record)
    yield OverRepeats(
        of=of,
        split=split,
        profiles=len({record.cell.profile for record in records}),
        every=_rate(records),
        tasks=tuple(
            TaskOverRepeats(task=name, rate=_rate(some)) for name, some in sorted(tasks.items())
        ),
    )


def _rate(records: Iterable[Record]) -> RunsMean:
    runs: dict[int, list[float]] = {}
    for record in records:
        passed = float(record.outcome is Outcome.PASSED)
        runs.setdefault(record.cell.repeat, []).append(passed)
    return mean_over_runs([sum(runs[repeat]) / len(runs[repeat]) for repeat in sorted(runs)])
