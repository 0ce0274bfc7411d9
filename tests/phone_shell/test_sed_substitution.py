"""`s` of `sed`: patterns, what takes the place of their matches, and how many."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("command", "given", "expected"),
    [
        ("s/a/x/", "banana", "bxnana"),
        ("s/a/x/g", "banana", "bxnxnx"),
        ("s/a/x/2", "banana", "banxna"),
        ("s/a/x/3", "banana", "bananx"),
        ("s/a/x/4", "banana", "banana"),
        ("s/a/x/2g", "banana", "banxnx"),
        ("s/a/x/g2", "banana", "banxnx"),
        ("s/a/x/0", "banana", "bxnana"),
        ("s/a/x/12", "a" * 13, "a" * 11 + "xa"),
        ("s/A/x/", "banana", "banana"),
        ("s/A/x/i", "banana", "bxnana"),
        ("s/A/x/I", "banana", "bxnana"),
        ("s/A/x/Ig", "banana", "bxnxnx"),
        ("s/a//", "banana", "bnana"),
        ("s/a//g", "banana", "bnn"),
        ("s/na*/<&>/g", "banana", "ba<na><na>"),
        ("s/x*/-/g", "abc", "-a-b-c-"),
        ("s/b*/-/2", "abc", "a-c"),
        ("s/$/!/", "abc", "abc!"),
        ("s/^/!/", "abc", "!abc"),
        ("s/^/!/", "", "!"),
        (r"s/a/\&/", "banana", "b&nana"),
        (r"s/a/[&&]/", "banana", "b[aa]nana"),
        (r"s/a/\\/", "banana", r"b\nana"),
        (r"s/a/\0\0/", "banana", "baanana"),
        (r"s/\(b\)\(a\)/\2\1/", "banana", "abnana"),
        (r"s/\(b\)\(x\)*/\1[\2]/", "banana", "b[]anana"),
        (r"s/\(.\)\1/<\1>/", "noon", "n<o>n"),
        (r"s/a/1\n2\t3/", "a", "1\n2\t3"),
        (r"s/a/\r\v\f\e\a\b/", "a", "\r\v\f\x1b\a\b"),
        (r"s/a/\q/", "a", "q"),
        ("s/a/1\\\n2/", "a", "1\n2"),
        (r"s/\./,/", "1.5", "1,5"),
        (r"s/\//-/g", "a/b/c", "a-b-c"),
        ("s|/|-|g", "a/b/c", "a-b-c"),
        (r"s|a\|b|x|", "a|b", "x"),
        ("s,a,b,", "a,", "b,"),
        ("s/[/]/-/", "a/b", "a-b"),
        ("s/[^/]*/-/", "ab/b", "-/b"),
        ("s/[]/]/-/g", "a/b]", "a-b-"),
        ("s/[^]/]/-/g", "a/b]", "-/-]"),
        (r"s/[\/]/-/", "a/b", "a-b"),
        ("s/[[:digit:]/]/-/g", "1/b", "--b"),
        ("s/[[:alpha:]]/-/", "1a", "1-"),
        ("s/[ab]/[/;s/b/]/", "ab", "[]"),
        ("s/a/[/;s/b/]/", "ab", "[]"),
        (r"s/\[/(/", "[", "("),
        ("y/[a/(b/", "[a]", "(b]"),
        (r"s/\(.\)\(.\)\(.\)\(.\)\(.\)\(.\)\(.\)\(.\)\(.\)/\9\1/", "123456789", "91"),
        ("s[a[b[", "a", "b"),
        (r"s/\(a\)*b\{2\}/x/", "aabbc", "xc"),
        ("s/a+/x/", "a+", "x"),
        ("s/ü/&&/;y/ü/ä/", "aüb", "aääb"),
    ],
)  # fmt: skip
def test_matches_are_replaced(lasting: Run, command: str, given: str, expected: str) -> None:
    quoted = "'" + command.replace("'", "'\\''") + "'"
    assert lasting(f"sed {quoted}", f"{given}\n".encode()).stdout == expected + "\n"
    assert lasting(f"sed {quoted}", given.encode()).stdout == (expected if given else "")


@pytest.mark.parametrize(
    ("options", "command", "given", "expected"),
    [
        ("-E", "s/(a+)(b|c)?/<\\1|\\2>/", "aab", "<aa|b>"),
        ("-r", "s/a{2}/x/", "aaa", "xa"),
        ("-E", "s/(a)|b/[\\1]/g", "ab", "[a][]"),
        ("--regexp-extended", "s/a+/x/", "aaa", "x"),
        ("-n", "s/a/x/p", "ab", "xb"),
        ("", "s/a/x/p", "ab", "xb\nxb"),
        ("", "s/n/x/p", "ab", "ab"),
        ("-n", "s/a/x/2p", "ab", None),
        ("-n", "s/a/x/gp", "aa", "xx"),
        ("-nE", "/^a+$/p", "aa", "aa"),
    ],
)
def test_options_change_what_a_pattern_says_and_what_is_printed(
    lasting: Run, options: str, command: str, given: str, expected: str | None
) -> None:
    done = lasting(f"sed {options} '{command}'", f"{given}\n".encode())
    assert done.stdout == ("" if expected is None else expected + "\n")


def test_a_line_without_an_end_gets_one_when_another_follows(lasting: Run) -> None:
    assert lasting("sed p", b"a").stdout == "a\na"
    assert lasting("sed -n 's/a/x/p;p'", b"a").stdout == "x\nx"
    assert lasting("sed -n s/a/x/p", b"a").stdout == "x"
    assert lasting("sed =", b"a").stdout == "1\na"
    assert lasting("sed aA", b"a").stdout == "a\nA\n"
    assert lasting("sed 'p;iA'", b"a").stdout == "a\nA\na"
    assert lasting("sed cA", b"a").stdout == "A\n"


def test_long_lines_and_many_of_them_are_written_as_they_come(lasting: Run) -> None:
    lines = [f"{number:07}" for number in range(30_000)]
    given = "".join(line + "\n" for line in lines).encode()
    expected = "".join(f"x{line}\n" for line in lines)
    assert lasting("sed s/^/x/", given).stdout == expected
    assert lasting("sed -n '$p'", b"a" * 200_000).stdout == "a" * 200_000
    long = b"a" * 70_000 + b"\n" + b"b" * 70_000
    assert lasting("sed s/^/x/", long).stdout.encode() == b"x" + long.replace(b"\n", b"\nx")
    assert lasting("sed -n p | wc -c", b"\n" * 70_000).stdout == "70000\n"


def test_a_line_that_gets_too_long_is_refused(lasting: Run) -> None:
    script = ";".join([r"s/.*/&&&&&&&&/"] * 9)
    done = lasting(f"sed '{script}'", b"a\n")
    assert (done.stdout, done.stderr, done.code) == ("", "sed: xrealloc\n", 1)
    long = "b" * 500
    assert lasting(f"sed s/a/{long}/g | wc -c", b"a" * 16_000).stdout == "8000000\n"
    assert lasting(f"sed s/a/{long}/g", b"a" * 17_000).stderr == "sed: xrealloc\n"


def test_an_input_without_an_end_is_edited_as_it_comes(lasting: Run) -> None:
    assert lasting("yes | sed p | head -n 1").stdout == "y\n"


def test_a_group_that_the_pattern_has_not_is_refused_where_it_matches(lasting: Run) -> None:
    done = lasting(r"sed 's/\(a\)b/[\2]/'", b"a\nab\n")
    assert (done.stderr, done.code) == ("sed: no s//\\2/\n", 1)
    assert lasting(r"sed 's/\(a\)b/[\2]/'", b"a\n").stdout == "a\n"
