"""A run on a Ray cluster: the records of one process, whatever is lost meanwhile."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Final

import pytest

from fixtures.ray_cluster import RayNodes
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import DeviceInfo, Record, Timing
from pytest_androidbench.report.exits import DEVICES_RAN_OUT
from tests.cluster.desk import ARGUMENTS, CELLS, SECONDS, SEEDS, begin, wait_for_records
from tests.cluster.ray_processes import (
    WORKER,
    actors,
    end_actor,
    end_one,
    processes,
    wait_until_gone,
)
from tests.end_to_end.projects import Finished, Project, ended

SLOW: Final = ("--agent=agents:Slow", SEEDS)
UNTOUCHED: Final = """
    from pytest_androidbench import task

    @task("Untouched", "Leave the note as it is.", app="desk")
    def test_untouched(episode):
        episode.run()
        with episode.check("empty"):
            assert episode.device.note == ""
"""
"""Who does nothing passes."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(SECONDS + 60)]


def run(desk: Project, *more: str) -> Finished:
    return ended(begin(desk, *more), SECONDS)


def bare(record: Record) -> Record:
    """What is to be the same wherever it was run."""
    return replace(record, timing=Timing(), device=DeviceInfo(), attempt=1)


def test_records_are_those_of_one_process_and_nothing_is_left_running(
    desk: Project, nodes: RayNodes
) -> None:
    for _ in range(3):
        nodes.add()
    done = run(desk, "--agent=reference", SEEDS)
    assert done.code == 1, done.out
    assert "each node gets 4 files" in done.out
    assert processes(WORKER) == actors() == []
    desk.run(*ARGUMENTS, "--agent=reference", SEEDS, "--ab-run=alone")
    records, alone = desk.contents("run").records, desk.contents("alone").records
    assert len(records) == CELLS
    assert [*map(bare, records)] == [*map(bare, alone)]
    assert {record.outcome for record in records} == {Outcome.PASSED, Outcome.FAILED}


def lose_node(nodes: RayNodes, first: object) -> None:
    """A node goes, and another one comes."""
    nodes.lose(first)
    nodes.add()


FAULTS: Final[dict[str, Callable[[RayNodes, object], None]]] = {
    "node": lose_node,
    "actor": lambda _nodes, _first: end_actor(),
    "worker": lambda _nodes, _first: end_one(WORKER),
}


@pytest.mark.proof
@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_lost_runs_elsewhere_and_is_told(
    desk: Project, nodes: RayNodes, fault: str
) -> None:
    first = nodes.add()
    nodes.add()
    process = begin(desk, *SLOW)
    wait_for_records(desk, CELLS // 3, process)
    FAULTS[fault](nodes, first)
    done = ended(process, SECONDS)
    assert done.code == 1, done.out
    contents = desk.contents("run")
    assert len(contents.records) == CELLS
    assert {record.outcome for record in contents.records} == {Outcome.FAILED}
    outcomes = Counter(attempt.record.outcome for attempt in contents.attempts)
    assert outcomes[Outcome.FAILED] == CELLS
    # None where it happened between two cells.
    assert outcomes[Outcome.INFRA_ERROR] in (0, 1)
    assert processes(WORKER) == actors() == []


def test_an_attempt_that_is_lost_is_kept_with_its_steps_and_the_name_of_its_node(
    desk: Project, nodes: RayNodes, tmp_path: Path
) -> None:
    nodes.add()
    once = f"--agent-option=died={tmp_path / 'died'}"
    done = run(desk, "--agent=agents:Deadly", once, "--ab-agent-process=off", SEEDS)
    assert done.code == 1, done.out
    contents = desk.contents("run")
    ((lost, again),) = [both for both in contents.by_episode.values() if len(both) > 1]
    assert (lost.record.outcome, lost.record.attempt) == (Outcome.INFRA_ERROR, 1)
    assert "the slot that ran the episode was lost on node " in lost.record.reason
    assert (again.record.outcome, again.record.attempt) == (Outcome.FAILED, 2)
    assert len(contents.records) == CELLS
    assert "2 attempts at" in done.summary


def test_the_record_of_a_guard_that_ended_its_worker_counts(
    desk: Project, nodes: RayNodes, tmp_path: Path
) -> None:
    nodes.add()
    once = f"--agent-option=died={tmp_path / 'died'}"
    limits = ("--ab-limits=seconds=2", "--ab-agent-process=off")
    done = run(desk, "--agent=agents:Frozen", once, *limits, SEEDS)
    assert done.code == 1, done.out
    contents = desk.contents("run")
    outcomes = Counter(attempt.record.outcome for attempt in contents.attempts)
    assert outcomes == {Outcome.AGENT_ERROR: 1, Outcome.FAILED: CELLS - 1}


@pytest.mark.proof
def test_without_any_node_left_the_run_has_what_it_has_and_can_go_on(
    desk: Project, nodes: RayNodes
) -> None:
    only = nodes.add()
    process = begin(desk, *SLOW)
    wait_for_records(desk, 3, process)
    nodes.lose(only)
    done = ended(process, SECONDS)
    assert done.code == 1, done.out
    before = {record.episode: record for record in desk.contents("run").records}
    assert 3 <= len(before) < CELLS
    nodes.add()
    assert run(desk, *SLOW).code == 1
    records = desk.contents("run").records
    assert len(records) == CELLS
    scored = [one for one in before.values() if one.outcome.scored]
    assert all(one in records for one in scored)


@pytest.mark.proof
def test_where_nothing_failed_the_status_tells_that_no_node_is_left(
    desk: Project, nodes: RayNodes
) -> None:
    desk.write("test_desk.py", UNTOUCHED)
    only = nodes.add()
    process = begin(desk, "--agent=agents:Slow", f"--ab-seeds=1-{CELLS}")
    wait_for_records(desk, 3, process)
    nodes.lose(only)
    done = ended(process, SECONDS)
    assert done.code == DEVICES_RAN_OUT, done.out
    outcomes = {record.outcome for record in desk.contents("run").records}
    assert Outcome.PASSED in outcomes
    assert outcomes <= {Outcome.PASSED, Outcome.INFRA_ERROR}


@pytest.mark.proof
def test_a_run_whose_own_part_of_ray_ends_has_what_it_has(desk: Project, nodes: RayNodes) -> None:
    nodes.add()
    process = begin(desk, *SLOW)
    wait_for_records(desk, 3, process)
    # Of the head, which this run is attached to: Ray ends a node without it.
    end_one("ray::DashboardAgent")
    done = ended(process, SECONDS)
    assert done.code in (1, DEVICES_RAN_OUT), done.out
    assert "the node that this process is attached to has ended" in done.out
    records = desk.contents("run").records
    assert 3 <= len(records) < CELLS
    assert {record.outcome for record in records} <= {Outcome.FAILED, Outcome.INFRA_ERROR}


@pytest.mark.proof
@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_lets_what_runs_end_and_stops_at_the_second_time(
    desk: Project, nodes: RayNodes, times: int
) -> None:
    nodes.add(2)
    process = begin(desk, *SLOW, "--agent-option=seconds=4")
    wait_for_records(desk, 2, process)
    for _ in range(times):
        process.send_signal(signal.SIGINT)
        sleep(1)
    done = ended(process, 60)
    assert done.code == 2, done.out
    contents = desk.contents("run")
    assert {one.record.outcome for one in contents.attempts} == {Outcome.FAILED}
    # What ended while this one looked is there, too.
    assert len(contents.records) in ((4, 5) if times == 1 else (2, 3))
    assert processes(WORKER) == actors() == []


@pytest.mark.proof
def test_a_controller_that_is_killed_leaves_nothing_running_and_its_run_goes_on(
    desk: Project, nodes: RayNodes
) -> None:
    nodes.add()
    process = begin(desk, *SLOW)
    wait_for_records(desk, 4, process)
    process.kill()
    process.communicate()
    wait_until_gone()
    assert run(desk, *SLOW).code == 1
    assert len(desk.contents("run").records) == CELLS


def test_without_a_node_of_the_resource_it_says_so(desk: Project) -> None:
    done = run(desk, *SLOW)
    assert done.code == 4
    assert "--ab-cluster=auto: no node has the resource 'device'" in done.err
    assert "Traceback" not in done.out + done.err


def test_nodes_that_lack_what_is_asked_for_are_named(desk: Project, nodes: RayNodes) -> None:
    nodes.add()
    desk.write(
        "conftest.py", "import os\nassert 'RAY_JOB_ID' not in os.environ, 'this is a node'\n"
    )
    done = run(desk, *SLOW)
    assert done.code == 4
    assert "cannot be used: its process has ended; the last it printed: " in done.err
    assert "this is a node" in done.err


KEY: Final = ("--agent=agents:Slow", "--ab-seeds=1", "--agent-option=key=env:AGENT_KEY")


@pytest.mark.proof
def test_secrets_are_on_nodes_alone(
    desk: Project, nodes: RayNodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    canary = "canary-4711-of-the-secret"
    with monkeypatch.context() as there:
        there.setenv("AGENT_KEY", canary)
        nodes.add()
    done = run(desk, *KEY)
    assert done.code == 1, done.out + done.err
    assert {one.outcome for one in desk.contents("run").records} == {Outcome.FAILED}
    found = [*nodes.session.rglob("*"), *(desk.path / "run").rglob("*")]
    held = [file for file in found if file.is_file() and canary.encode() in file.read_bytes()]
    assert not held
    assert canary not in done.out + done.err


@pytest.mark.proof
def test_a_node_that_lacks_a_secret_is_named_with_its_name(desk: Project, nodes: RayNodes) -> None:
    nodes.add()
    done = run(desk, *KEY)
    assert done.code == 4
    assert "cannot be used: " in done.err
    assert "there is no environment variable AGENT_KEY" in done.err
    assert "Traceback" not in done.out + done.err
