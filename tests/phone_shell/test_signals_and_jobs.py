"""Which jobs `kill` and `wait` act on, and how."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

LOOP = "while :; do :; done & "


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (LOOP + "kill -HUP $!; wait $!; echo $?", "129\n"),
        (LOOP + "kill -SIGINT %1; wait %1; echo $?", "130\n"),
        (LOOP + "kill -3 %+; wait %+; echo $?", "131\n"),
        (LOOP + "kill -s term %; wait %; echo $?", "143\n"),
        (LOOP + "kill -s 9 %%; wait %%; echo $?", "137\n"),
        (LOOP + LOOP + "kill %1 %2; wait; echo $?", "0\n"),
        (LOOP + "x=$!; " + LOOP + "kill -9 $x; kill %2; wait $x; echo $?; wait $!; echo $?",
         "137\n143\n"),
        (LOOP + "kill -USR1 %1; kill -0 %1; echo $?; kill %1; wait %1; echo $?", "0\n143\n"),
        (": & wait $!; kill %1; echo $?; wait %1; echo $?", "0\n0\n"),
        ("(exit 3) & wait %0; echo $?; wait %2; echo $?; wait %x; echo $?; wait x; echo $?",
         "127\n127\n127\n127\n"),
        ("(exit 3) & (exit 4) & wait %1 %2; echo $?; wait %2 %1; echo $?", "4\n3\n"),
        ("(exit 3) & wait $! 99999; echo $?", "127\n"),
        ("x=1; { x=2; echo $x; } & wait; echo $x", "2\n1\n"),
        ("{ cat; echo a; } & wait; false & echo $?", "a\n0\n"),
        ("true && false & wait $!; echo $?; { exit 5; } & wait $!; echo $?", "1\n5\n"),
        ("(wait %1; echo $?) & wait", "127\n"),
        ("echo a & wait; echo b &\nwait; echo c", "a\nb\nc\n"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("kill %1 %2; echo $?", "kill: %1: no such job\n/system/bin/sh: kill: %2: no such job\n"),
        (LOOP + "kill %3 %1; echo $?; wait %1", "kill: %3: no such job\n"),
    ],
)
def test_each_job_that_is_none_is_told(sh: Run, script: str, said: str) -> None:
    done = sh(script)
    assert (done.stdout, done.stderr) == ("1\n", f"/system/bin/sh: {said}")
