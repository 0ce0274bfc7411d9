"""Many runs over time: series of what can be compared, changes, terminal and page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pytest_androidbench.cli import main
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.manifest import AgentCode, Manifest
from pytest_androidbench.records.merge import merge
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import DeviceInfo, Kind
from pytest_androidbench.report.history import read_history
from pytest_androidbench.report.history_told import history_lines
from pytest_androidbench.report.html.history import write_history
from pytest_androidbench.report.lines import columns
from tests.records.samples import MANIFEST, cell, record, stored_run
from tests.records.test_divisions import shard_run

TASKS = 12


def made(
    folder: Path, day: int, passed: int, manifest: Manifest = MANIFEST, kind: Kind = "simulated"
) -> None:
    """A run of a day, in which so many tasks passed."""
    code = AgentCode(sources=("a" if passed > TASKS / 2 else "b") * 64)
    created = f"2026-10-{day:02}T08:00:00+00:00"
    records = [
        record(
            f"T{task}",
            outcome=Outcome.PASSED if task < passed else Outcome.FAILED,
            device=DeviceInfo(kind=kind),
        )
        for task in range(TASKS)
    ]
    whole = replace(manifest, created=created, agent_code=code)
    stored_run(folder / f"run{day:02}", *records, manifest=whole)


def androidbench(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_runs_are_in_the_order_of_time_with_changes_between_them(tmp_path: Path) -> None:
    for day in (5, 1, 3, 2, 4):
        made(tmp_path, day, 11)
    for day in range(6, 11):
        made(tmp_path, day, 3)
    (series,) = read_history(tmp_path).series
    assert [entry.run for entry in series.entries] == [f"run{day:02}" for day in range(1, 11)]
    (change,) = series.changes
    assert (change.at, change.before, change.after) == (5, 11 / 12, 0.25)
    lines = [str(line) for line in history_lines(read_history(tmp_path), 80)]
    place = next(at for at, line in enumerate(lines) if line.startswith("  >> changed"))
    told = " ".join(" ".join(lines[place : place + 3]).split())
    assert "91.7% before, 25% from here, 66.7 points down" in told
    assert "the agent's code went from aaaaaaaa to bbbbbbbb" in told
    assert "2026-10-05 08:00   91.7%" in lines[place - 1]
    assert max(map(columns, lines)) <= 80


@pytest.mark.parametrize(
    ("manifest", "why"),
    [
        (replace(MANIFEST, limits={"steps": 9.0}), "limits.steps: nothing there, 9.0 here"),
        (replace(MANIFEST, checks="upstream"), "checks: 'strict' there, 'upstream' here"),
    ],
)
def test_what_cannot_be_compared_is_a_series_apart_that_says_why(
    tmp_path: Path, manifest: Manifest, why: str
) -> None:
    made(tmp_path, 1, 9)
    made(tmp_path, 2, 3, manifest)
    made(tmp_path, 3, 9)
    first, second = read_history(tmp_path).series
    assert [entry.run for entry in first.entries] == ["run01", "run03"]
    assert [entry.run for entry in second.entries] == ["run02"]
    lines = [str(line) for line in history_lines(read_history(tmp_path), 80)]
    assert f"  not comparable with the runs before: {why}" in lines


def test_other_tasks_devices_and_agents_are_never_pooled(tmp_path: Path) -> None:
    made(tmp_path, 1, 9)
    made(tmp_path, 2, 9, kind="real")
    made(tmp_path, 3, 9, replace(MANIFEST, agent="agents:Other"))
    stored_run(tmp_path / "part", record("T1", 0), manifest=MANIFEST)
    found = read_history(tmp_path).series
    assert [len(series.entries) for series in found] == [1, 1, 1, 1]
    assert [series.apart for series in found if len(series.entries[0].means) == TASKS][:1] == [
        ("tasks: 1 there, 12 here, 1 in both",)
    ]


def test_another_python_or_another_state_of_the_agent_keeps_nothing_apart(tmp_path: Path) -> None:
    made(tmp_path, 1, 9)
    made(tmp_path, 2, 3, replace(MANIFEST, versions={"python": "3.12"}))
    assert len(read_history(tmp_path).series) == 1


def test_what_is_pinned_or_in_quarantine_is_no_part_of_it(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record("A", 0), record("B", 0, Outcome.FAILED))
    run.plan([Planned(cell=cell("B", 0), quarantine="in quarantine since 2026-11-02: slow")])
    (series,) = read_history(tmp_path).series
    assert series.entries[0].means == {"shop/A": 1.0}


def test_audits_damaged_runs_and_runs_without_a_score_are_named(tmp_path: Path) -> None:
    made(tmp_path, 1, 9)
    stored_run(tmp_path / "none", record(outcome=Outcome.INFRA_ERROR))
    stored_run(tmp_path / "audit", record(audit="null"), manifest=replace(MANIFEST, audit=True))
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "manifest.json").write_text('{"agent": ')
    history = read_history(tmp_path)
    assert [name for name, _ in history.left_out] == ["audit", "none", "torn"]
    text = "\n".join(map(str, history_lines(history, 80)))
    assert "left out (3):" in text


def test_a_folder_without_runs_is_told(tmp_path: Path) -> None:
    with pytest.raises(RunDirectoryError, match="holds no run"):
        read_history(tmp_path)
    assert androidbench("history", tmp_path).exit_code == 1


def test_the_page_has_a_picture_a_table_and_links_and_obeys_no_text(tmp_path: Path) -> None:
    evil = replace(MANIFEST, agent="<script>evil()</script>")
    for day in range(1, 7):
        made(tmp_path, day, 11, evil)
    for day in range(7, 13):
        made(tmp_path, day, 2, evil)
    (tmp_path / "run01" / "index.html").write_text("a page")
    page = write_history(read_history(tmp_path)).read_text()
    assert "Content-Security-Policy" in page
    assert page.count("<script") == 1
    assert page.count("<circle") == 12
    assert page.count('class="change down"') == 1
    assert 'href="run01/index.html"' in page
    assert 'href="run02/index.html"' not in page


def test_the_command_prints_the_table_and_writes_the_page(tmp_path: Path) -> None:
    made(tmp_path, 1, 9)
    result = androidbench("history", tmp_path)
    assert result.exit_code == 0
    assert "2026-10-01 08:00     75%" in result.output
    assert "\x1b" not in result.output
    assert (tmp_path / "history.html").is_file()
    assert (tmp_path / "static" / "report.css").is_file()


def test_shards_are_left_out_and_what_they_were_merged_to_is_not(tmp_path: Path) -> None:
    shards = [shard_run(tmp_path / f"shard{number}", number) for number in (1, 2, 3)]
    merge(tmp_path / "whole", shards)
    found = read_history(tmp_path)
    assert [entry.run for series in found.series for entry in series.entries] == ["whole"]
    assert found.left_out == tuple(
        (f"shard{number}", f"it is shard {number}/3 of a run: merge them") for number in (1, 2, 3)
    )
