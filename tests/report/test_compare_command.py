"""`androidbench compare`: exit statuses, files, and links that lead somewhere."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.publish import publish
from tests.records.samples import MANIFEST, record, stored_run
from tests.report.test_command_line import androidbench
from tests.report.test_html_pages import Page

NASTY = "<img src=x onerror=alert(1)>"


def run(path: Path, passed: int, tasks: int = 20, *, agent: str = "a:Old", **fields: Any) -> Path:
    """A run of so many tasks, of which the first so many pass."""
    records = [
        record(
            f"T{task:02}",
            0,
            Outcome.PASSED if task < passed else Outcome.FAILED,
            reason="" if task < passed else NASTY,
        )
        for task in range(tasks)
    ]
    manifest = replace(MANIFEST, agent=agent, **fields)
    publish(stored_run(path, *records, manifest=manifest))
    return path


@pytest.mark.parametrize(
    ("passed", "tasks", "status", "verdict"),
    [(18, 20, 0, "pass: worse by less than"), (4, 20, 1, "fail: worse"), (2, 4, 12, "inconclusi")],
)
def test_the_verdict_is_the_exit_status(
    tmp_path: Path, passed: int, tasks: int, status: int, verdict: str
) -> None:
    old = run(tmp_path / "old", min(18, tasks), tasks)
    new = run(tmp_path / "new", passed, tasks, agent="a:New")
    result = androidbench("compare", old, new, "--margin", "0.15")
    assert result.exit_code == status, result.output
    assert verdict in result.output


def test_without_a_margin_nothing_is_judged(tmp_path: Path) -> None:
    result = androidbench("compare", run(tmp_path / "old", 18), run(tmp_path / "new", 4))
    assert result.exit_code == 0
    assert "the new agent is worse" in result.output


def test_the_command_that_shows_where_one_went_another_way_can_be_copied(tmp_path: Path) -> None:
    old, new = run(tmp_path / "old one", 18), run(tmp_path / "new", 17)
    (line,) = [
        line
        for line in androidbench("compare", old, new).output.splitlines()
        if line.startswith("where one went another way: ")
    ]
    _, command, *words = shlex.split(line.partition(": ")[2])
    shown = androidbench(command, *words)
    assert shown.exit_code == 0, shown.output
    assert "T17 · seed 0" in shown.output
    assert "androidbench diff" not in androidbench("compare", old, old).output


def test_what_cannot_be_compared_has_a_status_of_its_own(tmp_path: Path) -> None:
    old = run(tmp_path / "old", 18)
    missing = androidbench("compare", tmp_path / "nothing", old)
    assert missing.exit_code == 13
    assert "is no run directory" in missing.output
    unlike = androidbench("compare", old, run(tmp_path / "new", 4, limits={"steps": 3}))
    assert unlike.exit_code == 13
    assert "allow it by name: limits" in unlike.output
    allowed = androidbench("compare", old, tmp_path / "new", "--allow", "limits")
    assert allowed.exit_code == 0
    assert "allowed to differ:" in allowed.output


@pytest.mark.parametrize("margin", ["-0.1", "nan", "2", "much"])
def test_a_margin_that_is_no_share_is_refused(tmp_path: Path, margin: str) -> None:
    old = run(tmp_path / "old", 1, 1)
    result = androidbench("compare", old, old, f"--margin={margin}")
    assert result.exit_code in {2, 13}
    assert "Traceback" not in result.output


def test_files_hold_the_same_finding_and_the_page_links_to_both_runs(tmp_path: Path) -> None:
    old = run(tmp_path / "runs" / "old", 18)
    new = run(tmp_path / "runs" / "new", 4, agent="a:New")
    page, numbers, comment = (tmp_path / "out" / name for name in ("c.html", "c.json", "c.md"))
    result = androidbench(
        "compare", old, new, "--html", page, "--json", numbers, "--markdown", comment
    )
    assert result.exit_code == 0, result.output
    plain = json.loads(numbers.read_text())
    assert plain["strata"][0]["finding"] == "worse"
    assert len(plain["strata"][0]["lost"]) == 14
    assert "the new agent is worse" in comment.read_text()
    shown = Page(page)
    assert "The new agent is worse" in shown.text
    links = [link for link in shown.links() if not link.startswith("#")]
    assert len(links) > 2 * 14
    assert all((page.parent / unquote(link)).is_file() for link in links)


def test_foreign_text_is_shown_and_not_obeyed(tmp_path: Path) -> None:
    old, new = run(tmp_path / "old", 18), run(tmp_path / "new", 4, agent="<b>x</b>:New")
    page = tmp_path / "c.html"
    androidbench("compare", old, new, "--html", page)
    shown = Page(page)
    assert not [tag for tag, _ in shown.tags if tag in {"img", "b"}]
    assert NASTY in shown.text
    assert "<b>x</b>:New" in shown.text


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    old = run(tmp_path / "old", 2, 2)
    (tmp_path / "file").write_text("")
    result = androidbench(
        "compare", old, run(tmp_path / "new", 2, 2), "--json", tmp_path / "file/x"
    )
    assert result.exit_code == 1
    assert "cannot be written" in result.output
