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

ONE_OF = """
    import importlib

    NAMES = {names}

    class OneOf:
        "The agent of the seed's place, between others that behave."
        def start(self, goal):
            seed = int(os.environ["PYTEST_CURRENT_TEST"].split("seed")[1].split("]")[0])
            module, _, name = NAMES[seed // 2].partition(":")
            module = importlib.import_module(f"tests.agents.misbehaving.{{module}}")
            self.inner = getattr(module, name)() if seed % 2 else Quiet()
            self.inner.start(goal)
        def act(self, observation):
            return self.inner.act(observation) if hasattr(self.inner, "act") else Done()
"""


def outcomes(
    bench: Bench, source: AgentSource, names: tuple[str, ...], *options: str
) -> tuple[list[Outcome], list[str]]:
    """Of a session in which each takes its turn, with one that behaves before it."""
    source(ONE_OF.format(names=names))
    last = 2 * len(names) - 1
    bench.run("--agent=agents:OneOf", f"--ab-seeds=0-{last}", *options)
    records = sorted(bench.records(), key=lambda record: record.cell.seed)
    assert [record.cell.seed for record in records] == list(range(last + 1))
    assert {record.outcome for record in records[::2]} == {Outcome.FAILED}
    assert bench.contents().not_run == ()
    return [record.outcome for record in records[1::2]], [r.reason for r in records[1::2]]


@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_each_is_told_rightly_and_the_others_are_unhurt(
    lamp_bench: Bench, agent_source: AgentSource, workers: list[str]
) -> None:
    names = (*ENDING, *RAISING, *LEAVING)
    found, reasons = outcomes(lamp_bench, agent_source, names, *workers)
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
def test_what_hangs_is_ended(lamp_bench: Bench, agent_source: AgentSource) -> None:
    options = ("--ab-limits=seconds=1", "-n2")
    found, reasons = outcomes(lamp_bench, agent_source, HANGING, *options)
    assert found == [Outcome.AGENT_ERROR] * len(HANGING)
    assert all("act() took longer than" in reason for reason in reasons)


@pytest.mark.slow
def test_in_the_test_s_own_process_what_it_raises_is_its_own_as_well(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    found, reasons = outcomes(
        lamp_bench, agent_source, IN_ANY_PROCESS, "--ab-agent-process=off", "-n2"
    )
    assert found == [Outcome.AGENT_ERROR] * len(IN_ANY_PROCESS)
    assert reasons[0] == "agent: Skipped: too hard"
