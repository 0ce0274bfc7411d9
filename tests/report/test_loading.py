"""`pytest_androidbench.load`: runs as typed records, data frames and Parquet."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import pytest

import pytest_androidbench
from fixtures.benches import Bench
from pytest_androidbench.errors import MissingPackage, RunDirectoryError
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Timing, Usage
from pytest_androidbench.report.files import as_parquet
from pytest_androidbench.report.frames import frame_of
from pytest_androidbench.report.loading import Library, LoadedRuns, Rows
from pytest_androidbench.report.tables import ATTEMPT_COLUMNS, KINDS, STEP_COLUMNS, table_of
from tests.records.samples import episode, new_run, record, step, stored_run
from tests.report.test_command_line import androidbench

LIBRARIES: list[Library] = ["pandas", "polars"]


@pytest.fixture
def run(tmp_path: Path) -> LoadedRuns:
    """Two episodes, one of them in two attempts, with a step and its picture."""
    made = new_run(tmp_path / "run")
    first = made.attempt(episode(), 1)
    first.finish(record(outcome=Outcome.INFRA_ERROR, answer="=1+1"))
    second = made.attempt(episode(), 2)
    second.write_file("000.jpg", b"picture")
    second.write_step(step(screenshot="000.jpg", observation="../../../manifest.json"))
    timing = Timing(started="2026-01-02T03:04:05+00:00", total=1.5)
    second.finish(record(attempt=2, timing=timing, params={"n": 1}, usage=Usage(tokens=2**70)))
    made.attempt(episode(seed=1)).finish(record(seed=1, outcome=Outcome.FAILED))
    return pytest_androidbench.load(made.path)


def test_the_records_that_count_with_their_steps_and_pictures(run: LoadedRuns) -> None:
    assert [r.outcome for r in run.records] == [Outcome.PASSED, Outcome.FAILED]
    assert [a.record.attempt for a in run.attempts] == [1, 2, 1]
    assert [a.counts for a in run.attempts] == [False, True, True]
    (passed, failed) = run.episodes
    (only,) = passed.steps
    assert only.action == {"action": "Tap", "at": [50, 60]}
    picture = passed.picture(only)
    assert picture is not None
    assert picture.read_bytes() == b"picture"
    assert passed.hierarchy(only) == "", "a record may name no file outside of its folder"
    assert failed.steps == ()
    assert run.manifests[0].agent == "agents:Mine"


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_data_frame_of_each_library(run: LoadedRuns, library: Library) -> None:
    frame = run.to_frame(library)
    assert type(frame).__module__.startswith(library)
    assert len(frame) == 2
    assert list(frame["outcome"]) == ["passed", "failed"]
    assert frame["passed"].mean() == 0.5
    assert list(frame["params"]) == ['{"n":1}', "{}"]
    assert frame["started"][0] == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert list(frame["tokens"]) == [2**63 - 1, 0]


@pytest.mark.parametrize("library", LIBRARIES)
def test_rows_for_attempts_and_steps(run: LoadedRuns, library: Library) -> None:
    attempts = run.to_frame(library, rows="attempts")
    assert list(attempts["counts"]) == [0, 1, 1]
    assert list(attempts["outcome"]) == ["infra_error", "passed", "failed"]
    # A table is no spreadsheet: what begins like a formula stays as it is.
    assert attempts["answer"][0] == "=1+1"
    steps = run.to_frame(library, rows="steps")
    assert list(steps.columns) == list(STEP_COLUMNS)
    assert (steps["x"][0], steps["action"][0], len(steps)) == (50, "Tap", 1)


@pytest.mark.parametrize("library", LIBRARIES)
def test_an_empty_run_gives_an_empty_frame_of_the_same_types(
    run: LoadedRuns, library: Library, tmp_path: Path
) -> None:
    new_run(tmp_path / "empty")
    empty = pytest_androidbench.load(tmp_path / "empty").to_frame(library)
    full = run.to_frame(library)
    assert len(empty) == 0
    assert list(empty.dtypes) == list(full.dtypes)


def test_several_runs_stay_apart(run: LoadedRuns, tmp_path: Path) -> None:
    other = stored_run(tmp_path / "other", record())
    both = pytest_androidbench.load(str(run.contents[0].path), other.path)
    assert len(both.records) == 3
    assert both.to_frame()["run"].nunique() == 2


def test_whoever_has_only_polars_gets_that(
    run: LoadedRuns, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pytest_androidbench.report.frames.find_spec", _without("pandas"))
    assert type(run.to_frame()).__module__.startswith("polars")


def test_without_any_library_a_sentence_says_what_to_install(
    run: LoadedRuns, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pytest_androidbench.report.frames.find_spec", _without("pandas", "polars"))
    with pytest.raises(MissingPackage, match="neither is installed: pip install pandas"):
        run.to_frame()
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingPackage, match="polars is not installed: pip install polars"):
        run.to_frame("polars")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingPackage, match=r"pip install 'pytest-androidbench\[parquet\]'"):
        as_parquet(table_of(run, "episodes"))


def _without(*names: str) -> Any:
    return lambda name: None if name in names else name


def test_parquet_holds_the_same_as_the_frame(run: LoadedRuns) -> None:
    import pandas  # noqa: PLC0415 - slow to import

    read = pandas.read_parquet(io.BytesIO(as_parquet(table_of(run, "episodes"))))
    frame = run.to_frame("pandas")
    assert list(read.columns) == list(frame.columns)
    assert list(read["outcome"]) == list(frame["outcome"])
    assert read["started"][0] == frame["started"][0]


def test_every_column_that_is_no_text_is_one_there_is(run: LoadedRuns) -> None:
    tables = [table_of(run, "attempts"), table_of(run, "steps")]
    assert set(KINDS) <= {column.name for table in tables for column in table}


def test_what_is_no_run_is_refused(run: LoadedRuns, tmp_path: Path) -> None:
    with pytest.raises(RunDirectoryError, match="is no run directory"):
        pytest_androidbench.load(tmp_path / "nothing")
    path = run.contents[0].path
    with pytest.raises(RunDirectoryError, match="named twice"):
        pytest_androidbench.load(path, path / ".." / path.name)


def test_a_run_of_pytest_can_be_loaded(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=reference", "--ab-screenshots=on", "--ab-seeds=1-2")
    run = pytest_androidbench.load(lamp_bench.run_path)
    assert [r.outcome for r in run.records] == [Outcome.PASSED] * 2
    for loaded in run.episodes:
        assert loaded.record.steps == len(loaded.steps) > 0
        assert all(loaded.picture(one) for one in loaded.steps)
        assert all("<node" in loaded.hierarchy(one) for one in loaded.steps)
    for rows in get_args(Rows):
        for library in LIBRARIES:
            assert len(frame_of(table_of(run, rows), library)) > 0


def test_importing_the_name_costs_no_library() -> None:
    code = (
        "import sys, pytest_androidbench; pytest_androidbench.load;"
        "print(sorted({'pandas', 'polars', 'pyarrow', 'numpy', 'scipy', 'PIL'} & set(sys.modules)))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


@pytest.mark.parametrize("name", ["out.csv", "out.jsonl", "out.parquet"])
def test_each_format_of_files_holds_every_row(run: LoadedRuns, tmp_path: Path, name: str) -> None:
    import pandas  # noqa: PLC0415 - slow to import

    result = androidbench("export", tmp_path / name, run.contents[0].path, "--rows=attempts")
    assert result.exit_code == 0, result.output
    assert "3 attempts written" in result.output
    readers: dict[str, Callable[[Path], Any]] = {
        "out.csv": pandas.read_csv,
        "out.jsonl": lambda file: pandas.read_json(file, lines=True),
        "out.parquet": pandas.read_parquet,
    }
    read = readers[name](tmp_path / name)
    assert list(read["outcome"]) == ["infra_error", "passed", "failed"]
    assert read["started"][1] is not None
    assert set(read.columns) == set(ATTEMPT_COLUMNS)
    # Spreadsheets would run it.
    assert read["answer"][0] == ("'=1+1" if name.endswith("csv") else "=1+1")


def test_a_file_of_no_known_format_is_refused(run: LoadedRuns, tmp_path: Path) -> None:
    result = androidbench("export", tmp_path / "out.xlsx", run.contents[0].path)
    assert result.exit_code == 2
    assert "ends in .csv, .jsonl or .parquet" in result.output


def test_a_file_that_cannot_be_written_is_told(run: LoadedRuns, tmp_path: Path) -> None:
    result = androidbench("export", tmp_path / "no" / "out.csv", run.contents[0].path)
    assert result.exit_code == 1
    assert "No such file or directory" in result.output
