"""What is read of a database, in which order and with which words where it cannot be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_androidbench.devices.database import Database, DeviceDatabaseError
from pytest_androidbench.devices.files import Files
from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from tests.devices.adbserver import AdbServer
from tests.devices.lineserver import serving

SCRIPT = """
    CREATE TABLE "b""x" (id INTEGER PRIMARY KEY, word TEXT DEFAULT 'none');
    CREATE TABLE a (word TEXT COLLATE LOCALIZED);
    CREATE VIEW seen AS SELECT * FROM a;
    INSERT INTO a VALUES ('b'), ('A'), ('ä'), ('a'), ('B');
    INSERT INTO "b""x" VALUES (1, 'one');
"""
QUOTED = 'b"x'


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    path = str(tmp_path / "x.db")
    connection = sqlite3.connect(path)
    connection.create_collation("LOCALIZED", lambda one, other: (one > other) - (one < other))
    connection.executescript(SCRIPT)
    connection.close()
    server = AdbServer()
    with serving(server.serve) as port:
        shell = Shell(Transport(server.serial, port=port))
        yield Database(path, files=Files(shell), shell=shell)


def test_tables_are_told_by_name_and_views_are_none(database: Database) -> None:
    assert database.exists()
    assert database.tables() == ["a", QUOTED]
    assert list(database.content()) == ["a", QUOTED]
    assert database.content()[QUOTED] == [{"id": 1, "word": "one"}]


def test_rows_are_asked_for_with_parameters(database: Database) -> None:
    found = database.query('SELECT id, word AS w FROM "b""x" WHERE id = ?', [1])
    assert found == [{"id": 1, "w": "one"}]
    assert database.query('SELECT 1 AS x FROM "b""x" WHERE id = ?', [2]) == []
    assert database.rows(QUOTED) == [{"id": 1, "word": "one"}]


@pytest.mark.parametrize("order", ["LOCALIZED", "UNICODE", "PHONEBOOK"])
def test_androids_orders_go_by_letters_without_case(database: Database, order: str) -> None:
    found = database.query(f"SELECT DISTINCT word COLLATE {order} AS w FROM a ORDER BY w")
    assert [row["w"].lower() for row in found] == ["a", "b", "ä"]
    [count] = database.query(f"SELECT count(*) AS n FROM a WHERE word = 'B' COLLATE {order}")
    assert count == {"n": 2}


def test_rows_of_tables_are_told_with_their_table_and_missing_ones_have_none(
    database: Database,
) -> None:
    found = database.rows_of(QUOTED, "none", "a")
    assert found[0] == {"table": QUOTED, "id": 1, "word": "one"}
    assert [row["table"] for row in found[1:]] == ["a"] * 5


def test_rows_are_added_with_defaults_and_cleared(database: Database) -> None:
    database.insert(QUOTED, [{"id": 7}, {"word": "two"}])
    added = database.rows(QUOTED)[1:]
    assert added == [{"id": 7, "word": "none"}, {"id": 8, "word": "two"}]
    database.clear(QUOTED, "a")
    assert database.content() == {"a": [], QUOTED: []}


def test_what_cannot_be_read_is_told_with_its_path(database: Database) -> None:
    with pytest.raises(DeviceDatabaseError) as told:
        database.query("SELECT * FROM missing")
    assert str(told.value) == f"database {database.path}: no such table: missing"
    Path(database.path).unlink()
    assert not database.exists()
    with pytest.raises(DeviceDatabaseError) as told:
        database.content()
    assert str(told.value) == f"there is no database {database.path} on the device"
