"""The phone's SQLite databases, each alive in memory behind its file."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from pytest_androidbench.phone.system.databases.asking import Asking
from pytest_androidbench.phone.system.databases.connecting import (
    APP_STEPS,
    APP_VALUE_BYTES,
    Connection,
    connect,
    connect_to,
)
from pytest_androidbench.phone.system.databases.errors import DatabaseError, refusals_told
from pytest_androidbench.phone.system.databases.journal import fold_journal
from pytest_androidbench.phone.system.databases.values import Value
from pytest_androidbench.phone.system.files import FileError, FileSystem

Params = tuple[Value | Mapping[str, Value], ...]
Schema = str | Callable[[], str]
"""SQL that makes a new database, or what gives it when that is needed."""
_READING = frozenset({"SELECT", "EXPLAIN", "VALUES"})


class Executed(NamedTuple):
    """What a statement did."""

    rows: int
    last_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DatabasesState:
    """Which databases were open; their contents are in their files."""

    paths: tuple[str, ...]


class Database:
    """One database; whatever happens to its file is what the next statement sees.

    A missing or damaged file is made anew from the schema, as Android's open helper does; without
    a schema a damaged file is an error.
    """

    def __init__(
        self, files: FileSystem, path: str, schema: Schema | None, uid: int | None, asking: Asking
    ) -> None:
        self._files = files
        self.asking = asking
        self.path = path
        self._schema = schema
        self._uid = uid
        self._inode = 0
        self._image: bytes | None = None
        self._connection: Connection | None = None
        self._depth = 0
        self.before: Callable[[], None] | None = None
        """Called ahead of every statement and reading, to bring up to date what is derived."""

    def describe(self, schema: Schema, uid: int | None) -> None:
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

    def asked(self, sql: str, *params: Value) -> list[tuple[Value, ...]]:
        """All rows of a query of which a client may have written a part."""
        if self.asking.active:
            return self.asking.rows(self.current(), sql, params)
        return [tuple(row) for row in self.query(sql, *params)]

    def one(self, sql: str, *params: Value | Mapping[str, Value]) -> sqlite3.Row | None:
        """The first row, or None."""
        rows = self.query(sql, *params)
        return rows[0] if rows else None

    def value(self, sql: str, *params: Value | Mapping[str, Value]) -> Any:
        """The first column of the first row, or None."""
        row = self.one(sql, *params)
        return None if row is None else row[0]

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
            self._image = self._connection.image()
        return self._image or b""

    def make(self) -> None:
        """Make the file where it is missing, as opening it does."""
        self._prepare()
        self._open()

    def current(self) -> bytes:
        """The file's content, which is made where it is missing."""
        self.make()
        return self.read()

    def adopt(self, image: bytes) -> None:
        """Let the database be what a client made of it."""
        connection = self._open()
        connection.load(image)
        self._image = image
        self._files.stamp(self._inode, len(image))

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
    def _statement(self, sql: str) -> Iterator[Connection]:
        self._prepare()
        connection = self._open()
        before = connection.total_changes
        reading = is_reading(sql)
        connection.allow(APP_STEPS)
        try:
            with refusals_told():
                yield connection
        finally:
            if not reading or connection.total_changes != before:
                self._image = None
                self._files.stamp(self._inode, connection.size())

    def _prepare(self) -> None:
        if self.before is not None:
            self.before()

    def _open(self) -> Connection:
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

    def _load(self) -> Connection | None:
        """A connection to what is in the file, or None where there is nothing to keep."""
        if not self._files.exists(self.path):
            return None
        image = fold_journal(self._files, self.path)
        if not image:
            return None
        with refusals_told():
            try:
                connection = connect_to(image, APP_VALUE_BYTES)
            except sqlite3.DatabaseError:
                if self._schema is None:
                    raise
                # It is damaged, and as on Android the app begins with a new one.
                return None
        self._image = image
        return connection

    def _fresh(self) -> Connection:
        connection = connect(APP_VALUE_BYTES)
        self._files.mkdir(self.path.rpartition("/")[0], parents=True, uid=self._uid, gid=self._uid)
        schema = self._schema
        if schema is not None:
            connection.executescript(schema if isinstance(schema, str) else schema())
        return connection


class Databases:
    """All databases by path."""

    def __init__(self, files: FileSystem) -> None:
        self._files = files
        self._open: dict[str, Database] = {}
        self.asking = Asking()

    def open(
        self, path: str, schema_sql: Schema | None = None, owner: int | None = None
    ) -> Database:
        """The database behind a file; one object per file as long as the phone runs."""
        place = self._place(path)
        database = self._open.get(place)
        if database is None:
            database = Database(self._files, place, schema_sql, owner, self.asking)
            self._open[place] = database
        elif schema_sql is not None:
            database.describe(schema_sql, owner)
        return database

    def place(self, path: str) -> str:
        """The path of the file that a name leads to.

        Raises:
            DatabaseError: no database can be there.
        """
        with suppress(FileError):
            found = self._files.resolve(path)
            folder = found.rpartition("/")[0] or "/"
            if self._files.is_dir(folder) and not self._files.is_dir(found):
                return found
        raise DatabaseError("unable to open database file")

    def content(self, path: str) -> bytes:
        """What the database at a place contains; the file is made where it is missing.

        Raises:
            DatabaseError: it cannot be made or read.
        """
        database = self._open.get(path)
        if database is not None:
            return database.current()
        try:
            if self._files.exists(path):
                return fold_journal(self._files, path)
            self._files.write(path, b"")
        except FileError as error:
            raise DatabaseError("unable to open database file") from error
        return b""

    def put(self, path: str, image: bytes) -> None:
        """Let the database at a place be what a client made of it.

        Raises:
            DatabaseError: it cannot be written.
        """
        database = self._open.get(path)
        try:
            if database is not None:
                if len(image) - len(database.current()) > self._files.room():
                    raise FileError(errno.ENOSPC, path)
                database.adopt(image)
            else:
                self._files.write(path, image)
        except FileError as error:
            raise DatabaseError(_words(error)) from error

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


def is_reading(sql: str) -> bool:
    """Whether a statement changes nothing, unless a function in it does."""
    return sql.lstrip(" \t\r\n(").partition(" ")[0].upper() in _READING


def _words(error: FileError) -> str:
    """How SQLite tells that a file cannot be used."""
    if error.errno == errno.ENOSPC:
        return "database or disk is full"
    if error.errno == errno.EROFS:
        return "attempt to write a readonly database"
    return "unable to open database file"


def _bound(params: Params) -> Any:
    if len(params) == 1 and isinstance(params[0], Mapping):
        return params[0]
    return params
