"""An agent's process that ends while nothing is asked of it is replaced, and nobody is blamed."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome

pytestmark = pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="looks into /proc")

TASKS = """
    import os, signal
    from pathlib import Path
    from pytest_androidbench import task

    def kill_host():
        "End the process of the agent of the episode before, and wait until it has ended."
        pid = int(Path("pid").read_text())
        os.kill(pid, signal.SIGKILL)
        while not has_ended(pid):
            pass

    def has_ended(pid):
        try:
            return ") Z " in Path(f"/proc/{pid}/stat").read_text()
        except (FileNotFoundError, ProcessLookupError):
            return True

    @task("First", "Go.")
    def test_first(episode):
        episode.run()
        if Path("when").read_text() == "first":
            kill_host()

    @task("Second", "Go.")
    def test_second(episode):
        if Path("when").read_text() == "second":
            kill_host()
        episode.run()
"""
AGENT = """
    class TellsItsProcess(Quiet):
        def act(self, observation):
            with open("pid", "w") as file:
                file.write(str(os.getpid()))
            return Done()
"""


def run(bench: Bench, agent_source: AgentSource, when: str) -> None:
    bench.write("test_desk.py", TASKS)
    bench.write("when", when)
    agent_source(AGENT)
    bench.run("--agent=agents:TellsItsProcess")


@pytest.mark.slow
@pytest.mark.parametrize("when", ["first", "second"])
def test_it_is_replaced_before_the_next_agent_acts(
    bench: Bench, agent_source: AgentSource, when: str
) -> None:
    run(bench, agent_source, when)
    assert bench.outcomes() == [Outcome.PASSED, Outcome.PASSED]


def test_the_log_of_the_episode_tells_of_it(bench: Bench, agent_source: AgentSource) -> None:
    run(bench, agent_source, "second")
    (log,) = bench.run_path.glob("episodes/*Second*/1/agent.log")
    assert "the agent's process had ended before it was asked; this is another" in log.read_text()
