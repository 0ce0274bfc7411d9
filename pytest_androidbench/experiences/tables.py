"""The tables of a database of experiences, and opening a file that has them and nothing else."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Literal, TypeAlias

from pytest_androidbench.experiences.faults import ExperienceDatabaseError

Access: TypeAlias = Literal["ro", "rw", "rwc"]
"""As SQLite calls them: reading, writing, and making the file."""

APPLICATION: Final = 0x41624578
"""`AbEx`, by which `file` and we tell such a database from any other of SQLite's."""
SCHEMA: Final = 1
"""Raised when an older reader could misread a newer file."""
MOST_BYTES: Final = 4_000_000
"""Of one value in a file that is read; entries are written far shorter (`fitted`)."""
_BUSY_SECONDS: Final = 30.0
"""How long one process waits for another that is writing."""
_TABLES: Final = (
    "CREATE TABLE entries (id INTEGER PRIMARY KEY, state INTEGER NOT NULL, run TEXT NOT NULL, "
    "key TEXT NOT NULL, head TEXT NOT NULL, example TEXT NOT NULL, digest TEXT NOT NULL, "
    "UNIQUE (run, key))",
    "CREATE TABLE states (number INTEGER PRIMARY KEY, digest TEXT NOT NULL)",
    "CREATE TABLE vectors (encoder TEXT NOT NULL, task TEXT NOT NULL, vector BLOB NOT NULL, "
    "PRIMARY KEY (encoder, task)) WITHOUT ROWID",
)


def make_tables(connection: sqlite3.Connection) -> None:
    """Make an empty file a database of this schema."""
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
    for statement in _TABLES:
        connection.execute(statement)


def connected(path: Path, access: Access) -> sqlite3.Connection:
    """Open a file, which need not be there for `rwc`; statements begin no transaction.

    Raises:
        sqlite3.Error: it cannot be opened.
    """
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={access}", uri=True, timeout=_BUSY_SECONDS,
        isolation_level=None, check_same_thread=False,
    )  # fmt: skip
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_BYTES)
    return connection


def opened(path: Path, access: Access) -> sqlite3.Connection:
    """Open a database that is there.

    Raises:
        ExperienceDatabaseError: there is none, it is damaged, something else, or of a newer schema.
    """
    if not path.is_file():
        raise ExperienceDatabaseError(
            path, "there is no such file; `androidbench experiences build` makes one"
        )
    with told_plainly(path):
        connection = connected(path, access)
        try:
            _refuse_others(path, connection)
        except BaseException:
            connection.close()
            raise
        return connection


@contextmanager
def told_plainly(path: Path) -> Iterator[None]:
    """Say of SQLite's errors and the operating system's which file it was."""
    try:
        yield
    except sqlite3.OperationalError as error:
        # Locked, full, not to be written to: the file may be as good as before.
        raise ExperienceDatabaseError(path, f"it cannot be used: {error}") from error
    except sqlite3.Error as error:
        raise ExperienceDatabaseError(
            path, f"this is no database of experiences, or it is damaged: {error}"
        ) from error
    except OSError as error:
        raise ExperienceDatabaseError(
            path, f"cannot be written: {error.strerror or error}"
        ) from error


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all of what is inside, or nothing, with no other process's writing in between."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _refuse_others(path: Path, connection: sqlite3.Connection) -> None:
    ((application,),) = connection.execute("PRAGMA application_id")
    ((schema,),) = connection.execute("PRAGMA user_version")
    if application != APPLICATION:
        raise ExperienceDatabaseError(path, "this is a database, but none of experiences")
    if schema > SCHEMA:
        raise ExperienceDatabaseError(
            path,
            f"a newer version wrote it (schema {schema}, this one reads {SCHEMA}): "
            "upgrade pytest-androidbench",
        )
    # A view or a trigger in their place would be somebody's program.
    if _contents(connection) != _expected():
        raise ExperienceDatabaseError(path, "its tables are not those of a database of experiences")


def _expected() -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        make_tables(connection)
        return _contents(connection)


def _contents(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    return set(connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master"))
