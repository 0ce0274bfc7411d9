"""Rows are written as JSON lines and Parquet, whole or not at all, and read back alike."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.codec import from_json, from_plain
from pytest_androidbench.training.row import TrainingRow
from pytest_androidbench.training.rows import RowOptions, rows_of
from pytest_androidbench.training.selecting import Candidate
from pytest_androidbench.training.writing import write_rows
from tests.training.trajectories import trajectory

ROWS = list(
    rows_of([Candidate(trajectory=trajectory(700))], RowOptions(selection="all", length=10_000))
)


def table_of(file: Path) -> Any:
    return import_module("pyarrow.parquet").read_table(file)


def test_json_lines_are_read_back_alike(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    assert write_rows(file, ROWS) == 700
    lines = file.read_bytes().splitlines()
    assert [from_json(TrainingRow, line) for line in lines] == ROWS


def test_parquet_is_read_back_alike(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    # More rows than a group has, and not a whole number of groups.
    assert write_rows(file, ROWS) == 700
    table = table_of(file)
    assert [from_plain(TrainingRow, row) for row in table.to_pylist()] == ROWS


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_no_rows_are_a_file_too(tmp_path: Path, name: str) -> None:
    assert write_rows(tmp_path / name, []) == 0
    assert (tmp_path / name).exists()


def test_without_rows_parquet_still_has_its_columns(tmp_path: Path) -> None:
    write_rows(tmp_path / "rows.parquet", [])
    table = table_of(tmp_path / "rows.parquet")
    assert table.column_names == list(TrainingRow.__dataclass_fields__)


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_what_breaks_off_leaves_what_was_there(tmp_path: Path, name: str) -> None:
    write_rows(tmp_path / name, ROWS[:1])
    before = (tmp_path / name).read_bytes()

    def breaking() -> Iterator[TrainingRow]:
        yield ROWS[0]
        raise OSError("gone")

    with pytest.raises(OSError, match="gone"):
        write_rows(tmp_path / name, breaking())
    assert (tmp_path / name).read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [name]
