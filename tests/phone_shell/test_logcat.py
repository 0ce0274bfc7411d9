"""`logcat` and its formats."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run


@pytest.fixture(autouse=True)
def entries(phone: Phone) -> None:
    """Three entries, one a second."""
    phone.log.clear()
    for level, tag, message in (
        ("I", "MyTag", "one"),
        ("D", "Other", "two"),
        ("E", "MyTag", "three"),
    ):
        phone.log.write(level, tag, message, pid=4321)
        phone.clock.advance(1000)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("-v threadtime", "10-15 15:34:00.000  4321  4321 I MyTag   : one"),
        ("", "10-15 15:34:00.000  4321  4321 I MyTag   : one"),
        ("-v brief", "I/MyTag   ( 4321): one"),
        ("-v time", "10-15 15:34:00.000 I/MyTag   ( 4321): one"),
        ("-v raw", "one"),
        ("-v epoch", "         1697384040.000  4321  4321 I MyTag   : one"),
        ("-v year", "2023-10-15 15:34:00.000  4321  4321 I MyTag   : one"),
    ],
)
def test_formats(sh: Run, options: str, expected: str) -> None:
    lines = sh(f"logcat -d {options}").stdout.splitlines()
    assert lines[:2] == ["--------- beginning of main", expected]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("MyTag:I '*:S'", ["one", "three"]),
        ("-s MyTag:E", ["three"]),
        ("'*:W'", ["three"]),
        ("-t 1", ["three"]),
        ("-T 2 -d", ["two", "three"]),
        ("-t '10-15 15:34:01.000'", ["two", "three"]),
        ("-e 'tw.'", ["two"]),
        ("-m 1", ["one"]),
        ("--pid=1", []),
        ("-b system", []),
    ],
)
def test_filters(sh: Run, options: str, expected: list[str]) -> None:
    shown = sh(f"logcat -d -v raw {options}").stdout.splitlines()
    assert [line for line in shown if not line.startswith("-----")] == expected


def test_clearing(sh: Run) -> None:
    assert sh("logcat -b all -c; logcat -d").stdout == ""


def test_the_form_adb_sends(sh: Run) -> None:
    script = "export ANDROID_LOG_TAGS=''; exec logcat '-d' '-v' 'raw' '-s' 'Other'"
    assert sh(script).stdout.endswith("two\n")


def test_bad_options(sh: Run) -> None:
    assert sh("logcat -v nonsense").stderr == 'logcat: Invalid parameter "nonsense" to -v\n'
