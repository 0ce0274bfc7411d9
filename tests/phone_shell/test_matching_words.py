"""Which files patterns stand for, and which texts they fit."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("echo *", "a.txt b c.txt d\n"),
        ("echo *.txt d/* */e", "a.txt c.txt d/e d/f d/e\n"),
        ("echo ? ?.txt [ab]* [!ab]* [a-b]", "b d a.txt c.txt a.txt b c.txt d b\n"),
        ("echo .h* .*", ".hidden .hidden\n"),
        ("echo $PWD/*.txt", "/data/local/tmp/a.txt /data/local/tmp/c.txt\n"),
        ("echo \"$PWD\"/?.txt './'*.txt", "/data/local/tmp/a.txt /data/local/tmp/c.txt"
         " ./a.txt ./c.txt\n"),
        ("cd d; echo * ../*.txt", "e f ../a.txt ../c.txt\n"),
        ("cd /; echo data/local/tm*/b", "data/local/tmp/b\n"),
        ("x='*.txt'; echo $x \"$x\" ${x}z; set -- *; echo $#", "a.txt c.txt *.txt *.txtz\n4\n"),
        ("echo \\*.txt *'.txt' \"*\".txt [a].txt '[a]'.txt",
         "*.txt a.txt c.txt *.txt a.txt [a].txt\n"),
        ("echo [ [a [] a[ '[b]'", "[ [a [] a[ [b]\n"),
        ("for f in *.txt; do echo $f; done; x=*; echo \"$x\"; case a.txt in *.txt) echo c;; esac",
         "a.txt\nc.txt\n*\nc\n"),
        ("echo {a,c}.txt {b,nope}* {a..c}", "a.txt c.txt b nope* {a..c}\n"),
        ("mkdir 'x[y'; > 'x[y/z'; cd 'x[y'; echo *; echo $PWD/z*", "z\n/data/local/tmp/x[y/z\n"),
    ],
)  # fmt: skip
def test_files(sh: Run, script: str, expected: str) -> None:
    made = "cd /data/local/tmp; rm -rf *; > a.txt; > b; > c.txt; > .hidden; mkdir d; > d/e; > d/f; "
    assert sh(made + script).stdout == expected
