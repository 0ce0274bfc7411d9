"""Tables as files: CSV, JSON lines and Parquet."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.files import aside
from pytest_androidbench.report.exports import spreadsheet_cell
from pytest_androidbench.report.frames import needed
from pytest_androidbench.report.tables import Column, Kind


def write_table(table: Sequence[Column], file: Path) -> int:
    """Write a table, whole or not at all; the number of its rows.

    Raises:
        KeyError: the name ends in none of `FORMATS`.
        MissingPackage: Parquet is wanted, and pyarrow is not installed.
        OSError: the disk refuses it.
    """
    data = FORMATS[file.suffix](table)
    part = aside(file)
    try:
        part.write_bytes(data)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return len(table[0].values)


def as_csv(table: Sequence[Column]) -> bytes:
    """Text that a spreadsheet would run as a formula gets a `'` in front."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([column.name for column in table])
    for row in zip(*(column.values for column in table), strict=True):
        writer.writerow([spreadsheet_cell(value) for value in row])
    return out.getvalue().encode("utf-8", "replace")


def as_json_lines(table: Sequence[Column]) -> bytes:
    """An object for each row."""
    names = [column.name for column in table]
    rows = zip(*(column.values for column in table), strict=True)
    return b"".join(to_json(dict(zip(names, row, strict=True))) + b"\n" for row in rows)


def as_parquet(table: Sequence[Column]) -> bytes:
    """Typed columns, by pyarrow.

    Raises:
        MissingPackage: it is not installed.
    """
    arrow = needed("pyarrow", "pip install 'pytest-androidbench[parquet]'")
    arrays = [arrow.array(each.values, _arrow_type(arrow, each.kind)) for each in table]
    out = io.BytesIO()
    made = arrow.table(arrays, names=[each.name for each in table])
    import_module("pyarrow.parquet").write_table(made, out)
    return out.getvalue()


def _arrow_type(arrow: Any, kind: Kind) -> Any:
    moment = arrow.timestamp("us", "UTC")
    types = {"text": arrow.string(), "whole": arrow.int64(), "number": arrow.float64()}
    return moment if kind == "moment" else types[kind]


FORMATS: Final[Mapping[str, Callable[[Sequence[Column]], bytes]]] = {
    ".csv": as_csv,
    ".jsonl": as_json_lines,
    ".parquet": as_parquet,
}
"""By the end of a file's name."""
