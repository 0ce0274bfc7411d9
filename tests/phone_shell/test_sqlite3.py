"""`sqlite3` on any file."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

DB = "/data/local/tmp/a.db"
MAKE = f"sqlite3 {DB} \"CREATE TABLE t(a, b); INSERT INTO t VALUES (1, 'x'), (2, NULL);\"; "


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (f"sqlite3 {DB} 'SELECT * FROM t;'", "1|x\n2|\n"),
        (f"sqlite3 -header -csv {DB} 'SELECT * FROM t'", "a,b\r\n1,x\r\n2,\r\n"),
        (f"sqlite3 -json {DB} 'SELECT * FROM t'", '[{"a":1,"b":"x"},\n{"a":2,"b":null}]\n'),
        (f"sqlite3 -separator , {DB} 'SELECT a, a FROM t'", "1,1\n2,2\n"),
        (f"sqlite3 {DB} .tables", "t\n"),
        (f"sqlite3 {DB} .schema", "CREATE TABLE t(a, b);\n"),
        (f"sqlite3 {DB} \"DELETE FROM t WHERE a = 1; SELECT count(*) FROM t\"", "1\n"),
        (f"echo 'SELECT a FROM t LIMIT 1;' | sqlite3 {DB}", "1\n"),
        (f"sqlite3 {DB} \"INSERT INTO t VALUES ('a;b', '--'); SELECT a FROM t WHERE b = '--'\"",
         "a;b\n"),
        (f"sqlite3 {DB} ''; sqlite3 :memory: 'SELECT 1 + 1'", "2\n"),
    ],
)  # fmt: skip
def test_output(sh: Run, command: str, expected: str) -> None:
    assert sh(MAKE + command).stdout == expected


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (f"sqlite3 {DB} 'SELEC'", 'Error: in prepare, near "SELEC": syntax error\n'),
        (f"sqlite3 {DB} 'SELECT * FROM none'", "Error: in prepare, no such table: none\n"),
        ("sqlite3 /nope/x.db 'SELECT 1'",
         'Error: unable to open database "/nope/x.db": unable to open database file\n'),
    ],
)  # fmt: skip
def test_complaints(sh: Run, command: str, complaint: str) -> None:
    result = sh(command)
    assert (result.stderr, result.code) == (complaint, 1)


def test_an_apps_own_database_is_edited_in_place(sh: Run, phone: Phone) -> None:
    phone.providers.contacts.add_raw_contact({})
    sh(f"sqlite3 {phone.providers.contacts.database.path} 'DELETE FROM raw_contacts'")
    assert phone.providers.contacts.database.value("SELECT count(*) FROM raw_contacts") == 0
