"""A run is judged as a whole: by a baseline, its lower bound, what it must not fail or take."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from fixtures.benches import AgentSource, Bench

TASKS = 60
"""So many that an equal agent can be told from one that is worse by 5 points."""
MODULE = """
    from pytest_androidbench import task

    def declare(number):
        room = "kitchen" if number % 3 == 0 else "hall"

        @task(f"Lamp{number:02}", f"Switch the lamp of the {room} on.", app="desk", tags=[room])
        def lamp(episode):
            episode.run()
            with episode.check("lamp is on"):
                assert "Lamp" in episode.device.on

        return lamp

    for number in range(TASKS):
        globals()[f"test_{number:02}"] = declare(number)
"""
AGENT = """
    class Agent(Quiet):
        def __init__(self, fears=""):
            self.fears = fears

        def act(self, observation):
            lamp = observation.find("Lamp")
            afraid = self.fears and self.fears in self.goal.text
            if afraid or self.goal.text in getattr(self, "done", ""):
                return Done()
            self.done = self.goal.text
            return Tap(lamp.index)
"""
LACKING = """
    from pytest_androidbench import task
    from pytest_androidbench.errors import MissingPackage

    @task("Lacks", "Watch it.")
    def test_lacks(episode):
        raise MissingPackage("install the films")

    @task("Has", "Watch it.")
    def test_has(episode):
        episode.run()
"""
GATE = ("--agent=agents:Agent", "--ab-baseline=old")


@pytest.fixture
def lamps(bench: Bench, agent_source: AgentSource) -> Bench:
    """Sixty tasks in two rooms, and an agent that can be made to fear one of them."""
    bench.write("test_desk.py", MODULE.replace("TASKS", str(TASKS)))
    agent_source(AGENT)
    return bench


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the baseline is kept, once it was run."""
    return tmp_path_factory.mktemp("baseline") / "old"


@pytest.fixture
def judged(lamps: Bench, kept: Path) -> Bench:
    """The same with a baseline."""
    if not kept.exists():
        lamps.run("--agent=agents:Agent", "--ab-run=old")
        shutil.copytree(lamps.path / "old", kept)
    shutil.copytree(kept, lamps.path / "old", dirs_exist_ok=True)
    return lamps


def said(result: pytest.RunResult) -> str:
    """The summary, whatever the columns it was wrapped into."""
    return " ".join(result.stdout.str().partition("= androidbench =")[2].split())


@pytest.mark.slow
def test_an_equal_agent_passes_and_what_was_found_lies_beside_the_run(judged: Bench) -> None:
    result = judged.run(*GATE)
    assert result.ret == 0, result.stdout.str()
    assert "against the baseline: pass: worse by less than 5 points" in said(result)
    found = json.loads((judged.run_path / "comparison.json").read_text())
    assert found["strata"][0]["regression"]["verdict"] == "pass"
    for name in ("comparison.html", "comparison.md"):
        assert (judged.run_path / name).is_file()


@pytest.mark.slow
def test_an_agent_that_fails_one_tag_is_stopped(judged: Bench) -> None:
    result = judged.run(*GATE, "--agent-option=fears=kitchen")
    assert result.ret == 1
    assert "against the baseline: fail: worse, 95% sure" in said(result)
    assert "-33.3 points" in said(result)
    allowed = judged.run(*GATE, "--agent-option=fears=kitchen", "--ab-margin=0.6", "--ab-run=n")
    assert allowed.ret == 0


@pytest.mark.slow
def test_too_few_episodes_are_inconclusive_and_say_how_many_would_do(judged: Bench) -> None:
    result = judged.run(*GATE, "--ab-tasks=Lamp00,Lamp01,Lamp02")
    assert result.ret == 12
    assert "more cells would settle it" in said(result)


@pytest.mark.slow
def test_a_baseline_that_cannot_be_used_ends_the_session_before_anything_is_run(
    judged: Bench,
) -> None:
    for options, why in (
        (("--ab-baseline=nowhere",), "is no run directory"),
        (("--ab-baseline=old", "--ab-limits=steps=1"), "allow it by name: limits"),
    ):
        result = judged.run("--agent=agents:Agent", *options, "--ab-run=new")
        assert result.ret == 13, result.stdout.str()
        assert why in result.stdout.str() + result.stderr.str()
        assert "make a baseline by a run with --ab-run" in result.stdout.str() + result.stderr.str()
        assert not (judged.path / "new").exists()
    named = ("--ab-limits=steps=5", "--ab-baseline-unlike=limits", "--ab-run=new")
    assert judged.run(*GATE, *named).ret == 0


@pytest.mark.slow
def test_a_suite_that_has_changed_meanwhile_is_no_measure(judged: Bench) -> None:
    judged.write("suite.toml", 'name = "desk"\nversion = "2"\n')
    result = judged.run(*GATE)
    assert result.ret == 13
    assert "allow it by name: suites" in said(result)


@pytest.mark.slow
def test_the_lower_bound_can_be_asked_for(lamps: Bench) -> None:
    fears = "--agent-option=fears=kitchen"
    expected = {"0.5": 0, "0.9": 1, "0.65": 10}
    for number, (bar, status) in enumerate(expected.items()):
        result = lamps.run(
            "--agent=agents:Agent", fears, f"--ab-min-success-sure={bar}", f"--ab-run=r{number}"
        )
        assert result.ret == status, said(result)
    plain = lamps.run("--agent=agents:Agent", fears, "--ab-min-success=0.65", "--ab-run=plain")
    assert plain.ret == 0


@pytest.mark.slow
def test_some_tasks_must_pass_whatever_the_rate_is(lamps: Bench) -> None:
    options = ("--agent=agents:Agent", "--agent-option=fears=kitchen", "--ab-min-success=0.5")
    lamps.write("must.txt", "Lamp01  # the hall\nLamp03\n")
    result = lamps.run(*options, "--ab-must-pass=@must.txt")
    assert result.ret == 1
    assert "Lamp03 must pass and did not" in said(result)
    assert "reaches the 50% of --ab-min-success" in said(result)
    assert lamps.run(*options, "--ab-must-pass=Lamp01,Lamp02").ret == 0
    missing = lamps.run(*options, "--ab-must-pass=Lamp99")
    assert missing.ret == 1
    assert "Lamp99 must pass, by --ab-must-pass, and was not run" in said(missing)


@pytest.mark.slow
def test_what_a_run_takes_has_caps(lamps: Bench) -> None:
    few = ("--agent=agents:Agent", "--ab-tasks=Lamp01,Lamp02")
    assert lamps.run(*few, "--ab-caps=steps=2,infra=5%").ret == 0
    result = lamps.run(*few, "--ab-caps=steps=1")
    assert result.ret == 1
    assert "mean steps of the passed episodes: 2 of 1 allowed" in said(result)


def test_skipped_episodes_have_a_cap(bench: Bench) -> None:
    bench.write("test_desk.py", LACKING)
    lax = bench.run("--agent=null", "--ab-min-success=0")
    strict = bench.run("--agent=null", "--ab-min-success=0", "--ab-caps=skipped=0")
    assert (lax.ret, strict.ret) == (0, 1)
    assert "share of episodes that were skipped: 50% of 0% allowed" in said(strict)


@pytest.mark.slow
def test_the_worst_of_several_gates_counts(judged: Bench) -> None:
    shutil.copytree(judged.path / "old", judged.path / "kept")
    few = "--ab-tasks=Lamp00,Lamp01,Lamp02"
    assert judged.run(*GATE, few, "--ab-min-success=1").ret == 12
    assert judged.run(*GATE, few, "--ab-caps=steps=0").ret == 1


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("--ab-margin=-0.1", "give a share from 0 to 1"),
        ("--ab-margin=nan", "give a share from 0 to 1"),
        ("--ab-min-success-sure=2", "give a share from 0 to 1"),
        ("--ab-caps=pictures=2", "the names are infra, skipped, steps"),
        ("--ab-caps=money=nan", "the names are infra, skipped, steps"),
        ("--ab-caps=skipped=2", "give a share from 0 to 1"),
        ("--ab-caps=infra=7", "give a share from 0 to 1"),
        ("--ab-must-pass=@nothing.txt", "cannot be read"),
        ("--ab-baseline-unlike=weather", "name what may differ"),
    ],
)
def test_wrong_values_say_the_rule(lamp_bench: Bench, option: str, rule: str) -> None:
    result = lamp_bench.run("--agent=null", option)
    assert result.ret == 4
    assert rule in result.stderr.str()


def test_an_audit_has_no_baseline(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--ab-audit", "--ab-baseline=old")
    assert result.ret == 4
    assert "takes no --ab-baseline" in result.stderr.str()
