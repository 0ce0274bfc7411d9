"""Runs the item of a task whose code is changed: its ends, then every mutant, on one device."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

import pytest_androidbench.appdata
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.mutants.entries import FILE_NAME
from pytest_androidbench.mutants.excused import excused
from pytest_androidbench.mutants.judged import Fate, Judged, TaskJudged
from pytest_androidbench.mutants.naming import named_for
from pytest_androidbench.mutants.score import NOTICED
from pytest_androidbench.mutants.sources import Sources
from pytest_androidbench.mutants.spared import read_spared
from pytest_androidbench.mutants.store import (
    forget_judged,
    keep_excuses,
    kept_tests,
    read_judged,
    write_judged,
    write_task,
)
from pytest_androidbench.mutants.told import mutant_line
from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.collect.cells import ends
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.ends import End, Ends, comes_to
from pytest_androidbench.plugin.conduct.mutating import Mutating
from pytest_androidbench.plugin.conduct.several import RunEpisode
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.tasks.task import Task
from pytest_androidbench.texts import said_by

MOST_IN_FAULT: Final = 3
"""Survivors that an item's failure names; the summary has all."""
_SOURCES = pytest.StashKey[dict[Path, Sources]]()


class Mutants:
    """One task's mutants."""

    def __init__(self, bench: Bench, item: pytest.Item, run_episode: RunEpisode) -> None:
        self._bench, self._item = bench, item
        self._assignment = item.stash[ASSIGNMENT]
        self._sources = self._read_sources()
        self._ends = Ends(bench, run_episode, self._sources.files)
        suite, task = self._assignment.suite.name, self._assignment.task.id
        self._mutating = Mutating(self._ends, self._sources, suite, task)
        self._played: list[End] = []
        self._refused: list[str] = []
        self._spared = self._why_spared()
        self.judged: list[Judged] = []
        self.telling: Record | None = None
        """The record of an end that stands for the item; None = it was called off."""
        self.ran = 0
        """Ends played in this session."""

    @property
    def fault(self) -> str:
        """What the item's failure says; "" when every mutant of its own was noticed."""
        told = list(self._refused)
        if not self._spared and not self._sources.subjects(
            [self._assignment.task.function.__code__]
        ):
            told.append(
                "nothing of it was changed: its source is not at hand, as of generated code"
            )
        if self._is_strict:
            named = kept_tests(self._bench.run_path)
            # What tasks share another one may notice: the session's end tells of that.
            lines = [
                f"nobody noticed {mutant_line(one.mutant)}"
                for one in self.judged
                if one.own and one.fate is Fate.SURVIVED and not named_for(one.mutant, named)
            ]
            more = len(lines) - MOST_IN_FAULT
            told += [*lines[:MOST_IN_FAULT], *([f"and {more} more"] if more > 0 else [])]
        return "\n".join(told)

    @property
    def _is_strict(self) -> bool:
        """Whether the rules are the suite's own: others' take some ends for what they are not."""
        return self._bench.settings.checks == "strict"

    def run(self) -> None:
        """Play the ends, then go through the mutants."""
        task, suite = self._assignment.task, self._assignment.suite
        run = self._bench.run_path
        forget_judged(run, suite.name, task.id)
        for number, draw in enumerate(ends(task, self._bench.settings)):
            self._play(self._assignment.at(draw), number)
            if self._spared:
                # One stands for the item.
                break
        if self._played:
            if not self._spared:
                self._change()
            self._forget_states()
        write_task(run, self._as_judged())

    def _change(self) -> None:
        """Change the code of the task bit by bit, on the ends that were played."""
        suite, run = self._assignment.suite, self._bench.run_path
        excuses = keep_excuses(run, suite.name, suite.folder)
        known = {one.mutant for one in read_judged(run) if one.fate in NOTICED}
        with self._scratch(), self._told_of_devices():
            self._refused += self._mutating.begin(self._played)
            for judged in excused(self._mutating.judged(known), excuses):
                self.judged.append(judged)
                write_judged(run, judged)

    def _as_judged(self) -> TaskJudged:
        return TaskJudged(
            suite=self._assignment.suite.name,
            task=self._assignment.task.id,
            ends=tuple(self._mutating.ends),
            refused=tuple(self._refused),
            spared=self._spared,
            changes_device=tuple(self._mutating.changes),
        )

    @contextmanager
    def _told_of_devices(self) -> Iterator[None]:
        try:
            yield
        except DeviceError as error:
            self._refused.append(f"its mutants were not judged to the end: {said_by(error)}")

    def _play(self, assignment: Assignment, number: int) -> None:
        end = self._ends.play(assignment, f"mutants-{number}")
        if end is None:
            self._refused.append(f"{assignment.audit}: came to no verdict")
            return
        self.ran += 1
        self.telling = self.telling or end.record
        fault = comes_to(end.record)
        if fault and self._is_strict:
            self._refused.append(f"{end.name}: {fault}")
        else:
            self._played.append(end)

    @contextmanager
    def _scratch(self) -> Iterator[None]:
        """Let judgements leave nothing in the run."""
        run = self._bench.run
        assert run is not None
        with tempfile.TemporaryDirectory(prefix="androidbench-") as here:
            self._bench.run = RunDirectory(Path(here), run.manifest, durable=False)
            try:
                yield
            finally:
                self._bench.run = run

    def _read_sources(self) -> Sources:
        """What is changed: the suite's functions, and those that read the state of apps."""
        folder = self._assignment.suite.folder or Path(self._assignment.task.file)
        own = folder.rglob("*.py") if folder.is_dir() else [folder]
        appdata = Path(pytest_androidbench.appdata.__file__).parent.rglob("*.py")
        known = self._item.config.stash.setdefault(_SOURCES, {})
        if folder not in known:
            known[folder] = Sources(map(str, [*own, *appdata]))
        return known[folder]

    def _why_spared(self) -> str:
        folder, task = self._assignment.suite.folder, self._assignment.task
        if folder is None:
            return ""
        return read_spared(folder / FILE_NAME).get(task.id, "") or _why_not_here(task, folder)

    def _forget_states(self) -> None:
        """Let the phone keep its memory limit."""
        device = self._bench.holder.acquire()
        for end in self._played:
            for turn in end.turns:
                device.delete_snapshot(turn.snapshot)


def _why_not_here(task: Task, folder: Path) -> str:
    """Why the function of a task is none that its suite changes; "" = it lies in its folder."""
    file = Path(task.function.__code__.co_filename)
    if not file.is_file() or file.is_relative_to(folder):
        return ""
    return f"it is a task of {task.function.__module__}, and is changed there"
