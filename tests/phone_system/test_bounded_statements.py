"""Functions of SQL give what SQLite's own give, and none goes on for longer than is bearable."""

from __future__ import annotations

import gc
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.databases import DatabaseError
from pytest_androidbench.phone.system.databases.connecting import (
    APP_SECONDS,
    APP_VALUE_BYTES,
    MAX_PATTERN,
    Connection,
    connect,
)
from pytest_androidbench.phone.system.databases.values import Value
from tests.phone_system.sample import new_phone

LONGEST = 1_000_000
# Small, since SQLite's limit of the heap counts all databases of the process that runs the tests.
LONG = "hex(zeroblob(2000000))"

values = st.one_of(
    st.none(),
    st.integers(-(2**33), 2**33),
    st.floats(allow_nan=False),
    st.text("ab \u20ac%", max_size=6),
    # A text that is no UTF-8 can be read, but not given back.
    st.text("ab\u20ac\0", max_size=4).map(str.encode),
)
formats = st.lists(
    st.sampled_from(
        ["%d", "%s", "%5d", "%-5s|", "%.3f", "%*d", "%.*c", "%c", "%%", "%q", "%Q", "%x", "%.*f",
         "a", "%,d", "%e", "%lld", "%.2147483647s", "%.900c", "%99999999d", "%", "%!5.2g", "%w"]
    ),
    max_size=4,
).map("".join)  # fmt: skip
calls = st.one_of(
    st.tuples(st.just("instr"), st.tuples(values, values)),
    st.tuples(st.just("replace"), st.tuples(values, values, values)),
    st.tuples(st.sampled_from(["trim", "ltrim", "rtrim"]), st.tuples(values, values)),
    st.tuples(
        st.sampled_from(["printf", "format"]),
        st.tuples(formats, st.lists(values, max_size=4)).map(lambda each: (each[0], *each[1])),
    ),
)


def said(connection: sqlite3.Connection, name: str, args: tuple[Value, ...]) -> object:
    try:
        row = connection.execute(f"SELECT {name}({','.join('?' * len(args))})", args).fetchone()
    except sqlite3.Error as error:
        return str(error)
    return row[0], type(row[0])


@given(calls)
def test_a_function_gives_what_sqlite_gives(call: tuple[str, tuple[Value, ...]]) -> None:
    with closing(connect(LONGEST)) as ours, closing(sqlite3.connect(":memory:")) as plain:
        plain.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
        assert said(ours, *call) == said(plain, *call)


@pytest.fixture
def connection() -> Iterator[Connection]:
    with closing(connect()) as one:
        yield one


@pytest.mark.parametrize(
    "call",
    [
        f"instr({LONG}, hex(zeroblob(2000)) || 1)",
        f"replace({LONG}, hex(zeroblob(2000)) || 1, 2)",
        f"trim({LONG}, hex(zeroblob(2000)) || 1)",
        f"rtrim({LONG}, hex(zeroblob(2000)) || 1)",
        f"printf({LONG}, 1)",
        f"{LONG} LIKE '%' || substr(hex(zeroblob(100)), 1, {MAX_PATTERN})",
        f"{LONG} GLOB '*' || substr(hex(zeroblob(100)), 1, {MAX_PATTERN})",
        "json_patch('{}', '{}')",
    ],
)
def test_what_would_take_for_ever_is_refused(connection: Connection, call: str) -> None:
    with pytest.raises(sqlite3.DatabaseError, match=r"too big|too complex|not authorized"):
        connection.execute(f"SELECT {call}")


@pytest.mark.parametrize("name", ["printf", "format"])
@pytest.mark.parametrize("form", ["'%.*c', 2147483647", "'%.2147483647c'", "'%.900000000c%.9c'"])
def test_a_format_beyond_all_bounds_is_null_at_once(
    connection: Connection, name: str, form: str
) -> None:
    began = time.thread_time()
    assert connection.execute(f"SELECT {name}({form}, 'x')").fetchone()[0] is None
    assert time.thread_time() - began < 1


def test_ordinary_long_texts_are_served(connection: Connection) -> None:
    connection.execute("CREATE TABLE t AS SELECT hex(zeroblob(1000000)) || 'needle' AS a")
    row = connection.execute(
        "SELECT instr(a, 'needle'), length(replace(a, '00', '1')), length(rtrim(a, 'nedl')), "
        "printf('%.6s', substr(a, -6)), a LIKE '%needle' FROM t"
    ).fetchone()
    assert tuple(row) == (2_000_001, 1_000_006, 2_000_000, "needle", 1)


def test_names_of_any_length_are_put_in_order_at_once(connection: Connection) -> None:
    began = time.thread_time()
    connection.execute(f"SELECT {LONG} < {LONG} COLLATE LOCALIZED").fetchone()
    assert time.thread_time() - began < 1


SLOW = "SELECT hex(randomblob(500000)) AS a FROM c"
COUNTING = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c)"


@pytest.mark.slow
def test_an_app_s_statement_of_slow_steps_is_interrupted() -> None:
    database = new_phone().databases.open("/data/data/org.example/databases/a.db", "", 10100)
    database.execute(f"CREATE VIEW v AS {COUNTING} {SLOW}")
    began = time.thread_time()
    with pytest.raises(DatabaseError, match="interrupted"):
        database.query("SELECT count(DISTINCT a) FROM v WHERE a > 'G'")
    assert time.thread_time() - began < 4 * APP_SECONDS


def test_an_app_reads_no_longer_texts_than_a_cursor_holds() -> None:
    database = new_phone().databases.open("/data/data/org.example/databases/a.db", "", 10100)
    with pytest.raises(DatabaseError, match="too big"):
        database.query(f"SELECT zeroblob({APP_VALUE_BYTES + 1})")


def test_a_pushed_database_of_a_million_rows_is_no_damaged_one() -> None:
    with closing(sqlite3.connect(":memory:")) as plain:
        plain.execute("CREATE TABLE t(a INTEGER PRIMARY KEY, b NOT NULL CHECK (b < 10))")
        counting = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c LIMIT 1000000)"
        plain.execute(f"INSERT INTO t {counting} SELECT n, 1 FROM c")
        plain.commit()
        image = plain.serialize()
    phone = new_phone()
    path = "/data/data/org.example/databases/a.db"
    phone.files.mkdir("/data/data/org.example/databases", parents=True)
    phone.files.write(path, image)
    database = phone.databases.open(path, "CREATE TABLE t(a, b)", 10100)
    assert database.value("SELECT max(a) FROM t") == 1_000_000


def test_a_database_that_finds_no_room_in_memory_is_no_damaged_one() -> None:
    phone = new_phone()
    path = "/data/data/org.example/databases/a.db"
    with closing(sqlite3.connect(":memory:")) as plain:
        plain.execute("CREATE TABLE t AS SELECT zeroblob(4000000) AS a")
        plain.commit()
        image = plain.serialize()
    phone.files.mkdir("/data/data/org.example/databases", parents=True)
    phone.files.write(path, image)
    database = phone.databases.open(path, "CREATE TABLE t(a)", 10100)
    gc.collect()  # what other tests left would give back its room behind the filling
    with closing(connect()) as one, closing(connect()) as two:
        fill(one)
        fill(two)
        with pytest.raises(DatabaseError, match="out of memory"):
            database.value("SELECT count(*) FROM t")
    assert database.value("SELECT count(*) FROM t") == 1


def fill(connection: Connection) -> None:
    """Let a database take what it may, or all that SQLite has left but for less than 4 MB."""
    connection.execute("CREATE TABLE t(a)")
    with suppress(MemoryError, sqlite3.OperationalError):
        while True:
            connection.execute("INSERT INTO t VALUES (zeroblob(1000000))")
