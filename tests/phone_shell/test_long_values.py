"""Values that are longer than what is handled at a time."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

LONG = 40_000


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ('echo ${#x} ${#y}; z=$x; unset x; echo ${#x} ${#z}', f"{LONG} 7\n0 {LONG}\n"),
        ('(echo ${#x}; x=a; echo $x); echo ${#x}', f"{LONG}\na\n{LONG}\n"),
        ('x=$x$x; echo ${#x}; x=; echo ${#x}', f"{2 * LONG}\n0\n"),
        ('set -- $(seq 9000); echo $# $1 $9 ${8999}; shift 8999; echo $*', "9000 1 9 8999\n9000\n"),
        ('w=$(seq 9000); set -- "$w"; echo $#; set -- $w; echo $#; echo ${#w}', "1\n9000\n43892\n"),
        ('IFS=:; w=$x:$x; set -- $w; echo $# ${#1} ${#2}', f"2 {LONG} {LONG}\n"),
        ('echo ${#x} $(echo $x | wc -c) $(echo "$x$x" | wc -c)',
         f"{LONG} {LONG + 1} {2 * LONG + 1}\n"),
        ('f() { echo ${#1} $#; }; f "$x" $y; f $x$y', f"{LONG} 4\n{LONG + 1} 3\n"),
        ('read z <<< $x; echo ${#z}; echo $x | { read z; echo ${#z}; }', f"{LONG}\n{LONG}\n"),
        ('z=$(echo $x | tr a \\\\351); echo "$z" | wc -c; printf "$z" | wc -c',
         f"{LONG + 1}\n{LONG}\n"),
        ('echo ${x%%a} ${x##a} | wc -c; z=${x//a/bc}; echo ${#z} ${z:0:3}',
         f"{2 * LONG}\n{2 * LONG} bcb\n"),
    ],
)  # fmt: skip
def test_they_stay_whole(lasting: Run, script: str, expected: str) -> None:
    done = lasting(f"x=$(head -c {LONG} /dev/zero | tr '\\0' a); y='b  c d '; " + script)
    assert (done.stdout, done.stderr) == (expected, "")


@pytest.mark.parametrize("gap", [16382, 16383, 16384, 16385])
def test_a_value_is_split_wherever_its_blanks_are(lasting: Run, gap: int) -> None:
    script = f"x=$(head -c {gap} /dev/zero | tr '\\0' a); x=\"$x  b c\"; set -- $x"
    assert lasting(script + "; echo $# ${#1} $2 $3").stdout == f"3 {gap} b c\n"
