"""All that a run found out about the tasks' code, put together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from math import ceil
from pathlib import Path
from statistics import median

from pytest_androidbench.mutants import store
from pytest_androidbench.mutants.excused import Excuse, needless
from pytest_androidbench.mutants.judged import Fate, Judged, Mutant, TaskJudged
from pytest_androidbench.mutants.score import united
from pytest_androidbench.mutants.unread import unread_text


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """What judgements took, in seconds."""

    judgements: int
    median: float
    p99: float
    """The least that 99 of 100 did not exceed."""


@dataclass(frozen=True, kw_only=True)
class Findings:
    """Of one run."""

    judged: tuple[Judged, ...]
    """By each task, so that there may be several of one mutant."""
    excuses: tuple[Excuse, ...] = ()
    tasks: tuple[TaskJudged, ...] = ()
    unread_params: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By task."""
    refused_tests: tuple[str, ...] = ()
    named_tests: bool = False
    """Whether the suites name tests at all."""
    barred: bool = True
    """Whether a survivor makes the run fail: not where others' rules were judged."""

    @cached_property
    def mutants(self) -> list[Judged]:
        """One judgement for each mutant, by place."""
        return sorted(united(self.judged), key=lambda one: place(one.mutant))

    @cached_property
    def survivors(self) -> list[Judged]:
        """Those that nobody noticed: of tasks' own functions, then of shared ones, by place."""
        found = [one for one in self.mutants if one.fate is Fate.SURVIVED]
        return sorted(found, key=lambda one: not one.own)

    @cached_property
    def by_tests(self) -> list[Judged]:
        """Those that only tests noticed, by place."""
        return [one for one in self.mutants if one.fate is Fate.TESTED]

    @cached_property
    def needless(self) -> list[str]:
        """A sentence for each excuse that is of nothing."""
        return needless(self.mutants, self.excuses)

    @property
    def refused(self) -> list[str]:
        """A sentence for each end and each test that could say nothing."""
        ends = [f"{one.task}: {why}" for one in self.tasks for why in one.refused]
        return [*ends, *self.refused_tests]

    @property
    def spared(self) -> list[TaskJudged]:
        """Tasks whose code was not changed, for a reason of their suite's."""
        return [one for one in self.tasks if one.spared]

    @property
    def changes_device(self) -> list[TaskJudged]:
        """Tasks whose checks change the device beyond its clock."""
        return [one for one in self.tasks if one.changes_device]

    @property
    def unread(self) -> list[str]:
        """A sentence for each param that a goal names and no check can know of: it may be right."""
        pairs = [(task, name) for task in sorted(self.unread_params)
                 for name in self.unread_params[task]]  # fmt: skip
        return [f"{task}: {unread_text(name)}" for task, name in pairs]

    @property
    def bad(self) -> bool:
        """Whether the run counts as failed."""
        missed = self.survivors or self.needless
        return bool(self.refused or (self.barred and missed))

    @property
    def times(self) -> Times | None:
        """What the judgements took; None where there were none."""
        taken = sorted(second for one in self.judged for second in one.seconds)
        if not taken:
            return None
        worst = taken[ceil(0.99 * len(taken)) - 1]
        return Times(judgements=len(taken), median=median(taken), p99=worst)

    def tried_on(self, mutant: Mutant) -> dict[str, list[str]]:
        """The ends that a mutant was tried on, by task."""
        found: dict[str, list[str]] = {}
        for one in self._by_mutant.get(mutant, ()):
            found.setdefault(one.task, []).extend(one.ends)
        return {task: list(dict.fromkeys(ends)) for task, ends in found.items() if ends}

    @cached_property
    def _by_mutant(self) -> dict[Mutant, list[Judged]]:
        found: dict[Mutant, list[Judged]] = {}
        for one in self.judged:
            found.setdefault(one.mutant, []).append(one)
        return found


def read_findings(run: Path, *, barred: bool = True) -> Findings | None:
    """What a run directory holds; None where no code was changed in it.

    Args:
        run: the run directory.
        barred: as `Findings.barred`.

    Raises:
        CodecError: a file of it cannot be read.
    """
    if not (run / store.FOLDER).is_dir():
        return None
    return Findings(
        judged=tuple(store.read_judged(run)),
        excuses=tuple(store.kept_excuses(run)),
        tasks=tuple(store.read_tasks(run)),
        unread_params=store.read_unread(run),
        refused_tests=tuple(store.refused_tests(run)),
        named_tests=bool(store.kept_tests(run)),
        barred=barred,
    )


def place(mutant: Mutant) -> tuple[str, int, int, str]:
    """What mutants are sorted by."""
    return mutant.module, mutant.line, mutant.column, mutant.mutated


def ends_text(tried: dict[str, list[str]], most: int = 4) -> str:
    """The ends a mutant was tried on, in a few words."""
    every = [f"{task}: {end}" if len(tried) > 1 else end for task, ends in tried.items()
             for end in ends]  # fmt: skip
    more = [f"and {len(every) - most} more"] if len(every) > most else []
    return ", ".join([*_first(every, most), *more]) or "none"


def _first(texts: Iterable[str], most: int) -> list[str]:
    return list(texts)[:most]
