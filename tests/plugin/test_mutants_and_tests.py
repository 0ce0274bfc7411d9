"""Tests that a suite's `mutants.toml` names: what they notice, and the score told twice."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench
from fixtures.weak_suites import NAMED, OF_RULES, RULES, TOO_MANY, lamp
from pytest_androidbench.mutants.findings import Findings, read_findings
from pytest_androidbench.mutants.judged import Fate

ENDLESS = """
from rules import few

def test_few():
    held = []
    while few([1, 2, 3]) or not few([1, 2]):
        held.append(bytearray(1 << 27))
"""


@pytest.fixture
def named(bench: Bench) -> Bench:
    """A suite that names tests of its rules; the ends alone leave three changes unnoticed."""
    bench.write("rules.py", RULES)
    bench.write("test_desk.py", lamp())
    bench.write("tests/test_rules.py", OF_RULES)
    bench.write("mutants.toml", NAMED)
    return bench


def findings(bench: Bench) -> Findings:
    found = read_findings(bench.run_path)
    assert found is not None
    return found


def by_fate(bench: Bench, fate: Fate) -> list[tuple[str, str]]:
    return [(one.mutant.mutated, one.why) for one in findings(bench).mutants if one.fate is fate]


def run(bench: Bench, *options: str) -> pytest.RunResult:
    return bench.run("--ab-mutants", "test_desk.py", *options)


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("workers", ["-n0", "-n2"])
def test_what_a_named_test_notices_is_told_apart(named: Bench, workers: str) -> None:
    result = run(named, workers)
    test = "tests/test_rules.py::test_few"
    assert by_fate(named, Fate.TESTED) == [("len(things) < 2", test), ("3", test)]
    assert [text for text, _ in by_fate(named, Fate.SURVIVED)] == ["pass"]
    result.stdout.fnmatch_lines(
        [
            "*left out  with tests",
            "*  rules *100.0%",
            "mutants that were noticed: * by ends alone, * with tests",
        ]
    )
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.no_fnmatch_line("nobody noticed rules:*")


@pytest.mark.slow
def test_all_noticed_with_tests_is_a_success(named: Bench) -> None:
    named.write("test_desk.py", lamp() + TOO_MANY)
    result = run(named)
    assert result.ret == pytest.ExitCode.OK
    assert findings(named).survivors == []


@pytest.mark.slow
def test_some_tests_of_a_file_are_named_by_a_pattern(named: Bench) -> None:
    named.write("test_desk.py", lamp() + TOO_MANY)
    failing = "\n\ndef test_otherwise() -> None:\n    raise AssertionError\n"
    named.write("tests/test_rules.py", OF_RULES + failing)
    named.write("mutants.toml", NAMED.replace("::test_few", "::*_few"))
    assert run(named).ret == pytest.ExitCode.OK
    assert {test for _, test in by_fate(named, Fate.TESTED)} == {"tests/test_rules.py::test_few"}


@pytest.mark.slow
def test_a_pattern_that_fits_no_test_is_refused(named: Bench) -> None:
    named.write("mutants.toml", NAMED.replace("::test_few", "::*_many"))
    assert run(named).ret == pytest.ExitCode.TESTS_FAILED
    (why,) = findings(named).refused
    assert why.endswith("tests/test_rules.py are none, or all are skipped")


COUNTING = """
import pytest

@pytest.fixture(scope="session", params={kinds})
def kind(request, pytestconfig):
    with (pytestconfig.rootpath / "begun").open("a") as begun:
        begun.write(request.param)
    yield request.param
    with (pytestconfig.rootpath / "ended").open("a") as ended:
        ended.write(request.param)
"""
WITH_KINDS = OF_RULES.replace("test_few()", "test_few(kind)")


def begun_and_ended(bench: Bench) -> tuple[str, str]:
    begun, ended = ((bench.path / name).read_text("utf-8") for name in ("begun", "ended"))
    return begun, ended


@pytest.mark.slow
def test_what_a_session_sets_up_is_set_up_once_for_all_changes(named: Bench) -> None:
    named.write("tests/conftest.py", COUNTING.format(kinds=["a"]))
    named.write("tests/test_rules.py", WITH_KINDS)
    run(named)
    assert [text for text, _ in by_fate(named, Fate.TESTED)] == ["len(things) < 2", "3"]
    # Once to see that the tests pass, and once for the two changes.
    assert begun_and_ended(named) == ("aa", "aa")


@pytest.mark.slow
def test_tests_that_need_nothing_set_up_are_asked_first(named: Bench) -> None:
    named.write("tests/conftest.py", COUNTING.format(kinds=["a"]))
    plain = OF_RULES.replace("test_few", "test_plainly").replace("from rules import few", "")
    named.write("tests/test_rules.py", WITH_KINDS + plain)
    named.write("mutants.toml", NAMED.replace("::test_few", ""))
    run(named)
    test = "tests/test_rules.py::test_plainly"
    assert by_fate(named, Fate.TESTED) == [("len(things) < 2", test), ("3", test)]
    assert begun_and_ended(named) == ("aa", "aa")


@pytest.mark.proof
def test_of_several_kinds_each_is_set_up_for_each_change(named: Bench) -> None:
    named.write("tests/conftest.py", COUNTING.format(kinds=["a", "b"]))
    named.write("tests/test_rules.py", WITH_KINDS)
    run(named)
    assert [text for text, _ in by_fate(named, Fate.TESTED)] == ["len(things) < 2", "3"]
    begun, ended = begun_and_ended(named)
    assert begun == ended == "ab" + 2 * "a"


@pytest.mark.slow
def test_a_test_that_fails_as_the_code_stands_is_refused_by_name(named: Bench) -> None:
    named.write("test_desk.py", lamp() + TOO_MANY)
    named.write("tests/test_rules.py", OF_RULES + "    assert few([1, 2, 3])\n")
    result = run(named)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    (why,) = findings(named).refused
    told = "mutants.toml: the test tests/test_rules.py::test_few fails as the code stands"
    assert why == f"{told}: assert False (call)"
    result.stdout.fnmatch_lines([f"*!! {told}*"])
    assert [text for text, _ in by_fate(named, Fate.SURVIVED)] == ["len(things) < 2"]


@pytest.mark.proof
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (NAMED.replace("test_few", "test_gone"), "*test_gone say nothing: *status 4*not found*"),
        (NAMED.replace("test_rules.py", "no.py"), "*say nothing: *status 4*not found*"),
    ],
    ids=["no such test", "no such file"],
)
def test_what_cannot_be_run_is_refused(named: Bench, text: str, told: str) -> None:
    named.write("mutants.toml", text)
    run(named).stdout.fnmatch_lines([told])


@pytest.mark.proof
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            NAMED.replace('"tests/test_rules.py::test_few"', ""),
            "*--ab-mutants: *mutants.toml: [[][[]tests[]][]] number 1: say in `run` *at least one*",
        ),
        (NAMED.replace("tests/test_rules.py::test_few", "-x"), "*as pytest names them, not '-x'*"),
        ("[[mutant]", "*--ab-mutants: *mutants.toml is no TOML file*"),
    ],
    ids=["none", "an option", "no toml"],
)
def test_entries_that_cannot_be_read_are_refused_before_anything_runs(
    named: Bench, text: str, told: str
) -> None:
    named.write("mutants.toml", text)
    result = run(named)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([told])


@pytest.mark.proof
@pytest.mark.slow
def test_a_test_that_never_ends_or_eats_memory_with_a_change_costs_itself_alone(
    named: Bench,
) -> None:
    named.write("tests/test_rules.py", ENDLESS)
    run(named)
    assert {text for text, _ in by_fate(named, Fate.TESTED)} == {"3", "len(things) < 2"}
