"""How `sqlite3` writes rows."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.system.databases import Value

KNOWN_MODES: Final = frozenset(("column", "csv", "json", "line", "list", "quote", "tabs", "insert"))
WHOLE_MODES: Final = frozenset(("column", "json"))
"""Modes in which the first line depends on the last row."""

_IN_QUOTES: Final = re.compile(r"""[^!#-&(-~]""")
"""What SQLite puts values in quotes for, in a table of values with commas."""

_LEAST_WIDTH: Final = 5
"""Of names in front of values."""

Row = tuple[Value, ...]


@dataclass(slots=True)
class OutputFormat:
    """How rows are written."""

    mode: str = "list"
    header: bool | None = None
    """Whether names stand above rows; None where nobody said so."""
    separator: str = "|"
    null: str = ""
    ended: bool = False

    @property
    def shows_names(self) -> bool:
        """Whether names stand above rows; in columns they do unless they are not wanted."""
        return self.mode == "column" if self.header is None else self.header

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
    names = [tuple(columns)] * (output.shows_names and first)
    match output.mode:
        case "csv":
            lines = [[_csv(value, output) for value in row] for row in (*names, *rows)]
            return _separated(lines, output.separator, end="\r\n")
        case "json":
            objects = [",".join(map(_member, columns, row)) for row in rows]
            return "[" + ",\n".join(f"{{{each}}}" for each in objects) + "]\n"
        case "line":
            width = max(_LEAST_WIDTH, *(len(name) for name in columns))
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
            return _separated([map(_quoted, row) for row in (*names, *rows)], ",")
        case "insert":
            into = f"({','.join(columns)})" * output.shows_names
            return "".join(
                f'INSERT INTO "table"{into} VALUES({",".join(map(_quoted, row))});\n'
                for row in rows
            )
    lines = [[_text(value, output) for value in row] for row in (*names, *rows)]
    return _separated(lines, output.separator)


def _separated(lines: Iterable[Iterable[str]], separator: str, *, end: str = "\n") -> str:
    return "".join(separator.join(line) + end for line in lines)


def _csv(value: Value, output: OutputFormat) -> str:
    text = _text(value, output)
    if value is None or not (_IN_QUOTES.search(text) or output.separator in text or not text):
        return text
    return '"' + text.replace('"', '""') + '"'


def _columns(columns: Sequence[str], rows: Sequence[Row], output: OutputFormat) -> str:
    table = [[_text(value, output) for value in row] for row in rows]
    widths = [max(len(cell) for cell in cells) for cells in zip(columns, *table, strict=True)]
    head = [list(columns), ["-" * width for width in widths]] if output.shows_names else []
    lines = [*head, *table]
    return "".join(
        "  ".join(f"{c:<{w}}" for c, w in zip(line, widths, strict=True)).rstrip() + "\n"
        for line in lines
    )


def _text(value: Value, output: OutputFormat) -> str:
    if value is None:
        return output.null
    if isinstance(value, bytes):
        return to_text(value)
    return _number(value) if isinstance(value, float) else str(value)


def _number(value: float) -> str:
    """As `%!.15g` of SQLite's own `printf` does: with a point, and one digit behind it at least."""
    if math.isinf(value):
        return "Inf" if value > 0 else "-Inf"
    digits, exponent, power = f"{value:.15g}".partition("e")
    return digits + ("" if "." in digits else ".0") + exponent + power


def _member(name: str, value: Value) -> str:
    if isinstance(value, float):
        shown = _number(value)
    else:
        plain = to_text(value) if isinstance(value, bytes) else value
        shown = json.dumps(plain, ensure_ascii=False)
    return f"{json.dumps(name, ensure_ascii=False)}:{shown}"


def _quoted(value: Value) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"X'{value.hex()}'"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value)
