"""The parts of a comparison: which apps, tags and tasks differ, and what cells took."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from pytest_androidbench.records.record import Record
from pytest_androidbench.records.reference import ReferenceSteps
from pytest_androidbench.report.differences import NamedDifference, named_differences
from pytest_androidbench.report.groups import apps_of
from pytest_androidbench.report.pairing import Pair, passed, values_of
from pytest_androidbench.stats.multiplicity import benjamini_hochberg
from pytest_androidbench.stats.paired import discordance
from pytest_androidbench.stats.quantiles import Spread, spread


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskChange:
    """A task with how many of its cells each agent passes."""

    task: str
    old: int
    new: int
    cells: int
    p: float
    """McNemar's exact test over its cells."""
    adjusted: float
    """The same for all tasks that are compared, by Benjamini and Hochberg's method."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """The comparison on parts of the suite that are looked at together."""

    name: str
    """What they are: `app` or `tag`."""
    parts: tuple[NamedDifference, ...]
    """By name; a task of several apps or tags is in each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What the cells took, by each agent."""

    name: str
    unit: str
    old: Spread
    new: Spread


def families(pairs: Sequence[Pair]) -> Iterator[Family]:
    """The differences by app and by tag, where there are several of them."""
    words: dict[str, Callable[[Record], Iterable[str]]] = {
        "app": apps_of,
        "tag": lambda record: record.tags,
    }
    for name, of in words.items():
        groups: dict[str, list[Pair]] = {}
        for pair in pairs:
            for word in dict.fromkeys(of(pair.new.record)):
                if word:
                    groups.setdefault(word, []).append(pair)
        if len(groups) > 1:
            by_name = {word: values_of(some) for word, some in groups.items()}
            yield Family(name=name, parts=named_differences(by_name))


def task_changes(pairs: Sequence[Pair]) -> list[TaskChange]:
    """The tasks that changed, the greatest loss first."""
    values = values_of(pairs)
    chances = [discordance({task: cells}).p for task, cells in values.items()]
    # Over all tasks that were looked at, not only over those that seem to differ.
    adjusted = benjamini_hochberg(chances)
    changes = [
        TaskChange(
            task=task,
            old=round(sum(old for old, _ in cells)),
            new=round(sum(new for _, new in cells)),
            cells=len(cells),
            p=p,
            adjusted=shown,
        )
        for (task, cells), p, shown in zip(values.items(), chances, adjusted, strict=True)
    ]
    changed = [one for one in changes if one.old != one.new]
    return sorted(changed, key=lambda one: ((one.new - one.old) / one.cells, one.task))


def costs_of(pairs: Sequence[Pair], needed: ReferenceSteps) -> Iterator[Cost]:
    """What the cells took, as far as the runs tell of it."""
    fine = [pair for pair in pairs if passed(pair.old.record) and passed(pair.new.record)]

    def cost(
        name: str, unit: str, value: Callable[[Record], float], over: Sequence[Pair] = pairs
    ) -> Cost:
        return Cost(
            name=name,
            unit=unit,
            old=spread([value(pair.old.record) for pair in over]),
            new=spread([value(pair.new.record) for pair in over]),
        )

    yield cost("steps where both pass", "", lambda record: record.steps, fine)
    known = [pair for pair in pairs if needed.of(pair.new.record)]
    if known:
        yield cost("efficiency", "%", lambda r: 100 * (needed.efficiency(r) or 0.0), known)
    yield cost("seconds", "s", lambda record: record.timing.total)
    for one in (
        cost("tokens", "", lambda record: record.usage.tokens),
        cost("money", "$", lambda record: record.usage.money),
    ):
        if one.old.most > 0 or one.new.most > 0:
            yield one
