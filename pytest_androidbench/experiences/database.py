"""A database of experiences: one file, which is read by many processes and grows between runs.

It keeps each state that it had. A run that goes on reads it as it was when the run began, and
whatever order runs end in, the same entries have the same digest.
"""

from __future__ import annotations

import hashlib
import sqlite3
import weakref
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import CodecError
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.faults import ExperienceDatabaseError
from pytest_androidbench.experiences.fitted import digest_of, fitted, order
from pytest_androidbench.experiences.tables import (
    connected,
    make_tables,
    opened,
    told_plainly,
    transaction,
)
from pytest_androidbench.records.files import aside


class ExperienceDatabase:
    """Reads one state of a database, whatever is appended to it meanwhile."""

    def __init__(self, path: Path, connection: sqlite3.Connection, state: int, digest: str) -> None:
        """Use `open` or `create`.

        Args:
            path: of the file.
            connection: to it, which is the database's own from now on.
            state: the number of the state that is read.
            digest: of that state.
        """
        self.path = path
        self.digest = digest
        """Names all entries of this state, in whatever order they came to it."""
        self._connection = connection
        self._state = state
        self._finalizer = weakref.finalize(self, connection.close)

    @classmethod
    def create(cls, path: Path, entries: Iterable[Experience] = ()) -> ExperienceDatabase:
        """Make a database and open it.

        Args:
            path: where nothing is yet.
            entries: its first ones; long texts are cut.

        Raises:
            ExperienceDatabaseError: something is there, or it cannot be written.
        """
        if path.exists():
            raise ExperienceDatabaseError(path, "it is there already: name another file")
        part = aside(path)
        try:
            with told_plainly(path):
                with closing(connected(part, "rwc")) as connection, transaction(connection):
                    make_tables(connection)
                    _add(connection, entries)
                part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path, digest: str = "") -> ExperienceDatabase:
        """Open a database to be read.

        Args:
            path: of the file.
            digest: of the state that is to be read; "" = the newest.

        Raises:
            ExperienceDatabaseError: there is none, it is damaged or something else, a newer version
                wrote it, or it was never in that state.
        """
        connection = opened(path, "ro")
        try:
            with told_plainly(path):
                found = _state(connection, digest)
            if found is None:
                raise ExperienceDatabaseError(
                    path,
                    f"it was never in the state {digest}: it is not the database that was used",
                )
        except ExperienceDatabaseError:
            connection.close()
            raise
        return cls(path, connection, *found)

    def heads(self) -> tuple[Experience, ...]:
        """All entries without their examples, in the order of keys and runs.

        Raises:
            ExperienceDatabaseError: the file is damaged.
        """
        query = "SELECT head FROM entries WHERE state <= ?"
        with told_plainly(self.path):
            rows = self._connection.execute(query, (self._state,)).fetchall()
        return tuple(sorted((self._decoded(head) for (head,) in rows), key=order))

    def whole(self, head: Experience) -> Experience:
        """An entry with its example.

        Raises:
            ExperienceDatabaseError: the file is damaged.
        """
        query = "SELECT example, digest FROM entries WHERE run = ? AND key = ?"
        with told_plainly(self.path):
            row = self._connection.execute(query, (head.run, head.key)).fetchone()
        found = replace(head, example=row[0]) if row else None
        if found is None or digest_of(found) != row[1]:
            raise ExperienceDatabaseError(
                self.path, f"it is damaged: its entry {head.key!r} is not the one that was written"
            )
        return found

    def entries(self) -> Iterator[Experience]:
        """All entries with their examples, in the order of keys and runs.

        Raises:
            ExperienceDatabaseError: the file is damaged.
        """
        return map(self.whole, self.heads())

    def vectors(self, encoder: str) -> dict[str, bytes]:
        """The vectors that are kept of tasks: 32-bit numbers, least significant byte first.

        Args:
            encoder: the name of what made them.
        """
        query = "SELECT task, vector FROM vectors WHERE encoder = ?"
        with told_plainly(self.path):
            return dict(self._connection.execute(query, (encoder,)).fetchall())

    def close(self) -> None:
        """Let go of the file, which otherwise happens when nobody has the database any more."""
        self._finalizer()

    def _decoded(self, head: str) -> Experience:
        try:
            return from_json(Experience, head)
        except CodecError as error:
            raise ExperienceDatabaseError(self.path, f"it is damaged: {error}") from error


def append(path: Path, entries: Iterable[Experience]) -> int:
    """Add entries to a database that is there, in the order of their keys.

    An entry that is there already, by its run and key, stays as it is: a run that goes on adds what
    is new.

    Args:
        path: of the file.
        entries: long texts in them are cut.

    Returns:
        How many were new.

    Raises:
        ExperienceDatabaseError: there is none, it is damaged, or it cannot be written.
    """
    with _writing(path) as connection:
        return _add(connection, entries)


def keep_vectors(path: Path, encoder: str, vectors: Iterable[tuple[str, bytes]]) -> None:
    """Keep vectors of tasks in a database that is there, so that nobody makes them again.

    Args:
        path: of the file.
        encoder: the name of what made them.
        vectors: a task and its vector, as `ExperienceDatabase.vectors` gives them.

    Raises:
        ExperienceDatabaseError: as `append`.
    """
    rows = [(encoder, task, vector) for task, vector in vectors]
    with _writing(path) as connection:
        connection.executemany("INSERT OR REPLACE INTO vectors VALUES (?, ?, ?)", rows)


@contextmanager
def _writing(path: Path) -> Iterator[sqlite3.Connection]:
    """One transaction on a database that is there."""
    with closing(opened(path, "rw")) as connection, told_plainly(path), transaction(connection):
        yield connection


def _add(connection: sqlite3.Connection, entries: Iterable[Experience]) -> int:
    """Add what is new, as a further state; a first state may have nothing."""
    ((last,),) = connection.execute("SELECT coalesce(max(number), 0) FROM states")
    before = connection.total_changes
    connection.executemany(
        "INSERT OR IGNORE INTO entries (state, run, key, head, example, digest) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        (_row(last + 1, entry) for entry in sorted(map(fitted, entries), key=order)),
    )
    added = connection.total_changes - before
    if added or not last:
        digests = connection.execute("SELECT digest FROM entries ORDER BY digest")
        whole = hashlib.sha256("".join(digest for (digest,) in digests).encode()).hexdigest()
        connection.execute("INSERT INTO states VALUES (?, ?)", (last + 1, whole))
    return added


def _row(state: int, entry: Experience) -> tuple[int, str, str, str, str, str]:
    head = to_json(replace(entry, example="")).decode()
    return state, entry.run, entry.key, head, entry.example, digest_of(entry)


def _state(connection: sqlite3.Connection, digest: str) -> tuple[int, str] | None:
    """The number and the digest of a state, or of the newest one."""
    query = "SELECT number, digest FROM states WHERE ? IN ('', digest) ORDER BY number DESC LIMIT 1"
    found: tuple[int, str] | None = connection.execute(query, (digest,)).fetchone()
    return found
