"""How much time passes after each action: by the suite, by the option, kept and told."""

from __future__ import annotations

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench.plugin.settings import settings_of

SUITE = """
    name = "desk"
    pace = 2
    [limits]
    steps = 4
"""
TASK = """
    from pytest_androidbench import task

    @task("Press", "Press back.")
    def test_press(episode):
        before = episode.device.clock.now()
        episode.run()
        took = (episode.device.clock.now() - before).total_seconds()
        with episode.check(f"{len(episode.steps)} steps, {took:.0f} seconds"):
            assert False
"""


@pytest.fixture
def pressing(bench: Bench, agent_source: AgentSource) -> Bench:
    """A suite with a pace, a task that tells how much time has passed, and an agent of 3 steps."""
    bench.write("suite.toml", SUITE)
    bench.write("test_desk.py", TASK)
    agent_source(
        """
        class Presser(Quiet):
            def start(self, goal):
                self.left = 2
            def act(self, observation):
                self.left -= 1
                return Press("back") if self.left >= 0 else Done()
        """
    )
    return bench


def took(bench: Bench) -> float:
    """Seconds of the device's that an episode took."""
    (record,) = bench.records()
    return float(record.checks[0].label.split()[2])


@pytest.mark.slow
def test_a_suite_says_how_much_time_passes(pressing: Bench) -> None:
    pressing.run("--agent=agents:Presser", "--ab-device=phone")
    paced = took(pressing)
    (record,) = pressing.records()
    assert "--ab-pace" not in record.repro
    assert pressing.contents().manifest.pace is None
    result = pressing.run(
        "--agent=agents:Presser", "--ab-device=phone", "--ab-pace=10", "--ab-run=slow"
    )
    result.stdout.fnmatch_lines(["androidbench: *; pace 10 s; *"])
    slow = pressing.contents("slow")
    assert (slow.manifest.pace, len(slow.records)) == (10, 1)
    assert "--ab-pace=10" in slow.records[0].repro
    # Two actions, each with 8 seconds more; Done() lets none pass.
    assert float(slow.records[0].checks[0].label.split()[2]) - paced == pytest.approx(16, abs=1)
    assert "pace 10 s" in (pressing.path / "slow" / "index.html").read_text()


@pytest.mark.slow
def test_no_pace_is_as_fast_as_the_agent(pressing: Bench) -> None:
    pressing.run("--agent=agents:Presser", "--ab-device=phone", "--ab-pace=0")
    assert took(pressing) < 4


def test_runs_of_two_paces_share_no_directory(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    again = lamp_bench.run("--agent=null", "--ab-pace=3")
    again.stderr.fnmatch_lines(["*pace: None there, 3.0 here*"])


@pytest.mark.parametrize("said", ["-1", "soon", "601", "nan"])
def test_a_pace_that_is_none_is_refused(pytester: pytest.Pytester, said: str) -> None:
    config = pytester.parseconfig(*PLUGIN, "--agent=null", f"--ab-pace={said}")
    with pytest.raises(pytest.UsageError, match="number of seconds from 0"):
        settings_of(config)
