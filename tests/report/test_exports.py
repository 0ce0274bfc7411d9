from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import DeviceInfo, Timing
from pytest_androidbench.report.publish import publish
from tests.records.samples import MANIFEST, record, stored_run


def published(path: Path, **fields: Any) -> Path:
    records = [
        record(outcome=Outcome.INFRA_ERROR),
        record(attempt=2, **fields),
        record(seed=1, outcome=Outcome.FAILED),
    ]
    return publish(stored_run(path, *records)).path


def test_summary_holds_the_headline_and_what_it_rests_on(tmp_path: Path) -> None:
    summary = json.loads((published(tmp_path / "run") / "summary.json").read_bytes())
    assert summary["outcomes"]["passed"] == 1
    assert summary["success"][0]["device"] == "simulated"
    assert summary["success"][0]["rate"] == 0.5
    assert summary["by_app"]["Shop"]["episodes"] == 2
    assert [a["outcome"] for a in summary["retried"]["shop-BuyMilk-s0-default-r0"]] == [
        "infra_error",
        "passed",
    ]
    assert "not the published benchmark" in summary["note"]


def test_one_line_for_each_episode_with_all_its_attempts(tmp_path: Path) -> None:
    lines = (published(tmp_path / "run") / "episodes.jsonl").read_text().splitlines()
    first, second = map(json.loads, lines)
    assert [a["attempt"] for a in first["attempts"]] == [1, 2]
    assert first["folder"] == "episodes/shop-BuyMilk-s0-default-r0/2"
    assert second["outcome"] == "failed"


def test_only_the_timing_differs_between_like_runs(tmp_path: Path) -> None:
    one = published(tmp_path / "one", timing=Timing(total=1, started="a"))
    other_device = DeviceInfo(kind="simulated", serial="emulator-5580")
    two = published(tmp_path / "two", timing=Timing(total=2, started="b"), device=other_device)
    for name in ("summary.json", "episodes.jsonl"):
        first, second = ((run / name).read_text().splitlines() for run in (one, two))
        parsed = [
            [json.loads(line) for line in (lines if name.endswith("l") else ["".join(lines)])]
            for lines in (first, second)
        ]
        for documents in parsed:
            for document in documents:
                document.pop("timing")
        assert parsed[0] == parsed[1]


def test_a_table_for_spreadsheets_that_runs_no_formula(tmp_path: Path) -> None:
    run = published(tmp_path / "run", answer='=HYPERLINK("http://x")', params={"n": 1})
    rows = list(csv.DictReader(io.StringIO((run / "episodes.csv").read_text())))
    assert rows[0]["answer"] == '\'=HYPERLINK("http://x")'
    assert rows[0]["params"] == '{"n":1}'
    assert [row["passed"] for row in rows] == ["1", "0"]


def test_junit_and_foreign_files_are_left_alone(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    (run.path / "junit.xml").write_text("<testsuites/>")
    publish(run)
    publish(run)
    assert (run.path / "junit.xml").read_text() == "<testsuites/>"


def test_job_summary_says_the_same(tmp_path: Path) -> None:
    text = (published(tmp_path / "run") / "summary.md").read_text()
    assert "**50%** success on simulated phone" in text
    assert "| Shop | 50%" in text
    assert "1 episode not passed" in text


def test_a_document_of_an_audit_can_be_made(tmp_path: Path) -> None:
    manifest = replace(MANIFEST, audit=True)
    run = stored_run(tmp_path / "run", record(audit="null"), manifest=manifest)
    contents = publish(run)
    assert json.loads((run.path / "summary.json").read_bytes())["success"][0]["rate"] is None
    assert len(contents.records) == 1
