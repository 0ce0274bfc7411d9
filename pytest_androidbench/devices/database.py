"""A SQLite database of an app: taken off the device, opened here, written back as it was."""

from __future__ import annotations

import posixpath
import re
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from pytest_androidbench.devices.files import Files, Owner
from pytest_androidbench.devices.link.shell import Shell, quote
from pytest_androidbench.errors import AndroidBenchError

Row: TypeAlias = dict[str, Any]
_SIDECARS: Final = ("-wal", "-shm", "-journal")
"""Behind a database's name: files beside it that SQLite takes as parts of it."""
_PRIVATE: Final = re.compile(r"^/data/(?:data|user/\d+|user_de/\d+)/([^/]+)/")
_COLLATIONS: Final = ("LOCALIZED", "UNICODE", "PHONEBOOK")
"""Orders Android adds to SQLite; here they go by letters without case."""


class DeviceDatabaseError(AndroidBenchError, AssertionError):
    """A database is missing or broken, or lacks what was asked of it; inside a check, it fails."""


def database_files(path: str) -> tuple[str, ...]:
    """All files that a database at a path may consist of, that path first."""
    return path, *(path + suffix for suffix in _SIDECARS)


class Database:
    """One database file on the device, addressed by its path."""

    def __init__(self, path: str, *, files: Files, shell: Shell, package: str = "") -> None:
        self.path = path
        self.package = package or _package_of(path)
        self._files = files
        self._shell = shell

    def exists(self) -> bool:
        return self._files.exists(self.path)

    def query(self, sql: str, parameters: Sequence[Any] = ()) -> list[Row]:
        """Rows of a query on the database as it is on the device now.

        Raises:
            DeviceDatabaseError: no such file, no such table, or no database at all.
        """
        with self._copied() as (connection, _), self._as_unreadable():
            return _fetched(connection, sql, parameters)

    def rows(self, table: str) -> list[Row]:
        """Every row of a table."""
        return self.query(f"SELECT * FROM {_identifier(table)}")  # noqa: S608

    def tables(self) -> list[str]:
        """Names of all tables, sorted."""
        rows = self.query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return [row["name"] for row in rows]

    def content(self) -> dict[str, list[Row]]:
        """Every row of every table, taken at one moment."""
        listed = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        with self._copied() as (connection, _), self._as_unreadable():
            tables = [name for (name,) in connection.execute(listed)]
            return {
                table: _fetched(connection, f"SELECT * FROM {_identifier(table)}")  # noqa: S608
                for table in tables
            }

    def rows_of(self, *tables: str) -> list[Row]:
        """Every row of some tables, taken at one moment, each with its table's name as `table`.

        A table that is not there has none: apps make some when they first need them.
        """
        found = self.content()
        return [{"table": table, **row} for table in tables for row in found.get(table, ())]

    @contextmanager
    def edit(self) -> Iterator[sqlite3.Connection]:
        """Change the database; leaving the block without an error writes it back.

        The app it belongs to is stopped first and reads the new content when next opened.
        """
        self._stop_owner()
        with self._copied() as (connection, owner):
            yield connection
            connection.commit()
            # One plain file then holds everything: no sidecar has to travel.
            connection.execute("PRAGMA journal_mode = DELETE")
            _, *sidecars = database_files(self.path)
            self._files.replace(self.path, connection.serialize(), owner, gone=sidecars)

    def insert(self, table: str, rows: Sequence[Row]) -> None:
        """Add rows to a table; columns that are left out get their defaults."""
        with self.edit() as connection:
            for row in rows:
                columns = ", ".join(map(_identifier, row))
                marks = ", ".join("?" * len(row))
                sql = f"INSERT INTO {_identifier(table)} ({columns}) VALUES ({marks})"  # noqa: S608
                connection.execute(sql, list(row.values()))

    def clear(self, *tables: str) -> None:
        """Remove every row of some tables."""
        with self.edit() as connection:
            for table in tables:
                connection.execute(f"DELETE FROM {_identifier(table)}")  # noqa: S608

    @contextmanager
    def _copied(self) -> Iterator[tuple[sqlite3.Connection, Owner]]:
        folder, name = posixpath.split(self.path)
        found = self._files.get_some(folder, database_files(name))
        if name not in found:
            raise DeviceDatabaseError(f"there is no database {self.path} on the device")
        owner = found[name].owner
        if found.keys() == {name} and _fits_in_memory(found[name].data):
            with closing(_opened(":memory:")) as connection:
                connection.deserialize(found[name].data)
                yield connection, owner
            return
        with tempfile.TemporaryDirectory(prefix="androidbench-") as here:
            for stored_name, stored in found.items():
                Path(here, stored_name).write_bytes(stored.data)
            with closing(_opened(Path(here, name))) as connection:
                yield connection, owner

    @contextmanager
    def _as_unreadable(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise DeviceDatabaseError(f"database {self.path}: {error}") from error

    def _stop_owner(self) -> None:
        if self.package:
            self._shell.run(f"am force-stop {quote(self.package)}")


def _fetched(connection: sqlite3.Connection, sql: str, parameters: Sequence[Any] = ()) -> list[Row]:
    cursor = connection.execute(sql, parameters)
    names = [column[0] for column in cursor.description or ()]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _package_of(path: str) -> str:
    found = _PRIVATE.match(path)
    return found[1] if found else ""


def _identifier(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _fits_in_memory(data: bytes) -> bool:
    """Whether SQLite opens a database in memory: not one whose changes go to a write-ahead log.

    Byte 18 of the header says so (https://www.sqlite.org/fileformat2.html, 1.3.3). An empty file is
    a database, too, and has none.
    """
    return data[18:19] == b"\x01"


def _opened(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    for name in _COLLATIONS:
        connection.create_collation(name, _by_letters)
    return connection


def _by_letters(one: str, other: str) -> int:
    first, second = one.casefold(), other.casefold()
    return (first > second) - (first < second)
