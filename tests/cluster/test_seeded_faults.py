"""Two hundred cells on a cluster of which parts are lost, by seed, and the controller, too."""

from __future__ import annotations

import random
import subprocess
from collections import Counter
from typing import Final

import pytest

from fixtures.ray_cluster import RayNodes
from pytest_androidbench.records.outcome import Outcome
from tests.cluster.desk import SECONDS, begin, wait_for_records
from tests.cluster.ray_processes import WORKER, actors, end_actor, end_one, wait_until_gone
from tests.end_to_end.projects import Project, ended

CELLS: Final = 200
ASKED: Final = ("--agent=agents:Slow", "--agent-option=seconds=0.1", "--ab-seeds=1-50")
FAULTS: Final = ("node", "actor", "worker", "controller")
TIMES: Final = 8


class Faults:
    """Throws faults into a run, and begins it again where its controller was lost."""

    def __init__(self, desk: Project, nodes: RayNodes, seed: int) -> None:
        self._desk, self._nodes = desk, nodes
        self._chance = random.Random(f"{TIMES} faults/{seed}")
        self._there = [nodes.add() for _ in range(3)]
        self.process: subprocess.Popen[str] = begin(desk, *ASKED)

    def throw(self) -> None:
        """Throw all of them, each at some count of records, in an order that is drawn."""
        kinds = [FAULTS[at % len(FAULTS)] for at in range(TIMES)]
        self._chance.shuffle(kinds)
        counts = sorted(self._chance.sample(range(10, CELLS - 20), TIMES))
        for kind, count in zip(kinds, counts, strict=True):
            wait_for_records(self._desk, count, self.process)
            self._throw(kind)

    def _throw(self, kind: str) -> None:
        match kind:
            case "node":
                self._nodes.lose(self._there.pop(self._chance.randrange(len(self._there))))
                self._there.append(self._nodes.add())
            case "actor" if actors():
                end_actor()
            case "worker":
                end_one(WORKER)
            case "controller":
                self.process.kill()
                self.process.communicate()
                self.process = begin(self._desk, *ASKED)


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS)
@pytest.mark.parametrize("seed", range(3))
def test_no_cell_is_lost_or_counted_twice_and_no_agent_is_blamed(
    desk: Project, nodes: RayNodes, seed: int
) -> None:
    faults = Faults(desk, nodes, seed)
    faults.throw()
    done = ended(faults.process, SECONDS)
    assert done.code == 1, done.out
    contents = desk.contents("run")
    assert len(contents.records) == CELLS
    outcomes = Counter(attempt.record.outcome for attempt in contents.attempts)
    assert outcomes[Outcome.FAILED] == CELLS, outcomes
    assert outcomes.keys() <= {Outcome.FAILED, Outcome.INFRA_ERROR}
    assert contents.damaged == ()
    wait_until_gone()
