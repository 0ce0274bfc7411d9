"""Tasks in quarantine: run and told, and judging nobody."""

from __future__ import annotations

import json

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.standing import Standing

TASKS = """
    from pytest_androidbench import task

    @task("Good", "Do nothing.")
    def test_good(episode):
        episode.run()

    @task("Flaky", "Do nothing either.")
    def test_flaky(episode):
        episode.run()
        with episode.check("holds"):
            assert episode.seed > 1, "unlucky"
"""
BOTH = '{"task": "desk/Flaky", "why": "unlucky at times", "since": "2026-11-02"}\n'
ONE = '{"task": "desk/Flaky", "seed": 1, "why": "seed 1 is unlucky", "since": "2026-11-02"}\n'


@pytest.fixture
def held(bench: Bench) -> Bench:
    bench.write("test_desk.py", TASKS.replace("episode.seed", "episode.cell.seed"))
    bench.write("held.jsonl", BOTH)
    return bench


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(
    "workers", [[], pytest.param(["-n2"], marks=pytest.mark.slow)], ids=["alone", "two"]
)
def test_it_is_told_and_no_part_of_status_and_rate(held: Bench, workers: list[str]) -> None:
    arguments = ["--agent=null", "--ab-seeds=1-2", *workers]
    assert held.run(*arguments, "--ab-run=without").ret == 1
    result = held.run(*arguments, "--ab-quarantine=held.jsonl")
    assert result.ret == 0
    assert len(held.contents().of_standing(Standing.QUARANTINED)) == 2
    result.stdout.fnmatch_lines(
        [
            "quarantine: 2 episodes, 1 passed, 1 not (no part of success rate and exit status)",
            "  passed *Flaky · seed 2*in quarantine since 2026-11-02: unlucky at times",
            "FAILED  Flaky · seed 1 *",
            "  check  holds*",
            "           unlucky",
            "  held   in quarantine since 2026-11-02: unlucky at times",
            "outcomes: 2 passed",
            "success:  100%*",
            "apart:    2 episodes in quarantine, 1 of them not passed: no part of the rate",
            "*1 quarantined*",
        ]
    )
    summary = json.loads((held.run_path / "summary.json").read_text())
    assert [(row["passed"], row["episodes"]) for row in summary["success"]] == [(2, 2)]


@pytest.mark.slow
def test_it_does_not_move_a_bar(held: Bench) -> None:
    arguments = ["--agent=null", "--ab-seeds=1", "--ab-min-success=1"]
    assert held.run(*arguments, "--ab-run=without").ret == 1
    assert held.run(*arguments, "--ab-quarantine=held.jsonl").ret == 0


def test_one_seed_can_be_held_alone(held: Bench) -> None:
    held.write("held.jsonl", ONE)
    result = held.run("--agent=null", "--ab-seeds=1-2", "--ab-quarantine=held.jsonl")
    assert result.ret == 0
    assert len(held.contents().rated) == 3


def test_what_passes_every_time_is_pointed_out(held: Bench) -> None:
    held.write("held.jsonl", BOTH)
    result = held.run("--agent=null", "--ab-seeds=2-4", "--ab-quarantine=held.jsonl")
    result.stdout.fnmatch_lines(["!! Flaky passed every time: take it out of the quarantine list"])


@pytest.mark.slow
def test_a_resumed_run_goes_by_the_list_that_it_is_given(held: Bench) -> None:
    held.run("--agent=null", "--ab-seeds=1-2", "--ab-quarantine=held.jsonl")
    assert held.run("--agent=null", "--ab-seeds=1-2").ret == 1
    assert len(held.contents().rated) == 4
    assert held.run("--agent=null", "--ab-seeds=1-2", "--ab-quarantine=held.jsonl").ret == 0
    assert len(held.contents().rated) == 2


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('{"task": "desk/Flakey", "why": "x", "since": "2026-11-02"}', "desk/Flakey; do you mean"),
        ('{"task": "desk/Flaky", "why": "x"}', "held.jsonl, line 1: "),
        ('{"task": "desk/Flaky", "why": "", "since": "2026-11-02"}', '"why" is empty'),
    ],
)
def test_a_wrong_list_is_refused(held: Bench, line: str, told: str) -> None:
    held.write("held.jsonl", line)
    result = held.run("--agent=null", "--ab-quarantine=held.jsonl")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "--ab-quarantine: " in result.stderr.str()
    assert told in result.stderr.str()
