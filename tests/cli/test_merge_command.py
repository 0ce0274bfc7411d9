"""`androidbench merge`: what it says is missing, and its exit status by a bar."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from tests.plugin.test_exit_status import suite_of
from tests.records.samples import cell, record, stored_run
from tests.records.test_divisions import shard_run
from tests.report.test_command_line import androidbench


def test_shards_that_are_all_there_are_told(tmp_path: Path) -> None:
    runs = [shard_run(tmp_path / str(number), number) for number in (1, 2, 3)]
    result = androidbench("merge", tmp_path / "out", *runs)
    assert result.exit_code == 0
    assert "shards:   3 of 3\n" in result.output
    assert "missing" not in result.output


def test_what_is_missing_is_named_up_to_a_number(tmp_path: Path) -> None:
    seeds = range(90)
    runs = [shard_run(tmp_path / str(number), number, seeds=seeds) for number in (1, 2)]
    result = androidbench("merge", tmp_path / "out", *runs)
    assert result.exit_code == 11
    assert "shards:   2 of 3, without 3\n" in result.output
    assert "of the 90 of the plan; run the shards again" in result.output
    assert "more: not_run in summary.json has all" in result.output


def test_parts_that_are_no_shards_are_merged_as_ever(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "a", record())
    run.plan([Planned(cell=cell(seed=seed)) for seed in range(3)])
    result = androidbench("merge", tmp_path / "out", run.path)
    assert result.exit_code == 0
    assert "shards:" not in result.output


@pytest.mark.parametrize(
    ("outcomes", "bar", "status", "told"),
    [
        ("passed passed", "1", 0, "reaches the 100% of --ab-min-success"),
        ("passed failed", "50%", 0, "reaches the 50%"),
        ("passed failed", "0.51", 1, "misses the 51%"),
        ("passed infra_error", "0.6", 10, "whether 60% is reached hangs on episodes"),
        ("infra_error skipped", "0.5", 11, "no episode failed"),
        ("skipped skipped", "0.5", 10, "every episode was skipped"),
        ("passed invalid", "0", 1, "a task is invalid"),
    ],
)
def test_a_bar_judges_what_was_merged(
    tmp_path: Path, outcomes: str, bar: str, status: int, told: str
) -> None:
    records = [record(seed=n, outcome=Outcome(word)) for n, word in enumerate(outcomes.split())]
    runs = [stored_run(tmp_path / str(number), one).path for number, one in enumerate(records)]
    result = androidbench("merge", tmp_path / "out", *runs, f"--ab-min-success={bar}")
    assert result.exit_code == status
    assert told in result.output


@pytest.mark.parametrize(("bar", "status"), [("0.1", 0), ("0.5", 10), ("1", 10)])
def test_what_is_missing_counts_both_ways(tmp_path: Path, bar: str, status: int) -> None:
    run = shard_run(tmp_path / "1", 1)
    assert 1 < len(list((run / "episodes").iterdir())) < 6
    result = androidbench("merge", tmp_path / "out", run, f"--ab-min-success={bar}")
    assert result.exit_code == status
    assert "!! missing: " in result.output


@pytest.mark.parametrize("bar", ["2", "nan", "much", "much%", "-1", "101%"])
def test_a_bar_that_is_no_share_is_refused(tmp_path: Path, bar: str) -> None:
    run = stored_run(tmp_path / "a", record())
    result = androidbench("merge", tmp_path / "out", run.path, f"--ab-min-success={bar}")
    assert result.exit_code == 2
    assert not (tmp_path / "out").exists()


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(
    "tasks",
    [
        "passes", "passes fails", "passes skips", "fails skips", "skips unwanted",
        "passes expected", "passes is_wrong", "passes loses", "fails loses", "loses skips",
    ],
)  # fmt: skip
@pytest.mark.parametrize("bar", ["0.5", "0.6", "1"])
def test_it_is_the_status_that_one_run_would_have(bench: Bench, tasks: str, bar: str) -> None:
    bench.write("test_desk.py", suite_of(tasks))
    options = ("--agent=null", "--ab-retry-infra=0", f"--ab-min-success={bar}")
    whole = bench.run(*options, "--ab-run=whole").ret
    runs = []
    for number in (1, 2):
        runs.append(bench.path / f"shard{number}")
        bench.run(*options, f"--ab-shard={number}/2", f"--ab-run=shard{number}")
    merged = androidbench("merge", bench.path / "out", *runs, f"--ab-min-success={bar}")
    assert merged.exit_code == whole
