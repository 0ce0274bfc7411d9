"""Constraints: conditions on the way to a goal, which earn nothing and cost everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.episodes.checks import Checks
from pytest_androidbench.episodes.episode import Episode, MisusedEpisode
from pytest_androidbench.episodes.settle import settle
from pytest_androidbench.interface.actions import Done
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import CheckRecord
from tests.episodes.scripted import Runs, Scripted


def ended(path: Path) -> Episode:
    episode = Runs(path).episode(Scripted([Done()]))
    episode.run()
    return episode


def break_constraint(episode: Episode, label: str = "Maps stays closed") -> None:
    with episode.constraint(label):
        raise AssertionError("Maps was opened")


def test_a_kept_constraint_earns_nothing() -> None:
    checks = Checks()
    with checks.begin_constraint("Maps stays closed"):
        pass
    with checks.begin("a", 1):
        assert checks.score == 0, "not done"
    assert checks.score == 0
    with checks.begin("b", 3):
        pass
    assert checks.score == 0.75
    assert checks.done[0] == CheckRecord(
        label="Maps stays closed", weight=0, passed=True, constraint=True
    )


def test_a_broken_constraint_leaves_nothing_of_the_score(tmp_path: Path) -> None:
    episode = ended(tmp_path)
    break_constraint(episode)
    with episode.check("saved"):
        pass
    verdict, error = settle(episode, needs_done=True)
    assert (verdict.outcome, verdict.score) == (Outcome.FAILED, 0)
    assert verdict.reason == "1 of 2 checks failed: Maps stays closed"
    assert str(error) == "1 of 2 checks failed\nMaps stays closed: Maps was opened"


def test_what_broke_a_constraint_is_kept_as_of_a_check() -> None:
    checks = Checks()
    with checks.begin_constraint("quiet"):
        assert checks.done, "it rang"
    (kept,) = checks.failed
    assert (kept.weight, kept.constraint, kept.condition) == (0, True, "checks.done")
    assert kept.explanation.startswith("it rang")
    assert kept.line


def test_where_goal_and_constraint_hold_it_has_passed(tmp_path: Path) -> None:
    episode = ended(tmp_path)
    with episode.constraint("Maps stays closed"):
        pass
    with episode.check("saved"):
        pass
    verdict, _ = settle(episode, needs_done=True)
    assert (verdict.outcome, verdict.score) == (Outcome.PASSED, 1)


def test_a_label_is_that_of_one_check_or_one_constraint(tmp_path: Path) -> None:
    episode = ended(tmp_path)
    break_constraint(episode, "a")
    with pytest.raises(ValueError, match="two checks are called 'a'"):
        episode.check("a")
    with pytest.raises(ValueError, match="two checks are called 'a'"):
        episode.constraint("a")


def test_nobody_has_broken_anything_before_the_agent_acts(tmp_path: Path) -> None:
    episode = Runs(tmp_path).episode(Scripted())
    with pytest.raises(MisusedEpisode, match=r"constraint 'a' comes before episode\.run\(\)"):
        episode.constraint("a")
