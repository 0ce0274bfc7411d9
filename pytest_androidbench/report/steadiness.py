"""What outcomes vary with: the same task or cell tried again, and the parts of the variance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Record
from pytest_androidbench.report.naming import AgentNames, parted
from pytest_androidbench.stats.intervals import Interval
from pytest_androidbench.stats.repeats import flip_rate, flips, mean_pass_all_k, mean_pass_any_k
from pytest_androidbench.stats.variance import Permutation, VarianceSplit, seeds_matter, split


@dataclass(frozen=True, slots=True, kw_only=True)
class Steadiness:
    """Whether the same task, or the same cell, passes every time."""

    over: str
    """What the tries differ in: `seeds` or `repeats`."""
    k: int
    all_passed: float
    """pass^k, averaged over those of k tries: that all of them pass."""
    any_passed: float
    """pass@k, likewise: that one of them passes."""
    flipped: int
    """Tasks, or cells, that both pass and fail."""
    groups: int
    flip_rate: Interval
    """Their share among those of several tries, with Wilson's interval."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flip:
    """A cell that passes and fails: the same task with the same params."""

    name: str
    passed: int
    episodes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HardSeed:
    """One of the seeds with which a task fails most."""

    name: str
    passed: int
    episodes: int
    params: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeSpread:
    """What the outcomes of one agent on one kind of device vary with."""

    of: str
    """Whose they are, where the run has several."""
    parts: VarianceSplit
    """Of the variance of one episode's success."""
    seeds_matter: Permutation | None
    """Whether seeds differ by more than repeats do; None = there are no repeats."""
    flips: tuple[Flip, ...]
    worst: tuple[HardSeed, ...]
    """Of tasks that pass with other seeds."""


def steadiness(records: Iterable[Record], names: AgentNames) -> tuple[Steadiness, ...]:
    """How often all tries pass, over seeds and over repeats; nothing where each is one."""
    seeds: dict[str, list[float]] = {}
    repeats: dict[str, list[float]] = {}
    for record in records:
        if not record.outcome.scored:
            continue
        cell = record.cell
        of = f"{names.of(record)}/{record.device.kind}/{cell.profile}/{cell.variation}/{cell.suite}"
        passed = float(record.outcome is Outcome.PASSED)
        if cell.repeat == 0:
            seeds.setdefault(f"{of}/{cell.task}", []).append(passed)
        repeats.setdefault(f"{of}/{cell.task}/{cell.seed}", []).append(passed)
    return tuple(s for s in (_steady("seeds", seeds), _steady("repeats", repeats)) if s)


def _steady(over: str, passes: dict[str, list[float]]) -> Steadiness | None:
    k = max(map(len, passes.values()), default=0)
    if k < 2:
        return None
    return Steadiness(
        over=over,
        k=k,
        all_passed=mean_pass_all_k(passes, k),
        any_passed=mean_pass_any_k(passes, k),
        flipped=flips(passes),
        groups=len(passes),
        flip_rate=flip_rate(passes),
    )


def spreads(records: Iterable[Record], names: AgentNames) -> Iterator[OutcomeSpread]:
    """What the outcomes of each agent on each kind of device vary with."""
    for of, some in parted(records, names):
        if found := spread_of(of, some):
            yield found


def spread_of(of: str, records: Iterable[Record]) -> OutcomeSpread | None:
    """What the outcomes of scored episodes vary with; None where each task was run once.

    Args:
        of: whose they are.
        records: of one agent on one kind of device.
    """
    cells: dict[str, dict[str, list[Record]]] = {}
    for record in records:
        cell = record.cell
        task = " · ".join([f"{cell.suite}/{cell.task}", *_apart(cell)])
        cells.setdefault(task, {}).setdefault(str(cell.seed), []).append(record)
    tries = {task: {s: _passes(of) for s, of in seeds.items()} for task, seeds in cells.items()}
    if not any(len(seeds) > 1 or max(map(len, seeds.values())) > 1 for seeds in tries.values()):
        return None
    nested = any(
        len(seeds) > 1 and any(len(each) > 1 for each in seeds.values()) for seeds in tries.values()
    )
    return OutcomeSpread(
        of=of,
        parts=split(tries),
        seeds_matter=seeds_matter(tries) if nested else None,
        flips=tuple(_flips(cells)),
        worst=tuple(_worst(cells)),
    )


def _apart(cell: Cell) -> list[str]:
    profile = [cell.profile] if cell.profile != defaults.PROFILE else []
    return [*profile, *(value for _, value in cell.variation)]


def _passes(records: Iterable[Record]) -> list[float]:
    return [float(record.outcome is Outcome.PASSED) for record in records]


def _flips(cells: Mapping[str, Mapping[str, Sequence[Record]]]) -> Iterator[Flip]:
    for task, seeds in sorted(cells.items()):
        for seed, records in sorted(seeds.items(), key=lambda one: int(one[0])):
            passed = int(sum(_passes(records)))
            if 0 < passed < len(records):
                yield Flip(name=f"{task} · seed {seed}", passed=passed, episodes=len(records))


def _worst(cells: Mapping[str, Mapping[str, Sequence[Record]]], most: int = 5) -> list[HardSeed]:
    """Seeds with which a task fails that passes with others, the furthest from those first."""
    found = []
    for task, seeds in cells.items():
        every = [passed for records in seeds.values() for passed in _passes(records)]
        mean = sum(every) / len(every)
        for seed, records in seeds.items():
            passed = sum(_passes(records))
            if len(seeds) > 1 and passed / len(records) < mean:
                hard = HardSeed(
                    name=f"{task} · seed {seed}",
                    passed=int(passed),
                    episodes=len(records),
                    params=records[0].params,
                )
                found.append((passed / len(records) - mean, hard.name, hard))
    return [hard for _, _, hard in sorted(found, key=lambda one: one[:2])[:most]]
