"""AndroidWorld's tasks can be done on phones that look different, but for those that are listed."""

from __future__ import annotations

from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.suites.profile_names import own_profiles
from tests.end_to_end.projects import Project
from tests.end_to_end.solving import solved
from tests.task_suites.android_world.unsolved import SUITE, unsolved_in
from tests.tiers import share

PROFILES: Final = [profile.name for profile in own_profiles(SUITE)]
SECONDS: Final = 850


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.timeout(900)
@pytest.mark.parametrize("profile", PROFILES)
def test_exactly_what_is_listed_is_not_solved(
    project: Project, profile: str, pytestconfig: pytest.Config
) -> None:
    tasks = share(pytestconfig, sorted(tasks_of()))
    outcomes = solved(project, SUITE, f"{SUITE}:{profile}", tasks, SECONDS)
    failed = [task for task, outcome in sorted(outcomes.items()) if outcome is not Outcome.PASSED]
    assert failed == [task for task in tasks if task in unsolved_in(profile)]
