"""Checks by themselves: what is kept of each, their score, and what is told of failed ones."""

from __future__ import annotations

import inspect
import math

import pytest

from pytest_androidbench.episodes.checks import Checks, ChecksFailed
from pytest_androidbench.episodes.findings import MAX_VALUE
from pytest_androidbench.interface.verdict import Verdict
from pytest_androidbench.records.record import CheckFinding, CheckRecord


def failing(checks: Checks, label: str, why: str = "", weight: float = 1) -> None:
    with checks.begin(label, weight):
        raise AssertionError(why)


def test_a_check_that_holds_says_no_more_than_that() -> None:
    checks = Checks()
    with checks.begin("saved", 2):
        pass
    assert checks.done == [CheckRecord(label="saved", weight=2, passed=True)]
    assert (checks.failed, checks.first_failure, checks.score) == ([], None, 1)


def test_a_check_that_fails_says_why_and_where_and_the_body_goes_on() -> None:
    checks = Checks()
    frame = inspect.currentframe()
    assert frame is not None
    with checks.begin("saved", 2):
        assert checks.score == 2, "not saved at <a.B object at 0x7f00>"
    line = frame.f_lineno - 1
    (kept,) = checks.failed
    assert (kept.label, kept.weight, kept.passed, kept.line) == ("saved", 2, False, line)
    assert kept.explanation.startswith("not saved at <a.B object>")
    assert kept.condition == "checks.score == 2"
    assert checks.score == 0


def test_the_first_failure_is_the_one_whose_source_is_shown() -> None:
    checks = Checks()
    failing(checks, "a", "first")
    failing(checks, "b", "second")
    assert str(checks.first_failure) == "first"


def test_other_errors_are_no_failed_checks() -> None:
    checks = Checks()
    with pytest.raises(KeyError), checks.begin("saved", 1):
        raise KeyError("x")
    assert checks.done == []


def test_the_score_is_the_weight_of_what_held_over_all_weight() -> None:
    checks = Checks()
    assert checks.score == 1
    failing(checks, "a", weight=3)
    assert checks.score == 0
    with checks.begin("b", 1):
        pass
    assert checks.score == 0.25


def test_all_that_failed_is_told_line_by_line() -> None:
    checks = Checks()
    failing(checks, "a", "why a")
    with checks.begin("b", 1):
        pass
    failing(checks, "c")
    assert checks.told() == "2 of 3 checks failed\na: why a\nc: assertion failed"


@pytest.mark.parametrize("weight", [0, -1, math.inf, math.nan])
def test_a_weight_is_a_positive_number(weight: float) -> None:
    with pytest.raises(ValueError, match="the weight of check 'a' must be a positive number"):
        Checks().begin("a", weight)
    Checks().begin("a", 1e-9)


def test_two_checks_have_two_labels() -> None:
    checks = Checks()
    failing(checks, "a")
    with pytest.raises(ValueError, match="two checks are called 'a'"):
        checks.begin("a", 1)
    checks.begin("b", 1)


def test_a_comparison_is_told_of_the_check_that_it_fails_and_of_no_other() -> None:
    checks = Checks()
    checks.note_comparison("==", 1, 2)
    failing(checks, "a")
    failing(checks, "b")
    assert checks.done[0].findings == (
        CheckFinding(name="expected", rows=("2",)),
        CheckFinding(name="found", rows=("1",)),
    )
    assert checks.done[1].findings == ()


def test_what_ends_the_body_is_kept_without_label_and_line() -> None:
    checks = Checks()
    checks.note_comparison("==", 1, 2)
    try:
        raise AssertionError("it ends here")
    except AssertionError as error:
        checks.note_end(error, error.__traceback__)
    kept = checks.assertion
    assert kept is not None
    assert (kept.label, kept.weight, kept.passed, kept.line) == ("", 1, False, 0)
    assert kept.explanation == "it ends here"
    assert [finding.name for finding in kept.findings] == ["expected", "found"]
    assert checks.done == []


def test_that_checks_failed_ends_no_body() -> None:
    checks = Checks()
    checks.note_end(ChecksFailed("1 of 1 checks failed"), None)
    assert checks.assertion is None


def test_an_assertion_that_nobody_has_raised_has_no_line() -> None:
    kept = Checks().failed_by("a", 3, AssertionError("why"), None)
    assert kept == CheckRecord(label="a", weight=3, passed=False, explanation="why")


def same(why: str, *missing: object) -> Verdict:
    return Verdict(holds=False, why=why, differences=(("missing", missing),) if missing else ())


def test_a_verdict_tells_value_by_value() -> None:
    checks = Checks()
    with checks.begin("a", 1):
        assert same("no milk", "milk", 7)
    with checks.begin("b", 1):
        assert same(f"just so at {object()!r}")
    with checks.begin("c", 1):
        assert same("x" * 999)
    with checks.begin("d", 1):
        assert checks.first_failure is None
    found = [check.findings for check in checks.done]
    assert found[0] == (CheckFinding(name="missing", rows=("'milk'", "7")),)
    assert found[1] == (CheckFinding(name="found", rows=("just so at <object object>",)),)
    assert found[2] == (CheckFinding(name="found", rows=("x" * MAX_VALUE,)),)
    assert found[3] == ()


def test_of_several_verdicts_the_one_that_does_not_hold_tells() -> None:
    checks = Checks()
    with checks.begin("a", 1):
        assert Verdict(holds=True, why="fine") and same("no milk", "milk")  # noqa: PT018
    assert checks.done[0].findings == (CheckFinding(name="missing", rows=("'milk'",)),)
