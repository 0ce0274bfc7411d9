"""`androidbench cluster status`: what it says of slots, and of a cluster that nobody uses."""

from __future__ import annotations

import sys
from typing import Final

import pytest

from fixtures.ray_cluster import RayNodes
from pytest_androidbench.cli.clusters import status_lines
from pytest_androidbench.cluster.slot import SlotStatus
from tests.cluster.desk import CELLS, SEEDS, begin, wait_for_records
from tests.end_to_end.projects import Project, ended

COMMAND: Final = (
    sys.executable, "-c", "from pytest_androidbench.cli import main; main()", "cluster", "status",
)  # fmt: skip


def test_slots_are_told_one_by_one_and_together() -> None:
    busy = SlotStatus(name="a", running="test_desk.py::test_One[seed1]", done=3, lost=1)
    waits = SlotStatus(name="b", running="", done=1, lost=0)
    assert list(status_lines([("a", busy), ("b", waits), ("c", None)])) == [
        "3 slots, 1 of them busy; 4 cells over, 1 worker lost",
        "  a: runs test_desk.py::test_One[seed1]; 3 over, 1 worker lost",
        "  b: waits; 1 over, 0 workers lost",
        "  c: does not answer",
    ]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_it_tells_of_a_run_while_it_goes_on_and_of_none_behind_it(
    desk: Project, nodes: RayNodes
) -> None:
    nodes.add(2)
    process = begin(desk, "--agent=agents:Slow", "--agent-option=seconds=2", SEEDS)
    wait_for_records(desk, CELLS // 2, process)
    told = desk.execute(*COMMAND, "auto")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("2 slots, ")
    assert " lost\n  " in told.stdout
    assert "runs test_desk.py::test_" in told.stdout
    ended(process, 120)
    assert desk.execute(*COMMAND, "auto").stdout == "no run has slots there\n"


@pytest.mark.slow
def test_an_address_where_nobody_answers_is_told(desk: Project) -> None:
    told = desk.execute(*COMMAND, "ray://127.0.0.1:9")
    assert told.returncode == 1
    assert told.stderr.startswith("Error: ray://127.0.0.1:9: nothing answers there as ")
