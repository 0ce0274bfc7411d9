"""With -v the goal and the steps of each episode are shown."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.plugin.tell.live import MAX_SHOWN

TAPS = """
    class Taps(Quiet):
        def act(self, observation):
            print("noise of the agent")
            self.n = getattr(self, "n", 0) + 1
            if self.n == 1:
                return Type("\\x1b[2J\\u202eboo", at=observation.find("Note").index)
            return Tap(observation.find("Lamp").index) if self.n < {taps} else Done()
"""


def test_as_they_happen(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source(TAPS.format(taps=3))
    result = lamp_bench.run("--agent=agents:Taps", "-v", "--ab-limits=steps=9")
    result.stdout.fnmatch_lines(
        [
            "test_desk.py::test_lamp_on*",
            "  goal  Switch the lamp on.",
            "     1  Type “?x1b*boo” into *",
            "     2  Tap “Lamp”",
            "     3  Done",
            "test_desk.py::test_lamp_on*PASSED*",
        ]
    )
    assert not {"\x1b", "\u202e"} & set(result.stdout.str())


@pytest.mark.slow
def test_of_workers_in_whole_episodes(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source(TAPS.format(taps=3))
    arguments = ["--agent=agents:Taps", "-v", "-n2", "--ab-seeds=1-4", "--ab-limits=steps=9"]
    result = lamp_bench.run(*arguments)
    lines = result.outlines
    goals = [place for place, line in enumerate(lines) if line == "  goal  Switch the lamp on."]
    assert len(goals) == 4
    for place in goals:
        assert "PASSED test_desk.py::test_lamp_on[seed" in lines[place - 1]
        assert [line[:11].strip() for line in lines[place + 1 : place + 4]] == [
            "1  Typ", "2  Tap", "3  Don",
        ]  # fmt: skip


def test_not_without_v_and_not_of_what_is_taken_from_before(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=reference").stdout.no_fnmatch_line("  goal  *")
    lamp_bench.run("--agent=reference", "-v").stdout.no_fnmatch_line("  goal  *")


@pytest.mark.slow
def test_endless_episodes_are_cut(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source(TAPS.format(taps=MAX_SHOWN + 30))
    result = lamp_bench.run("--agent=agents:Taps", "-v", "--ab-limits=steps=500")
    steps = [line for line in result.outlines if "  Tap “Lamp”" in line]
    assert len(steps) == MAX_SHOWN - 1
    assert sum("further steps are on" in line for line in result.outlines) == 1
