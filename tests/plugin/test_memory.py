"""A long run needs no more memory than a short one: nothing of an episode outlives it."""

from __future__ import annotations

import pytest

from fixtures.benches import AgentSource, Bench

AGENTS = """
    class Fails(Quiet):
        def act(self, observation):
            print("thinking " * 1000)
            observation.screenshot
            return Done()

    class Raises(Quiet):
        def act(self, observation):
            observation.screenshot
            raise ValueError("no idea") from KeyError("lamp")
"""
COUNTING = """
    import gc
    import pytest
    from pytest_androidbench import Observation

    # What only the collector can free counts as alive.
    gc.disable()

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish():
        with open("alive", "a") as file:
            print(sum(isinstance(thing, Observation) for thing in gc.get_objects()), file=file)
"""
TRACING = """
    import gc, tracemalloc
    import pytest

    episodes = 0
    in_worker = False

    def pytest_configure(config):
        global in_worker
        in_worker = hasattr(config, "workerinput")

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logstart():
        global episodes
        episodes += in_worker
        if episodes == 20:
            tracemalloc.start()
        if episodes in (30, 70):
            gc.collect()
            with open("held", "a") as file:
                print(tracemalloc.get_traced_memory()[0], file=file)
"""
GROWTH = 2000
"""Bytes an episode may leave behind in its worker: pytest's three reports would be twice that."""


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("agent", ["reference", "agents:Fails", "agents:Raises"])
def test_no_observation_outlives_its_episode(
    lamp_bench: Bench, agent_source: AgentSource, agent: str
) -> None:
    agent_source(AGENTS)
    lamp_bench.write("conftest.py", COUNTING)
    lamp_bench.run(f"--agent={agent}", "--ab-seeds=0-9")
    alive = [int(line) for line in (lamp_bench.path / "alive").read_text().split()]
    assert len(alive) == 10
    assert max(alive) <= 1


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("agent", ["reference", "agents:Fails"])
def test_an_episode_leaves_next_to_nothing_behind_in_its_worker(
    lamp_bench: Bench, agent_source: AgentSource, agent: str
) -> None:
    agent_source(AGENTS)
    lamp_bench.write("conftest.py", TRACING)
    lamp_bench.run(f"--agent={agent}", "--ab-seeds=0-69", "-n1")
    first, last = (int(line) for line in (lamp_bench.path / "held").read_text().split())
    assert (last - first) / 40 < GROWTH
