"""Whose fault it is when a phone dies while the agent has it to itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.benches import PLUGIN, AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="finds the phone in /proc"),
]

TASK = """
    from pytest_androidbench import task

    @task("Calm", "Keep calm.")
    def test_calm(episode):
        episode.run()
        with episode.check("calm"):
            assert episode.device.setting("global", "calm") == ""
"""
AGENTS = """
    import signal, subprocess

    def phones():
        return [int(entry) for entry in os.listdir("/proc") if entry.isdigit() and is_own(entry)]

    def is_own(pid):
        try:
            command = open(f"/proc/{pid}/cmdline").read().split("\\0")
            parent = open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[1]
        except OSError:
            return False
        return "pytest_androidbench.phone" in command and parent == parent_of(os.getppid())

    def parent_of(pid):
        return open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[1]

    def kill():
        for pid in phones():
            os.kill(pid, signal.SIGKILL)
        while phones():
            time.sleep(0.01)

    class Kills:
        COMMANDS = ["getprop", "getprop", "getprop"]
        def run(self, goal, phone):
            with open("tries", "a") as file:
                file.write(".")
            command = self.COMMANDS[os.path.getsize("tries") - 1]
            subprocess.run([*phone.adb_command, "shell", command], check=True)
            kill()
            return self.end()
        def end(self):
            raise ConnectionError("my phone is gone")

    class SaysDone(Kills):
        def end(self): return Done()

    class SaysNothing(Kills):
        def end(self): return None

    class Otherwise(Kills):
        COMMANDS = ["getprop", "date", "getprop"]

    class Stepwise(Quiet):
        def act(self, observation):
            kill()
            return Press("home")
"""


@pytest.fixture
def phone_bench(bench: Bench, agent_source: AgentSource) -> Bench:
    bench.write("test_phone.py", TASK)
    agent_source(AGENTS)
    return bench


def run(bench: Bench, agent: str, *arguments: str) -> list[Outcome]:
    options = [*PLUGIN, "--ab-run=run", f"--agent=agents:{agent}"]
    bench.pytest(*options, *arguments, ".", timeout=100)
    return bench.outcomes()


@pytest.mark.proof
@pytest.mark.parametrize("agent", ["Kills", "SaysDone", "SaysNothing"])
def test_a_phone_that_dies_alike_three_times_while_the_agent_has_it_is_the_agents_fault(
    phone_bench: Bench, agent: str
) -> None:
    assert run(phone_bench, agent) == [
        Outcome.INFRA_ERROR, Outcome.INFRA_ERROR, Outcome.AGENT_ERROR,
    ]  # fmt: skip
    (record,) = phone_bench.records()
    assert record.outcome is Outcome.AGENT_ERROR
    assert record.score == 0.0
    assert record.reason == (
        "the agent ended its device in each of 3 attempts: it ended by SIGKILL after shell getprop"
    )


@pytest.mark.proof
@pytest.mark.parametrize(
    ("agent", "arguments", "attempts"),
    [("Kills", ["--ab-retry-infra=1"], 2), ("Otherwise", [], 3), ("Stepwise", [], 3)],
)
def test_otherwise_it_stays_an_infrastructure_fault(
    phone_bench: Bench, agent: str, arguments: list[str], attempts: int
) -> None:
    assert run(phone_bench, agent, *arguments) == [Outcome.INFRA_ERROR] * attempts
