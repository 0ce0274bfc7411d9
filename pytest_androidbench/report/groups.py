"""Groups of episodes under a common name, as the rows of a report's tables have them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.varied import USUAL
from pytest_androidbench.report.wording import KIND_NAMES
from pytest_androidbench.stats.rates import Rate, success_rate


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """One row of a table: some episodes under a common name."""

    name: str
    word: str = ""
    """The name without what sets it apart from like ones of other agents and kinds of device."""
    agent: str = ""
    """Whose they are, in a run of several agents; they are never pooled."""
    rate: Rate
    score: float | None
    """Mean score of the scored episodes."""
    steps: float | None
    """Mean steps of the passed ones."""
    outcomes: dict[Outcome, int]


Rows: TypeAlias = Callable[[Sequence[Record], Callable[[Record], list[str]]], tuple[Group, ...]]
"""Sorts episodes into groups by the names each belongs to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AxisTable:
    """What came of one thing that cells differ in, a group for each of its values."""

    name: str
    groups: tuple[Group, ...]
    """The usual one first."""


def rate_of(records: Iterable[Record], not_run: int = 0) -> Rate:
    """The success rate of some episodes, clustered by task."""
    passes: dict[str, list[float]] = {}
    unscored = not_run
    for record in records:
        if record.outcome.scored:
            task = f"{record.cell.suite}/{record.cell.task}"
            passes.setdefault(task, []).append(float(record.outcome is Outcome.PASSED))
        elif record.outcome is not Outcome.SKIPPED:
            unscored += 1
    return success_rate(passes, unscored)


def grouped(
    records: Sequence[Record], words: Callable[[Record], Iterable[str]], *, names: AgentNames
) -> tuple[Group, ...]:
    """Sort episodes into groups; one may be in several, and "" names no group.

    Groups never hold episodes of several kinds of device, or of several agents: each gets groups
    of its own.
    """
    found: dict[tuple[str, str], list[Record]] = {}
    kinds = {record.device.kind for record in records if record.device.kind}
    for record in records:
        apart = [names.of(record)] if len(names.all) > 1 else []
        apart += [KIND_NAMES[record.device.kind]] if len(kinds) > 1 else []
        where = f" ({', '.join(apart)})" if apart else ""
        for name in words(record):
            if name:
                found.setdefault((name + where, name), []).append(record)
    order = sorted(found, key=lambda names: difficulty_order(names[0]))
    return tuple(group_of(name, found[name, word], word=word) for name, word in order)


def value_order(group: Group) -> tuple[bool, list[float], str]:
    """Where a value of an axis stands: the usual one first, and numbers by their size."""
    value = group.name.partition(" ")[0]
    numbers = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", value)]
    return value != USUAL, numbers, group.name


def group_of(
    name: str, records: Sequence[Record], not_run: int = 0, *, agent: str = "", word: str = ""
) -> Group:
    """The numbers of some episodes under a common name."""
    scores = [r.score or 0.0 for r in records if r.outcome.scored]
    steps = [float(r.steps) for r in records if r.outcome is Outcome.PASSED]
    return Group(
        name=name,
        word=word,
        agent=agent,
        rate=rate_of(records, not_run),
        score=_mean(scores),
        steps=_mean(steps),
        outcomes=outcomes_of(records),
    )


def outcomes_of(records: Iterable[Record]) -> dict[Outcome, int]:
    """How many episodes came to each outcome, none left out."""
    counts = Counter(record.outcome for record in records)
    return {outcome: counts[outcome] for outcome in Outcome}


def apps_of(record: Record) -> list[str]:
    """The apps that a task is about."""
    return [app.strip() for app in record.app.split(",")]


def difficulty_order(name: str) -> tuple[int, str]:
    """Where a difficulty stands among all: the easiest first, and unknown words at the end."""
    known = ("easy", "medium", "hard")
    level = name.partition(" ")[0]
    return (known.index(level), name) if level in known else (len(known), name)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
