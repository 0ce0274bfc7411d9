"""What an agent does to its process is its own: told rightly, and nobody else's affair."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.outcome import Outcome

ENDING = (
    "ending:Exits", "ending:ExitsPolitely", "ending:Segfaults", "ending:IsTerminated",
    "ending:KillsItsParent", "ending:ClosesEverything", "ending:Babbles",
)  # fmt: skip
RAISING = (
    "raising:Skips", "raising:Expects", "raising:EndsTheRun", "raising:Interrupts",
    "raising:IsCancelled", "raising:HalfAnEmoji", "raising:TooLong", "raising:SaysNothing",
    "raising:Paints", "raising:BlamesItself", "raising:Recurses",
)  # fmt: skip
HANGING = (
    "hanging:Sleeps", "hanging:SleepsInC", "hanging:Backtracks", "hanging:IgnoresSignals",
    "hanging:Swallows", "hanging:Stops",
)  # fmt: skip
LEAVING = (
    "leaving:ClosesStdout", "leaving:ChangesDirectory", "leaving:ChangesEnvironment",
    "leaving:ChangesHandlers", "leaving:LeavesAThread", "leaving:LeavesAFile",
    "leaving:LeavesAChild", "leaving:LeavesADaemon", "leaving:Patches", "ending:Forks",
    "looking:Prints",
)  # fmt: skip
IN_ANY_PROCESS = tuple(name for name in RAISING if name != "raising:Interrupts")

TASKS = """
    import pytest
    from pytest_androidbench import task

    class Tasks:
        "Six tasks, of which one is played by the agent that the class is for."

        @pytest.fixture
        def agent(self, request):
            misbehaves = request.node.originalname == "test_fourth"
            return f"tests.agents.misbehaving.{self.name}" if misbehaves else "agents:Quiet"
"""
TASK = """
        @task("{title}", "Switch the lamp on.", app="desk")
        def test_{name}(self, episode):
            episode.run()
            with episode.check("lamp is on"):
                assert "Lamp" in episode.device.on
"""
CLASS = """
    class Test{number:02}(Tasks):
        name = "{name}"
"""
ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")


def outcomes(
    bench: Bench, source: AgentSource, names: tuple[str, ...], *options: str
) -> tuple[list[Outcome], list[str]]:
    """Of a session in which each has a class with five tasks around it, whose agent behaves."""
    source("")
    tasks = "".join(TASK.format(title=name.title(), name=name) for name in ORDER)
    classes = (CLASS.format(number=number, name=name) for number, name in enumerate(names))
    bench.write("test_desk.py", TASKS + tasks + "".join(classes))
    bench.run(*options)
    records = sorted(bench.records(), key=lambda one: one.override)
    around = [one for one in records if one.agent == "agents:Quiet"]
    assert len(around) == 5 * len(names)
    assert {(one.outcome, one.reason) for one in around} == {
        (Outcome.FAILED, "1 of 1 checks failed: lamp is on")
    }
    assert bench.contents().not_run == ()
    wrong = [one for one in records if one.agent != "agents:Quiet"]
    assert [one.agent.removeprefix("tests.agents.misbehaving.") for one in wrong] == list(names)
    return [one.outcome for one in wrong], [one.reason for one in wrong]


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_each_is_told_rightly_and_the_others_are_unhurt(
    bench: Bench, agent_source: AgentSource, workers: str
) -> None:
    names = (*ENDING, *RAISING, *LEAVING)
    assert len(names) + len(HANGING) >= 30
    found, reasons = outcomes(bench, agent_source, names, workers)
    wrong = len(ENDING) + len(RAISING)
    assert found[:wrong] == [Outcome.AGENT_ERROR] * wrong
    assert found[wrong:] == [Outcome.FAILED] * len(LEAVING)
    assert reasons[: len(ENDING)] == [
        "the agent's process ended in act(): exit status 0",
        "agent: SystemExit: 0",
        "the agent's process ended in act(): signal SIGSEGV",
        "the agent's process ended in act(): signal SIGTERM",
        "the agent's process ended in act(): it was killed",
        "the agent's process ended in act(): exit status 1",
        reasons[ENDING.index("ending:Babbles")],
    ]
    assert "broke its connection to the harness" in reasons[ENDING.index("ending:Babbles")]


@pytest.mark.slow
def test_in_the_test_s_own_process_an_end_tells_of_the_other(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    options = ("--ab-agent-process=off", "-n1", "--ab-retry-infra=0")
    agent_source("")
    lamp_bench.run("--agent=tests.agents.misbehaving.ending:Exits", *options)
    (record,) = lamp_bench.records()
    assert record.outcome is Outcome.INFRA_ERROR
    assert "is told with --ab-agent-process=worker" in record.reason


@pytest.mark.slow
def test_what_hangs_is_ended(bench: Bench, agent_source: AgentSource) -> None:
    options = ("--ab-limits=seconds=1", "-n2")
    found, reasons = outcomes(bench, agent_source, HANGING, *options)
    assert found == [Outcome.AGENT_ERROR] * len(HANGING)
    assert all("act() took longer than" in reason for reason in reasons)


@pytest.mark.slow
def test_in_the_test_s_own_process_what_it_raises_is_its_own_as_well(
    bench: Bench, agent_source: AgentSource
) -> None:
    found, reasons = outcomes(bench, agent_source, IN_ANY_PROCESS, "--ab-agent-process=off", "-n2")
    assert found == [Outcome.AGENT_ERROR] * len(IN_ANY_PROCESS)
    assert reasons[0] == "agent: Skipped: too hard"
