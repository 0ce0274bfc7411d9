"""What is listed as not done names tasks and profiles that there are, each once, with a reason."""

from __future__ import annotations

from collections import Counter

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.suites.profile_names import own_profiles
from tests.task_suites.android_world.page import PAGE
from tests.task_suites.android_world.unsolved import END, START, SUITE, tables, unsolved


def test_each_is_a_task_in_profiles_of_the_suite_with_a_reason() -> None:
    looks = [profile.name for profile in own_profiles(SUITE)]
    for each in unsolved():
        assert each.task in tasks_of()
        assert each.profiles
        assert list(each.profiles) == [name for name in looks if name in each.profiles]
        assert each.reason


def test_none_is_listed_twice() -> None:
    listed = Counter((each.task, name) for each in unsolved() for name in each.profiles)
    assert max(listed.values(), default=1) == 1
    assert [each.task for each in unsolved()] == sorted(each.task for each in unsolved())


def test_the_page_has_them_all_with_the_counts_that_follow() -> None:
    written = PAGE.read_text("utf-8").partition(START)[2].partition(END)[0]
    assert written.strip() == tables().strip()
