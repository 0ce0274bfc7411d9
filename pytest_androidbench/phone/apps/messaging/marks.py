"""What Messages keeps by itself: pins, names of groups, stars, and texts that wait for their time.

The tables are ours: the provider has no place for these, and the app's own are not public.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.kept_values import text_column, whole_of
from pytest_androidbench.phone.kit.tables import Table, column

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

SCHEMA: Final = """
CREATE TABLE pins (thread_id INTEGER PRIMARY KEY);
CREATE TABLE group_names (thread_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE stars (message_id INTEGER PRIMARY KEY);
CREATE TABLE scheduled (
  _id INTEGER PRIMARY KEY AUTOINCREMENT, thread_id INTEGER NOT NULL, body TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);
"""
LONGEST_NAME: Final = 100
LATEST_MS: Final = 4_102_444_800_000
"""2100: nothing is sent later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingText:
    """A text that is sent later."""

    id: int = column("_id", default=0, read=whole_of)
    thread: int = column("thread_id", default=0, read=whole_of)
    body: str = text_column()
    at_ms: int = column(default=0, read=partial(whole_of, least=0, most=LATEST_MS))


class ChatMarks:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._waiting = Table(database, "scheduled", WaitingText)

    def pinned(self) -> set[int]:
        """The threads that stand above all others."""
        return {int(row[0]) for row in self._db.query("SELECT thread_id FROM pins")}

    def pin(self, threads: Iterable[int], *, on: bool) -> None:
        """Let threads stand above all others, or no longer."""
        self._put("pins", "thread_id", threads, on=on)

    def starred(self) -> set[int]:
        """The messages that have a star."""
        return {int(row[0]) for row in self._db.query("SELECT message_id FROM stars")}

    def star(self, messages: Iterable[int], *, on: bool) -> None:
        """Give messages a star, or take it away."""
        self._put("stars", "message_id", messages, on=on)

    def name(self, thread: int) -> str:
        """What a group is called; "" where nobody has said."""
        sql = "SELECT name FROM group_names WHERE thread_id = ?"
        return str(self._db.value(sql, thread) or "")

    def put_name(self, thread: int, name: str) -> None:
        """Call a group something, or by its people again."""
        shown = " ".join(name.split())[:LONGEST_NAME]
        self._db.execute("DELETE FROM group_names WHERE thread_id = ?", thread)
        if shown:
            sql = "INSERT INTO group_names (thread_id, name) VALUES (?, ?)"
            self._db.execute(sql, thread, shown)

    def waiting(self) -> list[WaitingText]:
        """The texts that wait, the next one first."""
        return self._waiting.all("ORDER BY at_ms, _id")

    def schedule(self, thread: int, body: str, at_ms: int) -> None:
        """Let a text wait for its time."""
        self._waiting.add(WaitingText(thread=thread, body=body, at_ms=at_ms))

    def unschedule(self, number: int) -> None:
        """Let a text wait no more."""
        self._waiting.remove([number])

    def forget(self, threads: Iterable[int]) -> None:
        """Keep nothing of threads that are gone."""
        for thread in threads:
            for table in ("pins", "group_names", "scheduled"):
                sql = f"DELETE FROM {table} WHERE thread_id = ?"  # noqa: S608
                self._db.execute(sql, thread)

    def _put(self, table: str, column: str, rows: Iterable[int], *, on: bool) -> None:
        added = f"INSERT OR IGNORE INTO {table} ({column}) VALUES (?)"  # noqa: S608
        removed = f"DELETE FROM {table} WHERE {column} = ?"  # noqa: S608
        for row in rows:
            self._db.execute(added if on else removed, row)
