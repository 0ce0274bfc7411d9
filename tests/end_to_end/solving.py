"""How a suite's solutions and mistakes come out, on a device of a certain look or the usual one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project

SECONDS: Final = 550
LONG: Final = 1100
"""Seconds that the tasks of an app may take in all."""
QUIET: Final = ("--ab-screenshots=off", "--ab-run=run")


def solved(
    project: Project, suite: str, profile: str, tasks: Sequence[str], seconds: float = SECONDS
) -> Mapping[str, Outcome]:
    """How the solutions of some tasks came out, by task."""
    chosen = (f"--ab-profiles={profile}", f"--ab-tasks={','.join(tasks)}")
    options = (f"--ab-suite={suite}", "--ab-run=run", "--ab-screenshots=off")
    ended = project.run("--agent=reference", *options, *chosen, seconds=seconds)
    found = {one.cell.task: one.outcome for one in project.contents("run").records}
    assert sorted(found) == sorted(tasks), ended.out
    return found


def audited_steps(project: Project, suite: str, tasks: Sequence[str]) -> Mapping[str, str]:
    """Let some tasks' audit find all of them sound; the steps of their solutions, by task."""
    chosen = (f"--ab-suite={suite}", f"--ab-tasks={','.join(tasks)}")
    done = project.run("--ab-audit", "--ab-seeds=0", *QUIET, *chosen, seconds=LONG)
    assert done.code == 0, done.out
    assert f"{len(tasks)} of {len(tasks)} tasks are sound" in done.summary
    solved_ones = [one for one in project.contents("run").records if one.audit == "solution"]
    return {one.cell.task: str(one.steps) for one in solved_ones}


def solutions_pass(project: Project, suite: str, tasks: Sequence[str], *options: str) -> None:
    """Let the solutions of some tasks pass whatever is drawn."""
    chosen = (f"--ab-suite={suite}", f"--ab-tasks={','.join(tasks)}")
    ended = project.run("--agent=reference", *QUIET, *chosen, *options, seconds=LONG)
    assert {one.outcome for one in project.contents("run").records} == {Outcome.PASSED}, ended.out
