"""What `sqlite3` is asked: statements and dot commands, as arguments or from its input."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

MAKE = (
    "cd /data/local/tmp; sqlite3 a.db 'CREATE TABLE one(a, b); CREATE TABLE two(c); "
    "CREATE VIEW three AS SELECT 3; CREATE INDEX i1 ON one(a); CREATE INDEX i2 ON two(c); "
    "INSERT INTO one VALUES (1, 2)'; "
)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (".tables", "one    three  two  \n"),
        (".tables t%", "three  two  \n"),
        (".tables none", ""),
        (".schema", "CREATE TABLE one(a, b);\nCREATE TABLE two(c);\n"
                    "CREATE VIEW three AS SELECT 3;\nCREATE INDEX i1 ON one(a);\n"
                    "CREATE INDEX i2 ON two(c);\n"),
        (".schema one", "CREATE TABLE one(a, b);\nCREATE INDEX i1 ON one(a);\n"),
        (".indexes", "i1  i2\n"),
        (".indices two", "i2\n"),
        (".databases", "main: /data/local/tmp/a.db r/w\n"),
    ],
)  # fmt: skip
def test_a_database_is_described(sh: Run, script: str, expected: str) -> None:
    done = sh(f"{MAKE} sqlite3 a.db '{script}'")
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


def test_names_stand_in_columns_that_fit_into_a_line(lasting: Run) -> None:
    made = "; ".join(f"CREATE TABLE table_{number:02}(a)" for number in range(10))
    lines = lasting(f"sqlite3 :memory: '{made}' .tables").stdout.splitlines()
    assert [line.split() for line in lines] == [
        [f"table_{number:02}" for number in range(row, 10, 2)] for row in range(2)
    ]
    broad = [f"{number}" * 25 for number in "abc"]
    made = "; ".join(f"CREATE TABLE {name}(a)" for name in broad)
    shown = lasting(f"sqlite3 :memory: '{made}' .tables").stdout
    assert shown == f"{broad[0]}  {broad[2]}\n{broad[1]}\n"
    wide = "x" * 90
    done = lasting(f"sqlite3 :memory: 'CREATE TABLE {wide}(a); CREATE TABLE b(a)' .tables")
    assert done.stdout == f"b{' ' * 89}\n{wide}\n"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (".headers on\nSELECT 1 AS a;", "a\n1\n"),
        (".header on\n.headers off\nSELECT 1 AS a;", "1\n"),
        (".headers yes\nSELECT 1 AS a;", "a\n1\n"),
        (".headers 1\nSELECT 1 AS a;", "a\n1\n"),
        (".headers 0\n.mode column\nSELECT 1 AS a;", "1\n"),
        (".mode column\nSELECT 1 AS a;", "a\n-\n1\n"),
        (".mode csv\nSELECT 1, 2;", "1,2\r\n"),
        (".mode tabs\n.mode list\nSELECT 1, 2;", "1\t2\n"),
        (".mode json\nSELECT 1 AS a;", '[{"a":1}]\n'),
        (".separator -\nSELECT 1, 2;", "1-2\n"),
        (".separator \\t\nSELECT 1, 2;", "1\t2\n"),
        (".nullvalue nil\nSELECT NULL;", "nil\n"),
        (".timeout 100\n.bail on\n.echo off\n.changes on\nSELECT 1;", "1\n"),
        ("SELECT 1;\n.quit\nSELECT 2;", "1\n"),
        ("SELECT 1;\n.exit\nSELECT 2;", "1\n"),
        ("SELECT 1;\n  .q\nSELECT 2;", "1\n"),
        ("  .headers on\nSELECT 1 AS a;", "a\n1\n"),
        ("\n.headers on\nSELECT 1 AS a;", "a\n1\n"),
        (".headers\nSELECT 1 AS a;", "1\n"),
        ("/* nothing */\n", ""),
        ("SELECT 1; SELECT 2;\n\n SELECT 3;", "1\n2\n3\n"),
        ("SELECT 1; SELECT\n2;\nSELECT\n3", "1\n2\n3\n"),
        ("SELECT 1; -- more\n.headers on\nSELECT 2 AS a;", "1\na\n2\n"),
        ("SELECT '\n.quit\n';\nSELECT 2;", "\n.quit\n\n2\n"),
        ("SELECT 1\n.quit\n;", ""),
        ("\n\n-- nothing\n", ""),
        ("", ""),
        ("CREATE TABLE t(a);\nCREATE TRIGGER g INSERT ON t BEGIN\n"
         "INSERT INTO t VALUES (2);\nEND;\nINSERT INTO t VALUES (1);\nSELECT a FROM t;", "2\n1\n"),
        ("SELECT '\0x';", "x\n"),
        (".databases", 'main: "" r/w\n'),
    ],
)  # fmt: skip
def test_a_script_comes_in_by_the_input(lasting: Run, given: str, expected: str) -> None:
    done = lasting("sqlite3", given.encode())
    complaint = 'Error: in prepare, near ".": syntax error\n' if given.endswith("\n;") else ""
    assert (done.stdout, done.stderr, done.code) == (expected, complaint, int(bool(complaint)))


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("sqlite3 :memory: 'SELECT 1' 'SELECT 2'", "1\n2\n"),
        ("sqlite3 '' 'SELECT 1'", "1\n"),
        ("sqlite3 -cmd '.mode csv' -cmd 'SELECT 0;' :memory: 'SELECT 1, 2'", "0\r\n1,2\r\n"),
        ("echo 'SELECT 3;' | sqlite3 -cmd 'SELECT 0;'", "0\n3\n"),
        ("echo 'SELECT 3;' | sqlite3 :memory: 'SELECT 0;'", "0\n"),
        ("echo 'SELECT 3;' | sqlite3 :memory: ''", ""),
        ("sqlite3 --header -init /dev/null -newline x :memory: 'SELECT 1 AS a'", "a\n1\n"),
        ("sqlite3 -batch -bail -readonly -interactive -safe -stats :memory: 'SELECT 1'", "1\n"),
        ("sqlite3 :memory: .quit 'SELECT 1'", ""),
        ("sqlite3 :memory: 'SELECT 1 AS a' -header", "a\n1\n"),
        ("sqlite3 :memory: -cmd 'SELECT 0' 'SELECT 1'", "0\n1\n"),
        ("sqlite3 -cmd .quit :memory: 'SELECT 1'", ""),
        ("cd /data/local/tmp; sqlite3 b.db 'CREATE TABLE t(a)'; sqlite3 ../tmp/b.db .tables",
         "t\n"),
    ],
)  # fmt: skip
def test_a_script_comes_in_by_the_arguments(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint"),
    [
        ("sqlite3 -nothing", "",
         "sqlite3: Error: unknown option: -nothing\nUse -help for a list of options.\n"),
        ("sqlite3 -separator", "", "sqlite3: Error: missing argument to -separator\n"),
        ("sqlite3 -cmd", "", "sqlite3: Error: missing argument to -cmd\n"),
        ("sqlite3 -nullvalue", "", "sqlite3: Error: missing argument to -nullvalue\n"),
        ("sqlite3 -newline", "", "sqlite3: Error: missing argument to -newline\n"),
        ("sqlite3 -init", "", "sqlite3: Error: missing argument to -init\n"),
        ("sqlite3 /sdcard 'SELECT 1'", "",
         'Error: unable to open database "/sdcard": unable to open database file\n'),
        ("cd /sdcard; sqlite3 no/x.db 'SELECT 1'", "",
         'Error: unable to open database "no/x.db": unable to open database file\n'),
        ("sqlite3 :memory: '.mode strange'", "",
         'Error: unknown command or invalid arguments:  "mode". Enter ".help" for help\n'),
        ("sqlite3 :memory: .separator", "",
         'Error: unknown command or invalid arguments:  "separator". Enter ".help" for help\n'),
        ("sqlite3 :memory: .nullvalue", "",
         'Error: unknown command or invalid arguments:  "nullvalue". Enter ".help" for help\n'),
        ("sqlite3 :memory: .none 'SELECT 1'", "",
         'Error: unknown command or invalid arguments:  "none". Enter ".help" for help\n'),
        ("sqlite3 :memory: 'SELECT 1; SELECT none; SELECT 2'", "1\n",
         "Error: in prepare, no such column: none\n"),
        ("sqlite3 :memory: 'CREATE TABLE t(a UNIQUE); INSERT INTO t VALUES (1), (1)'", "",
         "Error: stepping, UNIQUE constraint failed: t.a (19)\n"),
        ("sqlite3 :memory: 'CREATE TABLE t(a NOT NULL); INSERT INTO t VALUES (NULL)' .tables", "",
         "Error: stepping, NOT NULL constraint failed: t.a (19)\n"),
        ("sqlite3 :memory: \"SELECT abs(-9223372036854775807 - 1)\"", "",
         "Error: stepping, integer overflow\n"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(lasting: Run, script: str, printed: str, complaint: str) -> None:
    done = lasting(script)
    assert (done.stdout, done.stderr, done.code) == (printed, complaint, 1)


def test_a_file_that_is_no_database_is_told_by_dot_commands(lasting: Run) -> None:
    made = "cd /sdcard; head -c 5000 /dev/zero | tr '\\0' x > x.db; "
    done = lasting(made + "sqlite3 x.db .tables 'SELECT 1 FROM t'")
    assert done.stderr.splitlines()[0] == "Error: file is not a database"
    assert (done.stdout, done.code) == ("", 1)


def test_a_long_script_is_carried_out_like_a_short_one(lasting: Run) -> None:
    lines = "".join(f"INSERT INTO t VALUES ({number});\n" for number in range(300))
    given = f"CREATE TABLE t(a);\n{lines}-- {'x' * 70_000}\n.headers on\nSELECT sum(a) FROM t;\n"
    assert lasting("sqlite3", given.encode()).stdout == "sum(a)\n44850\n"


def test_what_is_no_text_is_read_as_sqlite_does(lasting: Run) -> None:
    assert lasting("sqlite3", b"SELECT 'a\xffb';").stdout == "a\ufffdb\n"
