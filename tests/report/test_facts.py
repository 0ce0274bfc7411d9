"""The facts of a record are the same wherever they are told."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

from pytest_androidbench.plugin.tell.properties import properties_of, told_by
from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.report.facts import FACTS, facts_of
from pytest_androidbench.report.publish import publish
from tests.records.samples import record, stored_run

FAULT = record(outcome=Outcome.INFRA_ERROR, cause=Cause.DEVICE_GONE, reason="it is gone")


def test_facts_are_plain_values() -> None:
    facts = facts_of(FAULT, FACTS)
    assert {type(value) for value in facts.values()} <= {str, int, float, type(None)}
    assert json.loads(json.dumps(facts)) == facts


def test_tables_and_reports_tell_the_same(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", FAULT)
    publish(run)
    (row,) = csv.DictReader(io.StringIO((run.path / "episodes.csv").read_text()))
    told = told_by(properties_of(FAULT))
    assert told is not None
    assert (row["outcome"], row["reason"]) == (told.outcome, told.reason)
    assert row["cause"] == "device_gone"
    line = json.loads((run.path / "episodes.jsonl").read_text())
    assert {name: line[name] for name in ("outcome", "cause", "reason")} == {
        name: row[name] for name in ("outcome", "cause", "reason")
    }


def test_a_report_that_is_no_episodes_tells_nothing() -> None:
    assert told_by([("mine", 1)]) is None
