"""AndroidWorld at three seeds: by one process, by two workers, in three shards put together."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from fixtures.suite_tasks import tasks_of
from pytest_androidbench.records.record import DeviceInfo, Record, Timing
from tests.end_to_end.projects import Project
from tests.report.test_command_line import androidbench
from tests.tiers import some

SEEDS: Final = "--ab-seeds=30-32"
SEVERAL: Final = 5
"""So many tasks stand for the suite where proofs are sliced."""
MINUTES: Final = 60


def apart_from_how_it_was_run(record: Record) -> Record:
    return replace(record, timing=Timing(), device=DeviceInfo(), attempt=1)


def statistics(run: Path) -> bytes:
    """The summary of a run but for when and by what it was run, as it would be written."""
    summary = json.loads((run / "summary.json").read_bytes())
    for apart in ("timing", "manifest"):
        del summary[apart]
    return json.dumps(summary, indent=2).encode()


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.timeout(MINUTES * 60)
def test_records_and_statistics_do_not_tell_how_the_suite_was_divided(
    project: Project, request: pytest.FixtureRequest
) -> None:
    tasks = some(request.config, list(tasks_of()), SEVERAL)
    asked = ("--agent=reference", SEEDS, f"--ab-tasks={','.join(tasks)}", "--ab-screenshots=off")

    def run(name: str, *arguments: str) -> None:
        done = project.run(*asked, *arguments, f"--ab-run={name}", seconds=MINUTES * 60)
        assert done.code in (0, 1), done.out

    run("alone")
    run("two", "-n2")
    shards = [project.path / f"shard{number}" for number in (1, 2, 3)]
    for number, shard in enumerate(shards, 1):
        run(shard.name, f"--ab-shard={number}/3")
    merged = androidbench("merge", project.path / "merged", *shards, "--ab-min-success=0.5")
    assert merged.exit_code == 0, merged.output

    alone = [apart_from_how_it_was_run(one) for one in project.contents("alone").records]
    assert len(alone) == 3 * len(tasks)
    assert sum(len(project.contents(shard.name).records) for shard in shards) == len(alone)
    for other in ("two", "merged"):
        records = [apart_from_how_it_was_run(one) for one in project.contents(other).records]
        assert records == alone
        assert statistics(project.path / other) == statistics(project.path / "alone")
