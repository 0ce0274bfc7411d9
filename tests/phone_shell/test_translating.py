"""`tr`: characters that are changed, removed and squeezed."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "given", "expected"),
    [
        ("a-z A-Z", "hello", "HELLO"),
        ("abc x", "aabcd", "xxxxd"),
        ("abc xy", "abcd", "xyyd"),
        ("ab xyz", "abc", "xyc"),
        ("aa xy", "ab", "yb"),
        ("-d l", "hello", "heo"),
        ("-d a-c", "abcd", "d"),
        ("-d l x", "hello", "heo"),
        ("-cd l", "hello", "ll"),
        ("-Cd l", "hello", "ll"),
        ("-c l x", "hello", "xxllx"),
        ("-C l xy", "hello", "yylly"),
        ("-s ab", "aabbcc", "abcc"),
        ("-s a-c", "aabbcc", "abc"),
        ("-s ab x", "aabbcc", "xcc"),
        ("-s a b", "aabbcc", "bcc"),
        ("-cs a", "aabbcc", "aabc"),
        ("-cs a-z ' '", "aa..b", "aa b"),
        ("-ds a b", "aabbcc", "bcc"),
        ("-U a b", "a", "b"),
        ("-- - _", "a-b", "a_b"),
        ("a- xy", "a-b", "xyb"),
        ("-d a-", "a-b", "b"),
        ("-d '\\n'", "a\\nb", "ab"),
        ("'\\n\\t' ' _'", "a\\nb\\tc", "a b_c"),
        ("'\\141' x", "ab", "xb"),
        ("é e", "éè", "eè"),
        ("-d '[:alpha:]'", "aZ1 _", "1 _"),
        ("-d '[:digit:]'", "aZ19 _", "aZ _"),
        ("-d '[:alnum:]'", "aZ19 _", " _"),
        ("-d '[:lower:]'", "aZz1", "Z1"),
        ("-d '[:upper:]'", "aZA1", "a1"),
        ("-d '[:space:]'", "a \\t\\n\\r\\v\\fb", "ab"),
        ("-d '[:blank:]'", "a \\t\\nb", "a\nb"),
        ("-d '[:punct:]'", "a!/:@[`{~^_b ", "ab "),
        ("-d '[:cntrl:]'", "a\\001\\037\\177\\tb ", "ab "),
        ("-d '[:xdigit:]'", "0aFgG", "gG"),
        ("-d '[:digit:][:space:]x'", "1 x2y", "y"),
        ("-d '[:nope:]'", "[:nope:]xyz", "xyz"),
        ("'[:lower:]' '[:upper:]'", "aBcz", "ABCZ"),
        ("'[:upper:]' '[:lower:]'", "aBcZ", "abcz"),
        ("'[:alpha:]' '[:alpha:]'", "aZ", "aZ"),
        ("'[:alpha:]' 'A-Za-z'", "aZ", "aZ"),
        ("'[:alnum:]' 'A-Za-z0-9'", "aZ5", "aZ5"),
        ("'[:xdigit:]' '0-9A-Fa-f'", "aF5", "aF5"),
        ("'[:space:]' 'tnfrvs'", " \\t\\n\\f\\r\\v", "stnfrv"),
        ("'[:blank:]' 'ts'", " \\t", "st"),
    ],
)
def test_output(sh: Run, arguments: str, given: str, expected: str) -> None:
    done = sh(f"printf '{given}' | tr {arguments}")
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("", 'Needs 1 argument (see "tr --help")'),
        ("b-a x", "reverse colating order"),
        ("a z-x", "reverse colating order"),
        ("a ''", "set2 can't be empty string"),
        ("-X a b", "Unknown option 'X' (see \"tr --help\")"),
    ],
)
def test_complaints(sh: Run, arguments: str, complaint: str) -> None:
    done = sh(f"echo a | tr {arguments}")
    assert (done.stdout, done.stderr, done.code) == ("", f"tr: {complaint}\n", 1)


def test_options_end_at_the_first_set(sh: Run) -> None:
    assert sh("printf a- | tr a -d").stdout == "--"


def test_a_row_over_two_pieces_is_squeezed_as_one(sh: Run) -> None:
    script = "{ printf aab; sleep 1; printf bba; sleep 1; printf acc; } | tr -s "
    assert sh(script + "ab").stdout == "abacc"
    assert sh(script + "a-z xyz").stdout == "xyxz"
    assert sh(script + "'\\n'").stdout == "aabbbaacc"


def test_nothing_stays_nothing(sh: Run) -> None:
    for options in ("a b", "-d a", "-s a"):
        assert sh(f"tr {options} < /dev/null").stdout == ""
