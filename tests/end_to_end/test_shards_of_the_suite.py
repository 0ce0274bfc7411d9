"""AndroidWorld at three seeds: by one process, two workers, three shards, three nodes of Ray."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import pytest

from fixtures.ray_cluster import ray_nodes
from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.record import DeviceInfo, Record, Timing
from tests.end_to_end.projects import Project, ended
from tests.report.test_command_line import androidbench
from tests.tiers import some

SEEDS: Final = "--ab-seeds=30-32"
SEVERAL: Final = 5
"""So many tasks stand for the suite where proofs are sliced."""
MINUTES: Final = 60


def apart_from_how_it_was_run(record: Record) -> Record:
    return replace(record, timing=Timing(), device=DeviceInfo(), attempt=1)


def statistics(run: Path) -> bytes:
    """The summary of a run but for when, by what and how often it was run, as it is written."""
    summary = json.loads((run / "summary.json").read_bytes())
    for apart in ("timing", "manifest", "retried"):
        del summary[apart]
    return json.dumps(summary, indent=2).encode()


def wait_for(run: Path, count: int) -> None:
    """Wait until a run has so many records: a third of all there will be."""
    until = monotonic() + MINUTES * 60
    while len(list(run.glob("episodes/*/*/record.json"))) < count:
        assert monotonic() < until
        sleep(0.1)


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(MINUTES * 60)
def test_records_and_statistics_do_not_tell_how_the_suite_was_divided(
    project: Project, request: pytest.FixtureRequest
) -> None:
    tasks = some(request.config, list(tasks_of()), SEVERAL)
    asked = ("--agent=reference", SEEDS, f"--ab-tasks={','.join(tasks)}", "--ab-screenshots=off")

    def run(name: str, *arguments: str, meanwhile: Callable[[], object] = int) -> None:
        process = project.start(*asked, *arguments, f"--ab-run={name}")
        meanwhile()
        done = ended(process, MINUTES * 60)
        assert done.code in (0, 1), done.out

    run("alone")
    run("two", "-n2")
    shards = [project.path / f"shard{number}" for number in (1, 2, 3)]
    for number, shard in enumerate(shards, 1):
        run(shard.name, f"--ab-shard={number}/3")
    merged = androidbench("merge", project.path / "merged", *shards, "--ab-min-success=0.5")
    assert merged.exit_code == 0, merged.output

    with ray_nodes(1, 1, resource="phone") as nodes:
        project = replace(project, variables={"RAY_ADDRESS": nodes.address})
        lost = nodes.add(resource="phone")

        def lose_one() -> None:
            wait_for(project.path / "torn", len(tasks))
            nodes.lose(lost)
            nodes.add(resource="phone")

        run("nodes", "--ab-cluster=auto")
        run("torn", "--ab-cluster=auto", meanwhile=lose_one)

    alone = [apart_from_how_it_was_run(one) for one in project.contents("alone").records]
    assert len(alone) == 3 * len(tasks)
    assert sum(len(project.contents(shard.name).records) for shard in shards) == len(alone)
    for other in ("two", "merged", "nodes", "torn"):
        records = [apart_from_how_it_was_run(one) for one in project.contents(other).records]
        assert records == alone
        assert statistics(project.path / other) == statistics(project.path / "alone")
