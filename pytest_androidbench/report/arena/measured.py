"""The measures of one or more runs, and their abilities where these can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.stats.arena.abilities import (
    FORMS,
    Abilities,
    AbilitiesNotComparable,
    Form,
    compare_abilities,
)
from pytest_androidbench.stats.arena.episodes import ArenaEpisode
from pytest_androidbench.stats.arena.matching import ActionLikeness
from pytest_androidbench.stats.arena.runs import RunMeasures, measure_run
from pytest_androidbench.stats.arena.trials import reflexion_code, reflexion_paper


class VersionsApart(ComparisonError):
    """Runs have episodes of one cell in several versions of its suite."""

    def __init__(self, cell: str, versions: Iterable[str]) -> None:
        told = ", ".join(sorted(map(repr, versions)))
        super().__init__(
            f"The cell {cell!r} was run in several versions of its suite: {told}. Its task may not "
            "be the same; run it again in one version."
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Gained:
    """What a run's further trials gained."""

    paper: float
    """Reflexion@K: success after trial K minus success of trial 0."""
    code: float | None
    """What one reflection added to normalised TR and TCR; None without labels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaComparison:
    """One or more runs, measured."""

    runs: Mapping[str, RunMeasures]
    """By the names they are told by, in the order they were given."""
    likeness: ActionLikeness
    """When two actions were taken for the same."""
    k: int | None
    """K of Reflexion@K; None = it is not asked for."""
    gained: Mapping[str, Gained]
    """Of each run; empty without a K."""
    abilities: Mapping[Form, Mapping[str, Abilities]]
    """In each form, of each run; empty where they cannot be compared."""
    no_abilities: str
    """Why there are none; "" = there are."""


def measure_runs(
    runs: Mapping[str, Iterable[ArenaEpisode]],
    *,
    k: int | None = None,
    likeness: ActionLikeness | None = None,
) -> ArenaComparison:
    """Measure runs, and compare their abilities if there are several on the same cells.

    Args:
        runs: the episodes of each, all trials, under the name it is told by.
        k: K of Reflexion@K.
        likeness: when two actions are the same; by default texts are compared by `difflib`.

    Raises:
        VersionsApart: a cell is there in several versions of its suite.
        TrialsMissing: K is larger than the trials there are.
        ValueError: a run has a trial twice, or lacks one before its last.
    """
    likeness = likeness or ActionLikeness()
    episodes = {run: tuple(of_run) for run, of_run in runs.items()}
    _check_versions(each for of_run in episodes.values() for each in of_run)
    measured = {run: measure_run(of_run, likeness) for run, of_run in episodes.items()}
    abilities, why = _abilities(measured, k)
    return ArenaComparison(
        runs=measured,
        likeness=likeness,
        k=k,
        gained={} if k is None else {run: _gained(of, k) for run, of in measured.items()},
        abilities=abilities,
        no_abilities=why,
    )


def _check_versions(episodes: Iterable[ArenaEpisode]) -> None:
    versions: dict[str, set[str]] = {}
    for each in episodes:
        versions.setdefault(each.cell, set()).add(each.suite_version)
    for cell in sorted(versions):
        if len(versions[cell]) > 1:
            raise VersionsApart(cell, versions[cell])


def _gained(run: RunMeasures, k: int) -> Gained:
    return Gained(paper=reflexion_paper(run.trials, k), code=reflexion_code(run.trials))


def _abilities(
    runs: Mapping[str, RunMeasures], k: int | None
) -> tuple[dict[Form, dict[str, Abilities]], str]:
    try:
        return {form: compare_abilities(runs, form, k) for form in FORMS}, ""
    except AbilitiesNotComparable as apart:
        return {}, str(apart)
