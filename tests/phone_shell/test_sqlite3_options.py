"""Options and dot commands of `sqlite3`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("sqlite3 -noheader :memory: 'select 1'", '1\n'),
        ("sqlite3 -nullvalue N :memory: 'select null'", 'N\n'),
        ("sqlite3 -batch :memory: 'select 2'", '2\n'),
        ("cd /sdcard; sqlite3 x.db 'create table t(a, b); create index i on t(a);"
         " insert into t values(1, null)'; sqlite3 x.db .indexes .databases .dump",
         'i\n'
         'main: /storage/emulated/0/x.db r/w\n'
         'BEGIN TRANSACTION;\n'
         'CREATE TABLE t(a, b);\n'
         'INSERT INTO "t" VALUES(1,NULL);\n'
         'CREATE INDEX i on t(a);\n'
         'COMMIT;\n'),
        ("cd /sdcard; printf '.headers on\\n.mode list\\n.separator ,\\n.nullvalue N"
         "\\nselect 1 as a, null as b;\\n.quit\\nselect 3;\\n' | sqlite3",
         'a,b\n1,N\n'),
        ("cd /sdcard; printf '.mode csv\\n.header on\\nselect 1 as a, 2 as b;\\n' | sqlite3",
         'a,b\r\n1,2\r\n'),
        ('sqlite3 -insert :memory: "select 1 as a, null as b, \'it\'\'s\' as c, x\'41\' as d"',
         'INSERT INTO "table" VALUES(1,NULL,\'it\'\'s\',X\'41\');\n'),
        ('sqlite3 -quote :memory: "select 1, null, \'it\'\'s\', 2.5"', "1,NULL,'it''s',2.5\n"),
        ('sqlite3 :memory: "select 2.0, 2.5, null"', '2.0|2.5|\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ("cd /sdcard; printf '.nonsense\\nselect 1;\\n' | sqlite3",
         '1\n',
         'Error: unknown command or invalid arguments:  "nonsense". Enter ".help" for help\n', 1),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.code) == (printed, code)
    assert complaint in done.stderr
    assert bool(complaint) == bool(done.stderr)
