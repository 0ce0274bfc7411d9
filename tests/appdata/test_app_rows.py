"""Rows of a database as values, and back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass

from pytest_androidbench.appdata.app_rows import add_rows, read_as


@dataclass(frozen=True, slots=True, kw_only=True)
class Pet:
    """A row with a number."""

    id: int = 0
    name: str
    tame: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Tagged:
    """A row with a text for its key."""

    id: str
    name: str = ""


def test_rows_come_back_as_they_went() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE pets (_id INTEGER PRIMARY KEY, name TEXT, tame INTEGER)")
        add_rows(connection, "pets", [Pet(name="Io", tame=True), Pet(id=7, name="Max")])
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM pets")]
    assert read_as(Pet, rows) == (Pet(id=1, name="Io", tame=True), Pet(id=7, name="Max"))


def test_a_text_is_a_key_of_its_own_name() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE tags (id TEXT PRIMARY KEY, name TEXT)")
        add_rows(connection, "tags", [Tagged(id="a", name="b")])
        assert connection.execute("SELECT id, name FROM tags").fetchall() == [("a", "b")]
    assert read_as(Tagged, [{"id": "a", "name": "b"}]) == (Tagged(id="a", name="b"),)


def test_nothing_reads_as_what_is_empty() -> None:
    assert read_as(Pet, [{"_id": None, "name": None, "other": 3}]) == (Pet(name=""),)
