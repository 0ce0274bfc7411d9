"""The suite is whole: all 116 published tasks, with the published sums."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.mutants.spared import read_spared
from tests.task_suites.android_world.published import PUBLISHED
from tests.tiers import ROOT

BUDGET: Final = 2349
"""Steps that the published tasks may take, all together."""
DIFFICULTIES: Final = {"easy": 61, "medium": 36, "hard": 19}


def test_every_published_task_is_there_and_no_other() -> None:
    assert len(PUBLISHED) == 116
    assert tasks_of().keys() == PUBLISHED.keys()


def test_budgets_and_difficulties_sum_up_as_published() -> None:
    tasks = tasks_of().values()
    assert sum(task.limits.steps or 0 for task in tasks) == BUDGET
    assert Counter(task.difficulty for task in tasks) == DIFFICULTIES


def test_tasks_that_are_spared_from_changes_are_there() -> None:
    spared = read_spared(ROOT / "task_suites" / "android_world" / "mutants.toml")
    assert spared.keys() <= tasks_of().keys()


def test_each_tag_is_on_as_many_tasks_as_published() -> None:
    published = Counter(tag for each in PUBLISHED.values() for tag in each.tags)
    ours = Counter(tag for task in tasks_of().values() for tag in task.tags if tag in published)
    assert ours == published
