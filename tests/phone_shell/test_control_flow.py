"""Conditions, loops, functions and what a script ends with."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("if false; then echo a; elif true; then echo b; else echo c; fi", "b\n"),
        ("if [ -d /sdcard ]\nthen\n  echo Exists\nfi", "Exists\n"),
        ("for x in 1 2 3; do [ $x = 2 ] && continue; echo $x; done", "1\n3\n"),
        ("i=0; while [ $i -lt 3 ]; do i=$((i+1)); echo $i; done", "1\n2\n3\n"),
        ("i=0; until [ $i -ge 2 ]; do i=$((i+1)); done; echo $i", "2\n"),
        ("while true; do while true; do break 2; done; done; echo out", "out\n"),
        ("case file.txt in *.jpg|*.png) echo picture;; *.txt) echo text;; esac", "text\n"),
        ("case x in a) ;; esac; echo $?", "0\n"),
        ('f() { echo "$1-$#"; return 3; }; f a b; echo $?', "a-2\n3\n"),
        ("function g { echo g; }; g", "g\n"),
        ('(cd /sdcard; x=1); pwd; echo "[$x]"', "/\n[]\n"),
        ("{ echo a; echo b; } | wc -l", "2\n"),
        ("false || echo or; true && echo and; ! false && echo not", "or\nand\nnot\n"),
        ("true; echo $?; false; echo $?; (exit 7); echo $?", "0\n1\n7\n"),
        ('VAR=x env | grep ^VAR=; echo "[$VAR]"', "VAR=x\n[]\n"),
        ("export A=1; sh -c 'echo $A$B'", "1\n"),
        ("sh -c 'echo $0 $1' name first", "name first\n"),
        ("eval 'x=1; echo $x'", "1\n"),
        ("set -e; true; false; echo never", ""),
        ("set -e; if false; then :; fi; false || true; echo reached", "reached\n"),
        ("[[ abc == a* && ! -e /nope ]] && echo yes", "yes\n"),
        ("(( 3 > 2 )) && echo yes; ((0)) || echo no", "yes\nno\n"),
        ("trap 'echo bye' EXIT; echo hi", "hi\nbye\n"),
        ("printf 'a b\\nc\\n' | while read x y; do echo \"$y/$x\"; done", "b/a\n/c\n"),
        ("exec echo replaced; echo never", "replaced\n"),
    ],
)
def test_output(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("exit 3; echo never", 3),
        ("true", 0),
        ("false", 1),
        ("nothing_like_that", 127),
        ("[ 1 -eq 2 ]", 1),
        ("[ 1 = 1", 2),
        ("true | false", 1),
        ("false | true", 0),
        ("(exit 300)", 44),
        ("echo abc | grep x", 1),
        ("cmd nothing_like_that", 20),
    ],
)
def test_exit_status(sh: Run, script: str, code: int) -> None:
    assert sh(script).code == code


def test_a_marker_after_a_failure_shows_its_status(sh: Run) -> None:
    assert sh("nothing_like_that; echo X4EXIT:$?").stdout == "X4EXIT:127\n"


def test_endless_recursion_ends_the_script_only(sh: Run) -> None:
    assert sh("f() { f; }; f").code == 139


@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ("-d /sdcard", True),
        ("-f /sdcard", False),
        ("-e /sdcard/nope", False),
        ("-L /sdcard", True),
        ("-z ''", True),
        ("-n ''", False),
        ("a != b", True),
        ("2 -gt 10", False),
        ("a = a -a b = c", False),
        ("a = b -o b = b", True),
        ("! -e /nope", True),
        ("'(' a = a ')'", True),
        ("-n", True),
        ("''", False),
    ],
)
def test_conditions(sh: Run, test: str, holds: bool) -> None:
    assert sh(f"[ {test} ]").code == int(not holds)
