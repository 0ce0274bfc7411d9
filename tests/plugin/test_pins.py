"""Pinned cases: run whatever seeds are chosen, and no part of the rate."""

from __future__ import annotations

import json
import shlex

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.records.studied import is_studied

TASKS = """
    from datetime import date
    from hypothesis import strategies as st
    from pytest_androidbench import task

    @task("Count", "Write {number} on {day}.", params={
        "number": st.integers(1, 99), "day": st.dates()})
    def test_count(episode, number, day):
        assert isinstance(day, date)
        episode.run()
        with episode.check("few"):
            assert number < 100
"""
PINS = """\
# what the study found
{"task": "desk/Count", "params": {"number": 100, "day": "2024-02-29"}, "why": "a leap day"}
{"task": "desk/Count", "seed": 7, "why": "once crashed"}
"""


@pytest.fixture
def pinned(bench: Bench) -> Bench:
    bench.write("test_desk.py", TASKS)
    bench.write("pins.jsonl", PINS)
    return bench


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize(
    "workers", [[], pytest.param(["-n2"], marks=pytest.mark.slow)], ids=["alone", "two"]
)
def test_they_are_run_beside_the_chosen_seeds_and_rated_apart(
    pinned: Bench, workers: list[str]
) -> None:
    result = pinned.run("--agent=null", "--ab-pin=pins.jsonl", "--ab-seeds=1-3", *workers)
    result.assert_outcomes(passed=4, failed=1)
    contents = pinned.contents()
    cases = [one.record for one in contents.of_standing(Standing.PINNED)]
    assert [(r.outcome, r.params) for r in cases if r.cell.seed == 0] == [
        (Outcome.FAILED, {"number": 100, "day": "2024-02-29"})
    ]
    assert [r.outcome for r in cases if r.cell.seed == 7] == [Outcome.PASSED]
    assert len({r.cell.variation for r in cases}) == 2
    summary = json.loads((pinned.run_path / "summary.json").read_text())
    assert [(row["passed"], row["episodes"]) for row in summary["success"]] == [(3, 3)]
    result.stdout.fnmatch_lines(
        [
            "pinned cases: 2 episodes, 1 passed, 1 not*",
            "  passed *Count · seed 7 · pin *once crashed",
            "FAILED  Count*",
            "  goal   Write 100 on 2024-02-29.",
            "  pinned a leap day",
            "outcomes: 3 passed",
            "success:  100%*",
        ]
    )


@pytest.mark.slow
def test_the_command_that_is_told_runs_the_case_alone(pinned: Bench) -> None:
    pinned.run("--agent=null", "--ab-pin=pins.jsonl")
    failed = [record for record in pinned.records() if record.outcome is Outcome.FAILED]
    again = pinned.run(*shlex.split(failed[0].repro)[1:], plain=True)
    again.stdout.fnmatch_lines(["collected 1 item"])
    again.assert_outcomes(failed=1)


@pytest.mark.slow
def test_repeats_are_of_pinned_cases_too(pinned: Bench) -> None:
    pinned.run("--agent=null", "--ab-pin=pins.jsonl", "--ab-repeats=2")
    cases = [one.record for one in pinned.contents().of_standing(Standing.PINNED)]
    assert sorted((r.cell.seed, r.cell.repeat) for r in cases) == [(0, 0), (0, 1), (7, 0), (7, 1)]
    again = pinned.run(*shlex.split(cases[1].repro)[1:], plain=True)
    again.stdout.fnmatch_lines(["collected 1 item"])


@pytest.mark.slow
def test_no_rate_makes_up_for_one_that_fails(pinned: Bench) -> None:
    arguments = ["--agent=null", "--ab-seeds=1-9", "--ab-min-success=0.5"]
    assert pinned.run(*arguments).ret == 0
    assert pinned.run(*arguments, "--ab-pin=pins.jsonl", "--ab-run=other").ret == 1


def test_the_same_run_goes_on_with_and_without_them(pinned: Bench) -> None:
    pinned.run("--agent=null", "--ab-pin=pins.jsonl")
    keys = sorted(record.cell.key for record in pinned.records())
    pinned.run("--agent=null").assert_outcomes(passed=1)
    pinned.run("--agent=null", "--ab-pin=pins.jsonl").assert_outcomes(passed=2, failed=1)
    assert sorted(record.cell.key for record in pinned.records()) == keys
    assert len(pinned.outcomes()) == 3


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('{"task": "desk/Cuont", "seed": 1}', "--ab-pin: there is no task desk/Cuont; do you mean"),
        ('{"task": "dsek/Other", "seed": 1}', "--ab-pin: there is no task dsek/Other; there are"),
        ('{"task": "desk/Count", "params": {"n": 1}}', "has no param n; it has number, day"),
        ('{"task": "desk/Count", "params": {"number": "x"}}', "'x' cannot be a value of its param"),
        ('{"task": "desk/Count"}', 'pins.jsonl, line 1: it has neither "params" nor "seed"'),
    ],
)
def test_what_is_not_there_is_refused(pinned: Bench, line: str, told: str) -> None:
    pinned.write("pins.jsonl", line)
    result = pinned.run("--agent=null", "--ab-pin=pins.jsonl")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert told in result.stderr.str()
    assert not pinned.run_path.exists()


@pytest.mark.slow
def test_workers_refuse_it_too_in_the_same_words(pinned: Bench) -> None:
    pinned.write("pins.jsonl", '{"task": "desk/Cuont", "seed": 1}')
    result = pinned.run("--agent=null", "--ab-pin=pins.jsonl", "-n2")
    assert result.ret != 0
    assert "there is no task desk/Cuont; do you mean desk/Count" in result.stdout.str()
    assert not pinned.run_path.exists()


def test_where_one_file_was_asked_for_others_may_have_the_task(pinned: Bench) -> None:
    pinned.write("pins.jsonl", '{"task": "desk/Elsewhere", "seed": 1}')
    pinned.run("--agent=null", "--ab-pin=pins.jsonl", "test_desk.py").assert_outcomes(passed=1)


def test_an_audit_and_a_study_have_none_of_them(pinned: Bench) -> None:
    pinned.run("--ab-audit", "--ab-pin=pins.jsonl")
    assert {record.cell.variation for record in pinned.records()} == {()}
    pinned.run("--agent=null", "--ab-study=10", "--ab-pin=pins.jsonl", "--ab-run=study")
    assert all(is_studied(record.cell) for record in pinned.records("study"))
