"""What a run directory holds of the tasks' changed code, put together and told in bounds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import SuiteError
from pytest_androidbench.mutants import store
from pytest_androidbench.mutants.findings import Findings, read_findings
from pytest_androidbench.mutants.judged import Fate, Judged, Mutant, TaskJudged
from pytest_androidbench.mutants.naming import NamedTests, named_for, read_tests
from pytest_androidbench.mutants.told import MOST_TOLD, mutant_data, mutant_lines

MUTANT = Mutant(
    module="shop.rules", function="Rows.all", line=12, column=8, operator="comparison",
    original="a == b", mutated="a != b",
)  # fmt: skip
SURVIVOR = Judged(
    mutant=MUTANT, suite="shop", task="Milk", own=False, fate=Fate.SURVIVED,
    ends=("null on seed 30",), seconds=(0.01, 0.02),
)  # fmt: skip
TASK = TaskJudged(
    suite="shop", task="Milk", ends=("null on seed 30",), refused=("solution: no verdict",),
    changes_device=("shell: input keyevent 3",),
)  # fmt: skip


def found(run: Path, *judged: Judged, barred: bool = True) -> Findings:
    for one in judged:
        store.write_judged(run, one)
    findings = read_findings(run, barred=barred)
    assert findings is not None
    return findings


def test_a_run_without_changes_of_code_has_none(tmp_path: Path) -> None:
    assert read_findings(tmp_path) is None


def test_what_is_known_of_a_task_is_kept_beside_its_mutants(tmp_path: Path) -> None:
    (tmp_path / store.FOLDER).mkdir()
    other = replace(TASK, task="Bread", refused=(), changes_device=())
    for task in (TASK, other, TASK):
        store.write_task(tmp_path, task)
    assert store.read_tasks(tmp_path) == [other, TASK]
    findings = found(tmp_path, SURVIVOR)
    assert findings.refused == ["Milk: solution: no verdict"]
    assert [one.task for one in findings.changes_device] == ["Milk"]
    lines = mutant_lines(findings)
    assert "  checks change the device beyond its clock: Milk" in lines
    assert lines[-1] == "  !! Milk: solution: no verdict"
    assert mutant_data(findings)["changes_device"] == {"Milk": ["shell: input keyevent 3"]}
    store.forget_judged(tmp_path, "shop", "Milk")
    assert store.read_tasks(tmp_path) == [other]


def test_what_tests_notice_is_forgotten_with_a_task(tmp_path: Path) -> None:
    tested = replace(SURVIVOR, fate=Fate.TESTED, why="tests/test_rules.py::test_all")
    findings = found(tmp_path, SURVIVOR)
    store.write_tested(tmp_path, [tested], ["a test\nfails"])
    after = read_findings(tmp_path)
    assert after is not None
    assert (findings.survivors, after.survivors, after.by_tests) == ([SURVIVOR], [], [tested])
    assert after.refused == ["a test fails"]
    store.forget_judged(tmp_path, "shop", "Bread")
    assert read_findings(tmp_path) == findings


def test_the_ends_of_all_tasks_that_call_a_function_are_told(tmp_path: Path) -> None:
    other = replace(SURVIVOR, task="Bread", ends=("null on seed 30", "solution on seed 30"))
    findings = found(tmp_path, SURVIVOR, other)
    assert findings.tried_on(MUTANT) == {
        "Bread": ["null on seed 30", "solution on seed 30"],
        "Milk": ["null on seed 30"],
    }
    assert any(
        line.strip()
        == "tried on Bread: null on seed 30, Bread: solution on seed 30, Milk: null on seed 30"
        for line in mutant_lines(findings)
    )


def test_the_time_of_judgements_is_told(tmp_path: Path) -> None:
    slow = replace(SURVIVOR, task="Bread", seconds=(*(0.03 for _ in range(200)), 5.0, 6.0, 7.0))
    findings = found(tmp_path, SURVIVOR, slow)
    assert findings.times is not None
    assert (findings.times.judgements, findings.times.median, findings.times.p99) == (205, 0.03, 5)
    assert "  205 judgements: median 30 ms, 99 of 100 within 5.00 s" in mutant_lines(findings)
    data = mutant_data(findings)
    assert data["seconds"] == {"judgements": 205, "median": 0.03, "p99": 5.0}


@pytest.mark.parametrize(("barred", "bad"), [(True, True), (False, False)])
def test_survivors_of_others_rules_fail_nothing(tmp_path: Path, barred: bool, bad: bool) -> None:
    assert found(tmp_path, SURVIVOR, barred=barred).bad is bad


def test_a_refused_end_fails_under_any_rules(tmp_path: Path) -> None:
    (tmp_path / store.FOLDER).mkdir()
    store.write_task(tmp_path, TASK)
    assert found(tmp_path, barred=False).bad


def test_a_terminal_is_told_of_some_and_where_the_rest_is(tmp_path: Path) -> None:
    many = [replace(SURVIVOR, mutant=replace(MUTANT, line=line)) for line in range(50)]
    long = replace(MUTANT, original="x" * 9999, mutated="\x1b[2J")
    findings = found(tmp_path, *many, replace(SURVIVOR, mutant=long))
    lines = mutant_lines(findings, "mutants.json has them")
    assert sum(line.startswith("  !! shop.rules:") for line in lines) == MOST_TOLD
    assert lines[-1] == f"  !! and {51 - MOST_TOLD} survivors more: mutants.json has them"
    assert max(map(len, lines)) < 300
    assert "\x1b" not in "".join(lines)
    assert len(mutant_data(findings)["survivors"]) == 51


def test_tests_are_named_for_a_function_or_a_whole_module() -> None:
    own = NamedTests(function="shop.rules:Rows.all", run=("t.py::a", "t.py::b"))
    module = NamedTests(function="shop.rules", run=("t.py::b", "u.py"))
    other = NamedTests(function="shop.*:Rows.one", run=("v.py",))
    assert named_for(MUTANT, [own, module, other]) == ("t.py::a", "t.py::b", "u.py")
    assert named_for(replace(MUTANT, function="Rows.one"), [other]) == ("v.py",)


def test_named_tests_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    path = tmp_path / "mutants.toml"
    path.write_text('[[tests]]\nfunction = "a:b"\nrun = "t.py"\n')
    with pytest.raises(SuiteError, match=r"\[\[tests\]\] number 1: cannot read NamedTests"):
        read_tests(path)
    assert read_tests(tmp_path / "none.toml") == ()
