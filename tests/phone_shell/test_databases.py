"""Databases live behind their files."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from pytest_androidbench.phone.system.databases import Database, DatabaseError, Databases
from pytest_androidbench.phone.system.files import FileSystem

PATH = "/data/data/com.ex/databases/notes.db"
SCHEMA = "CREATE TABLE notes (_id INTEGER PRIMARY KEY, text TEXT)"


class World:
    """Files, databases and a clock that stands still until moved."""

    def __init__(self) -> None:
        self.now = 1_697_384_040_000
        self.files = FileSystem(lambda: self.now)
        self.databases = Databases(self.files)

    def open(self) -> Database:
        return self.databases.open(PATH, SCHEMA, 10100)


@pytest.fixture
def world() -> World:
    return World()


def insert_and_fail(database: Database) -> None:
    with database.transaction():
        database.execute("INSERT INTO notes (text) VALUES ('never')")
        database.execute("INSERT INTO nothing VALUES (1)")


def on_host(data: bytes, folder: Path) -> sqlite3.Connection:
    folder.joinpath("copy.db").write_bytes(data)
    return sqlite3.connect(folder / "copy.db")


def test_a_missing_file_is_made_from_the_schema(world: World) -> None:
    database = world.open()
    assert database.query("SELECT * FROM notes") == []
    stat = world.files.stat(PATH)
    assert stat is not None
    assert (stat.uid, stat.kind) == (10100, "file")


def test_the_file_is_the_database(world: World, tmp_path: Path) -> None:
    world.open().execute("INSERT INTO notes (text) VALUES (?)", "hello")
    copy = on_host(world.files.read(PATH), tmp_path)
    assert copy.execute("SELECT text FROM notes").fetchall() == [("hello",)]
    copy.execute("INSERT INTO notes (text) VALUES ('from outside')")
    copy.commit()
    copy.close()
    world.files.write(PATH, tmp_path.joinpath("copy.db").read_bytes())
    assert world.open().value("SELECT count(*) FROM notes") == 2


def test_what_comes_with_a_log_is_taken_in(world: World, tmp_path: Path) -> None:
    writer = sqlite3.connect(tmp_path / "w.db")
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute(SCHEMA)
    writer.execute("INSERT INTO notes (text) VALUES ('in the log')")
    writer.commit()
    world.files.mkdir(PATH.rpartition("/")[0], parents=True)
    world.files.write(PATH, tmp_path.joinpath("w.db").read_bytes())
    world.files.write(f"{PATH}-wal", tmp_path.joinpath("w.db-wal").read_bytes())
    writer.close()
    assert world.open().value("SELECT text FROM notes") == "in the log"
    assert not world.files.exists(f"{PATH}-wal")


def test_removed_moved_and_copied_files_are_followed(world: World) -> None:
    database = world.open()
    database.execute("INSERT INTO notes (text) VALUES ('kept')")
    world.files.copy(PATH, "/data/local/tmp/kept.db")
    world.files.remove_tree("/data/data/com.ex")
    assert database.value("SELECT count(*) FROM notes") == 0
    world.files.copy("/data/local/tmp/kept.db", PATH)
    assert database.value("SELECT text FROM notes") == "kept"


def test_a_damaged_file_is_made_anew_as_androids_helper_does(world: World) -> None:
    world.open().execute("INSERT INTO notes (text) VALUES ('lost')")
    world.files.write(PATH, b"no database" * 50)
    assert world.open().value("SELECT count(*) FROM notes") == 0


def test_a_damaged_file_without_a_schema_is_an_error(world: World) -> None:
    world.files.write("/data/local/tmp/x.db", b"no database" * 50)
    with pytest.raises(DatabaseError, match="not a database"):
        world.databases.open("/data/local/tmp/x.db").query("SELECT 1 FROM t")


def test_going_back_brings_the_rows_back(world: World) -> None:
    database = world.open()
    database.execute("INSERT INTO notes (text) VALUES ('before')")
    files, databases = world.files.state(), world.databases.state()
    database.execute("UPDATE notes SET text = 'after'")
    world.files.restore(files)
    world.databases.restore(databases)
    assert database.value("SELECT text FROM notes") == "before"
    database.execute("INSERT INTO notes (text) VALUES ('more')")
    world.databases.restore(databases)
    world.files.restore(files)
    assert database.value("SELECT count(*) FROM notes") == 1


def test_only_changes_are_seen_in_the_files_time(world: World) -> None:
    database = world.open()
    database.query("SELECT * FROM notes")
    first = world.files.stat(PATH)
    world.now += 5000
    database.query("SELECT * FROM notes")
    unchanged = world.files.stat(PATH)
    database.execute("INSERT INTO notes (text) VALUES ('x')")
    changed = world.files.stat(PATH)
    assert first is not None
    assert unchanged is not None
    assert changed is not None
    assert unchanged.mtime_ms == first.mtime_ms
    assert changed.mtime_ms == world.now


def test_a_transaction_is_all_or_nothing(world: World) -> None:
    database = world.open()
    with pytest.raises(DatabaseError):
        insert_and_fail(database)
    with database.transaction():
        database.execute("INSERT INTO notes (text) VALUES ('kept')")
    assert [row["text"] for row in database.query("SELECT text FROM notes")] == ["kept"]


def test_androids_collations_are_there(world: World) -> None:
    database = world.open()
    for text in ("b", "Á", "a"):
        database.execute("INSERT INTO notes (text) VALUES (?)", text)
    rows = database.query("SELECT text FROM notes ORDER BY text COLLATE LOCALIZED")
    assert [row["text"] for row in rows] == ["a", "Á", "b"]


def test_a_pushed_view_that_never_ends_ends(world: World) -> None:
    world.open().execute("INSERT INTO notes (text) VALUES ('a')")
    host = sqlite3.connect(":memory:")
    host.execute(
        "CREATE VIEW notes AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) "
        "SELECT x AS _id, x AS text FROM c"
    )
    world.files.write(PATH, host.serialize())
    host.close()
    with pytest.raises(DatabaseError, match="interrupted"):
        world.open().value("SELECT count(*) FROM notes")
    assert world.open().value("SELECT 1") == 1
