"""What a cell came to is lost between its slot and the run, which asks the slot for it again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from fixtures.ray_cluster import RayNodes
from pytest_androidbench.cluster.engine import CellOver, Event, SlotCame, SlotStarted, SlotWent
from pytest_androidbench.cluster.ray_engine import RayEngine
from tests.cluster.desk import SECONDS
from tests.cluster.test_workers import ONE, given
from tests.end_to_end.projects import Project


@pytest.fixture
def engine(desk: Project, nodes: RayNodes) -> Iterator[RayEngine]:
    """One with a slot, in the project."""
    nodes.add()
    here = {"PYTHONPATH": str(Path(__file__).parents[2])}
    ray.init(nodes.address, runtime_env={"working_dir": str(desk.path), "env_vars": here})
    engine = RayEngine(given(root=str(desk.path)), ".", "device")
    yield engine
    engine.close()
    ray.shutdown()


class Putter:
    """Puts an object of its own into the store."""

    def put(self) -> list[Any]:
        return [ray.put(bytes(1000000))]


def lost_object() -> Any:
    """One whose owner is dead: as Ray 2.60 lets nobody free an object, this is one it lost."""
    putter: Any = ray.remote(Putter).options(num_cpus=0).remote()
    (lost,) = ray.get(putter.put.remote())
    ray.kill(putter)
    return lost


def one_of(engine: RayEngine, *kinds: type[Event]) -> Event:
    """The next event of these kinds."""
    while event := engine.next(SECONDS):
        if isinstance(event, kinds):
            return event
    raise AssertionError(kinds)


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS)
def test_a_result_that_the_object_store_lost_is_given_again(engine: RayEngine) -> None:
    came = one_of(engine, SlotCame, SlotWent)
    assert isinstance(came, SlotCame), came
    engine.run(came.slot, ONE)
    (answer,) = engine._asked
    assert ray.wait([answer], timeout=SECONDS)[0] == [answer]
    engine._asked[lost_object()] = engine._asked.pop(answer)
    over = one_of(engine, CellOver, SlotWent, SlotStarted)
    assert isinstance(over, CellOver), over
    (attempt,) = over.attempts
    assert attempt.record is not None
    assert (over.slot, attempt.record.cell.task) == (came.slot, "One")
