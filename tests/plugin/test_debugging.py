"""A person in a debugger has all the time, and is told where there is no debugger."""

from __future__ import annotations

import sys

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome

STOPS = """
    class Stops(Quiet):
        def act(self, observation):
            breakpoint()
            return Tap(observation.find("Lamp").index)
"""
THINKING = b"import time; time.sleep(5)\nc\n"
"""What a person types who thinks for longer than the limit, and than the guard's patience."""


@pytest.mark.slow
def test_time_in_the_debugger_counts_against_no_limit(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(STOPS)
    options = [*PLUGIN, "-p", "fixtures.tabletop", "--ab-device=tabletop", "--ab-run=run"]
    options += ["--ab-agent-process=off", "--ab-limits=steps=1,seconds=2"]
    command = [sys.executable, "-m", "pytest", *options, "--agent=agents:Stops", "."]
    result = lamp_bench.pytester.run(*command, stdin=THINKING, timeout=60)
    result.stdout.fnmatch_lines(["*PDB set_trace*"])
    (record,) = lamp_bench.records()
    assert (record.outcome, record.ending) == (Outcome.PASSED, "limit:steps")


def test_a_breakpoint_in_a_process_of_its_own_says_how_to_debug(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(STOPS)
    lamp_bench.run("--agent=agents:Stops")
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert "breakpoint() reaches nobody" in record.reason
    assert "--ab-agent-process=off" in record.reason
