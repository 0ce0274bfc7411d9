"""Runs the item of a study: one episode after the other, on one device, as its course asks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.plugin.collect.tasks import ASSIGNMENT
from pytest_androidbench.plugin.conduct.bench import Bench
from pytest_androidbench.plugin.conduct.several import RunEpisode
from pytest_androidbench.records.contents import counting, read_study
from pytest_androidbench.records.listed import Pin
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Record
from pytest_androidbench.records.studied import STUDY, StudyPlace, digest_of, place_of
from pytest_androidbench.report.studies import sentence, studied_task
from pytest_androidbench.studies.course import Course, Trial
from pytest_androidbench.studies.draws import Draws
from pytest_androidbench.studies.finding import StudyFinding, finding_of
from pytest_androidbench.tasks.params import record_values
from pytest_androidbench.tasks.searching import Search, key_of

UNSCORED: Final = 5
"""Episodes in a row without a score, after which a study is given up."""


class _GivenUp(AndroidBenchError):
    """The study cannot go on in this session."""


class Study:
    """One task's study."""

    def __init__(self, bench: Bench, item: pytest.Item, run_episode: RunEpisode) -> None:
        self._bench, self._item, self._run_episode = bench, item, run_episode
        self._assignment = item.stash[ASSIGNMENT]
        self._records: dict[tuple[str, int], Record] = {}
        """By digest of the params and repeat, those of earlier sessions included."""
        self._unscored = 0
        self.ran = 0
        """Episodes run in this session."""

    @property
    def records(self) -> list[Record]:
        """Those of its episodes, in their order."""
        return sorted(self._records.values(), key=lambda record: record.episode.key)

    @property
    def finding(self) -> StudyFinding:
        """What has been found."""
        return finding_of(self._assignment.episode, self.records)

    @property
    def telling(self) -> Record | None:
        """The record that stands for it: of the simplest failure, else of the last episode."""
        simplest = self.finding.simplest
        if simplest is not None:
            return simplest.record
        scored = [record for record in self.records if record.outcome.scored]
        return next(reversed(scored or self.records), None)

    @property
    def fault(self) -> str:
        """What the item's failure says; "" when nothing has broken the agent."""
        found = self.finding
        if found.scored and not found.failed:
            return ""
        example = found.simplest.record.reason if found.simplest is not None else ""
        why = example or (self.telling.reason if self.telling is not None else "")
        return f"study of {studied_task(found)}: {sentence(found)}\n{why}".rstrip()

    def run(self) -> None:
        """Go through it, as far as this session can."""
        self._remember()
        task, suite = self._assignment.task, self._assignment.suite.name
        seed, budget = self._assignment.cell.seed, self._bench.settings.study
        search = Search(task, suite, seed)
        course = Course(Draws(task, suite, seed), search, budget, self._outcome)
        try:
            course.run()
        except _GivenUp:
            return

    def _remember(self) -> None:
        """Take in what earlier sessions, and workers that died, have written."""
        assert self._bench.run is not None
        for attempts in read_study(self._bench.run.path, self._assignment.episode):
            record = counting(attempts).record
            place = place_of(record.cell)
            if place is not None:
                self._records[place.digest, record.cell.repeat] = record

    def _outcome(self, trial: Trial) -> bool | None:
        digest = digest_of(key_of(trial.values))
        record = self._records.get((digest, trial.repeat))
        if record is None or not record.outcome.scored:
            record = self._run(trial, digest, record.cell if record is not None else None)
            self._records[digest, trial.repeat] = record
        if not record.outcome.scored:
            self._unscored += 1
            if self._unscored >= UNSCORED:
                raise _GivenUp
            return None
        self._unscored = 0
        return record.outcome is not Outcome.PASSED

    def _run(self, trial: Trial, digest: str, cell: Cell | None) -> Record:
        session = self._item.session
        if session.shouldstop or session.shouldfail:
            raise _GivenUp
        at = StudyPlace(number=trial.number, why=trial.why, round=trial.round, digest=digest)
        place = str(at)
        if cell is not None:
            place = dict(cell.variation)[STUDY]
        whole = self._assignment
        pin = Pin(
            task=f"{whole.suite.name}/{whole.task.id}",
            params=record_values(trial.values),
            seed=whole.draw.seed,
            why=f"episode {trial.number} of a study",
        )
        draw = replace(whole.draw, study=place, repeat=trial.repeat, pin=pin, values=trial.values)
        self.ran += 1
        record = self._run_episode(whole.at(draw))
        if record is None:
            raise _GivenUp
        return record
