"""Reading a run directory: what is in it, and which attempt at each episode counts."""

from __future__ import annotations

import glob
import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION, from_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import EpisodeId, Record, StepRecord
from pytest_androidbench.records.reference import Reference, read_reference
from pytest_androidbench.records.standing import Standing, standing_of
from pytest_androidbench.records.studied import study_of

EPISODES: Final = "episodes"
MANIFEST: Final = "manifest.json"
PLAN: Final = "plan.json"
RECORD: Final = "record.json"
STEPS: Final = "steps.jsonl"
LEDGER: Final = ".ledger"
"""Folder of what the calls of agents' models have cost, for those who make them."""
NUMBERED: Final = re.compile(r"\.?(\d+)\b")
"""A folder of an attempt, finished or not: `2`, `2.1f09ac77`, `.2.4711.9c.part`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAttempt:
    """One finished attempt and where it lies."""

    record: Record
    folder: str = ""
    """Relative to the run directory, with forward slashes; "" = not stored."""
    digest: str = ""
    """Names the attempt: the same in every directory that holds it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Damaged:
    """A file that should hold a record and does not."""

    path: str
    why: str


@dataclass(frozen=True, kw_only=True)
class RunContents:
    """All that a run directory holds at one moment."""

    path: Path
    manifest: Manifest
    attempts: tuple[StoredAttempt, ...] = ()
    """Every finished attempt at a first trial, by episode and then by number."""
    trials: tuple[StoredAttempt, ...] = ()
    """Those at further trials, likewise: they are part of no rate, and are told apart."""
    planned: tuple[Planned, ...] = ()
    interrupted: tuple[str, ...] = ()
    """Folders of attempts whose process died before it wrote a record."""
    damaged: tuple[Damaged, ...] = field(default=())
    reference: Reference = field(default=Reference())
    """What tasks' solutions took, as far as it was taken over from another run."""

    @cached_property
    def counted(self) -> tuple[StoredAttempt, ...]:
        """For each episode the attempt that counts, in the order of their keys."""
        return tuple(counting(group) for group in self.by_episode.values())

    @cached_property
    def by_episode(self) -> dict[EpisodeId, tuple[StoredAttempt, ...]]:
        """The attempts at each episode, in the order they were made."""
        return _grouped(self.attempts)

    @cached_property
    def by_trial(self) -> dict[EpisodeId, tuple[StoredAttempt, ...]]:
        """The attempts at each further trial, in the order they were made."""
        return _grouped(self.trials)

    @property
    def every(self) -> tuple[StoredAttempt, ...]:
        """All finished attempts, those at further trials among them."""
        return (*self.attempts, *self.trials)

    def trials_of(self, episode: EpisodeId) -> tuple[StoredAttempt, ...]:
        """For each further trial of an episode the attempt that counts, in their order."""
        found = self._further.get(episode.first, {})
        return tuple(counting(found[trial]) for trial in sorted(found))

    @cached_property
    def _further(self) -> dict[EpisodeId, dict[int, tuple[StoredAttempt, ...]]]:
        found: dict[EpisodeId, dict[int, tuple[StoredAttempt, ...]]] = {}
        for episode, attempts in self.by_trial.items():
            found.setdefault(episode.first, {})[episode.trial] = attempts
        return found

    @cached_property
    def not_run(self) -> tuple[Planned, ...]:
        """Planned episodes without any finished attempt."""
        studied = {replace(e, cell=cell) for e in self.by_episode if (cell := study_of(e.cell))}
        run = self.by_episode.keys() | studied
        return tuple(planned for planned in self.planned if planned.episode not in run)

    @property
    def records(self) -> tuple[Record, ...]:
        """The records that count."""
        return tuple(attempt.record for attempt in self.counted)

    @cached_property
    def plans(self) -> dict[EpisodeId, Planned]:
        """What the last session that asked for an episode has planned of it."""
        return {planned.episode: planned for planned in self.planned}

    def standing(self, one: Record | Planned) -> Standing:
        """What an episode counts for, with its trials, as the last session asked that had it."""
        planned = self.plans.get(one.episode.first)
        return standing_of(one.cell, planned.quarantine if planned else "")

    def of_standing(self, standing: Standing) -> tuple[StoredAttempt, ...]:
        """Of the attempts that count those of one standing; `rated` ones make the rates."""
        return tuple(one for one in self.counted if self.standing(one.record) is standing)

    @cached_property
    def rated(self) -> tuple[Record, ...]:
        """The records that rates are made of: not pinned, not of a study, not in quarantine."""
        return tuple(one.record for one in self.of_standing(Standing.RATED))


def _grouped(attempts: Iterable[StoredAttempt]) -> dict[EpisodeId, tuple[StoredAttempt, ...]]:
    groups: dict[EpisodeId, list[StoredAttempt]] = {}
    for attempt in attempts:
        groups.setdefault(attempt.record.episode, []).append(attempt)
    return {episode: tuple(group) for episode, group in groups.items()}


def order(attempt: StoredAttempt) -> tuple[str, int, str, str]:
    """Where an attempt stands among all: by episode, number, start; never by chance."""
    record = attempt.record
    return record.episode.key, record.attempt, record.timing.started, attempt.digest


def counting(attempts: Iterable[StoredAttempt]) -> StoredAttempt:
    """The attempt that counts: the first scored one, else the last invalid, else the last."""
    ordered = sorted(attempts, key=order)
    scored = [a for a in ordered if a.record.outcome.scored]
    if scored:
        return scored[0]
    invalid = [a for a in ordered if a.record.outcome is Outcome.INVALID]
    return (invalid or ordered)[-1]


def stored(record: Record, folder: str = "", data: bytes = b"") -> StoredAttempt:
    """A record as it was read from `data`."""
    return StoredAttempt(
        record=record, folder=folder, digest=hashlib.sha256(data).hexdigest() if data else ""
    )


def read_contents(path: Path) -> RunContents:
    """Read a whole run directory.

    Raises:
        RunDirectoryError: it is none, or a newer version wrote it.
    """
    manifest = read_manifest(path)
    attempts, damaged = read_attempts(path)
    return RunContents(
        path=path,
        manifest=manifest,
        attempts=tuple(one for one in attempts if not one.record.trial),
        trials=tuple(one for one in attempts if one.record.trial),
        planned=read_plan(path),
        interrupted=tuple(sorted(_interrupted(path))),
        damaged=damaged,
        reference=read_reference(path),
    )


def read_attempts(path: Path) -> tuple[tuple[StoredAttempt, ...], tuple[Damaged, ...]]:
    """The finished attempts of a run directory, with or without a manifest, and what is not one."""
    damaged: list[Damaged] = []
    attempts = sorted(_attempts(path, damaged), key=order)
    return tuple(attempts), tuple(damaged)


def has_attempts(path: Path) -> bool:
    """Whether any attempt was begun in a run directory."""
    return any((path / EPISODES).glob("*/*"))


def finished(attempts: Iterable[StoredAttempt]) -> frozenset[str]:
    """Keys of the episodes that are scored, so that a resumed run need not repeat them.

    Further trials are looked for when it comes to them.
    """
    records = (attempt.record for attempt in attempts)
    first = (record for record in records if not record.trial)
    return frozenset(record.episode.key for record in first if record.outcome.scored)


def read_episode(path: Path, episode: EpisodeId) -> tuple[StoredAttempt, ...] | None:
    """Read the finished attempts at one episode; None while a later one is not finished.

    What that costs does not depend on how much else the run directory holds.
    """
    # Looked for first: one that is finished meanwhile is then read.
    begun = [_number(part) for part in (path / EPISODES / episode.key).glob(".*.part")]
    attempts = attempts_at(path, episode)
    last = max((attempt.record.attempt for attempt in attempts), default=0)
    # What lies there under an earlier number was cut off for good, with the run it was of.
    return None if any(number > last for number in begun) else attempts


def attempts_at(path: Path, episode: EpisodeId) -> tuple[StoredAttempt, ...]:
    """The finished attempts at one episode, in the order they were made."""
    found = _attempts(path, [], key=episode.key)
    return tuple(sorted((one for one in found if one.record.episode == episode), key=order))


def read_study(path: Path, study: EpisodeId) -> list[tuple[StoredAttempt, ...]]:
    """The finished attempts at each episode of a study.

    Args:
        path: of the run directory.
        study: as the cell that stands for it.
    """
    cell = study.cell
    prefix = replace(cell, variation=()).key.removesuffix(f"-r{cell.repeat}")
    groups: dict[EpisodeId, list[StoredAttempt]] = {}
    for one in _attempts(path, [], key=f"{glob.escape(prefix)}-r*"):
        episode = one.record.episode
        if study_of(episode.cell) == cell and replace(episode, cell=cell) == study:
            groups.setdefault(episode, []).append(one)
    return [tuple(sorted(group, key=order)) for group in groups.values()]


def read_manifest(path: Path) -> Manifest:
    """Read what the run is.

    Raises:
        RunDirectoryError: there is none, or a newer version wrote it.
    """
    try:
        manifest = from_json(Manifest, (path / MANIFEST).read_bytes())
    except OSError as error:
        raise RunDirectoryError(
            f"{path} is no run directory: {MANIFEST}: {error.strerror}; "
            "name the folder that was given with --ab-run, or have a lost manifest written again "
            "by running with the options of that run and the same --ab-run"
        ) from error
    except CodecError as error:
        raise RunDirectoryError(
            f"{path / MANIFEST} is damaged: {error}; where it was cut off, running with the "
            "options of that run and the same --ab-run writes it again"
        ) from error
    if manifest.schema > SCHEMA_VERSION:
        raise RunDirectoryError(
            f"{path} was written by a newer version (schema {manifest.schema}, this one reads "
            f"up to {SCHEMA_VERSION}); update pytest-androidbench"
        )
    return manifest


def read_plan(path: Path) -> tuple[Planned, ...]:
    """Read the planned episodes; none where no plan was written."""
    try:
        return from_json(tuple[Planned, ...], (path / PLAN).read_bytes())
    except FileNotFoundError:
        return ()
    except (CodecError, OSError) as error:
        raise RunDirectoryError(f"{path / PLAN} is damaged: {error}; delete it") from error


def read_record(folder: Path) -> Record:
    """Read the record of a finished attempt.

    Raises:
        CodecError: it is damaged.
        OSError: there is none.
    """
    return from_json(Record, (folder / RECORD).read_bytes())


def read_steps(folder: Path) -> tuple[StepRecord, ...]:
    """Read an attempt's steps, up to the first line that was cut off."""
    try:
        lines = (folder / STEPS).read_bytes().splitlines()
    except FileNotFoundError:
        return ()
    steps: list[StepRecord] = []
    for line in lines:
        try:
            steps.append(from_json(StepRecord, line))
        except CodecError:
            break
    return tuple(steps)


def _attempts(path: Path, damaged: list[Damaged], *, key: str = "*") -> Iterator[StoredAttempt]:
    for file in sorted((path / EPISODES).glob(f"{key}/*/{RECORD}")):
        folder = file.parent
        if folder.name.startswith("."):
            continue
        name = folder.relative_to(path).as_posix()
        try:
            data = file.read_bytes()
            yield stored(from_json(Record, data), name, data)
        except (CodecError, OSError) as error:
            damaged.append(Damaged(path=f"{name}/{RECORD}", why=str(error)))


def _number(folder: Path) -> int:
    """Of an attempt, by its folder's name; 0 where that is none of an attempt."""
    match = NUMBERED.match(folder.name)
    return int(match.group(1)) if match else 0


def _interrupted(path: Path) -> Iterator[str]:
    for folder in (path / EPISODES).glob("*/.*.part"):
        yield folder.relative_to(path).as_posix()
