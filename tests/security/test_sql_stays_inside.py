"""No statement reaches the host through SQLite: not its files, its memory or its libraries."""

from __future__ import annotations

import ast
import re
import sqlite3
from pathlib import Path

import pytest

import pytest_androidbench
from pytest_androidbench.phone.system.databases.connecting import (
    MAX_DATABASE_BYTES,
    Connection,
    connect,
)

SECRET = "the canary's own words"
REFUSED = re.compile("not authorized|authorization denied|prohibited|no such (function|table)")


@pytest.fixture
def canary(tmp_path: Path) -> Path:
    place = tmp_path / "canary.db"
    with sqlite3.connect(place) as host:
        host.execute("CREATE TABLE secrets (words)")
        host.execute("INSERT INTO secrets VALUES (?)", [SECRET])
    host.close()
    return place


@pytest.fixture
def connection() -> Connection:
    made = connect()
    made.execute("CREATE TABLE notes (words)")
    made.execute("INSERT INTO notes VALUES ('mine')")
    return made


@pytest.mark.parametrize(
    "statement",
    [
        "ATTACH '{}' AS h",
        "ATTACH '{}' || '' AS h",
        "ATTACH 'file:{}?mode=ro' AS h",
        "ATTACH 'file:' || '{}' AS h",
        "ATTACH (SELECT '{}') AS h",
        "ATTACH DATABASE CAST('{}' AS TEXT) AS h",
        "ATTACH NULL AS h",
        "ATTACH '' AS h",
        "ATTACH ':mem' || 'ory:' AS h",
        "ATTACH 'file::memory:?cache=shared' AS h",
        "VACUUM INTO '{}'",
        "VACUUM INTO '{}' || '.new'",
        "VACUUM main INTO '{}.new'",
        "VACUUM INTO ''",
        "SELECT load_extension('{}')",
        "SELECT load_extension('{}', 'main')",
        "SELECT hex(fts3_tokenizer('simple'))",
        "SELECT FTS3_TOKENIZER('simple', X'4141414141414141')",
        "SELECT (SELECT fts3_tokenizer('porter') FROM notes)",
        "CREATE VIRTUAL TABLE f USING fts5(words)",
        "CREATE VIRTUAL TABLE f USING rtree(i, a, b)",
        "CREATE VIRTUAL TABLE f USING dbstat",
        "SELECT * FROM dbstat",
        "SELECT * FROM sqlite_stmt",
        "SELECT * FROM sqlite_dbpage",
        "SELECT readfile('{}')",
        "SELECT writefile('{}', 'x')",
        "SELECT * FROM fsdir('{}')",
    ],
)
def test_what_would_reach_the_host_is_refused(
    connection: Connection, canary: Path, statement: str
) -> None:
    before = canary.read_bytes()
    here = set(Path().iterdir())
    with pytest.raises(sqlite3.DatabaseError) as refused:
        connection.execute(statement.format(canary)).fetchall()
    assert REFUSED.search(str(refused.value))
    assert canary.read_bytes() == before
    assert sorted(path.name for path in canary.parent.iterdir()) == [canary.name]
    assert set(Path().iterdir()) == here


@pytest.mark.parametrize(
    "pragma",
    [
        "temp_store_directory = '{}'",
        "data_store_directory = '{}'",
        "temp_store = FILE",
        "mmap_size = 1000000",
        "writable_schema = ON",
        "trusted_schema = ON",
        "hard_heap_limit = 0",
        "soft_heap_limit = 1",
        "max_page_count = 1000000000",
        "key = 'x'",
        "activate_extensions = 'x'",
        "threads = 8",
    ],
)
def test_pragmas_that_act_outside_do_nothing(connection: Connection, pragma: str) -> None:
    kept = ("temp_store", "max_page_count", "writable_schema", "trusted_schema")
    before = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in kept]
    assert connection.execute(f"PRAGMA {pragma.format('/tmp')}").fetchall() == []
    assert [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in kept] == before


def test_views_and_triggers_of_a_pushed_database_get_no_more(canary: Path) -> None:
    host = sqlite3.connect(":memory:")
    host.executescript(
        """
        CREATE TABLE t (x);
        CREATE VIEW pointer AS SELECT fts3_tokenizer('simple');
        CREATE VIEW library AS SELECT load_extension('x');
        CREATE TRIGGER steal AFTER INSERT ON t BEGIN SELECT fts3_tokenizer('simple', x'00'); END;
        """
    )
    connection = connect()
    connection.load(host.serialize())
    host.close()
    for statement in ("SELECT * FROM pointer", "SELECT * FROM library", "INSERT INTO t VALUES (1)"):
        with pytest.raises(sqlite3.DatabaseError, match=r"not authorized|unsafe use"):
            connection.execute(statement)


def test_a_database_without_a_name_is_had_by_vacuum_alone(connection: Connection) -> None:
    connection.vacuum("VACUUM")
    assert connection.execute("SELECT words FROM notes").fetchone()[0] == "mine"
    with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
        connection.execute("ATTACH '' AS h")


@pytest.mark.slow
def test_a_database_and_its_values_are_bounded(connection: Connection) -> None:
    assert connection.execute("SELECT printf('%.*c', 900000000, 'x')").fetchone()[0] is None
    with pytest.raises(sqlite3.DataError, match="too big"):
        connection.execute("SELECT zeroblob(900000000)")
    rows = MAX_DATABASE_BYTES // 1_000_000 + 1
    counting = f"WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT {rows}) "
    with pytest.raises(sqlite3.DatabaseError, match="full"):
        connection.execute(f"INSERT INTO notes {counting} SELECT zeroblob(1000000) FROM c")
    with pytest.raises(sqlite3.DatabaseError, match="full"):
        connect().load(bytes(MAX_DATABASE_BYTES + 1))


def test_sorting_without_end_runs_out_of_memory_and_not_the_host(connection: Connection) -> None:
    endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) "
    with pytest.raises(MemoryError):
        connection.execute(endless + "SELECT randomblob(10000) AS b FROM c ORDER BY b")
    assert connection.execute("SELECT words FROM notes").fetchone()[0] == "mine"


def test_what_apps_and_agents_ask_for_is_allowed(connection: Connection) -> None:
    connection.executescript(
        """
        CREATE VIRTUAL TABLE found USING fts4(words);
        INSERT INTO found VALUES ('milk and bread');
        CREATE TEMP TABLE t AS SELECT 1 AS one;
        ATTACH ':memory:' AS other;
        CREATE TABLE other.copy AS SELECT * FROM main.notes;
        DETACH other;
        PRAGMA user_version = 7;
        ALTER TABLE notes ADD COLUMN more;
        ANALYZE; REINDEX;
        """
    )
    assert connection.execute("SELECT * FROM found WHERE found MATCH 'bread'").fetchone()
    assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    assert [row["name"] for row in connection.execute("PRAGMA table_info(notes)")] == [
        "words",
        "more",
    ]


@pytest.mark.slow
def test_the_phone_opens_sqlite_in_one_place() -> None:
    phone = Path(pytest_androidbench.__file__).parent / "phone"
    places = {
        path.relative_to(phone).as_posix()
        for path in phone.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "sqlite3.connect"
    }
    assert places == {"system/databases/connecting.py"}
