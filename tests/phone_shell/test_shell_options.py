"""What `set` and its options change."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("set -e; false; echo never", ""),
        ("set -e; false || true; echo here", "here\n"),
        ("set -e; false && true; echo here", "here\n"),
        ("set -e; false && true && true; echo here", "here\n"),
        ("set -e; true && false; echo never", ""),
        ("set -e; true && true && false; echo never", ""),
        ("set -e; false || false || false; echo never", ""),
        ("set -e; false && true || false; echo never", ""),
        ("set -e; { false; echo a; } && true && true; echo here", "a\nhere\n"),
        ("set -e; true && { false; echo a; } || true; echo here", "a\nhere\n"),
        ("set -e; ! true; echo here", "here\n"),
        ("set -e; ! { false; echo a; }; echo here", "a\nhere\n"),
        ("set -e; while false; do :; done; until true; do :; done; echo here", "here\n"),
        ("set -e; if { false; true; }; then echo a; fi; echo here", "a\nhere\n"),
        ("set -e; if true; then false; fi; echo never", ""),
        ("set -e; if false; then :; fi; false; echo never", ""),
        ("set -e; true && true; false; echo never", ""),
        ("set -e; ! false; false; echo never", ""),
        ("set -e; f() { false; echo a; }; f || echo b; f; echo never", "a\n"),
        ("set -e; (false; echo a); echo never", ""),
        ("set -e; false | true; echo here; true | false; echo never", "here\n"),
        ("set -e; set +e; false; echo here", "here\n"),
        ("set -o errexit; false; echo never", ""),
        ("set -o errexit; set +o errexit; false; echo here", "here\n"),
        ("set -o nounset; set +u; echo [$n]", "[]\n"),
        ("set -ef; echo /*; false; echo never", "/*\n"),
        ("set -a; x=1; set +a; y=2; env | grep -E '^[xy]='", "x=1\n"),
        ("set -a b; echo $1 $-", "b a\n"),
        ("set a b c; echo $# $3; set -- ; echo $#; set -- -x +y; echo $1$2", "3 c\n0\n-x+y\n"),
        ("set - a; echo $1 $2", "- a\n"),
        ("set +f -u x y; echo $- $1 $#", "u x 2\n"),
        ("set -fu -- p; echo $- $1", "fu p\n"),
        ("set -f; [ -o f ]; echo $?; [ -o u ]; echo $?", "0\n1\n"),
        ("b=2; a='1 3'; set | grep -E '^[ab]='", "a=1 3\nb=2\n"),
    ],
)
def test_output(sh: Run, script: str, expected: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr) == (expected, "")


def test_commands_can_be_shown_before_they_run(sh: Run) -> None:
    done = sh("set -x; echo a 'b  c'; x=1; set +x; echo d")
    assert (done.stdout, done.stderr) == ("a b  c\nd\n", "+ echo a b  c\n+ set +x\n")
    assert sh("set -o xtrace; (echo a) > /dev/null").stderr == "+ echo a\n"


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("set -e; (exit 7); echo never", 7),
        ("set -e; f() { return 5; }; f", 5),
        ("set -e; trap 'echo bye' EXIT; false", 1),
        ("set -e; nothing_like_it; true", 127),
    ],
)
def test_a_failure_is_what_the_script_ends_with(sh: Run, script: str, code: int) -> None:
    assert sh(script).code == code
