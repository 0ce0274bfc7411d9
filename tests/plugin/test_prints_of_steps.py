"""What an agent prints is kept with the step it was printed for, as well as in its log."""

from __future__ import annotations

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.records.contents import read_steps

TALKS = """
    class Talks(Quiet):
        turns = 0
        def act(self, observation):
            self.turns += 1
            print(f"prompt {self.turns}", "x" * (50_000 if self.turns == 2 else 0))
            if self.turns == 3:
                return Done()
            return Tap(observation.find("Lamp").index)
"""


def test_each_step_has_what_was_printed_for_it(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source(TALKS)
    lamp_bench.run("--agent=agents:Talks", "--ab-seeds=0-1")
    for attempt in lamp_bench.contents().attempts:
        folder = lamp_bench.run_path / attempt.folder
        printed = [step.printed for step in read_steps(folder)]
        assert [text.split()[:2] for text in printed] == [["prompt", str(n)] for n in (1, 2, 3)]
        assert 10_000 < len(printed[1]) < 11_000
        assert "prompt 3" in (folder / "agent.log").read_text()
