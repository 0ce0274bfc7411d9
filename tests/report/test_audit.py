from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.audit import TaskAudit, audit_lines, audit_tasks, publish_audit
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.records.samples import MANIFEST, check, record, stored_run

FAILED, PASSED = Outcome.FAILED, Outcome.PASSED


def null(outcome: Outcome = FAILED, *, declared: bool = False) -> Record:
    return record(outcome=outcome, audit="null", passes_at_start=declared)


def solution(outcome: Outcome = PASSED, steps: int = 5) -> Record:
    return record(outcome=outcome, audit="solution", steps=steps, limits={"steps": 10.0})


def mistake(outcome: Outcome = FAILED, failed: str = "number", named: str = "number") -> Record:
    checks = (check("saved"), check(failed, passed=outcome is PASSED))
    return record(outcome=outcome, audit="mistake:swapped", checks=checks, audit_check=named)


def audited(*records: Record) -> TaskAudit:
    (task,) = audit_tasks(records)
    return task


def test_a_sound_task() -> None:
    task = audited(null(), solution(), mistake())
    assert (task.verdict, task.faults) == ("sound", ())


def test_a_task_that_is_satisfied_at_the_start_may_say_so() -> None:
    assert audited(null(PASSED, declared=True), solution()).verdict == "sound"


@pytest.mark.parametrize(
    ("records", "fault"),
    [
        ([null(PASSED), solution()], "passes without doing anything, and does not declare it"),
        (
            [null(declared=True), solution()],
            "declared as satisfied at the start, but doing nothing fails",
        ),
        ([solution()], "never run without an agent"),
        ([null()], "has no solution"),
        ([null(), solution(FAILED)], "its solution fails (1 of 1)"),
        ([null(), solution(Outcome.AGENT_ERROR)], "its solution fails (1 of 1)"),
        ([null(), solution(steps=11)], "its solution needs 11 steps, 10 are allowed"),
        ([null(), solution(), mistake(PASSED)], "the mistake 'swapped' passes"),
        (
            [null(), solution(), mistake(failed="saved too")],
            "the mistake 'swapped' fails at saved too, not number",
        ),
        (
            [null(), solution(), replace(mistake(), checks=(check("saved"),))],
            "the mistake 'swapped' fails at an assertion outside of all checks, not number",
        ),
        (
            [null(), solution(), mistake(Outcome.AGENT_ERROR)],
            "the mistake 'swapped' could not be carried out",
        ),
    ],
)
def test_a_faulty_task_says_what_is_wrong(records: list[Record], fault: str) -> None:
    task = audited(*records)
    assert task.verdict == "faulty"
    assert fault in task.faults


@pytest.mark.parametrize("outcome", [Outcome.INFRA_ERROR, Outcome.INVALID])
def test_without_a_score_nothing_is_decided(outcome: Outcome) -> None:
    assert audited(null(outcome), solution(), mistake()).verdict == "undecided"
    assert audited(null(), solution(), mistake(outcome)).verdict == "undecided"


def test_one_seed_in_which_a_mistake_slips_through_is_enough() -> None:
    slipped = replace(mistake(PASSED), cell=replace(mistake().cell, seed=1))
    assert audited(null(), solution(), mistake(), slipped).verdict == "faulty"


def test_one_table_with_a_verdict_for_each_task() -> None:
    lines = audit_lines([null(), solution(), mistake(PASSED)])
    assert lines[1].split() == [
        "task", "doing", "nothing", "solution", "steps", "mistakes", "caught", "verdict",
    ]  # fmt: skip
    assert lines[3].split() == ["BuyMilk", "fails", "1/1", "pass", "5/10", "0/1", "faulty"]
    assert "  !! BuyMilk the mistake 'swapped' passes" in lines
    assert lines[-1] == "  0 of 1 tasks are sound"


def test_the_table_as_a_page(tmp_path: Path) -> None:
    manifest = replace(MANIFEST, audit=True)
    run = stored_run(tmp_path / "run", null(), solution(), mistake(), manifest=manifest)
    assert len(publish_audit(run).records) == 3
    page = (run.path / "audit.html").read_text()
    assert 'href="audit.html"' in (run.path / "index.html").read_text()
    assert "1 sound" in page
    assert "swapped → number" in page


def test_what_could_not_be_carried_out_says_why() -> None:
    fallen = replace(solution(FAILED), reason="1 of 1 checks failed: milk")
    fault = "its solution fails (1 of 1): 1 of 1 checks failed: milk"
    assert audited(null(), fallen).solution.fault == fault
    stuck = replace(mistake(Outcome.AGENT_ERROR), reason="agent: PilotError: cannot find 'Tea'")
    fault = "the mistake 'swapped' could not be carried out: agent: PilotError: cannot find 'Tea'"
    assert audited(null(), solution(), stuck).faults == (fault,)
