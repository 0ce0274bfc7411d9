"""The phone's SQLite databases, each alive in memory behind its file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system.databases.collations import adopt_android
from pytest_androidbench.phone.system.databases.journal import fold_journal
from pytest_androidbench.phone.system.files import FileError, FileSystem

Value = str | int | float | bytes | None
Params = tuple[Value | Mapping[str, Value], ...]
_READING = frozenset({"SELECT", "EXPLAIN", "VALUES"})


class DatabaseError(AndroidBenchError):
    """SQLite refused a statement or a file."""


class Executed(NamedTuple):
    """What a statement did."""

    rows: int
    last_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DatabasesState:
    """Which databases were open; their contents are in their files."""

    paths: tuple[str, ...]


class _Connection(sqlite3.Connection):
    """Is closed with the phone it belongs to; Python warns of others that nobody closed."""

    def __del__(self) -> None:
        self.close()


class Database:
    """One database; whatever happens to its file is what the next statement sees.

    A missing or damaged file is made anew from the schema, as Android's open helper does; without
    a schema a damaged file is an error.
    """

    def __init__(self, files: FileSystem, path: str, schema: str | None, uid: int | None) -> None:
        self._files = files
        self.path = path
        self._schema = schema
        self._uid = uid
        self._inode = 0
        self._image: bytes | None = None
        self._connection: sqlite3.Connection | None = None
        self._depth = 0
        self.before: Callable[[], None] | None = None
        """Called ahead of every statement and reading, to bring up to date what is derived."""

    def describe(self, schema: str, uid: int | None) -> None:
        """Say how the database is made where it is missing, and whose it is."""
        self._schema = schema
        self._uid = uid

    def execute(self, sql: str, *params: Value | Mapping[str, Value]) -> Executed:
        """Run one statement; parameters follow it, or one mapping of names."""
        with self._statement(sql) as connection:
            cursor = connection.execute(sql, _bound(params))
            return Executed(cursor.rowcount, cursor.lastrowid or 0)

    def query(self, sql: str, *params: Value | Mapping[str, Value]) -> list[sqlite3.Row]:
        """All rows of one statement."""
        with self._statement(sql) as connection:
            return connection.execute(sql, _bound(params)).fetchall()

    def one(self, sql: str, *params: Value | Mapping[str, Value]) -> sqlite3.Row | None:
        """The first row, or None."""
        rows = self.query(sql, *params)
        return rows[0] if rows else None

    def value(self, sql: str, *params: Value | Mapping[str, Value]) -> Any:
        """The first column of the first row, or None."""
        row = self.one(sql, *params)
        return None if row is None else row[0]

    def table(self, sql: str) -> tuple[list[str], list[sqlite3.Row]]:
        """Column names and rows of one statement; no names where it gives no rows."""
        with self._statement(sql) as connection:
            cursor = connection.execute(sql)
            return [column[0] for column in cursor.description or ()], cursor.fetchall()

    def dump(self) -> list[str]:
        """Statements that make the database anew."""
        with self._statement("SELECT") as connection:
            return list(connection.iterdump())

    def script(self, sql: str) -> None:
        """Run several statements."""
        with self._statement("") as connection:
            connection.executescript(sql)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All statements inside take effect, or none does."""
        connection = self._open()
        outermost = self._depth == 0
        if outermost:
            connection.execute("BEGIN")
        self._depth += 1
        try:
            yield
        except BaseException:
            if outermost:
                connection.rollback()
            raise
        else:
            if outermost:
                connection.commit()
        finally:
            self._depth -= 1

    def read(self) -> bytes:
        """The file's content."""
        self._prepare()
        if self._image is None and self._connection is not None:
            pages = self._connection.execute("PRAGMA page_count").fetchone()[0]
            self._image = self._connection.serialize() if pages else b""
        return self._image or b""

    def close(self) -> None:
        """Drop the connection; the next statement reads the file again."""
        if self._connection is not None:
            if self._mounted():
                self._files.write(self.path, self.read())
            self._connection.close()
        self._connection = None
        self._image = None
        self._inode = 0

    @contextmanager
    def _statement(self, sql: str) -> Iterator[sqlite3.Connection]:
        self._prepare()
        connection = self._open()
        before = connection.total_changes
        reading = sql.lstrip(" \t\r\n(").partition(" ")[0].upper() in _READING
        try:
            yield connection
        except (sqlite3.Error, sqlite3.Warning, ValueError, OverflowError) as error:
            raise DatabaseError(str(error)) from error
        finally:
            if not reading or connection.total_changes != before:
                self._image = None
                self._files.stamp(self._inode)

    def _prepare(self) -> None:
        if self.before is not None:
            self.before()

    def _open(self) -> sqlite3.Connection:
        """The connection, made anew when the file is another one than before."""
        if self._connection is not None and self._mounted():
            return self._connection
        existed = self._files.exists(self.path)
        self.close()
        self._connection = self._load() or self._fresh()
        self._inode = self._files.mount(self.path, self)
        if not existed and self._uid is not None:
            self._files.chown(self.path, self._uid, self._uid)
        return self._connection

    def _mounted(self) -> bool:
        return self._files.live_at(self.path) is self

    def _load(self) -> sqlite3.Connection | None:
        """A connection to what is in the file, or None where there is nothing to keep."""
        if not self._files.exists(self.path):
            return None
        image = fold_journal(self._files, self.path)
        if not image:
            return None
        connection = _connect()
        try:
            connection.deserialize(image)
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.DatabaseError as error:
            connection.close()
            if self._schema is None:
                raise DatabaseError(str(error)) from error
            return None
        self._image = image
        return connection

    def _fresh(self) -> sqlite3.Connection:
        connection = _connect()
        self._files.mkdir(self.path.rpartition("/")[0], parents=True, uid=self._uid, gid=self._uid)
        if self._schema is not None:
            connection.executescript(self._schema)
        return connection


class Databases:
    """All databases by path."""

    def __init__(self, files: FileSystem) -> None:
        self._files = files
        self._open: dict[str, Database] = {}

    def open(self, path: str, schema_sql: str | None = None, owner: int | None = None) -> Database:
        """The database behind a file; one object per file as long as the phone runs."""
        place = self._place(path)
        database = self._open.get(place)
        if database is None:
            database = Database(self._files, place, schema_sql, owner)
            self._open[place] = database
        elif schema_sql is not None:
            database.describe(schema_sql, owner)
        return database

    def state(self) -> DatabasesState:
        """Which databases are open; the files' own state has their contents."""
        return DatabasesState(paths=tuple(sorted(self._open)))

    def restore(self, state: DatabasesState) -> None:  # noqa: ARG002
        """Drop all connections; the restored files are read when next needed."""
        for database in self._open.values():
            database.close()

    def _place(self, path: str) -> str:
        with suppress(FileError):
            return self._files.resolve(path)
        return path


def _connect() -> sqlite3.Connection:
    # The collector, which may run in any thread, is one of those that close it.
    connection = sqlite3.connect(
        ":memory:", isolation_level=None, factory=_Connection, check_same_thread=False
    )
    connection.row_factory = sqlite3.Row
    adopt_android(connection)
    return connection


def _bound(params: Params) -> Any:
    if len(params) == 1 and isinstance(params[0], Mapping):
        return params[0]
    return params
