"""`sqlite3`."""

from __future__ import annotations

import csv
import io as text_streams
import json
import sqlite3
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.databases import Database, DatabaseError, Value
from pytest_androidbench.phone.system.files import FileError

_KNOWN_MODES: Final = frozenset(
    ("column", "csv", "json", "line", "list", "quote", "tabs", "insert")
)


@dataclass(slots=True)
class Output:
    """How rows are written."""

    mode: str = "list"
    header: bool = False
    separator: str = "|"
    null: str = ""
    ended: bool = False


async def sqlite3_(io: IO, args: list[str]) -> int:
    output = Output()
    commands: list[str] = []
    rest: list[str] = []
    pending = list(args)
    while pending:
        arg = pending.pop(0)
        if not arg.startswith("-") or rest:
            rest.append(arg)
            continue
        _option(arg.lstrip("-"), pending, output, commands)
    path = io.path(rest[0]) if rest and rest[0] not in ("", ":memory:") else None
    database = _open(io, path, rest[0] if rest else "")
    script = "\n".join([*commands, *rest[1:]])
    if not rest[1:]:
        script = "\n".join([script, to_text(await io.stdin.read())])
    readable = to_bytes(script).decode("utf-8", "replace").replace("\0", "")
    try:
        return await _run(io, database, output, readable)
    finally:
        if path is None:
            io.files.remove(_SCRATCH)
        io.phone.windows.invalidate()


def _open(io: IO, path: str | None, name: str) -> Database:
    if path is None:
        io.files.write(_SCRATCH, b"", mode=0o600)
        return io.phone.databases.open(_SCRATCH)
    try:
        folder = path.rpartition("/")[0]
        if folder and not io.files.is_dir(folder):
            raise CommandError(
                f'Error: unable to open database "{name}": unable to open database file'
            )
        if io.files.is_dir(path):
            raise CommandError(
                f'Error: unable to open database "{name}": unable to open database file'
            )
        return io.phone.databases.open(path)
    except FileError as error:
        raise CommandError(f'Error: unable to open database "{name}": {error.strerror}') from error


_SCRATCH: Final = "/data/local/tmp/.sqlite-memory"


def _option(name: str, pending: list[str], output: Output, commands: list[str]) -> None:
    if name in _KNOWN_MODES:
        output.mode = name
        output.separator = {"csv": ",", "tabs": "\t"}.get(name, output.separator)
    elif name in ("header", "headers"):
        output.header = True
    elif name == "noheader":
        output.header = False
    elif name in ("separator", "cmd", "nullvalue", "newline", "init"):
        if not pending:
            raise CommandError(f"sqlite3: Error: missing argument to -{name}")
        value = pending.pop(0)
        if name == "separator":
            output.separator = value.replace("\\t", "\t").replace("\\n", "\n")
        elif name == "nullvalue":
            output.null = value
        elif name == "cmd":
            commands.append(value)
    elif name not in ("batch", "bail", "readonly", "interactive", "safe", "stats"):
        raise CommandError(
            f"sqlite3: Error: unknown option: -{name}\nUse -help for a list of options."
        )


async def _run(io: IO, database: Database, output: Output, script: str) -> int:
    status = 0
    held = ""
    for line in script.split("\n"):
        if not held.strip() and line.lstrip().startswith("."):
            status = max(status, await _dot(io, database, output, line.split()))
            if output.ended:
                return status
            continue
        held += line + "\n"
        if sqlite3.complete_statement(held):
            status = max(status, await _statements(io, database, output, held))
            held = ""
            if status:
                return status
    if held.strip():
        status = max(status, await _statements(io, database, output, held + ";"))
    return status


def split_statements(sql: str) -> list[str]:
    """Single statements of a script."""
    found: list[str] = []
    held = ""
    for piece in sql.split(";"):
        held += piece + ";"
        if sqlite3.complete_statement(held):
            found.append(held)
            held = ""
    return [text for text in [*found, held] if text.strip(" \t\r\n;")]


async def _statements(io: IO, database: Database, output: Output, sql: str) -> int:
    for statement in split_statements(sql):
        try:
            columns, rows = database.table(statement)
        except DatabaseError as error:
            shown = str(error)
            kind = "in prepare, " if "no such" in shown or "syntax" in shown else "stepping, "
            code = "" if kind == "in prepare, " else _code(shown)
            await io.err(f"Error: {kind}{shown}{code}")
            return 1
        await io.out(_shown(columns, [tuple(row) for row in rows], output))
    return 0


def _code(message: str) -> str:
    return " (19)" if "constraint" in message else " (26)" if "not a database" in message else ""


def _shown(columns: list[str], rows: list[tuple[Value, ...]], output: Output) -> str:
    if not rows and output.mode != "json":
        return ""
    if not columns or (not rows and output.mode == "json"):
        return ""
    match output.mode:
        case "csv":
            return _csv(columns, rows, output)
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
            return "\n".join(blocks)
        case "column":
            return _columns(columns, rows, output)
        case "quote":
            return "".join(",".join(map(_quoted, row)) + "\n" for row in rows)
        case "insert":
            return "".join(
                f'INSERT INTO "table" VALUES({",".join(map(_quoted, row))});\n' for row in rows
            )
    lines = [output.separator.join(_text(value, output) for value in row) for row in rows]
    if output.header:
        lines.insert(0, output.separator.join(columns))
    return "".join(line + "\n" for line in lines)


def _csv(columns: list[str], rows: list[tuple[Value, ...]], output: Output) -> str:
    buffer = text_streams.StringIO()
    writer = csv.writer(buffer, delimiter=output.separator[:1] or ",", lineterminator="\r\n")
    if output.header:
        writer.writerow(columns)
    writer.writerows([_text(value, output) for value in row] for row in rows)
    return buffer.getvalue()


def _columns(columns: list[str], rows: list[tuple[Value, ...]], output: Output) -> str:
    table = [[_text(value, output) for value in row] for row in rows]
    widths = [max(len(cell) for cell in cells) for cells in zip(columns, *table, strict=True)]
    lines = [columns, ["-" * width for width in widths], *table]
    return "".join(
        "  ".join(f"{c:<{w}}" for c, w in zip(line, widths, strict=True)).rstrip() + "\n"
        for line in lines
    )


def _text(value: Value, output: Output) -> str:
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


async def _dot(io: IO, database: Database, output: Output, words: list[str]) -> int:
    name, args = words[0], words[1:]
    try:
        match name:
            case ".quit" | ".exit" | ".q":
                output.ended = True
            case ".headers" | ".header":
                output.header = args[:1] in (["on"], ["1"], ["yes"])
            case ".mode" if args[:1] and args[0] in _KNOWN_MODES:
                _option(args[0], [], output, [])
            case ".separator" if args:
                output.separator = args[0].replace("\\t", "\t")
            case ".nullvalue" if args:
                output.null = args[0]
            case ".tables":
                await io.out(_tables(database, args))
            case ".schema":
                await io.out(_schema(database, args))
            case ".indexes" | ".indices":
                rows = database.query(
                    "SELECT name FROM sqlite_master WHERE type='index' ORDER BY 1"
                )
                await io.out("".join(f"{row['name']}\n" for row in rows))
            case ".databases":
                await io.line(f"main: {database.path} r/w")
            case ".dump":
                await io.out("".join(line + "\n" for line in database.dump()))
            case ".timeout" | ".bail" | ".echo" | ".changes":
                return 0
            case _:
                await io.err(
                    f'Error: unknown command or invalid arguments:  "{name[1:]}". '
                    'Enter ".help" for help'
                )
                return 1
    except DatabaseError as error:
        await io.err(f"Error: {error}")
        return 1
    return 0


def _tables(database: Database, args: list[str]) -> str:
    rows = database.query(
        "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') "
        "AND name NOT LIKE 'sqlite_%' AND name LIKE ? ORDER BY 1",
        args[0] if args else "%",
    )
    names = [row["name"] for row in rows]
    width = max((len(name) for name in names), default=0) + 2
    count = max(1, 80 // width)
    height = -(-len(names) // count)
    lines = [names[at::height] for at in range(height)]
    return "".join("".join(f"{n:<{width}}" for n in line).rstrip() + "\n" for line in lines)


def _schema(database: Database, args: list[str]) -> str:
    rows = database.query(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name LIKE ? ORDER BY rowid",
        args[0] if args else "%",
    )
    return "".join(f"{row['sql']};\n" for row in rows)


COMMANDS: Final[Commands] = {"sqlite3": sqlite3_}
