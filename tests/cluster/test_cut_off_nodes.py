"""A node that nobody reaches for a while: what it runs goes on there, and elsewhere again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from fixtures.ray_cluster import RayNodes, ray_nodes
from pytest_androidbench.records.outcome import Outcome
from tests.cluster.desk import CELLS, SECONDS, SEEDS, begin, wait_for_records
from tests.cluster.ray_processes import wait_until_gone
from tests.end_to_end.projects import Project, ended

AT_ONCE: Final = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 1000,
    "health_check_failure_threshold": 2,
}
"""A node that is silent for seconds is given up."""


@pytest.fixture
def nodes() -> Iterator[RayNodes]:
    """A cluster that soon misses a node."""
    with ray_nodes(settings=AT_ONCE) as cluster:
        yield cluster


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(SECONDS + 60)
def test_its_cell_runs_elsewhere_and_what_it_says_later_counts_nothing(
    desk: Project, nodes: RayNodes
) -> None:
    first = nodes.add()
    nodes.add()
    process = begin(desk, "--agent=agents:Slow", SEEDS, "--agent-option=seconds=2")
    wait_for_records(desk, 2, process)
    with nodes.cut_off(first):
        wait_for_records(desk, CELLS - 2, process)
    done = ended(process, SECONDS)
    assert done.code == 1, done.out
    assert "is lost: Ray does not reach it any more" in done.out
    contents = desk.contents("run")
    assert len(contents.records) == CELLS
    outcomes = Counter(attempt.record.outcome for attempt in contents.attempts)
    assert outcomes[Outcome.FAILED] == CELLS, outcomes
    assert outcomes.keys() <= {Outcome.FAILED, Outcome.INFRA_ERROR}
    assert contents.damaged == ()
    wait_until_gone()
