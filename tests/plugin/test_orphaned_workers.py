"""A worker whose session is killed records nothing: the next session may be at its episode."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome
from tests.devices.test_slots import is_running
from tests.end_to_end.test_faults import wait_for

AGENT = """
    import signal

    class KillsTheSession(Quiet):
        def act(self, observation):
            if not os.path.exists("worker"):
                with open("worker", "w") as file:
                    file.write(str(os.getpid()))
                session = os.getppid()
                os.kill(session, signal.SIGKILL)
                while os.getppid() == session:
                    time.sleep(0.01)
            return Done()
"""


@pytest.mark.slow
def test_what_an_orphan_finishes_is_left_to_the_next_session(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(AGENT)
    options = ("--agent=agents:KillsTheSession", "--ab-agent-process=off", "-n1")
    lamp_bench.run(*options)
    worker = int((lamp_bench.path / "worker").read_text())
    wait_for(lambda: not is_running(worker))
    assert Outcome.FAILED not in lamp_bench.outcomes()
    lamp_bench.run(*options)
    assert [outcome for outcome in lamp_bench.outcomes() if outcome.scored] == [Outcome.FAILED]
