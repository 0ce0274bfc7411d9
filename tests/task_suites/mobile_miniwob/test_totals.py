"""The suite is whole: all 92 published pages, and the subset that scores are of."""

from __future__ import annotations

from typing import Final

from fixtures.suite_tasks import suite_of, tasks_of
from task_suites.mobile_miniwob.catalogue import GRADED, SUBSET, task_id
from tests.task_suites.mobile_miniwob.published import PAGES, PUBLISHED

SUITE: Final = "task_suites.mobile_miniwob"


def test_every_published_page_is_there_and_no_other() -> None:
    assert len(PUBLISHED) == len(set(PAGES)) == 92
    assert tasks_of(SUITE).keys() == set(map(task_id, PAGES))


def test_the_subset_is_the_published_one_and_a_mark() -> None:
    assert {line.rstrip("*") for line in PUBLISHED if line.endswith("*")} == SUBSET
    assert len(SUBSET) == 62
    marked = {name for name, task in tasks_of(SUITE).items() if "subset" in task.tags}
    assert marked == set(map(task_id, SUBSET))
    assert set(PAGES) >= GRADED


def test_each_has_thirty_steps_a_solution_and_mistakes() -> None:
    for task in tasks_of(SUITE).values():
        assert task.limits.steps == 30
        assert len(task.solutions) == 1
        assert task.mistakes, task.id
        assert len(task.wordings) == 2


def test_agents_are_told_to_stay_in_the_app() -> None:
    suite = suite_of(SUITE)
    assert any("Stay in the app" in line for line in suite.guidelines)
    assert list(suite.required) == ["com.google.androidenv.miniwob"]
    assert not suite.needs_done
