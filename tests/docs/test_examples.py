"""The examples run as they are."""

from __future__ import annotations

import shutil
import tomllib
from typing import Final

import pytest

from pytest_androidbench.records.outcome import Outcome
from tests.docs.blocks import ROOT
from tests.end_to_end.projects import Project

EXAMPLES: Final = ROOT / "examples"


@pytest.fixture
def examples(project: Project) -> Project:
    """A copy of the examples, so that nothing is left among them."""
    shutil.copytree(EXAMPLES, project.path, dirs_exist_ok=True)
    return project


@pytest.mark.slow
def test_the_first_agent_solves_the_first_task(examples: Project) -> None:
    done = examples.run("--agent=first_agent:Agent", "test_first_task.py", "--ab-run=run")
    assert examples.outcomes() == {"DarkThemeOn-30": [Outcome.PASSED]}, done.out


@pytest.mark.slow
def test_the_first_task_is_sound(examples: Project) -> None:
    done = examples.run("--ab-audit", "test_first_task.py", "--ab-run=run")
    assert done.code == 0, done.out


@pytest.mark.slow
def test_the_suite_is_sound(examples: Project) -> None:
    done = examples.run("--ab-audit", "own_suite", "--ab-run=run")
    assert done.code == 0, done.out
    assert {record.cell.suite for record in examples.contents().records} == {"kitchen"}


@pytest.mark.slow
def test_a_tool_is_tried_on_a_phone_without_task_or_agent(examples: Project) -> None:
    done = examples.run("test_tool_on_a_phone.py")
    assert done.code == 0, done.out
    assert "2 passed" in done.out
    assert not (examples.path / "androidbench-runs").exists()


@pytest.mark.slow
def test_a_task_brings_its_own_agent(examples: Project) -> None:
    done = examples.run("test_own_agent.py", "--ab-run=run")
    (record,) = examples.contents().records
    assert record.agent.endswith("test_own_agent:Opener")
    assert record.outcome is Outcome.PASSED, done.out


@pytest.mark.slow
def test_a_provider_of_the_current_directory_gives_the_devices(examples: Project) -> None:
    examples.write(
        "test_dark.py",
        """
        def test_dark(device):
            assert "yes" in device.shell("cmd uimode night").output
    """,
    )
    done = examples.run("test_dark.py", "--ab-device=night_farm:Phones")
    assert done.code == 0, done.out
    assert examples.run("test_dark.py").code == 1


def test_they_are_as_short_as_they_say() -> None:
    files = [*EXAMPLES.glob("test_*.py"), EXAMPLES / "first_agent.py", EXAMPLES / "night_farm.py"]
    assert len(files) == 5
    for file in files:
        lines = file.read_text(encoding="utf-8").splitlines()
        code = [line for line in lines if line.strip() and "import" not in line]
        assert len(code) < 20


def test_the_provider_of_a_farm_fits_on_a_page() -> None:
    assert len((EXAMPLES / "device_farm.py").read_text(encoding="utf-8").splitlines()) <= 80


def test_the_own_suite_needs_nothing_but_the_plugin() -> None:
    project = tomllib.loads((EXAMPLES / "own_suite" / "pyproject.toml").read_text())["project"]
    assert project["dependencies"] == ["pytest-androidbench"]
