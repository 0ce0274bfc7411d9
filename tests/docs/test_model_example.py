"""The example of an agent over a model solves a task, asking a server that speaks the protocol."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from typing import Any

import pytest

from fixtures.model_server import KEY, Says, serving
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.outcome import Outcome
from tests.docs.blocks import ROOT
from tests.end_to_end.projects import Project

WAY = ("Display", "Dark theme", "Use Dark theme")


def reads(body: Mapping[str, Any]) -> Says:
    """Taps what the task names and has not been done yet, by what is written in the request."""
    (message,) = body["messages"]
    words = message["content"][0]["text"]
    if "You have done: Open" not in words:
        return Says(calls=[("open_app", {"app": "Settings"})])
    tapped = words.count("You have done: Tap")
    if tapped == len(WAY):
        return Says(calls=[("done", {"note": "It is dark."})])
    found = re.search(rf"^(\d+): '{WAY[tapped]}'", words, re.MULTILINE)
    assert found, words
    return Says(calls=[("tap", {"at": int(found[1])})])


@pytest.mark.slow
def test_it_solves_the_first_task(project: Project) -> None:
    for name in ("model_agent.py", "test_first_task.py"):
        shutil.copy(ROOT / "examples" / name, project.path)
    with serving(reads) as server:
        options = [
            f"--agent-option={word}" for word in (f"base_url={server.url}", f"api_key={KEY}")
        ]
        agent = "--agent=model_agent:Agent"
        done = project.run(agent, *options, "test_first_task.py", "--ab-run=run")
    assert project.outcomes() == {"DarkThemeOn-30": [Outcome.PASSED]}, done.out
    (attempt,) = project.attempts("run")
    calls = read_calls(project.path / "run" / attempt.folder)
    assert [call.step for call in calls] == [0, 1, 2, 3, 4]
    assert attempt.record.usage.money > 0


def test_it_is_as_short_as_it_says() -> None:
    lines = (ROOT / "examples" / "model_agent.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line.strip() and "import" not in line]
    assert len(code) < 20
