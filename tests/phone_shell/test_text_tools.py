"""`grep`, `sed`, `cut`, `sort` and the other filters."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.phone_shell.conftest import Run

lines = st.lists(st.text("abc 1", max_size=5), max_size=8)


def fed(rows: list[str]) -> bytes:
    return "".join(row + "\n" for row in rows).encode()


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("grep b", "b 2\nab 3\n"),
        ("grep -v b", "a 1\n"),
        ("grep -n '^a'", "1:a 1\n3:ab 3\n"),
        ("grep -c .", "3\n"),
        ("grep -o '[0-9]'", "1\n2\n3\n"),
        ("grep -E '^(a|b) '", "a 1\nb 2\n"),
        ("grep -F -e 'a 1' -e 'b 2'", "a 1\nb 2\n"),
        ("grep -i AB", "ab 3\n"),
        ("grep -A1 'a 1'", "a 1\nb 2\n"),
        ("grep -B1 ab", "b 2\nab 3\n"),
        ("grep -m1 b", "b 2\n"),
        ("grep -x 'b 2'", "b 2\n"),
        ("grep -w a", "a 1\n"),
        ("grep 'a\\|b 2'", "a 1\nb 2\nab 3\n"),
        ("sed 's/[0-9]/<&>/'", "a <1>\nb <2>\nab <3>\n"),
        ("sed -n 2p", "b 2\n"),
        ("sed 1d", "b 2\nab 3\n"),
        ("sed '/b/d'", "a 1\n"),
        ("sed -n '/b 2/,$p'", "b 2\nab 3\n"),
        ("sed -e 's/a/x/g' -e 's/b/y/'", "x 1\ny 2\nxy 3\n"),
        ("sed -E 's/(.) (.)/\\2 \\1/'", "1 a\n2 b\na3 b\n"),
        ("sed 's|a|/|'", "/ 1\nb 2\n/b 3\n"),
        ("sed '$!d'", "ab 3\n"),
        ("cut -d' ' -f2", "1\n2\n3\n"),
        ("cut -c1", "a\nb\na\n"),
        ("tr ab xy", "x 1\ny 2\nxy 3\n"),
        ("tr -d ' \\n'", "a1b2ab3"),
        ("tr a-z A-Z", "A 1\nB 2\nAB 3\n"),
        ("head -n1", "a 1\n"),
        ("head -2", "a 1\nb 2\n"),
        ("tail -n 1", "ab 3\n"),
        ("tail -n +2", "b 2\nab 3\n"),
        ("sort -r", "b 2\nab 3\na 1\n"),
        ("sort -k2 -n -r", "ab 3\nb 2\na 1\n"),
        ("wc -l", "3\n"),
        ("wc", "      3       6      13\n"),
        ("tee /sdcard/t | wc -c; wc -c < /sdcard/t", "13\n13\n"),
        ("xargs echo", "a 1 b 2 ab 3\n"),
        ("xargs -n 2 echo", "a 1\nb 2\nab 3\n"),
        ("while read a b; do echo $b; done", "1\n2\n3\n"),
        ("md5sum", "a6ed7303235c1ae9d32b9055aae8bda3  -\n"),
    ],
)  # fmt: skip
def test_filters(sh: Run, script: str, expected: str) -> None:
    assert sh(script, b"a 1\nb 2\nab 3\n").stdout == expected


@given(lines)
def test_sorting_agrees_with_python(lasting: Run, rows: list[str]) -> None:
    assert lasting("sort", fed(rows)).stdout == fed(sorted(rows)).decode()


@given(lines, st.sampled_from("abc1"))
def test_searching_agrees_with_python(lasting: Run, rows: list[str], needle: str) -> None:
    expected = [row for row in rows if needle in row]
    result = lasting(f"grep {needle}", fed(rows))
    assert result.stdout == fed(expected).decode()
    assert result.code == int(not expected)


@given(st.binary(max_size=200))
def test_base64_comes_back(lasting: Run, data: bytes) -> None:
    encoded = lasting("base64", data).stdout
    script = f"printf %s {shlex.quote(encoded)} | base64 -d | xxd -p"
    assert lasting(script).stdout.replace("\n", "") == data.hex()


def test_printf(sh: Run) -> None:
    script = "printf '%s-%05d-%x-%-4s|%c|%%\\n' a 42 255 b cd"
    assert sh(script).stdout == "a-00042-ff-b   |c|%\n"
    assert sh("printf '%d\\n' 1 2 3").stdout == "1\n2\n3\n"
    assert sh("printf '\\x41\\101\\n'").stdout == "AA\n"


def test_files_without_a_match_and_missing_files(sh: Run) -> None:
    assert sh("echo a > /sdcard/f; grep x /sdcard/f").code == 1
    missing = sh("grep x /nope")
    assert (missing.stderr, missing.code) == ("grep: /nope: No such file or directory\n", 2)
    assert sh("grep -r a /sdcard/Music /sdcard/f").stdout == "/sdcard/f:a\n"
    assert sh("grep -l a /sdcard/f").stdout == "/sdcard/f\n"


def test_editing_in_place(sh: Run) -> None:
    assert (
        sh("echo one > /sdcard/f; sed -i 's/one/two/' /sdcard/f; cat /sdcard/f").stdout == "two\n"
    )


def test_sequences(sh: Run) -> None:
    assert sh("seq 3; seq 2 -1 1; seq -s, 1 2 5").stdout == "1\n2\n3\n2\n1\n1,3,5\n"
