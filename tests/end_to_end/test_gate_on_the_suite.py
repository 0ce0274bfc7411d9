"""A whole suite against its baseline: an equal agent, one that fails an app, too few tasks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.end_to_end.projects import Project

SUITE = ("-n2", "--ab-suite=android_world", "--ab-screenshots=off")
GATE = ("--ab-baseline=base", "--ab-margin=0.05")


def forget(run: Path, app: str) -> None:
    """Take away what was done in the episodes of an app, so that a replay does nothing there."""
    for steps in run.glob(f"episodes/*{app}*/*/steps.jsonl"):
        steps.write_text("")


@pytest.mark.whole
@pytest.mark.timeout(400)
def test_a_regression_is_caught_an_equal_agent_passes_and_a_tiny_sample_cannot_tell(
    project: Project,
) -> None:
    assert project.run("--agent=reference", *SUITE, "--ab-run=base").code == 0
    equal = project.run("--agent=replay:base", *SUITE, *GATE, "--ab-run=equal")
    assert equal.code == 0, equal.out
    shutil.copytree(project.path / "base", project.path / "forgetful")
    forget(project.path / "forgetful", "Markor")
    worse = project.run("--agent=replay:forgetful", *SUITE, *GATE, "--ab-run=worse")
    assert worse.code == 1, worse.out
    assert "against the baseline: fail: worse, 95% sure" in worse.summary
    few = "--ab-tasks=ClockTimerEntry,CameraTakePhoto"
    assert project.run("--agent=replay:base", *SUITE, *GATE, few, "--ab-run=tiny").code == 12
