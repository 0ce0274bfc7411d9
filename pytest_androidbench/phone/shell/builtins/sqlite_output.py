"""How `sqlite3` writes rows."""

from __future__ import annotations

import csv
import io as text_streams
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.system.databases import Value

KNOWN_MODES: Final = frozenset(("column", "csv", "json", "line", "list", "quote", "tabs", "insert"))
WHOLE_MODES: Final = frozenset(("column", "json"))
"""Modes in which the first line depends on the last row."""

Row = tuple[Value, ...]


@dataclass(slots=True)
class OutputFormat:
    """How rows are written."""

    mode: str = "list"
    header: bool = False
    separator: str = "|"
    null: str = ""
    ended: bool = False

    def choose(self, mode: str) -> None:
        """Write in another mode, with its usual separator."""
        self.mode = mode
        self.separator = {"csv": ",", "tabs": "\t"}.get(mode, self.separator)


def shown(
    columns: Sequence[str], rows: Sequence[Row], output: OutputFormat, *, first: bool = True
) -> str:
    """Rows as text; those that do not come `first` continue what was written before."""
    if not rows or not columns:
        return ""
    header = output.header and first
    match output.mode:
        case "csv":
            return _csv(columns if header else (), rows, output)
        case "json":
            lines = [
                json.dumps(
                    dict(zip(columns, map(_plain, row), strict=True)),
                    ensure_ascii=False,
                    separators=(",", ":"),
                )
                for row in rows
            ]
            return "[" + ",\n".join(lines) + "]\n"
        case "line":
            width = max(len(name) for name in columns)
            blocks = [
                "".join(
                    f"{n:>{width}} = {_text(v, output)}\n"
                    for n, v in zip(columns, row, strict=True)
                )
                for row in rows
            ]
            return ("" if first else "\n") + "\n".join(blocks)
        case "column":
            return _columns(columns, rows, output)
        case "quote":
            return "".join(",".join(map(_quoted, row)) + "\n" for row in rows)
        case "insert":
            return "".join(
                f'INSERT INTO "table" VALUES({",".join(map(_quoted, row))});\n' for row in rows
            )
    lines = [output.separator.join(_text(value, output) for value in row) for row in rows]
    if header:
        lines.insert(0, output.separator.join(columns))
    return "".join(line + "\n" for line in lines)


def _csv(columns: Sequence[str], rows: Sequence[Row], output: OutputFormat) -> str:
    buffer = text_streams.StringIO()
    writer = csv.writer(buffer, delimiter=output.separator[:1] or ",", lineterminator="\r\n")
    if columns:
        writer.writerow(columns)
    writer.writerows([_text(value, output) for value in row] for row in rows)
    return buffer.getvalue()


def _columns(columns: Sequence[str], rows: Sequence[Row], output: OutputFormat) -> str:
    table = [[_text(value, output) for value in row] for row in rows]
    widths = [max(len(cell) for cell in cells) for cells in zip(columns, *table, strict=True)]
    lines = [list(columns), ["-" * width for width in widths], *table]
    return "".join(
        "  ".join(f"{c:<{w}}" for c, w in zip(line, widths, strict=True)).rstrip() + "\n"
        for line in lines
    )


def _text(value: Value, output: OutputFormat) -> str:
    if value is None:
        return output.null
    if isinstance(value, bytes):
        return to_text(value)
    if isinstance(value, float):
        return f"{value:.15g}" if value % 1 else f"{value:.1f}"
    return str(value)


def _plain(value: Value) -> Value:
    return to_text(value) if isinstance(value, bytes) else value


def _quoted(value: Value) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"X'{value.hex()}'"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value)
