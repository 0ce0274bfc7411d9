"""How `sqlite3` writes rows in each of its modes."""

from __future__ import annotations

import shlex

import pytest

from tests.phone_shell.conftest import Run

ROWS = (
    "SELECT 1 AS a, 'x y' AS bcd UNION ALL SELECT NULL, '' UNION ALL SELECT 2.5, 'it''s' "
    "UNION ALL SELECT x'6869', 'q\"q,|'"
)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("", "1|x y\n|\n2.5|it's\nhi|q\"q,|\n"),
        ("-list", "1|x y\n|\n2.5|it's\nhi|q\"q,|\n"),
        ("-header", "a|bcd\n1|x y\n|\n2.5|it's\nhi|q\"q,|\n"),
        ("-headers -noheader", "1|x y\n|\n2.5|it's\nhi|q\"q,|\n"),
        ("-separator ' - ' -nullvalue nil", "1 - x y\nnil - \n2.5 - it's\nhi - q\"q,|\n"),
        ("-separator '\\t\\n'", "1\t\nx y\n\t\n\n2.5\t\nit's\nhi\t\nq\"q,|\n"),
        ("-tabs -header", "a\tbcd\n1\tx y\n\t\n2.5\tit's\nhi\tq\"q,|\n"),
        ("-csv", "1,\"x y\"\r\n,\"\"\r\n2.5,\"it's\"\r\nhi,\"q\"\"q,|\"\r\n"),
        ("-csv -nullvalue NULL -header",
         "a,bcd\r\n1,\"x y\"\r\nNULL,\"\"\r\n2.5,\"it's\"\r\nhi,\"q\"\"q,|\"\r\n"),
        ("-csv -separator x", "1x\"x y\"\r\nx\"\"\r\n2.5x\"it's\"\r\nhix\"q\"\"q,|\"\r\n"),
        ("-json", '[{"a":1,"bcd":"x y"},\n{"a":null,"bcd":""},\n{"a":2.5,"bcd":"it\'s"},\n'
                  '{"a":"hi","bcd":"q\\"q,|"}]\n'),
        ("-line", "    a = 1\n  bcd = x y\n\n    a = \n  bcd = \n\n    a = 2.5\n  bcd = it's\n\n"
                  "    a = hi\n  bcd = q\"q,|\n"),
        ("-column", "a    bcd\n---  -----\n1    x y\n\n2.5  it's\nhi   q\"q,|\n"),
        ("-column -noheader", "1    x y\n\n2.5  it's\nhi   q\"q,|\n"),
        ("-noheader -column", "1    x y\n\n2.5  it's\nhi   q\"q,|\n"),
        ("-column -nullvalue NULL -header",
         "a     bcd\n----  -----\n1     x y\nNULL\n2.5   it's\nhi    q\"q,|\n"),
        ("-quote", "1,'x y'\nNULL,''\n2.5,'it''s'\nX'6869','q\"q,|'\n"),
        ("-quote -header", "'a','bcd'\n1,'x y'\nNULL,''\n2.5,'it''s'\nX'6869','q\"q,|'\n"),
        ("-insert", "INSERT INTO \"table\" VALUES(1,'x y');\n"
                    "INSERT INTO \"table\" VALUES(NULL,'');\n"
                    "INSERT INTO \"table\" VALUES(2.5,'it''s');\n"
                    "INSERT INTO \"table\" VALUES(X'6869','q\"q,|');\n"),
        ("-insert -header", "INSERT INTO \"table\"(a,bcd) VALUES(1,'x y');\n"
                            "INSERT INTO \"table\"(a,bcd) VALUES(NULL,'');\n"
                            "INSERT INTO \"table\"(a,bcd) VALUES(2.5,'it''s');\n"
                            "INSERT INTO \"table\"(a,bcd) VALUES(X'6869','q\"q,|');\n"),
    ],
)  # fmt: skip
def test_rows(lasting: Run, options: str, expected: str) -> None:
    done = lasting(f"sqlite3 {options} :memory: {shlex.quote(ROWS)}")
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("options", "sql", "expected"),
    [
        ("", "SELECT 1.0, -0.5, 1e20, 1e-7, 123456.75, 9e999, -9e999",
         "1.0|-0.5|1.0e+20|1.0e-07|123456.75|Inf|-Inf\n"),
        ("-json", "SELECT 1.0 AS x, 1e20 AS x, 'ü' AS \"y\"\"\"",
         '[{"x":1.0,"x":1.0e+20,"y\\"":"ü"}]\n'),
        ("-json", "SELECT char(10, 9, 1, 92) AS a", '[{"a":"\\n\\t\\u0001\\\\"}]\n'),
        ("-line", "SELECT 1 AS abcdefg, 2 AS b", "abcdefg = 1\n      b = 2\n"),
        ("-csv", "SELECT 'ab!#&()~', '\u007f', 'ü', char(10)",
         "ab!#&()~,\"\u007f\",\"ü\",\"\n\"\r\n"),
        ("-csv -header", "SELECT 1 AS \"a b\"", "\"a b\"\r\n1\r\n"),
        ("-column", "SELECT 1 AS long, 'ab' AS b", "long  b\n----  --\n1     ab\n"),
        ("-json", "SELECT 1 WHERE 0", ""),
        ("-column -header", "SELECT 1 WHERE 0", ""),
        ("-header", "SELECT 1 AS a WHERE 0", ""),
        ("-header", "SELECT 1 AS a; SELECT 2 AS b", "a\n1\nb\n2\n"),
        ("-csv -header", "SELECT 1 AS a; SELECT 2 AS b", "a\r\n1\r\nb\r\n2\r\n"),
        ("-json", "SELECT 1 AS a; SELECT 2 AS b", '[{"a":1}]\n[{"b":2}]\n'),
    ],
)  # fmt: skip
def test_values(lasting: Run, options: str, sql: str, expected: str) -> None:
    done = lasting(f"sqlite3 {options} :memory: {shlex.quote(sql)}")
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


def test_many_rows_have_one_head(lasting: Run) -> None:
    numbers = (
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 1200) SELECT x FROM c"
    )
    lines = [str(number) for number in range(1, 1201)]

    def shown(options: str) -> list[str]:
        return lasting(f"sqlite3 {options} :memory: {shlex.quote(numbers)}").stdout.splitlines()

    assert shown("-csv -header") == ["x", *lines]
    assert shown("-quote -header") == ["'x'", *lines]
    assert shown("-tabs -header") == ["x", *lines]
    assert shown("-json")[-1] == '{"x":1200}]'
    assert [line[:2] for line in shown("-json")] == ["[{", *['{"'] * 1199]
