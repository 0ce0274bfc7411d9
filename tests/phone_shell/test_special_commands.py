"""What the shell does itself: `set`, `shift`, `type`, `let`, `unset`, `[`."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run, assert_complained, assert_printed


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('export a=b; export | grep ^export.a', 'export a=b\n'),
        ('a=1; unset a; echo "[$a]"', '[]\n'),
        ('set -- a b c; shift 2; echo $1 $#', 'c 1\n'),
        ('abc_d=1; set | grep ^abc_d', 'abc_d=1\n'),
        ('set +e -- p q; echo $2', 'q\n'),
        ('false; set -u; echo $?; false; set | grep -q HOME; echo $?', '0\n0\n'),
        ('false; set -- a; echo $?; false; set a b; echo $? $#; false; set >/dev/null; echo $?',
         '0\n0 2\n0\n'),
        ('command -v cd nope; echo $?', 'cd\n1\n'),
        ('f() { true; }; type f; command -V f', 'f is a function\nf is a function\n'),
        ('command true; command echo x; command', 'x\n'),
        ('let 3-3; echo $?; let x=4+1; echo $? $x', '1\n0 5\n'),
        ('test -v HOME; echo $?', '0\n'),
        ('[ -o errexit ]; echo $?', '1\n'),
        ('cd /sdcard; echo 1 > a; ln a b 2>/dev/null; [ a -ef a ]; echo $?; [ a -'
         'ef nope ]; echo $?',
         '0\n1\n'),
        ('cd /sdcard; touch -d 2023-01-01T00:00:00 a; touch -d 2023-01-02T00:00:0'
         '0 b; [ b -nt a ]; echo $?; [ a -nt b ]; echo $?; [ a -ot b ]; echo $?; '
         '[ b -ot a ]; echo $?; [ a -nt nope ]; echo $?',
         '0\n1\n0\n1\n0\n'),
        ('export A=1; env | grep ^A=; env -i; echo $?', 'A=1\n0\n'),
        ('[[ ( a == a || b == c ) && ! d == e ]]; echo $?', '0\n'),
        ('[[ x ]]; echo $?; [[ 3 -gt 2 ]]; echo $?; [[ 2 -gt 3 ]]; echo $?; [[ a '
         '< b ]]; echo $?',
         '0\n0\n1\n0\n'),
        ('wait; echo $?', '0\n'),
        ('[[ ! a == b ]]; echo $?; [[ ! a == a ]]; echo $?', '0\n1\n'),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert_printed(sh(script), expected)


@pytest.mark.parametrize(
    ("script", "printed", "complaint", "code"),
    [
        ('f() { echo hi; }; unset -f f; f',
         '',
         '/system/bin/sh: f: inaccessible or not found\n', 127),
        ('readonly r=5; r=6; echo $r', '5\n', '/system/bin/sh: r: is read only\n', 0),
        ('set -- a b; shift 3; echo $#', '2\n', '/system/bin/sh: shift: nothing to shift\n', 0),
        ('set -o errexit; false; echo no', '', '', 1),
        ('set -o nounset; echo $nothing; echo no',
         '',
         '/system/bin/sh: nothing: parameter not set\n', 1),
        ('type cd ls nope', 'cd is a shell builtin\nls is /system/bin/ls\n', 'nope not found\n', 1),
        ('[ ]; echo $?; [ x ]; echo $?; [ x = ]; echo $?; [ 1 -eq 1 -a 2 -eq 3 ];'
         ' echo $?; [ ! x ]; echo $?',
         '1\n0\n2\n1\n1\n',
         '/system/bin/sh: [: =: unexpected operator/operand\n', 0),
        ('[ a b c d e ]; echo $?', '2\n', '/system/bin/sh: [: b: unexpected operator/operand\n', 0),
        ('[[ ( a ]]; echo $?', '2\n', '/system/bin/sh: [[: expression error\n', 0),
    ],
)  # fmt: skip
def test_complaints(sh: Run, script: str, printed: str, complaint: str, code: int) -> None:
    assert_complained(sh(script), printed, complaint, code)
