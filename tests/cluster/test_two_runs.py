"""Two runs on one cluster: each has its records, and the one that waits says so."""

from __future__ import annotations

import re

import pytest

from fixtures.ray_cluster import RayNodes
from tests.cluster.desk import ARGUMENTS, CELLS, SECONDS, SEEDS, begin, wait_for_records
from tests.cluster.ray_processes import wait_until_gone
from tests.end_to_end.projects import Project, ended

pytestmark = [pytest.mark.proof, pytest.mark.slow, pytest.mark.timeout(2 * SECONDS)]


def test_the_second_waits_for_the_first_and_says_so(desk: Project, nodes: RayNodes) -> None:
    nodes.add()
    first = begin(desk, "--agent=agents:Slow", SEEDS, "--agent-option=seconds=1.5")
    wait_for_records(desk, 1, first)
    second = desk.start(
        *ARGUMENTS, "--agent=agents:Slow", SEEDS, "--ab-cluster=auto", "--ab-run=second"
    )
    done = ended(first, SECONDS)
    assert done.code == 1, done.out
    assert "are waited for" not in done.out
    waited = ended(second, SECONDS)
    assert waited.code == 1, waited.out
    assert re.search(r"slots of node .+ are waited for: [0-9-]+ has some there, too", waited.out)
    assert [len(desk.contents(run).records) for run in ("run", "second")] == [CELLS, CELLS]
    wait_until_gone()
