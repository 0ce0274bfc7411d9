"""What a failed check expected and found is kept value by value, not as a sentence alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.benches import Bench
from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.episodes.findings import MAX_ROWS, MAX_VALUE, compared
from pytest_androidbench.records.record import CheckRecord, Finding

TASK = """
    from dataclasses import dataclass
    from pytest_androidbench import task
    from pytest_androidbench.appdata.validators import contains_text, same_rows

    @dataclass(frozen=True)
    class Lamp:
        place: str
        on: bool

    def deeper(found):
        assert same_rows([{"name": "Ann", "age": 4}], found)

    @task("Findings", "Do nothing.")
    def test_findings(episode):
        episode.run()
        with episode.check("held"):
            assert 1 == 1
        with episode.check("equal"):
            assert [1, 2, 2] == [2, 3]
        with episode.check("rows"):
            deeper([{"name": "Ann", "age": 5}])
        with episode.check("in"):
            assert "milk" in ["eggs"]
        with episode.check("fields"):
            assert Lamp("hall", False) == Lamp("hall", True), "the lamp"
        with episode.check("flag"):
            lamp = Lamp("hall", False)
            assert lamp.on
        with episode.check("raised"):
            raise AssertionError("so it is")
        assert contains_text("tea", "coffee") and episode.steps
"""


def kept(bench: Bench) -> dict[str, CheckRecord]:
    bench.write("test_desk.py", TASK)
    bench.run("--agent=null")
    record = bench.records()[0]
    assert record.assertion is not None
    return {check.label: check for check in (*record.checks, record.assertion)}


def told(check: CheckRecord) -> dict[str, list[object]]:
    return {finding.name: [*finding.rows] for finding in check.findings}


def test_each_kind_of_check_says_what_it_expected_and_found(bench: Bench) -> None:
    checks = kept(bench)
    assert told(checks["held"]) == {}
    assert told(checks["equal"]) == {
        "expected": ["2", "3"], "found": ["1", "2", "2"],
        "missing": ["3"], "unexpected": ["1", "2"],
    }  # fmt: skip
    assert told(checks["rows"]) == {
        "missing": [{"name": "'Ann'", "age": "4"}], "unexpected": [{"name": "'Ann'", "age": "5"}],
    }  # fmt: skip
    assert told(checks["in"]) == {"missing": ["'milk'"], "found": ["'eggs'"]}
    assert told(checks["fields"]) == {
        "expected": [{"place": "'hall'", "on": "True"}],
        "found": [{"place": "'hall'", "on": "False"}],
    }
    assert told(checks["flag"]) == told(checks["raised"]) == {}
    assert {label: check.condition for label, check in checks.items()} == {
        "held": "",
        "equal": "[1, 2, 2] == [2, 3]",
        "rows": "same_rows([{'name': 'Ann', 'age': 4}], found)",
        "in": "'milk' in ['eggs']",
        "fields": "Lamp('hall', False) == Lamp('hall', True)",
        "flag": "lamp.on",
        "raised": "",
        "": "contains_text('tea', 'coffee') and episode.steps",
    }
    # What ended the body, outside of all checks.
    assert told(checks[""]) == {"missing": ["'tea'"], "found": ["'coffee'"]}
    assert "so it is" in checks["raised"].explanation


@dataclass
class Row:
    name: str


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.builds(Row, st.text()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.tuples(inner, inner),
    max_leaves=8,
)
operators = st.sampled_from(["==", "!=", "in", "not in", "is", "is not", "<", ">="])


@given(operators, anything, anything)
def test_whatever_is_compared_can_be_kept(operator: str, left: object, right: object) -> None:
    found = compared(operator, left, right)
    assert from_json(tuple[Finding, ...], to_json(found)) == found


@given(*[st.lists(st.integers(0, 3), min_size=1, max_size=MAX_ROWS)] * 2)
def test_what_is_missing_and_unexpected_is_what_sets_two_lists_apart(
    left: list[int], right: list[int]
) -> None:
    told = {finding.name: finding.rows for finding in compared("==", left, right)}
    missing, unexpected = told.get("missing", ()), told.get("unexpected", ())
    ours, theirs = Counter(map(str, left)), Counter(map(str, right))
    assert ours + Counter(map(str, missing)) == theirs + Counter(map(str, unexpected))
    assert not {*map(str, missing)} & {*map(str, unexpected)}


@pytest.mark.parametrize(
    "value", ["x" * 10_000_000, list(range(100_000)), {n: n for n in range(99_999)}]
)
def test_endless_values_are_cut(value: object) -> None:
    for finding in compared("==", value, 1):
        assert len(finding.rows) <= MAX_ROWS
        for row in finding.rows:
            texts = [*row, *row.values()] if isinstance(row, dict) else [row]
            assert len(texts) <= 40
            assert all(len(text) <= MAX_VALUE + 1 for text in texts)
