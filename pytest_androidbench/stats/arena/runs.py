"""The measures of a run: means over its cells, each with the number of cells that it is over."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from pytest_androidbench.stats.arena.constraints import (
    ConstrainedEpisode,
    LevelViolations,
    violations,
)
from pytest_androidbench.stats.arena.correlations import Correlation, pearson
from pytest_androidbench.stats.arena.episodes import (
    ArenaEpisode,
    BothDefinitions,
    EpisodeMeasures,
    measure_episode,
)
from pytest_androidbench.stats.arena.matching import ActionLikeness
from pytest_androidbench.stats.arena.trials import TrialProgress


@dataclass(frozen=True, slots=True, kw_only=True)
class CellsMean:
    """A mean over the cells in which a measure is defined."""

    mean: float | None
    """None where it is defined in none."""
    cells: int
    """Over how many it is."""
    undefined: int
    """Cells that are left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BothMeans:
    """The means of a measure by both definitions."""

    paper: CellsMean
    code: CellsMean


@dataclass(frozen=True, slots=True, kw_only=True)
class SuccessCorrelations:
    """How far success goes along with other measures, over cells or over means of apps."""

    reward: Correlation
    """With normalised TR by the code; the paper gives .87."""
    completion: Correlation
    """With TCR by the code; the paper gives .91."""
    label_length: Correlation
    tokens: Correlation
    """With tokens of the compressed observation: how much there is to read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunMeasures:
    """What a run came to; all but `trials` is of trial 0."""

    cells: tuple[EpisodeMeasures, ...]
    """By their keys."""
    success: CellsMean
    """SR."""
    reward_raw: BothMeans
    reward_as_printed: CellsMean
    reward: BothMeans
    completion: BothMeans
    redundancy: BothMeans
    invalid_format: BothMeans
    invalid_action: BothMeans
    nuggets: BothMeans
    logic: BothMeans
    awareness: BothMeans
    repeats: BothMeans
    violations: tuple[LevelViolations, ...]
    """Of the cells under a constraint."""
    over_cells: SuccessCorrelations
    over_apps: SuccessCorrelations
    trials: Mapping[str, tuple[TrialProgress, ...]]
    """Of each cell, in their order."""

    @property
    def unlabelled(self) -> int:
        """Cells without a label."""
        return sum(not each.labelled for each in self.cells)

    @property
    def untranslated(self) -> float | None:
        """The share of steps that did something that has no form here; None without a step."""
        steps = sum(each.steps for each in self.cells)
        return sum(each.untranslated for each in self.cells) / steps if steps else None


def measure_run(
    episodes: Iterable[ArenaEpisode], likeness: ActionLikeness | None = None
) -> RunMeasures:
    """The measures of a run of one agent.

    Raises:
        ValueError: a cell has a trial twice, or lacks one before its last.
    """
    ordered = sorted(episodes, key=lambda each: (each.cell, each.trial))
    measured = [measure_episode(each, likeness) for each in ordered]
    trials = _trials(measured)
    first = [each for each in measured if each.trial == 0]
    return RunMeasures(
        cells=tuple(first),
        success=mean_of([each.success for each in first]),
        reward_raw=_means([each.reward_raw for each in first]),
        reward_as_printed=mean_of([each.reward_as_printed for each in first]),
        reward=_means([each.reward for each in first]),
        completion=_means([each.completion for each in first]),
        redundancy=_means([each.redundancy for each in first]),
        invalid_format=_means([each.invalid_format for each in first]),
        invalid_action=_means([each.invalid_action for each in first]),
        nuggets=_means([each.nuggets for each in first]),
        logic=_means([each.logic for each in first]),
        awareness=_means([each.awareness for each in first]),
        repeats=_means([each.repeats for each in first]),
        violations=violations(_constrained(ordered, measured)),
        over_cells=_correlations([_row([each]) for each in first]),
        over_apps=_correlations([_row(each) for each in _by_app(first)]),
        trials=trials,
    )


def mean_of(values: Sequence[float | None]) -> CellsMean:
    """The mean of the values that are defined, and how many there are."""
    known = [value for value in values if value is not None]
    return CellsMean(
        mean=math.fsum(known) / len(known) if known else None,
        cells=len(known),
        undefined=len(values) - len(known),
    )


def _means(values: Sequence[BothDefinitions]) -> BothMeans:
    return BothMeans(
        paper=mean_of([each.paper for each in values]), code=mean_of([each.code for each in values])
    )


def _constrained(
    episodes: Iterable[ArenaEpisode], measured: Iterable[EpisodeMeasures]
) -> Iterable[ConstrainedEpisode]:
    for episode, one in zip(episodes, measured, strict=True):
        if episode.constraint and not episode.trial:
            yield ConstrainedEpisode(
                level=episode.constraint, violations=episode.violations, executed=one.executed
            )


def _trials(measured: Iterable[EpisodeMeasures]) -> dict[str, tuple[TrialProgress, ...]]:
    found: dict[str, tuple[TrialProgress, ...]] = {}
    for each in measured:
        before = found.get(each.cell, ())
        if each.trial != len(before):
            what = "twice" if each.trial < len(before) else "and none before it"
            raise ValueError(f"cell {each.cell!r} has trial {each.trial} {what}")
        done = TrialProgress(
            passed=bool(each.success), reward=each.reward.code, completion=each.completion.code
        )
        found[each.cell] = (*before, done)
    return found


def _by_app(measured: Iterable[EpisodeMeasures]) -> Iterable[list[EpisodeMeasures]]:
    groups: dict[str, list[EpisodeMeasures]] = {}
    for each in measured:
        groups.setdefault(each.app, []).append(each)
    return groups.values()


def _row(group: Sequence[EpisodeMeasures]) -> tuple[float | None, ...]:
    """Means of success and of what it is held against."""
    columns: tuple[Sequence[float | None], ...] = (
        [each.success for each in group],
        [each.reward.code for each in group],
        [each.completion.code for each in group],
        [each.labelled or None for each in group],
        [each.tokens for each in group],
    )
    return tuple(mean_of(column).mean for column in columns)


def _correlations(rows: Sequence[tuple[float | None, ...]]) -> SuccessCorrelations:
    found = [pearson((row[0], row[column]) for row in rows) for column in (1, 2, 3, 4)]
    reward, completion, label_length, tokens = found
    return SuccessCorrelations(
        reward=reward, completion=completion, label_length=label_length, tokens=tokens
    )
