"""A record's texts are made fit in one place, which says on the record where it changed one."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.records.fitting import fitted
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, CheckRecord, Record
from pytest_androidbench.texts import MAX_TEXT, clean

PLAIN = Record(
    cell=Cell(suite="s", task="T", seed=1),
    nodeid="test_t.py::test_t[seed1]",
    outcome=Outcome.FAILED,
    score=0.5,
    goal="Go.",
    params={"names": ["a", "b"], "by": {"x": 1.5, "y": None}},
    checks=(CheckRecord(label="there", weight=1, passed=False, explanation="no"),),
    tags=("one", "two"),
)


def test_an_ordinary_record_stays_as_it_is() -> None:
    assert fitted(PLAIN, clean) == PLAIN


@given(st.text(st.characters(exclude_categories=())))
def test_whatever_stands_in_it_it_can_be_written_and_read_back(text: str) -> None:
    check = CheckRecord(label=text, weight=1, passed=False, explanation=text)
    record = replace(
        PLAIN, goal=text, reason=text, params={text: [text]}, checks=(check,), traceback=text
    )
    found = fitted(record, clean)
    assert from_json(Record, to_json(found)) == found
    changed = {"goal", "reason", "params", "checks", "traceback"} if clean(text) != text else set()
    assert set(found.fitted) == changed
    assert (found.cell, found.nodeid) == (PLAIN.cell, PLAIN.nodeid)


def test_what_an_exception_says_is_bounded_and_what_belongs_to_the_episode_is_not() -> None:
    text = "x" * 1_000_000
    checks = (replace(PLAIN.checks[0], explanation=text),)
    found = fitted(replace(PLAIN, goal=text, reason=text, traceback=text, checks=checks), clean)
    # Where reason and traceback are written, the whole of them is kept beside the record.
    assert (found.goal, found.reason, found.traceback) == (text, text, text)
    assert len(found.checks[0].explanation) < MAX_TEXT + 200
    assert found.fitted == ("checks",)
