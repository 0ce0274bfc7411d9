"""`androidbench label`: since when checks held, found by replays of an episode's first actions."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import jsonschema
import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.labelled import EpisodeTruth, read_truth
from pytest_androidbench.report.schemas import schema

TASKS = """
    from pytest_androidbench import task

    @task("Switches", "Switch lamp and fan on, and leave the heater off.")
    def test_switches(episode):
        episode.run()
        for name in ("Lamp", "Fan"):
            with episode.check(f"{name} is on"):
                assert name in episode.device.on
        with episode.check("heater is off"):
            assert "Heater" not in episode.device.on
        with episode.constraint("fan alone is never on"):
            assert episode.device.on != {"Fan"}

    @task("Heater", "Switch the heater on.")
    def test_heater(episode):
        episode.run()
        with episode.check("heater is on"):
            assert "Heater" in episode.device.on
"""
AGENTS = """
    class ByTask(Quiet):
        def start(self, goal):
            switches = ["Fan", "Lamp", "Lamp", "Heater", "Heater", "Lamp"]
            self.left = switches if "lamp" in goal.text else []
        def act(self, observation):
            return Tap(observation.find(self.left.pop(0)).index) if self.left else Done()
"""


@pytest.fixture
def recorded(bench: Bench, agent_source: AgentSource) -> Bench:
    """A run in which the lamp went on, off and on again, and one in which nothing was done."""
    bench.write("test_desk.py", TASKS)
    agent_source(AGENTS)
    bench.run("--agent=agents:ByTask", "--ab-seeds=1-2")
    return bench


def label(bench: Bench, *words: str) -> subprocess.CompletedProcess[str]:
    options = ["-p", "fixtures.tabletop", "-p", "no:randomly", "."]
    return subprocess.run(
        [sys.executable, "-m", "pytest_androidbench.cli", "label", "run", *options, *words],
        cwd=bench.path, capture_output=True, text=True, check=False, timeout=100, env=os.environ,
    )  # fmt: skip


def told(bench: Bench) -> dict[str, EpisodeTruth]:
    return {one.episode.partition("-s")[0]: one for one in read_truth(bench.run_path)}


@pytest.mark.slow
def test_a_checks_step_is_the_first_from_which_it_holds_to_the_end(recorded: Bench) -> None:
    before = {path: path.read_bytes() for path in recorded.run_path.rglob("record.json")}
    done = label(recorded)
    assert done.returncode == 0, done.stderr + done.stdout
    assert "4 episodes of 4 labelled" in done.stdout
    truths = told(recorded)
    assert [(one.label, one.steps) for one in truths["desk-Switches"].checks] == [
        ("Lamp is on", 6), ("Fan is on", 1),
    ]  # fmt: skip
    # What held before anything was done is left out, be it that it was broken meanwhile.
    assert truths["desk-Switches"].left_out == ("heater is off", "fan alone is never on")
    assert [(one.label, one.steps) for one in truths["desk-Heater"].checks] == [
        ("heater is on", -1)
    ]
    assert len(read_truth(recorded.run_path)) == 4
    assert {p: p.read_bytes() for p in recorded.run_path.rglob("record.json")} == before
    document = json.loads((recorded.run_path / "labelled.json").read_bytes())
    jsonschema.Draft202012Validator(json.loads(schema("labelled"))).validate(document)


@pytest.mark.slow
def test_two_devices_find_the_same_and_replays_are_kept_where_asked(recorded: Bench) -> None:
    assert label(recorded).returncode == 0
    first = (recorded.run_path / "labelled.json").read_bytes()
    (recorded.run_path / "labelled.json").unlink()
    done = label(recorded, "-n", "2", "--replays=again")
    assert done.returncode == 0, done.stderr + done.stdout
    assert (recorded.run_path / "labelled.json").read_bytes() == first
    # Of each cell as many as its longest has actions but one, and the whole.
    assert len(recorded.records("again/replayed")) == 4 * 7
    assert len(recorded.records("again/untouched")) == 4


@pytest.mark.slow
def test_what_cannot_be_replayed_is_told(recorded: Bench) -> None:
    text = (recorded.path / "test_desk.py").read_text()
    (recorded.path / "test_desk.py").write_text(text.replace("name in epi", "not name in epi"))
    done = label(recorded)
    assert done.returncode == 1
    assert "did not go by the same checks: suites" in done.stderr + done.stdout
    assert not (recorded.run_path / "labelled.json").exists()


@pytest.mark.slow
def test_pytest_that_finds_no_tasks_labels_nothing(recorded: Bench) -> None:
    done = label(recorded, "nowhere")
    assert done.returncode == 1
    assert "nothing was labelled" in done.stderr
