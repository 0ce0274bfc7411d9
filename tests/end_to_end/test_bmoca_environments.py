"""B-MoCA's tasks can be done within their limits in each environment, and without any English."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.plugin.profile_names import parse_profiles
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project
from tests.end_to_end.solving import SECONDS, solved
from tests.tiers import share, some

TASKS: Final = sorted(tasks_of("task_suites.bmoca"))
LATER: Final = sorted(tasks_of("task_suites.bmoca_131").keys() - set(TASKS))
"""Those of the later tasks that the first sixty have not."""
ENVIRONMENTS: Final = [profile.name for profile in parse_profiles("bmoca", [Path()]).profiles]
LATER_ENVIRONMENTS: Final = [
    profile.name for profile in parse_profiles("bmoca_131", [Path()]).profiles
]
"""The same with the later home screens."""
FEW: Final = 3
"""So many tasks are done in an environment where proofs are sliced."""
PSEUDOLOCALES: Final = """
    [accented]
    locale = "en-XA"

    [from_right]
    locale = "ar-XB"
"""


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.timeout(600)
@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_solutions_pass_in_each_environment(
    project: Project, environment: str, pytestconfig: pytest.Config
) -> None:
    tasks = some(pytestconfig, TASKS, FEW)
    assert set(solved(project, "bmoca", f"bmoca:{environment}", tasks).values()) == {Outcome.PASSED}


@pytest.mark.proof
@pytest.mark.wide
@pytest.mark.timeout(600)
@pytest.mark.parametrize("environment", LATER_ENVIRONMENTS)
def test_later_solutions_pass_in_each_environment(
    project: Project, environment: str, pytestconfig: pytest.Config
) -> None:
    tasks = some(pytestconfig, LATER, FEW)
    ended = solved(project, "bmoca_131", f"bmoca_131:{environment}", tasks)
    assert set(ended.values()) == {Outcome.PASSED}


@pytest.mark.proof
@pytest.mark.timeout(600)
@pytest.mark.parametrize("profile", ["accented", "from_right"])
def test_solutions_depend_on_no_word(
    project: Project, profile: str, pytestconfig: pytest.Config
) -> None:
    project.write("looks.toml", PSEUDOLOCALES)
    tasks = share(pytestconfig, TASKS)
    assert set(solved(project, "bmoca", f"looks.toml:{profile}", tasks).values()) == {
        Outcome.PASSED
    }


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_mistakes_depend_on_no_word(project: Project, pytestconfig: pytest.Config) -> None:
    project.write("looks.toml", PSEUDOLOCALES)
    tasks = share(pytestconfig, TASKS)
    audit = ("--ab-audit", "--ab-seeds=0", "--ab-run=audit", "--ab-screenshots=off")
    chosen = ("--ab-profiles=looks.toml:accented", f"--ab-tasks={','.join(tasks)}")
    ended = project.run(*audit, "--ab-suite=bmoca", *chosen, seconds=SECONDS)
    assert ended.code == 0, ended.out
    assert f"{len(tasks)} of {len(tasks)} tasks are sound" in ended.summary
