"""Statements of a client, on a connection and a thread of their own.

The client works on images of the files. What it changed is written back at one point, when no
transaction is open any more, so that whatever it does keeps only itself waiting.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeVar

from pytest_androidbench.phone.system.databases.connecting import (
    MEMORY,
    connect,
    connect_to,
    is_vacuum,
)
from pytest_androidbench.phone.system.databases.database import Databases, is_reading
from pytest_androidbench.phone.system.databases.errors import DatabaseError, refusals_told
from pytest_androidbench.phone.system.databases.statements import (
    Attach,
    VacuumInto,
    naming_file,
    plain_name,
    quoted,
)
from pytest_androidbench.phone.system.databases.values import Value
from pytest_androidbench.phone.system.work import Request, Stop

T = TypeVar("T")
Row = tuple[Value, ...]

_BATCH_ROWS: Final = 500
_BATCH_BYTES: Final = 256 * 1024
_TRIES: Final = 100
"""How often a statement is run anew because somebody else changed the database meanwhile.

Of several who change it at the same time one succeeds in each round."""


class RowBatch(NamedTuple):
    """Some rows of a statement."""

    columns: list[str]
    """No names where the statement gives no rows."""
    rows: list[Row]
    first: bool
    size: int
    """About how many bytes the rows take."""


@dataclass(slots=True)
class _File:
    """A file of the phone that is open under a name."""

    path: str
    image: bytes


class ClientDatabases:
    """What one client has open: a main database, and those it attached.

    Path None is a database in memory; `absolute` completes paths in statements. `close` it at the
    end; an open transaction is lost then.
    """

    def __init__(
        self,
        databases: Databases,
        request: Request,
        path: str | None,
        absolute: Callable[[str], str] = str,
    ) -> None:
        self._databases = databases
        self._request = request
        self._absolute = absolute
        self._connection = connect()
        self._connection.row_factory = None
        self._open: dict[str, _File] = {}
        self.path = "" if path is None else databases.place(path)
        """The main database's; empty for one in memory."""
        if self.path:
            self._open["main"] = _File(self.path, b"")

    def close(self) -> None:
        """Close all of it."""
        self._request.afterwards(self._connection.close)
        self._request.release(sum(len(file.image) for file in self._open.values()))
        self._open.clear()

    async def run(self, sql: str) -> AsyncIterator[RowBatch]:
        """Run one statement; at least one batch comes.

        Raises:
            DatabaseError: SQLite, or the phone for it, refuses.
            OutOfMemory: the client would hold more than it may.
        """
        special = naming_file(sql)
        if special is not None:
            await self._with_file(special)
            yield RowBatch([], [], first=True, size=0)
            return
        await self._refresh()
        if is_reading(sql):
            changes = self._connection.total_changes
            async for batch in self._batches(sql):
                yield batch
            if self._connection.total_changes == changes:
                return
            await self._written()
        else:
            for batch in await self._changing(sql):
                yield batch

    async def rows(self, sql: str, *params: Value) -> list[Row]:
        """All rows of a reading statement of ours."""
        await self._refresh()
        return await self._compute(lambda: self._connection.execute(sql, params).fetchall())

    async def dump(self) -> AsyncIterator[list[str]]:
        """Statements that make the main database anew, some at a time."""
        await self._refresh()
        lines = self._connection.iterdump()
        while batch := await self._compute(lambda: _some(lines, len)):
            with self._request.holding(sum(map(len, batch))):
                yield batch

    async def _changing(self, sql: str) -> list[RowBatch]:
        """Run a statement and write what it changed, again where somebody else was faster."""
        alone = not self._connection.in_transaction
        for _ in range(_TRIES):
            batches = [batch async for batch in self._batches(sql)]
            if await self._written():
                return batches
            if not alone:
                break
            await self._refresh()
        raise DatabaseError("database is locked")

    async def _batches(self, sql: str) -> AsyncIterator[RowBatch]:
        cursor = await self._compute(lambda: self._start(sql))
        try:
            columns = [column[0] for column in cursor.description or ()]
            first = True
            while True:
                rows = await self._compute(lambda: _some(cursor, _size))
                if not rows and not first:
                    return
                size = sum(map(_size, rows))
                with self._request.holding(size):
                    yield RowBatch(columns, rows, first, size)
                first = False
        finally:
            self._request.afterwards(cursor.close)

    def _start(self, sql: str) -> sqlite3.Cursor:
        if is_vacuum(sql):
            return self._connection.vacuum(sql)
        return self._connection.execute(sql)

    async def _with_file(self, special: Attach | VacuumInto) -> None:
        await self._refresh()
        file = await self._text(special.file)
        if isinstance(special, VacuumInto):
            await self._vacuum_into(special.schema, file)
            return
        name = await self._text(special.name)
        rows = await self.rows("PRAGMA database_list")
        if name.lower() in {"main", "temp", *(str(row[1]).lower() for row in rows)}:
            raise DatabaseError(f"database {name} is already in use")
        path = "" if file in ("", MEMORY) else self._place(file)
        attach = f"ATTACH '{MEMORY}' AS {quoted(name)}"
        await self._compute(lambda: self._connection.execute(attach))
        if path:
            self._open[name] = _File(path, b"")
            await self._refresh()

    def _place(self, file: str) -> str:
        """The path of a file named in a statement; it is made where it is missing."""
        path = self._absolute(file.removeprefix("file:").partition("?")[0])
        try:
            place = self._databases.place(path)
            self._databases.content(place)
            return place
        except DatabaseError as error:
            raise DatabaseError(f"unable to open database: {file}") from error

    async def _vacuum_into(self, schema: str, file: str) -> None:
        path = self._place(file)
        if self._databases.content(path):
            raise DatabaseError("output file already exists")

        def copied() -> bytes:
            copy = connect_to(self._connection.image(schema))
            copy.vacuum("VACUUM")
            image = copy.image()
            copy.close()
            return image

        self._databases.put(path, await self._compute(copied))

    async def _text(self, expression: str) -> str:
        """The value of an expression that names a file or a database."""
        name = plain_name(expression)
        if name is not None:
            return name
        rows = await self.rows(f"SELECT {expression}")
        value = rows[0][0] if rows else None
        return value if isinstance(value, str) else "" if value is None else str(value)

    async def _refresh(self) -> None:
        """Take over what others changed, unless a transaction keeps what it began with."""
        if self._connection.in_transaction:
            return
        self._forget_detached()
        for name, file in self._open.items():
            image = self._databases.content(file.path)
            if image is file.image or image == file.image:
                continue
            self._keep(file, image)
            await self._compute(partial(self._connection.load, image, name=name))

    def _keep(self, file: _File, image: bytes) -> None:
        self._request.hold(len(image))
        self._request.release(len(file.image))
        file.image = image

    def _forget_detached(self) -> None:
        if self._open.keys() <= {"main"}:
            return
        rows = self._connection.execute("PRAGMA database_list").fetchall()
        shown = {row[1].lower() for row in rows}
        for name in [name for name in self._open if name.lower() not in shown]:
            self._request.release(len(self._open.pop(name).image))

    async def _written(self) -> bool:
        """Write back what changed; False where somebody else changed the same file meanwhile."""
        if self._connection.in_transaction:
            return True
        self._forget_detached()
        changed: list[tuple[_File, bytes]] = []
        for name, file in self._open.items():
            image = await self._compute(partial(self._connection.image, name))
            if image != file.image:
                changed.append((file, image))
        if any(self._databases.content(file.path) != file.image for file, _ in changed):
            return False
        for file, image in changed:
            self._keep(file, image)
            self._databases.put(file.path, image)
        return True

    async def _compute(self, work: Callable[[], T]) -> T:
        """Do something with the connection on the client's thread."""

        def run(stop: Stop) -> T:
            self._connection.heed_stop(stop)
            return work()

        with refusals_told():
            return await self._request.compute(run)


def _some(source: Iterator[T], size: Callable[[T], int]) -> list[T]:
    """The next items, as many as are sent at a time; none at the end."""
    found: list[T] = []
    left = _BATCH_BYTES
    for item in source:
        found.append(item)
        left -= size(item)
        if left <= 0 or len(found) >= _BATCH_ROWS:
            break
    return found


def _size(row: Row) -> int:
    """About how many bytes a row takes."""
    return 64 + sum(len(value) if isinstance(value, str | bytes) else 32 for value in row)
