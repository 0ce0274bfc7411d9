"""The workflows that users copy are sound, and their commands do what they say."""

from __future__ import annotations

import re
import shlex

import pytest

from fixtures.benches import AgentSource, Bench
from tests.docs.blocks import ROOT
from tests.docs.test_workflows import BESIDE, run
from tests.plugin.test_gates import AGENT, MODULE

FOLDER = ROOT / "examples" / "ci"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))


def command(name: str) -> list[str]:
    """The words of a workflow's pytest, with the agent of the bench and one process."""
    text = (FOLDER / name).read_text("utf-8")
    (line,) = re.findall(r"^ *- run: pytest (.*)$", text, re.MULTILINE)
    words = shlex.split(line)
    place = words.index("-n")
    del words[place : place + 2]
    return ["--agent=agents:Agent" if word.startswith("--agent=") else word for word in words]


def test_they_are_what_github_takes_and_no_audit_finds_anything() -> None:
    run(BESIDE / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS)
    run(BESIDE / "zizmor", "--offline", "--no-progress", "--quiet", *WORKFLOWS)


@pytest.mark.slow
def test_a_planted_regression_is_stopped_and_an_equal_agent_is_not(
    bench: Bench, agent_source: AgentSource
) -> None:
    bench.write("test_desk.py", MODULE.replace("TASKS", "20"))
    agent_source(AGENT)
    shy = "--agent-option=fears=kitchen"
    assert bench.run(*command("baseline.yml")).ret == 0
    gate = command("gate.yml")
    # Three seeds of 20 tasks, where all are alike: enough for 15 points, not for 5.
    assert bench.run(*gate, "--ab-margin=0.15").ret == 0
    assert (bench.path / "out" / "comparison.md").is_file()
    assert bench.run(*gate, "--ab-run=equal").ret == 12
    assert bench.run(*gate, shy, "--ab-run=worse").ret == 1
    assert bench.run(*gate, "--ab-tasks=Lamp00", "--ab-run=tiny").ret == 12
    (bench.path / "baseline" / "manifest.json").unlink()
    assert bench.run(*gate, "--ab-run=none").ret == 13
