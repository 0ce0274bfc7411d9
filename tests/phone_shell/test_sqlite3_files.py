"""`sqlite3` over several files of the phone, with transactions, logs and others who write."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pytest_androidbench.phone.shell.shell import Shell
from pytest_androidbench.phone.shell.streams import BytesInput, Collector
from pytest_androidbench.phone.system.databases.statements import statements
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

A = "/data/local/tmp/a.db"
B = "/data/local/tmp/b.db"
MAKE = (
    f"sqlite3 {A} \"CREATE TABLE t(x); INSERT INTO t VALUES (1)\"; "
    f"sqlite3 {B} \"CREATE TABLE u(y); INSERT INTO u VALUES (10)\"; "
)  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [
        f"'{B}'",
        f"DATABASE '{B}'",
        "'/data/local' || '/tmp/b.db'",
        "(SELECT '/data/local/tmp/b.db')",
        f'"{B}"',
        "CAST('/data/local/tmp/b.db' AS TEXT)",
        f"'file:{B}?mode=ro'",
    ],
)
def test_a_file_of_the_phone_is_attached_by_any_expression(sh: Run, name: str) -> None:
    sql = f"ATTACH {name} AS other; SELECT x + y FROM t, other.u"
    quoted = sql.replace("'", "'\\''")
    assert sh(MAKE + f"sqlite3 {A} '{quoted}'").stdout == "11\n"


def test_a_relative_name_is_looked_for_where_the_shell_is(sh: Run) -> None:
    sh(MAKE)
    done = sh(f"cd /data/local/tmp; sqlite3 {A} \"ATTACH 'b.db' AS o; SELECT y FROM o.u\"")
    assert done.stdout == "10\n"


def test_what_is_attached_is_written_back_and_let_go(sh: Run) -> None:
    done = sh(
        MAKE + f"sqlite3 {A} \"ATTACH '{B}' AS o; INSERT INTO o.u SELECT x FROM t; "
        f"UPDATE t SET x = 2; DETACH o; SELECT * FROM o.u\"; sqlite3 {B} 'SELECT * FROM u'"
    )
    assert done.stdout == "10\n1\n"
    assert done.stderr == "Error: in prepare, no such table: o.u\n"
    assert sh(f"sqlite3 {A} 'SELECT x FROM t'").stdout == "2\n"


@pytest.mark.parametrize(("end", "x", "y"), [("COMMIT", "2", "20"), ("ROLLBACK", "1", "10")])
def test_a_transaction_over_two_files_takes_effect_as_one(
    sh: Run, end: str, x: str, y: str
) -> None:
    sh(MAKE)
    statement = f"ATTACH '{B}' AS o; BEGIN; UPDATE t SET x = 2; UPDATE o.u SET y = 20; {end};"
    assert sh(f'sqlite3 {A} "{statement}"').code == 0
    assert sh(f"sqlite3 {A} 'SELECT x FROM t'; sqlite3 {B} 'SELECT y FROM u'").stdout == (
        f"{x}\n{y}\n"
    )


def test_a_transaction_that_is_not_ended_is_lost(sh: Run) -> None:
    sh(MAKE + f"sqlite3 {A} 'BEGIN; DELETE FROM t;'")
    assert sh(f"sqlite3 {A} 'SELECT count(*) FROM t'").stdout == "1\n"


def test_a_new_file_is_made_by_attaching(sh: Run) -> None:
    new = "/data/local/tmp/new.db"
    sh(MAKE + f"sqlite3 {A} \"ATTACH '{new}' AS n; CREATE TABLE n.copy AS SELECT * FROM t\"")
    assert sh(f"sqlite3 {new} 'SELECT x FROM copy'").stdout == "1\n"


@pytest.mark.parametrize(
    ("sql", "complaint"),
    [
        ("ATTACH '/nowhere/x.db' AS o", "unable to open database: /nowhere/x.db"),
        ("ATTACH '/etc/hosts.db' AS o", "unable to open database: /etc/hosts.db"),
        ("ATTACH '/data/local/tmp' AS o", "unable to open database: /data/local/tmp"),
        (f"ATTACH '{B}' AS main", "database main is already in use"),
        (f"ATTACH '{B}' AS o; ATTACH '{B}' AS O", "database O is already in use"),
        (f"VACUUM INTO '{B}'", "output file already exists"),
        ("VACUUM INTO '/nowhere/x.db'", "unable to open database: /nowhere/x.db"),
        ("INSERT INTO t VALUES (1); INSERT INTO x.t VALUES (1)", "no such table: x.t"),
    ],
)
def test_what_cannot_be_attached_is_told_as_sqlite_does(sh: Run, sql: str, complaint: str) -> None:
    sh(MAKE)
    done = sh(f'sqlite3 {A} "{sql}"')
    assert done.code == 1
    assert complaint in done.stderr


def test_vacuum_into_writes_a_file_of_the_phone(sh: Run) -> None:
    copy = "/data/local/tmp/copy.db"
    assert sh(MAKE + f"sqlite3 {A} \"VACUUM INTO '{copy}'\"").code == 0
    assert sh(f"sqlite3 {copy} 'SELECT x FROM t'").stdout == "1\n"
    assert sh(f"sqlite3 {A} 'VACUUM'; sqlite3 {A} 'SELECT x FROM t'").stdout == "1\n"


def test_a_log_is_read_up_to_its_last_whole_transaction(
    sh: Run, phone: Phone, tmp_path: Path
) -> None:
    place = tmp_path / "w.db"
    host = sqlite3.connect(place, isolation_level=None)
    host.execute("PRAGMA journal_mode = WAL")
    host.execute("PRAGMA wal_autocheckpoint = 0")
    host.execute("CREATE TABLE t(x)")
    sizes = []
    for number in range(4):
        host.execute("BEGIN")
        host.executemany("INSERT INTO t VALUES (?)", [(f"{number}" * 500,) for _ in range(50)])
        host.execute("COMMIT")
        sizes.append(Path(f"{place}-wal").stat().st_size)
    image, log = place.read_bytes(), Path(f"{place}-wal").read_bytes()
    host.close()
    damaged = bytearray(log)
    damaged[sizes[1] + 100] ^= 1
    for told, rows in [
        (log, 200),
        (log[: sizes[2]], 150),
        (log[: sizes[2] - 1], 100),
        (log[: sizes[0] + 5000], 50),
        (bytes(damaged), 100),
    ]:
        phone.files.write(A, image)
        phone.files.write(f"{A}-wal", told)
        assert sh(f"sqlite3 {A} 'SELECT count(*) FROM t'").stdout == f"{rows}\n"
        assert not phone.files.exists(f"{A}-wal")
        assert sh(f"sqlite3 {A} 'PRAGMA integrity_check'").stdout == "ok\n"


def test_two_clients_who_count_up_lose_nothing(phone: Phone) -> None:
    async def client(shell: Shell) -> int:
        script = f"for i in 1 2 3 4 5 6 7 8; do sqlite3 {A} 'UPDATE t SET x = x + 1'; done"
        return await shell.run(script, BytesInput(), Collector(), Collector())

    async def work() -> list[int]:
        shell = Shell(phone)
        await shell.run(MAKE, BytesInput(), Collector(), Collector())
        return await asyncio.gather(*(client(shell) for _ in range(5)))

    assert asyncio.run(asyncio.wait_for(work(), 60)) == [0] * 5
    assert phone.databases.open(A).value("SELECT x FROM t") == 41
    assert phone.requests.held == 0


def test_an_app_that_reads_meanwhile_sees_all_of_a_change_or_nothing(sh: Run, phone: Phone) -> None:
    contacts = phone.providers.contacts
    number = contacts.add_raw_contact({})
    before = contacts.database.value("SELECT count(*) FROM raw_contacts")
    path = contacts.database.path
    done = sh(
        f"sqlite3 {path} 'BEGIN; DELETE FROM raw_contacts; SELECT count(*) FROM raw_contacts'"
    )
    assert done.stdout == "0\n"
    assert contacts.database.value("SELECT count(*) FROM raw_contacts") == before
    assert number


def test_a_damaged_file_is_told_and_kept(sh: Run, phone: Phone) -> None:
    sh(f"sqlite3 {A} 'CREATE TABLE t(x); CREATE INDEX i ON t(x)'")
    sh(f"sqlite3 {A} 'INSERT INTO t SELECT zeroblob(3000) FROM sqlite_master, sqlite_master'")
    image = bytearray(phone.files.read(A))
    image[4096:4196] = b"\xff" * 100
    phone.files.write(A, bytes(image))
    assert "database disk image is malformed" in sh(f"sqlite3 {A} 'SELECT * FROM t'").stderr
    assert phone.files.read(A) == bytes(image)
    phone.files.write(B, b"no database at all, but long enough to look like one" * 20)
    assert "file is not a database (26)" in sh(f"sqlite3 {B} 'SELECT 1 FROM t'").stderr


def test_what_is_hung_up_ends(phone: Phone) -> None:
    endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) "

    async def work() -> None:
        shell = Shell(phone)
        for sql in (endless + "SELECT count(*) FROM c", endless + "SELECT x FROM c"):
            out = Collector()
            job = asyncio.ensure_future(
                shell.run(f'sqlite3 :memory: "{sql}"', BytesInput(), out, Collector())
            )
            done, _ = await asyncio.wait({job}, timeout=0.3)
            assert not done
            job.cancel()
            with pytest.raises(asyncio.CancelledError):
                await job
        assert phone.requests.held == 0

    asyncio.run(asyncio.wait_for(work(), 30))


def test_rows_are_sent_in_pieces_that_look_like_one(sh: Run) -> None:
    count = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 3000) "
    expected = "".join(f"{number}\n" for number in range(1, 3001))
    assert sh(f'sqlite3 -header :memory: "{count} SELECT x FROM c"').stdout == "x\n" + expected
    lines = sh(f'sqlite3 -line :memory: "{count} SELECT x FROM c"').stdout
    assert lines == "\n".join(f"    x = {number}\n" for number in range(1, 3001))
    table = sh(f'sqlite3 -column :memory: "{count} SELECT x FROM c"').stdout.splitlines()
    assert (table[0], table[1], len(table)) == ("x", "----", 3002)


PIECES: Callable[[], st.SearchStrategy[str]] = lambda: st.lists(  # noqa: E731
    st.sampled_from(
        ["SELECT", " ", "\n", ";", "'a;b'", '"x;"', "-- c;\n", "/* ; */", "END", "BEGIN", "1",
         "CREATE", "TRIGGER", "TEMP", "it''s", "`q;`", "[r;]", "(", ")", "EXPLAIN", "'open"]
    ), max_size=14,
).map(" ".join)  # fmt: skip


@given(PIECES())
@example("CREATE SELECT TRIGGER ; SELECT")
@example("EXPLAIN QUERY PLAN CREATE TEMP TRIGGER ; SELECT ; END ; SELECT")
@example("CREATE TEMPORARY TRIGGER ; END 1 ; END ; SELECT")
def test_statements_end_where_sqlite_says(sql: str) -> None:
    """Each found statement is complete, and no shorter beginning of it is."""
    ends = list(statements(sql))
    for start, end in ends:
        found = sql[start:end]
        if end < ends[-1][1]:
            assert sqlite3.complete_statement(found), found
        for cut in range(1, len(found)):
            if found[cut - 1] == ";" and sqlite3.complete_statement(found[:cut]):
                pytest.fail(f"{found[:cut]!r} is whole already")
