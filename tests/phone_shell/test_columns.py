"""`cut`: bytes, characters and fields of lines."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("options", "given", "expected"),
    [
        ("-c 1", "abc", "a"),
        ("-c 2-", "abc", "bc"),
        ("-c -2", "abc", "ab"),
        ("-c 2-3", "abcd", "bc"),
        ("-c 1,3", "abcd", "ac"),
        ("-c 3,1", "abcd", "ac"),
        ("-c 4,1-2", "abcdef", "abd"),
        ("-c 9", "abc", ""),
        ("-c 2-,1 -O -", "abc", "a-bc"),
        ("-c 1-2,4 -O :", "abcd", "ab:d"),
        ("-c 1-3,2-4,6 -O :", "abcdefg", "abcd:f"),
        ("-c 1-5,2-3 -O :", "abcdefg", "abcde"),
        ("-c 1-3,3-4 -O :", "abcdefg", "abcd"),
        ("-c 1-3,4 -O :", "abcdefg", "abc:d"),
        ("-c 1,3,9 --output-delimiter :", "abc", "a:c"),
        ("-c 1-2,4", "abcdef||xy", "abd||xy"),
        ("-c 2", "äöü", "ö"),
        ("-b 2", "abc", "b"),
        ("-nb 1-2", "abc", "ab"),
        ("-f 2", "a\\tb", "b"),
        ("-f 1 -d ,", "a,b|c", "a|c"),
        ("-sf 1 -d ,", "a,b|c|d,", "a|d"),
        ("-d , -f 2,4", "a,b,c,d||none", "b,d||none"),
        ("-d , -f 2-", "a,b,c", "b,c"),
        ("-d , -f -2", "a,b,c", "a,b"),
        ("-d , -f 3,1,2-3", "a,b,c,d", "a,b,c"),
        ("-d , -f 5", "a,b", ""),
        ("-d , -f 1,5", "a,b", "a"),
        ("-d , -f 1-2,4 -O :", "a,b,c,d", "a,b:d"),
        ("-d , -f 1,2 -O :", "a,b,c,d", "a:b"),
        ("-d , -f 2 -O ''", "a,b,c", "b"),
        ("-d , -f 1,3 -O ''", "a,b,c", "ac"),
        ("-d:: -f 2", "a::b", "b"),
        ("-D -c 1", "ab", "a"),
        ("-c 1 -f 2", "a\\tb", "b"),
        ("-f 2 -c 1", "a\\tb", "a"),
    ],
)
def test_output(sh: Run, options: str, given: str, expected: str) -> None:
    lines = given.replace("|", "\\n")
    done = sh(f"printf '{lines}\\n' | cut {options}")
    assert (done.stderr, done.code) == ("", 0)
    assert done.stdout == expected.replace("|", "\n") + "\n"


def test_lines_without_an_end_and_no_lines(sh: Run) -> None:
    assert sh("printf 'ab\\ncd' | cut -c 1").stdout == "a\nc\n"
    assert sh("cut -c 1 < /dev/null").stdout == ""
    assert sh("printf 'ab' | cut -sd , -f 1").stdout == ""


def test_files_are_read_one_after_the_other(sh: Run) -> None:
    done = sh("cd /sdcard; echo ab > a; echo cd > b; echo ef | cut -c 2 a nope - b; echo $?")
    assert done.stdout == "b\nf\nd\n1\n"
    assert done.stderr == "cut: nope: No such file or directory\n"


def test_a_line_of_all_memory_is_too_much(sh: Run) -> None:
    done = sh("head -c 9000000 /dev/zero | tr '\\0' a | cut -c 1")
    assert (done.stdout, done.stderr, done.code) == ("", "cut: xrealloc\n", 1)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ("", 'no -cfF (see "cut --help")'),
        ("-d ,", 'no -cfF (see "cut --help")'),
        ("-f", 'Missing argument to -f (see "cut --help")'),
        ("-f ''", "bad list ''"),
        ("-c x", "bad list 'x'"),
        ("-c 1,", "bad list '1,'"),
        ("-c -", "bad list '-'"),
        ("-c 0", "bad list '0'"),
        ("-c 0-3", "bad list '0-3'"),
        ("-f 3-1", "bad list '3-1'"),
        ("-c 1234567890", "bad list '1234567890'"),
        ("-d '' -f 1", "bad -d"),
        ("-X", "Unknown option 'X' (see \"cut --help\")"),
    ],
)
def test_complaints(sh: Run, options: str, complaint: str) -> None:
    done = sh(f"echo a | cut {options}")
    assert (done.stdout, done.stderr, done.code) == ("", f"cut: {complaint}\n", 1)
