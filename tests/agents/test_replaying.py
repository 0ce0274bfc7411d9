"""`--agent=replay:RUN` repeats a run."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench


@pytest.mark.slow
def test_a_replay_takes_the_same_steps_to_the_same_outcome(
    lamp_bench: Bench, agent_source: AgentSource
) -> None:
    agent_source("""
        class BySeed(Quiet):
            def start(self, goal):
                seed = int(os.environ["PYTEST_CURRENT_TEST"].split("seed")[1].split("]")[0])
                self.left = ["Lamp", "Fan"][: seed % 3]
            def act(self, observation):
                return Tap(observation.find(self.left.pop(0)).index) if self.left else Done()
    """)
    lamp_bench.run("--agent=agents:BySeed", "--ab-seeds=1-4")
    lamp_bench.run("--agent=replay:run", "--ab-seeds=1-4", "--ab-run=again")
    facts = [
        [(r.cell, r.outcome, r.steps, r.ending) for r in lamp_bench.records(name)]
        for name in ("run", "again")
    ]
    assert facts[0] == facts[1]
    assert len({steps for _, _, steps, _ in facts[0]}) > 1
