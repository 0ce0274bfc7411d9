"""Runs the item of a task whose code is changed: its ends, then every mutant, on one device."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import pytest_androidbench.appdata
from pytest_androidbench.mutants.judged import Fate, Judged
from pytest_androidbench.mutants.table import (
    NOTICED,
    forget_judged,
    mutant_line,
    read_judged,
    write_judged,
)
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.cells import ends
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.ends import End, Ends, comes_to
from pytest_androidbench.plugin.conduct.mutating import Mutating
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory


class Mutants:
    """One task's mutants."""

    def __init__(
        self, bench: Bench, item: pytest.Item, run_episode: Callable[[Assignment], Record | None]
    ) -> None:
        self._bench, self._item = bench, item
        self._assignment = item.stash[ASSIGNMENT]
        self._ends = Ends(bench, run_episode)
        self._played: list[End] = []
        self._refused: list[str] = []
        self.judged: list[Judged] = []
        self.telling: Record | None = None
        """The record of an end that stands for the item; None = it was called off."""

    @property
    def fault(self) -> str:
        """What the item's failure says; "" when every mutant was noticed."""
        survivors = [one.mutant for one in self.judged if one.fate is Fate.SURVIVED]
        told = [f"nobody noticed {mutant_line(mutant)}" for mutant in survivors]
        return "\n".join([*self._refused, *told])

    def run(self) -> None:
        """Play the ends, then go through the mutants."""
        task, suite = self._assignment.task, self._assignment.suite
        run = self._bench.run_path
        forget_judged(run, suite.name, task.id)
        for number, draw in enumerate(ends(task, self._bench.settings)):
            self._play(self._assignment.at(draw), number)
        if not self._played:
            return
        known = {one.mutant for one in read_judged(run) if one.fate in NOTICED}
        with self._scratch():
            mutating = Mutating(self._ends, self._files(), suite.name, task.id)
            self._refused += mutating.begin(self._played)
            for judged in mutating.judged(known):
                self.judged.append(judged)
                write_judged(run, judged)
        self._forget_states()

    def _play(self, assignment: Assignment, number: int) -> None:
        end = self._ends.play(assignment, f"mutants-{number}")
        if end is None:
            self._refused.append(f"{assignment.audit}: came to no verdict")
            return
        self.telling = self.telling or end.record
        if fault := comes_to(end.record):
            self._refused.append(f"{end.name}: {fault}")
        else:
            self._played.append(end)

    @contextmanager
    def _scratch(self) -> Iterator[None]:
        """Let judgements leave nothing in the run."""
        run = self._bench.run
        assert run is not None
        with tempfile.TemporaryDirectory(prefix="androidbench-") as here:
            self._bench.run = RunDirectory(Path(here), run.manifest)
            try:
                yield
            finally:
                self._bench.run = run

    def _files(self) -> frozenset[str]:
        """Those whose functions are changed: the suite's, and what reads the state of apps."""
        folder = self._assignment.suite.folder or Path(self._assignment.task.file)
        own = folder.rglob("*.py") if folder.is_dir() else [folder]
        appdata = Path(pytest_androidbench.appdata.__file__).parent.rglob("*.py")
        return frozenset(map(str, [*own, *appdata]))

    def _forget_states(self) -> None:
        """Let the phone keep its memory limit."""
        device = self._bench.holder.acquire()
        for end in self._played:
            for turn in end.turns:
                device.delete_snapshot(turn.snapshot)
