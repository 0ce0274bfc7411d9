"""The run as Markdown fits into a comment on GitHub, whatever the run holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.markdown import MAX_COMMENT, MAX_LISTED, markdown
from tests.records.samples import record, stored_run

EVIL = "<`*_|@[]>" * 120


def text_of(path: Path, failures: int, text: str, repro: str = "") -> str:
    records = [
        record(
            f"T{number}",
            outcome=Outcome.FAILED,
            reason=text,
            app=f"{text}{number}",
            difficulty=f"{text}{number}",
            agent=text,
            repro=f"pytest {repro or text}",
        )
        for number in range(failures)
    ]
    contents = stored_run(path, *records).contents()
    return markdown(contents, figures(contents))


@pytest.mark.parametrize("failures", [0, 1, MAX_LISTED, MAX_LISTED + 40])
@pytest.mark.parametrize("text", ["", "short", EVIL, "long " * 4000, "\U0001f600" * 3000])
def test_it_is_never_too_long_and_always_whole(tmp_path: Path, failures: int, text: str) -> None:
    told = text_of(tmp_path / "run", failures, text)
    assert len(told) <= MAX_COMMENT
    assert told.count("<details>") == told.count("</details>") == (failures > 0)
    assert told.count("```") % 2 == 0
    assert "not the published benchmark" in told


def test_what_is_left_out_is_counted(tmp_path: Path) -> None:
    told = text_of(tmp_path / "run", MAX_LISTED + 12, "short", "x")
    assert told.count("- **failed**") == MAX_LISTED
    assert "- and 12 more" in told
    told = text_of(tmp_path / "evil", MAX_LISTED + 12, EVIL)
    listed = told.count("- **failed**")
    assert 0 < listed < MAX_LISTED
    assert f"- and {MAX_LISTED + 12 - listed} more" in told
    assert "| and " in told, "a table that does not fit says so in a row"
