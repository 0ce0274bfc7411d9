"""Rows as files: JSON lines and Parquet, written as they come, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

from pytest_androidbench.codec import to_json, to_plain
from pytest_androidbench.records.files import aside
from pytest_androidbench.report.frames import needed
from pytest_androidbench.training.row import TrainingRow

_BATCH: Final = 500
"""Rows of a group of Parquet; each is held in memory until it is full."""
_KINDS: Final[Mapping[str, str]] = {
    "round": "int64", "seed": "int64", "tokens": "int64", "weight": "float64", "part": "bool_",
    "converted": "bool_", "too_long": "bool_",
}  # fmt: skip
"""Columns that hold no text, by what pyarrow calls their types."""

Write: TypeAlias = Callable[[TrainingRow], None]


def write_rows(file: Path, rows: Iterable[TrainingRow]) -> int:
    """Write rows by what the file's name ends in; how many there were.

    Raises:
        KeyError: it ends in none of `FORMATS`.
        MissingPackage: Parquet is wanted, and pyarrow is not installed.
        OSError: the disk refuses it.
    """
    opened, part, count = FORMATS[file.suffix], aside(file), 0
    try:
        with opened(part) as write:
            for row in rows:
                write(row)
                count += 1
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return count


@contextmanager
def _json_lines(file: Path) -> Iterator[Write]:
    with file.open("wb") as out:
        yield lambda row: _line(out.write, row)


def _line(write: Callable[[bytes], int], row: TrainingRow) -> None:
    write(to_json(row) + b"\n")


@contextmanager
def _parquet(file: Path) -> Iterator[Write]:
    arrow = needed("pyarrow", "pip install 'pytest-androidbench[parquet]'")
    schema = _schema(arrow)
    writer = import_module("pyarrow.parquet").ParquetWriter(str(file), schema)
    group: list[Any] = []

    def write(row: TrainingRow) -> None:
        group.append(to_plain(row))
        if len(group) == _BATCH:
            flush()

    def flush() -> None:
        writer.write_table(arrow.Table.from_pylist(group, schema=schema))
        group.clear()

    with writer:
        yield write
        flush()


def _schema(arrow: Any) -> Any:
    text = arrow.string()
    message = arrow.struct([("role", text), ("content", text)])
    return arrow.schema(
        [
            (name, arrow.list_(message) if name == "messages" else _type(arrow, name))
            for name in TrainingRow.__dataclass_fields__
        ]
    )


def _type(arrow: Any, name: str) -> Any:
    return getattr(arrow, _KINDS.get(name, "string"))()


FORMATS: Final[Mapping[str, Callable[[Path], AbstractContextManager[Write]]]] = {
    ".jsonl": _json_lines,
    ".parquet": _parquet,
}
"""By the end of a file's name."""
