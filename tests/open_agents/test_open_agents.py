"""Open agents as they were published, each in an environment of its own, solve a task."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from fixtures.model_server import KEY, Answers, ModelServer, serving
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.docs.blocks import ROOT, blocks
from tests.end_to_end.projects import Project
from tests.open_agents.acting import PLAN, ByNumber, ByPoint
from tests.open_agents.conftest import VARIABLE

SECONDS: Final = 300
COMMANDS: Final = {
    name: shlex.split(line)
    for block in blocks("sh")
    for line in block.text.splitlines()
    for name in ("mobile-use", "android-use")
    if line.startswith("pytest ") and f"{name}/bin" in line
}
"""The command of each agent in the documents."""
TAPPER: Final = f"""
    from pytest_androidbench import Done, Tap

    class Agent:
        def start(self, goal):
            self.left = {list(PLAN)!r}

        def act(self, observation):
            return Tap(observation.find(self.left.pop(0)).index) if self.left else Done()
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A copy of the examples beside the environments."""
    shutil.copytree(ROOT / "examples", tmp_path, dirs_exist_ok=True)
    for name in COMMANDS:
        (tmp_path / name).symlink_to(Path(os.environ[VARIABLE]) / name)
    return Project(path=tmp_path)


def played(project: Project, name: str, answers: Answers) -> tuple[Record, ModelServer]:
    """What came of the documented command, with a scripted model behind it."""
    with serving(answers) as model:
        variables = {
            "OPENAI_BASE_URL": f"{model.url}/v1", "OPENAI_API_KEY": KEY, "AGENT_MODEL": "scripted",
            "AGENT_WAIT": "0.2",
            # android-use asks the net for prices, and waits long where there is none.
            "HTTPS_PROXY": "http://127.0.0.1:9", "NO_PROXY": "127.0.0.1",
        }  # fmt: skip
        told = replace(project, variables=variables)
        done = told.run(*COMMANDS[name][1:], "--ab-run=run", seconds=SECONDS)
    (record,) = project.contents().records
    assert record.outcome is Outcome.PASSED, done.out
    return record, model


def points(project: Project) -> Iterator[tuple[int, int]]:
    """Where an agent of ours touches the screen that goes by the same plan."""
    project.write("tapper.py", TAPPER)
    project.run("--agent=tapper:Agent", "test_first_task.py", "--ab-run=before")
    (attempt,) = project.attempts("before")
    assert attempt.record.outcome is Outcome.PASSED
    steps = read_steps(project.path / "before" / attempt.folder)
    yield from (step.point for step in steps if step.point is not None)


@pytest.mark.timeout(2 * SECONDS)
def test_android_use_is_told_elements(project: Project) -> None:
    record, model = played(project, "android-use", ByNumber())
    assert record.answer == "it is dark"
    assert len(model.asked) == len(PLAN) + 1


@pytest.mark.timeout(2 * SECONDS)
def test_mobile_use_sees_pictures(project: Project) -> None:
    record, model = played(project, "mobile-use", ByPoint(list(points(project)), (1080, 2400)))
    assert record.answer == "it is dark"
    assert len(model.asked) == record.usage.calls == len(PLAN) + 1
    assert record.usage.tokens > 1000


def test_each_command_of_the_documents_has_its_list() -> None:
    lists = {path.stem for path in (ROOT / "examples" / "open_agents").glob("*.txt")}
    assert lists == set(COMMANDS)
    for name in COMMANDS:
        assert f"{name}==" in (ROOT / "examples" / "open_agents" / f"{name}.txt").read_text()
