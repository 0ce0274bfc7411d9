"""Recorded runs as AndroidArena's measures take them: every trial, with the label of its cell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_steps
from pytest_androidbench.records.kept import HAVE_HIERARCHIES, HIERARCHIES, AttemptFiles
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Record
from pytest_androidbench.records.reference import any_repeat, params_name, solved
from pytest_androidbench.report.arena.screens import Compress
from pytest_androidbench.report.arena.translating import translated
from pytest_androidbench.stats.arena.episodes import ArenaEpisode
from pytest_androidbench.stats.arena.steps import ArenaAction

FORBIDS: Final = "forbids_"
"""How a tag begins that says on which level a task forbids ways: `forbids_page`."""
_SAID_DONE: Final = frozenset({"done", "infeasible"})


class LabelsUnfit(ComparisonError):
    """What is given as labels cannot be that of the runs that are to be measured."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaLabels:
    """The ways of tasks' solutions, to which the steps of other agents are held."""

    versions: Mapping[str, str] = field(default_factory=dict)
    """Of suites, by their names."""
    ways: Mapping[tuple[Cell, str], tuple[ArenaAction, ...]] = field(default_factory=dict)
    """By the cell, of any repeat, and the name of its params."""

    def of(self, record: Record) -> tuple[ArenaAction, ...]:
        """The label of an episode; empty = there is none of its cell with the same params."""
        return self.ways.get((any_repeat(record), params_name(record)), ())


@dataclass(frozen=True, slots=True, kw_only=True)
class Counting:
    """What is asked of the screens that agents saw, beside the steps they took on them."""

    compress: Compress
    """How a screen is told to AndroidArena's agents."""
    tokens: Callable[[str], int] | None = None
    """Counts those of a text; None = they are not asked for."""


def arena_labels(runs: Iterable[RunContents]) -> ArenaLabels:
    """Labels of runs of the tasks' solutions; of a cell's several the shortest.

    Raises:
        LabelsUnfit: there is no solution that passed, screens were not kept with it, or runs are
            of several versions of a suite.
    """
    versions: dict[str, str] = {}
    ways: dict[tuple[Cell, str], tuple[ArenaAction, ...]] = {}
    for run in runs:
        _take_versions(versions, run)
        for attempt in run.counted:
            one = solved(attempt.record, attempt.record.agent or run.manifest.agent)
            if one is None:
                continue
            at, way = (one.cell, one.params), _way(run, attempt)
            ways[at] = min(ways.get(at, way), way, key=len)
    if not ways:
        raise LabelsUnfit(
            "There is no label: no episode of --agent=reference passed in the runs that are given "
            "for labels."
        )
    return ArenaLabels(versions=versions, ways=ways)


def arena_episodes(
    run: RunContents, labels: ArenaLabels, counting: Counting
) -> Iterator[ArenaEpisode]:
    """All trials of a run's rated cells that were scored.

    Raises:
        LabelsUnfit: the run is an audit, its suite is there in another version than in labels, or
            there are labels and it tells of no element what was done to it.
    """
    if run.manifest.audit:
        raise LabelsUnfit(f"{run.path} is an audit: it has no agent whose ways could be measured.")
    versions = {suite.name: suite.version for suite in run.manifest.suites}
    for name in sorted(versions.keys() & labels.versions.keys()):
        if versions[name] != labels.versions[name]:
            raise LabelsUnfit(
                f"{run.path} is of version {versions[name]} of the suite {name}, the labels are of "
                f"version {labels.versions[name]}. Record the labels anew."
            )
    found = [
        _episode(
            run, trial, labels.of(attempt.record), versions.get(trial.record.cell.suite, ""),
            counting,
        )
        for attempt in run.counted
        for trial in (attempt, *run.trials_of(attempt.record.episode))
        if trial.record.outcome.scored
    ]  # fmt: skip
    if labels.ways and _tells_no_element(found):
        raise LabelsUnfit(
            f"{run.path} cannot be held to labels: with none of its screens a hierarchy was kept, "
            "so it is not known which elements its steps were about. Leave --labels away for what "
            f"needs none, or {HAVE_HIERARCHIES}."
        )
    return iter(found)


def _tells_no_element(episodes: Iterable[ArenaEpisode]) -> bool:
    steps = [step for episode in episodes for step in episode.steps]
    unknown = any(not step.translated for step in steps)
    return unknown and not any(step.action and step.action.xpath for step in steps)


def _take_versions(versions: dict[str, str], run: RunContents) -> None:
    for suite in run.manifest.suites:
        if versions.setdefault(suite.name, suite.version) != suite.version:
            raise LabelsUnfit(
                f"The labels are of versions {versions[suite.name]} and {suite.version} of the "
                f"suite {suite.name}; give runs of one."
            )


def _way(run: RunContents, attempt: StoredAttempt) -> tuple[ArenaAction, ...]:
    found = translated(read_steps(run.path / attempt.folder), _files(run, attempt).dump)
    if any(not step.translated for step in found.steps):
        raise LabelsUnfit(
            f"{run.path / attempt.folder} cannot be a label: which elements its steps were about "
            f"is not known. Record it with --agent=reference, and keep the folder {HIERARCHIES!r}."
        )
    return tuple(step.action for step in found.steps if step.action is not None)


def _episode(
    run: RunContents,
    attempt: StoredAttempt,
    label: tuple[ArenaAction, ...],
    version: str,
    counting: Counting,
) -> ArenaEpisode:
    record, steps = attempt.record, read_steps(run.path / attempt.folder)
    found = translated(steps, _files(run, attempt).dump, compress=counting.compress)
    levels = sorted(tag.removeprefix(FORBIDS) for tag in record.tags if tag.startswith(FORBIDS))
    return ArenaEpisode(
        cell=record.episode.first.key,
        suite_version=version,
        app=record.app,
        constraint=levels[0] if levels else "",
        violations=sum(check.constraint and not check.passed for check in record.checks),
        passed=record.outcome is Outcome.PASSED,
        label=label,
        steps=found.steps,
        said_done=record.ending in _SAID_DONE,
        tokens=_tokens(found.told, counting.tokens),
        trial=record.trial,
    )


def _files(run: RunContents, attempt: StoredAttempt) -> AttemptFiles:
    return AttemptFiles(run.path, attempt.folder)


def _tokens(told: Sequence[str], tokens: Callable[[str], int] | None) -> int | None:
    """Of a screen as it is told, the mean over those that were kept, in whole tokens."""
    if tokens is None:
        return None
    counts = [tokens(text) for text in told]
    return round(sum(counts) / len(counts)) if counts else None
