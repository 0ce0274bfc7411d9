"""As many agents are built and closed as there are episodes; the first tells whether any can be."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome

COUNTED = """
    class Counted(Quiet):
        def __init__(self): self.note("built")
        def close(self): self.note("closed")
        def note(self, what):
            with open("log", "a") as log:
                log.write(what + " ")

    class Stuck(Quiet):
        def close(self): raise OSError("the window is stuck")
"""
EVERYWHERE = pytest.mark.parametrize("process", ["worker", "episode", "off"])


@EVERYWHERE
def test_one_agent_is_built_for_each_episode(
    lamp_bench: Bench, agent_source: AgentSource, process: str
) -> None:
    agent_source(COUNTED)
    lamp_bench.run("--agent=agents:Counted", "--ab-seeds=1-3", f"--ab-agent-process={process}")
    log = (lamp_bench.path / "log").read_text()
    assert log == "built closed built closed built closed "


@EVERYWHERE
def test_an_agent_that_cannot_be_closed_costs_a_warning(
    lamp_bench: Bench, agent_source: AgentSource, process: str
) -> None:
    agent_source(COUNTED)
    result = lamp_bench.run("--agent=agents:Stuck", f"--ab-agent-process={process}")
    assert lamp_bench.outcomes() == [Outcome.FAILED]
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*the agent's close() failed:*the window is stuck*"])


def test_a_first_agent_that_no_episode_took_is_closed(
    bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(COUNTED)
    bench.write(
        "test_desk.py",
        """
        from pytest_androidbench import task

        @task("Broken", "Break.")
        def test_broken(episode):
            raise ValueError("no desk")
        """,
    )
    bench.run("--agent=agents:Counted", "--ab-agent-process=off")
    assert bench.outcomes() == [Outcome.INVALID]
    assert (bench.path / "log").read_text() == "built closed "
