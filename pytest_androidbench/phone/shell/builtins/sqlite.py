"""`sqlite3`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from typing import Final

from pytest_androidbench.phone.shell.builtins.sqlite_output import (
    KNOWN_MODES,
    WHOLE_MODES,
    OutputFormat,
    Row,
    shown,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.system.databases import DatabaseError
from pytest_androidbench.phone.system.databases.client import ClientDatabases
from pytest_androidbench.phone.system.databases.statements import statements, tokens
from pytest_androidbench.phone.system.files import FileError

_LARGE_SCRIPT: Final = 64 * 1024
"""Characters; longer scripts are read on the client's thread."""


async def sqlite3_(io: IO, args: list[str]) -> int:
    output = OutputFormat()
    commands: list[str] = []
    rest: list[str] = []
    pending = list(args)
    while pending:
        arg = pending.pop(0)
        if not arg.startswith("-"):
            rest.append(arg)
            continue
        _option(arg.removeprefix("-").removeprefix("-"), pending, output, commands)
    path = io.path(rest[0]) if rest and rest[0] not in ("", ":memory:") else None
    if path is not None:
        _check_place(io, path, rest[0])
    scripts = [*commands, *rest[1:]]
    if not rest[1:]:
        scripts.append(to_text(await io.stdin.read()))
    readable = [_readable(script) for script in scripts]
    request = io.session.request
    try:
        with (
            request.holding(sum(map(len, readable))),
            closing(
                ClientDatabases(io.phone.databases, request, path, io.session.path)
            ) as databases,
        ):
            return await _Client(io, databases, output).scripts(readable)
    finally:
        io.phone.windows.invalidate()


def _readable(script: str) -> str:
    """A script as SQLite's binding takes it: without what is no character."""
    return to_bytes(script).decode("utf-8", "replace").replace("\0", "")


def _check_place(io: IO, path: str, name: str) -> None:
    problem = f'Error: unable to open database "{name}": '
    try:
        folder = path.rpartition("/")[0]
        if (folder and not io.files.is_dir(folder)) or io.files.is_dir(path):
            raise CommandError(problem + "unable to open database file")
        io.files.resolve(path)
    except FileError as error:
        raise CommandError(problem + error.strerror) from error


def _option(name: str, pending: list[str], output: OutputFormat, commands: list[str]) -> None:
    if name in KNOWN_MODES:
        output.choose(name)
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


class _Client:
    """Carries out a script of statements and commands that begin with a dot."""

    def __init__(self, io: IO, databases: ClientDatabases, output: OutputFormat) -> None:
        self._io = io
        self._databases = databases
        self._output = output

    async def scripts(self, scripts: Sequence[str]) -> int:
        """Run scripts to their end or to the first one that fails; returns the status."""
        status = 0
        for script in scripts:
            if not (status or self._output.ended):
                status = await self._script(script)
        return status

    async def _script(self, script: str) -> int:
        """Run a script to its end or its first statement that fails; returns the status."""
        status = 0
        for piece in await self._pieces(script):
            if piece.startswith("."):
                status = max(status, await self._dot(piece.split()))
            elif await self._statement(piece):
                return 1
            if self._output.ended:
                break
        return status

    async def _pieces(self, script: str) -> list[str]:
        if len(script) < _LARGE_SCRIPT:
            return _pieces(script)
        return await self._io.session.request.compute(lambda _: _pieces(script))

    async def _statement(self, sql: str) -> int:
        try:
            await self._show(sql)
        except DatabaseError as error:
            told = str(error)
            kind = "in prepare, " if "no such" in told or "syntax" in told else "stepping, "
            await self._io.err(f"Error: {kind}{told}{_code(told)}")
            return 1
        return 0

    async def _show(self, sql: str) -> None:
        request = self._io.session.request
        columns: list[str] = []
        whole: list[Row] = []
        held = 0
        try:
            async for batch in self._databases.run(sql):
                await request.turn(10 * len(batch.rows))
                if self._output.mode not in WHOLE_MODES:
                    text = shown(batch.columns, batch.rows, self._output, first=batch.first)
                    await self._io.out(text)
                    continue
                request.hold(batch.size)
                held += batch.size
                columns = batch.columns
                whole += batch.rows
            await self._io.out(shown(columns, whole, self._output))
        finally:
            request.release(held)

    async def _dot(self, words: list[str]) -> int:
        name, args = words[0], words[1:]
        try:
            if not self._set(name, args) and not await self._tell(name, args):
                await self._io.err(
                    f'Error: unknown command or invalid arguments:  "{name[1:]}". '
                    'Enter ".help" for help'
                )
                return 1
        except DatabaseError as error:
            await self._io.err(f"Error: {error}")
            return 1
        return 0

    def _set(self, name: str, args: list[str]) -> bool:
        """Carry out a command that changes how the client behaves, if it is one."""
        output = self._output
        match name:
            case ".quit" | ".exit" | ".q":
                output.ended = True
            case ".headers" | ".header":
                output.header = bool(args) and args[0] in ("on", "1", "yes")
            case ".mode" if args and args[0] in KNOWN_MODES:
                output.choose(args[0])
            case ".separator" if args:
                output.separator = args[0].replace("\\t", "\t")
            case ".nullvalue" if args:
                output.null = args[0]
            case ".timeout" | ".bail" | ".echo" | ".changes":
                pass
            case _:
                return False
        return True

    async def _tell(self, name: str, args: list[str]) -> bool:
        """Carry out a command that shows something of the database, if it is one."""
        like = args[0] if args else "%"
        match name:
            case ".tables":
                await self._io.out(_table_names(await self._column(_TABLES, like)))
            case ".schema":
                found = await self._column(_SCHEMA, like)
                await self._io.out("".join(f"{sql};\n" for sql in found))
            case ".indexes" | ".indices":
                await self._io.out(_table_names(await self._column(_INDEXES, like)))
            case ".databases":
                await self._io.line(f"main: {self._databases.path or _NO_FILE} r/w")
            case ".dump":
                async for lines in self._databases.dump():
                    await self._io.out("".join(line + "\n" for line in lines))
            case _:
                return False
        return True

    async def _column(self, sql: str, *params: str) -> list[str]:
        return [str(row[0]) for row in await self._databases.rows(sql, *params)]


_NO_FILE: Final = '""'
"""How the path of a database in memory is told."""

_TABLES: Final = (
    "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') "
    "AND name NOT LIKE 'sqlite_%' AND name LIKE ? ORDER BY 1"
)
_SCHEMA: Final = (
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name LIKE ? ORDER BY rowid"
)
_INDEXES: Final = "SELECT name FROM sqlite_master WHERE type='index' AND tbl_name LIKE ? ORDER BY 1"


def _pieces(script: str) -> list[str]:
    """The statements of a script and, where a line begins with a dot, its commands."""
    found: list[str] = []
    at = 0
    while at < len(script):
        line = script[at : _line_end(script, at)].lstrip()
        if line and not line.startswith((".", "--")):
            at = _statements(script, at, found)
        else:
            found += [line] if line.startswith(".") else []
            at = _line_end(script, at) + 1
    return found


def _statements(script: str, at: int, found: list[str]) -> int:
    """Add statements up to the end of a line; returns where the next line begins."""
    for start, end in statements(script, at):
        found.append(script[start:end])
        following = next(tokens(script, end), None)
        line_end = _line_end(script, end)
        if following is None or following.start > line_end:
            return line_end + 1
    return len(script)


def _line_end(script: str, at: int) -> int:
    found = script.find("\n", at)
    return found if found >= 0 else len(script)


def _code(message: str) -> str:
    return " (19)" if "constraint" in message else " (26)" if "not a database" in message else ""


def _table_names(names: list[str]) -> str:
    """Names in columns that fit into 80 characters, filled from top to bottom."""
    width = max((len(name) for name in names), default=0)
    height = -(-len(names) // max(1, 80 // (width + 2)))
    lines = [names[at::height] for at in range(height)]
    return "".join("  ".join(name.ljust(width) for name in line) + "\n" for line in lines)


COMMANDS: Final[Commands] = {"sqlite3": sqlite3_}
