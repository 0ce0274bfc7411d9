"""Runs measured together: abilities, gains, and what cannot be compared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.report.arena.measured import Gained, VersionsApart, measure_runs
from pytest_androidbench.stats.arena.trials import TrialsMissing
from tests.report.arena.runs import compared, good, poor


def test_two_runs_on_the_same_cells_have_abilities() -> None:
    found = compared()
    assert list(found.runs) == ["good", "poor"]
    assert found.no_abilities == ""
    assert set(found.abilities) == {"sum", "average", "code"}
    assert found.abilities["average"]["good"].reflection == 1


def test_a_single_run_is_measured_and_has_none() -> None:
    found = measure_runs({"good": good()})
    assert found.runs["good"].success.mean == 0.5
    assert found.abilities == {}
    assert "two or more on the same cells" in found.no_abilities


def test_runs_on_other_cells_are_measured_and_have_none() -> None:
    found = measure_runs({"good": good(), "poor": poor()[-1:]})
    assert found.abilities == {}
    assert "'poor' lacks 1" in found.no_abilities


def test_further_trials_gain_where_k_is_asked_for() -> None:
    assert compared(k=None).gained == {}
    gained = compared().gained
    assert gained["good"] == Gained(paper=0.5, code=0)
    assert gained["poor"] == Gained(paper=0, code=0)


def test_k_beyond_the_trials_is_refused() -> None:
    with pytest.raises(TrialsMissing, match="Reflexion@3"):
        compared(k=3)


def test_versions_of_a_suite_are_not_mixed() -> None:
    other = [replace(each, suite_version="2") for each in poor()]
    with pytest.raises(VersionsApart, match=r"'x' was run in several versions .* '1', '2'"):
        measure_runs({"good": good(), "poor": other})
