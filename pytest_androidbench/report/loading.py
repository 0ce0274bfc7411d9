"""Runs as Python values: what `pytest_androidbench.load` gives."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeAlias

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.calls import ModelCall, read_calls
from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_contents
from pytest_androidbench.records.contents import read_steps as steps_in
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.record import Record, StepRecord
from pytest_androidbench.records.reference import ReferenceSteps
from pytest_androidbench.records.standing import Standing

Rows: TypeAlias = Literal["episodes", "attempts", "steps"]
"""What a table has a row for: each episode by the attempt that counts, each attempt, each step."""
Library: TypeAlias = Literal["pandas", "polars"]


@dataclass(frozen=True, kw_only=True)
class LoadedAttempt:
    """One finished attempt at an episode, with its steps and files."""

    record: Record
    run: Path
    """The run directory."""
    folder: Path
    """Where its files are."""
    counts: bool
    """Whether it is the one of its episode that counts."""
    attempts: int
    """How many there were at its episode."""
    standing: Standing
    """What its episode counts for; rates are made of `rated` ones alone."""
    reference_steps: int | None
    """What the task's solution took with the same params; None = nobody knows."""
    efficiency: float | None
    """Those over its own, 1 at most, 0 where it failed; None = not scored, or not known."""
    files: AttemptFiles = field(repr=False)

    @cached_property
    def steps(self) -> tuple[StepRecord, ...]:
        """What was done, read when first asked for."""
        return steps_in(self.folder)

    @cached_property
    def calls(self) -> tuple[ModelCall, ...]:
        """What its agent asked its model, as far as it told, read when first asked for."""
        return read_calls(self.folder)

    def picture(self, step: StepRecord) -> Path | None:
        """The picture of the screen before a step; None = it was not kept."""
        return self.files.path(step.screenshot)

    def hierarchy(self, step: StepRecord) -> str:
        """The dump of the UI tree before a step, as XML; "" = it was not kept."""
        return self.files.dump(step)


@dataclass(frozen=True, kw_only=True)
class LoadedRuns:
    """One run directory, or several, read as a whole; nothing is pooled."""

    contents: tuple[RunContents, ...] = field(repr=False)
    """What each holds, in the order they were named."""

    @property
    def manifests(self) -> tuple[Manifest, ...]:
        """What each run is."""
        return tuple(contents.manifest for contents in self.contents)

    @property
    def records(self) -> tuple[Record, ...]:
        """The records that count: one for each episode of each run."""
        return tuple(episode.record for episode in self.episodes)

    @cached_property
    def episodes(self) -> tuple[LoadedAttempt, ...]:
        """The attempts that count."""
        return tuple(attempt for attempt in self.attempts if attempt.counts)

    @property
    def trials(self) -> tuple[Record, ...]:
        """The records of further trials that count, by run, episode and number of the trial."""
        return tuple(
            attempt.record
            for contents in self.contents
            for episode in contents.by_episode
            for attempt in contents.trials_of(episode)
        )

    @cached_property
    def attempts(self) -> tuple[LoadedAttempt, ...]:
        """Every finished attempt at a first trial, by run, episode and number."""
        return tuple(loaded for contents in self.contents for loaded in _attempts(contents))

    def to_frame(self, library: Library | None = None, *, rows: Rows = "episodes") -> Any:
        """A data frame of pandas or polars.

        Args:
            library: which of them; None = pandas, or polars where that is missing.
            rows: what it has a row for: `episodes`, `attempts` or `steps`.

        Raises:
            MissingPackage: it is not installed.
        """
        # Late: who wants records alone needs no tables.
        from pytest_androidbench.report.frames import frame_of  # noqa: PLC0415
        from pytest_androidbench.report.tables import table_of  # noqa: PLC0415

        return frame_of(table_of(self, rows), library)


def load(run: str | os.PathLike[str], *more: str | os.PathLike[str]) -> LoadedRuns:
    """Read a run directory, or several, into typed records.

    Args:
        run: the folder given with `--ab-run`, or one made by `androidbench merge`.
        more: further ones; their episodes stay apart, and nothing is said about whether they
            may be compared.

    Raises:
        RunDirectoryError: one is none, or a newer version wrote it.
    """
    paths = [Path(os.fspath(path)) for path in (run, *more)]
    same = {path.resolve() for path in paths}
    if len(same) < len(paths):
        raise RunDirectoryError("the same run directory is named twice; name each once")
    return LoadedRuns(contents=tuple(read_contents(path) for path in paths))


def _attempts(contents: RunContents) -> Iterator[LoadedAttempt]:
    counted = {attempt.folder for attempt in contents.counted}
    # Late: who wants records alone needs no numbers.
    from pytest_androidbench.report.efficiency import reference_steps  # noqa: PLC0415

    steps = reference_steps(contents)
    for attempt in contents.attempts:
        yield _loaded(contents, attempt, steps, counts=attempt.folder in counted)


def _loaded(
    contents: RunContents, attempt: StoredAttempt, steps: ReferenceSteps, *, counts: bool
) -> LoadedAttempt:
    return LoadedAttempt(
        record=attempt.record,
        run=contents.path,
        folder=contents.path / attempt.folder,
        counts=counts,
        attempts=len(contents.by_episode[attempt.record.episode]),
        standing=contents.standing(attempt.record),
        reference_steps=steps.of(attempt.record),
        efficiency=steps.efficiency(attempt.record),
        files=AttemptFiles(contents.path, attempt.folder),
    )
