"""A long run needs no more memory than a short one: nothing of an episode outlives it."""

from __future__ import annotations

from fixtures.benches import Bench

COUNTING = """
    import gc
    import pytest
    from pytest_androidbench import Observation

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish():
        gc.collect()
        with open("alive", "a") as file:
            print(sum(isinstance(thing, Observation) for thing in gc.get_objects()), file=file)
"""


def test_no_observation_outlives_its_episode(lamp_bench: Bench) -> None:
    lamp_bench.write("conftest.py", COUNTING)
    lamp_bench.run("--agent=reference", "--ab-seeds=0-9").assert_outcomes(passed=10)
    alive = [int(line) for line in (lamp_bench.path / "alive").read_text().split()]
    assert len(alive) == 10
    assert max(alive) <= 1
