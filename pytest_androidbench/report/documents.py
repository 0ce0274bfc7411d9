"""The shapes of what is made from a run for machines: summary.json and a line of episodes.jsonl."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Kind, Record, Timing, Usage
from pytest_androidbench.records.searched import Searches
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.details import Efficiency, Taken
from pytest_androidbench.report.generalisation import GeneralisationGap
from pytest_androidbench.report.looks import LookTable
from pytest_androidbench.report.over_repeats import OverRepeats
from pytest_androidbench.report.steadiness import Steadiness
from pytest_androidbench.report.trials import TrialsTold
from pytest_androidbench.report.varied import AxisDifferences
from pytest_androidbench.stats.rates import Clustering


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptLine:
    """One of the attempts at an episode."""

    attempt: int
    outcome: Outcome
    reason: str
    folder: str
    """Relative to the run directory."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupNumbers:
    """Some episodes in numbers; docs/methods.md says how each is computed."""

    passed: int
    episodes: int
    """That were scored."""
    tasks: int
    """With at least one scored episode."""
    unscored: int
    """Episodes that ended without a score or never ran."""
    rate: float | None
    """Success rate, 0..1; null where nothing was scored."""
    low: float
    """Lower end of its interval."""
    high: float
    level: float
    """Of the interval, as 0.95."""
    method: str
    """By which the interval was computed."""
    if_unscored_failed: float
    """The rate had every unscored episode failed."""
    if_unscored_passed: float
    score: float | None
    """Mean score of the scored ones, 0..1."""
    steps: float | None
    """Mean steps of the passed ones."""
    outcomes: dict[Outcome, int]
    """How many came to each outcome; those that none came to are left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Success(GroupNumbers):
    """The headline of one agent on one kind of device; these are never pooled."""

    agent: str
    device: Kind
    clustering: Clustering | None
    """What it means that several episodes are of one task; null where that is not so."""
    efficiency: Efficiency | None
    """Null where it is not known what tasks' solutions take."""
    taken: tuple[Taken, ...]
    """What the scored episodes took: steps, tokens, money; seconds are under `timing`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondsTaken:
    """How long the scored episodes of an agent took, on one kind of device."""

    agent: str
    device: Kind
    taken: Taken


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryTiming:
    """What differs between equal runs."""

    created: str
    """UTC, ISO 8601."""
    command: str
    seconds: float
    """Of all attempts together."""
    taken: tuple[SecondsTaken, ...]
    interrupted: tuple[str, ...]
    """Folders of attempts whose process died before it wrote a record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """A run in numbers; equal records give an equal one, but for `timing`."""

    manifest: Manifest
    """What the run is; when it was created and the command are under `timing`."""
    outcomes: dict[Outcome, int]
    success: tuple[Success, ...]
    by_app: dict[str, GroupNumbers]
    by_difficulty: dict[str, GroupNumbers]
    by_tag: dict[str, GroupNumbers]
    by_profile: dict[str, GroupNumbers]
    by_axis: dict[str, dict[str, GroupNumbers]]
    """What came of varying one thing."""
    varied: tuple[AxisDifferences, ...]
    """The same as differences from the usual, on the same cells."""
    by_split: dict[str, GroupNumbers]
    """By what the file of the profiles has names for."""
    gaps: tuple[GeneralisationGap, ...]
    """Success on train profiles against that on test profiles."""
    looks: tuple[LookTable, ...]
    """What success depends on of the profiles' looks."""
    repeated: tuple[OverRepeats, ...]
    """Success of each task as mean and standard error over repeats, each of which is a run."""
    by_task: dict[str, GroupNumbers]
    steadiness: tuple[Steadiness, ...]
    spread: tuple[dict[str, Any], ...]
    """What outcomes vary with: tasks, seeds, repeats."""
    trials: tuple[TrialsTold, ...]
    """What further trials of failed cells came to; they are part of no other number."""
    searches: Searches | None
    """What its agent's searches of experiences came to; null = it searches nothing."""
    studies: tuple[dict[str, Any], ...]
    """What a search of each task's params came to."""
    idle_passes: tuple[str, ...]
    """Tasks that a null agent passed and that declare it."""
    undeclared_passes: tuple[str, ...]
    """Tasks that a null agent passed and that do not declare it."""
    retried: dict[str, tuple[AttemptLine, ...]]
    """Episodes with more than one attempt, by their keys."""
    conflicts: dict[str, tuple[Outcome, ...]]
    """Episodes that were scored more than once, not always alike, by their keys."""
    not_run: tuple[str, ...]
    """Keys of planned episodes without any finished attempt."""
    damaged: tuple[str, ...]
    """Files that should hold a record and do not."""
    usage: Usage
    """Of all attempts together."""
    note: str
    timing: SummaryTiming
    schema: int = SCHEMA_VERSION


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeTiming(Timing):
    """Where its time went, and on which device; what differs between equal runs."""

    serial: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeLine(Record):
    """An episode: the record of the attempt that counts, and which others there were."""

    key: str
    """The name of its folder, the same in every run."""
    standing: Standing
    """What it counts for; rates are made of `rated` ones alone."""
    reference_steps: int | None
    """What the task's solution took with the same params; null = nobody knows."""
    efficiency: float | None
    """Those over its own, 1 at most, 0 where it failed; null = not scored, or not known."""
    folder: str
    """Of the attempt, relative to the run directory."""
    attempts: tuple[AttemptLine, ...]
    timing: EpisodeTiming = field(default_factory=EpisodeTiming)
