"""Digests, comparing, counting and keeping: `md5sum`, `cmp`, `wc`, `tee`, `head`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('cd /sdcard; echo hi > a; sha256sum a > s; echo "0000  b" >> s; sha256su'
         'm -c s; echo $?',
         'a: OK\nb: FAILED\n1\n'),
        ('cd /sdcard; echo hi > a; md5sum a | md5sum -c', 'a: OK\n'),
        ("cd /sdcard; printf 'ab\\ncd\\n' > a; printf 'ab\\ncx\\n' > b; cmp a b; cmp "
         '-s a b; echo $?',
         'a b differ: char 5, line 2\n1\n'),
        ("printf '1\\n2\\n3\\n' | tail -n +2", '2\n3\n'),
        ('cd /sdcard; echo 1 > a; echo 2 > b; head -n 1 a b', '==> a <==\n1\n\n==> b <==\n2\n'),
        ('cd /sdcard; echo 1 > a; echo 2 3 > b; wc a b',
         '      1       1       2 a\n      1       2       4 b\n      2       3       6 total\n'),
        ('cd /sdcard; echo 1 > a; echo 2 > b; tail -n 1 a b', '==> a <==\n1\n\n==> b <==\n2\n'),
        ('cd /sdcard; echo 1 > a; echo 2 > b; tail -q -n 1 a b', '1\n2\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('cd /sdcard; echo hi > a; md5sum a nope; echo $?',
         '764efa883dda1e11db47671c4a3bbd9e  a\n1\n',
         'md5sum: nope: No such file or directory\n', 0),
        ("cd /sdcard; printf 'ab\\n' > a; printf 'ab\\ncx\\n' > b; cmp a b; cmp b a;"
         ' cmp a a; echo $?',
         '0\n',
         'cmp: EOF on a\ncmp: EOF on a\n', 0),
        ('cd /sdcard; echo 1 | tee -a a; echo 2 | tee -a a > /dev/null; cat a; ec'
         'ho x | tee /no/x; echo $?',
         '1\n1\n2\nx\n1\n',
         'tee: /no/x: No such file or directory\n', 0),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    done = sh(script)
    assert (done.stdout, done.code) == (printed, code)
    assert complaint in done.stderr
    assert bool(complaint) == bool(done.stderr)
