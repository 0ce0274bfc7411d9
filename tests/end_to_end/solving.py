"""How a suite's solutions come out on a device of a certain look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project

SECONDS: Final = 550


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
