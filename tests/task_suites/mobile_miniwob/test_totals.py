"""The suite is whole: all 92 published pages, and the subset that scores are of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fixtures.suite_tasks import suite_of, tasks_of
from task_suites.mobile_miniwob.catalogue import GRADED, SUBSET, task_id

SUITE: Final = "task_suites.mobile_miniwob"
LINES: Final = (Path(__file__).parent / "published.txt").read_text("utf-8").splitlines()
PUBLISHED: Final = [line for line in LINES if not line.startswith("#")]
PAGES: Final = {line.rstrip("*") for line in PUBLISHED}


def test_every_published_page_is_there_and_no_other() -> None:
    assert len(PUBLISHED) == len(PAGES) == 92
    assert tasks_of(SUITE).keys() == set(map(task_id, PAGES))


def test_the_subset_is_the_published_one_and_a_mark() -> None:
    assert {line.rstrip("*") for line in PUBLISHED if line.endswith("*")} == SUBSET
    assert len(SUBSET) == 62
    marked = {name for name, task in tasks_of(SUITE).items() if "subset" in task.tags}
    assert marked == set(map(task_id, SUBSET))
    assert GRADED <= PAGES


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
