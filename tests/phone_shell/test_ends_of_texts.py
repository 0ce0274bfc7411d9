"""`cat`, `head`, `tail`, `rev` and `tee`: looking at the beginning, the end or all of a text."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

LONG = "\n".join(map(str, range(1, 20_001))) + "\n"
"""Several blocks of lines."""


@pytest.mark.parametrize(
    ("command", "given", "expected"),
    [
        ("cat", "a\tb\n", "a\tb\n"),
        ("cat -u", "a\tb\n", "a\tb\n"),
        ("cat -e", "a\n\nb\n", "a$\n$\nb$\n"),
        ("cat -E", "a\n", "a$\n"),
        ("cat -t", "a\tb\t\n", "a^Ib^I\n"),
        ("cat -et", "a\tb\n", "a^Ib$\n"),
        ("cat -A", "a\tb\n", "a^Ib$\n"),
        ("cat -v", "a\x01\x7f\tb\n", "a^A^?\tb\n"),
        ("cat -v", "ü\u00a0\u00ff", "M-CM-<M-BM- M-CM-?"),
        ("cat -n", "a\n\nb\n", "     1\ta\n     2\t\n     3\tb\n"),
        ("cat -b", "a\n\nb\n", "     1\ta\n\n     2\tb\n"),
        ("cat -s", "a\n\n\n\nb\n\nc\n", "a\n\nb\n\nc\n"),
        ("cat -ns", "a\n\n\nb\n", "     1\ta\n     2\t\n     3\tb\n"),
        ("cat -e", "a\nb", "a$\nb"),
        ("cat -n", "a\nb", "     1\ta\n     2\tb"),
        ("cat -", "a", "a"),
        ("head", LONG, "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n"),
        ("head -n 2", "a\nb\nc\n", "a\nb\n"),
        ("head -n 0", "a\n", ""),
        ("head -n 9", "a\nb", "a\nb"),
        ("head -n -1", "a\nb\nc\n", "a\nb\n"),
        ("head -n -2", "a\nb\nc", "a\n"),
        ("head -n -5", "a\nb\n", ""),
        ("head -3", "a\nb\nc\nd\n", "a\nb\nc\n"),
        ("head -12", LONG, "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n"),
        ("head -c 3", "abcdef", "abc"),
        ("head -c 0", "abcdef", ""),
        ("head -c 9", "abcdef", "abcdef"),
        ("head -c -2", "abcdef", "abcd"),
        ("head -c -9", "abcdef", ""),
        ("head -c -6", "abcdef", ""),
        ("head -c -5", "abcdef", "a"),
        ("head -n 19999 | tail -n 1", LONG, "19999\n"),
        ("head -n -3 | tail -n 1", LONG, "19997\n"),
        ("head -c 70000 | wc -c", LONG, "70000\n"),
        ("head -c -70000", LONG, LONG[:-70000]),
        ("head -v -n 1", "a\n", "==> - <==\na\n"),
        ("tail", LONG, "19991\n19992\n19993\n19994\n19995\n19996\n19997\n19998\n19999\n20000\n"),
        ("tail -n 2", "a\nb\nc\n", "b\nc\n"),
        ("tail -n 2", "a\nb\nc", "b\nc"),
        ("tail -n -2", "a\nb\nc\n", "b\nc\n"),
        ("tail -1", "a\nb\n", "b\n"),
        ("tail -n 0", "a\n", ""),
        ("tail -n 5", "a\nb\n", "a\nb\n"),
        ("tail -n +2", "a\nb\nc\n", "b\nc\n"),
        ("tail -n +1", "a\nb\n", "a\nb\n"),
        ("tail -n +0", "a\nb\n", "a\nb\n"),
        ("tail -n +9", "a\nb\n", ""),
        ("tail -n +19999", LONG, "19999\n20000\n"),
        ("tail -n 6000 | head -n 1", LONG, "14001\n"),
        ("tail -n 700", LONG, "".join(f"{number}\n" for number in range(19_301, 20_001))),
        ("tail -c 3", "abcdef", "def"),
        ("tail -c 9", "abcdef", "abcdef"),
        ("tail -c 0", "abcdef", ""),
        ("tail -c +3", "abcdef", "cdef"),
        ("tail -c +1", "abcdef", "abcdef"),
        ("tail -c +0", "abcdef", "abcdef"),
        ("tail -c +9", "abcdef", ""),
        ("tail -c 60000", LONG, LONG[-60000:]),
        ("tail -c +100001", LONG, LONG[100000:]),
        ("rev", "abc\nde\n", "cba\ned\n"),
        ("rev", "äbc\n", "cbä\n"),
        ("rev | head -n 1 ", LONG, "1\n"),
        ("rev | tail -n 1 ", LONG, "00002\n"),
        ("tee | rev", "abc\n", "cba\n"),
        ("tee", LONG, LONG),
    ],
)  # fmt: skip
def test_what_is_shown_of_the_input(lasting: Run, command: str, given: str, expected: str) -> None:
    done = lasting(command, given.encode())
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("command", "expected", "complaint", "code"),
    [
        ("cat f nope g", "a\nb\nc\nd", "cat: nope: No such file or directory\n", 1),
        ("cat -n f g", "     1\ta\n     2\tb\n     3\tc\n     4\td", "", 0),
        ("cat f - g < g", "a\nb\nc\ndc\nd", "", 0),
        ("cat d", "", "cat: d: Is a directory\n", 1),
        ("cat -x f", "", "cat: Unknown option 'x' (see \"cat --help\")\n", 1),
        ("head -n 1 f g", "==> f <==\na\n\n==> g <==\nc\n", "", 0),
        ("head -q -n 1 f g", "a\nc\n", "", 0),
        ("head -v -n 1 f", "==> f <==\na\n", "", 0),
        ("head -n 1 f", "a\n", "", 0),
        ("head -n 1 nope g", "==> g <==\nc\n", "head: nope: No such file or directory\n", 1),
        ("head -c 1 f g", "==> f <==\na\n==> g <==\nc", "", 0),
        ("head -n 0 f", "", "", 0),
        ("head -n x f", "", "not integer: x\n", 1),
        ("head -n 4 f g - < f",
         "==> f <==\na\nb\n\n==> g <==\nc\nd\n==> - <==\na\nb\n", "", 0),
        ("tail -n 1 f g", "==> f <==\nb\n\n==> g <==\nd", "", 0),
        ("tail -q -n 1 f g", "b\nd", "", 0),
        ("tail -n 1 f", "b\n", "", 0),
        ("tail -n 1 f nope", "==> f <==\nb\n", "tail: nope: No such file or directory\n", 1),
        ("tail -c 2 f g", "==> f <==\nb\n\n==> g <==\n\nd", "", 0),
        ("tail -n +2 f g", "==> f <==\nb\n\n==> g <==\nd", "", 0),
        ("tail -n '\u0663' f", "", "tail: not integer: \u0663\n", 1),
        ("tail -n two f", "", "tail: not integer: two\n", 1),
        ("tail -c 1k f", "", "tail: not integer: 1k\n", 1),
        ("rev f g nope", "a\nb\nc\nd\n", "rev: nope: No such file or directory\n", 1),
        ("echo x | tee n d; cat n", "x\nx\n", "tee: d: Is a directory\n", 0),
        ("echo x | tee d", "x\n", "tee: d: Is a directory\n", 1),
        ("echo x | tee f g > /dev/null; cat f g", "x\nx\n", "", 0),
        ("echo x | tee -a f; cat f", "x\na\nb\nx\n", "", 0),
        ("echo x | tee --append f; cat f", "x\na\nb\nx\n", "", 0),
        ("echo x | tee -a n; cat n", "x\nx\n", "", 0),
        ("tee -a n < /dev/null; stat -c %s n", "0\n", "", 0),
        ("echo x | tee n > /dev/null; stat -c %a n", "666\n", "", 0),
    ],
)  # fmt: skip
def test_what_is_shown_of_files(
    sh: Run, command: str, expected: str, complaint: str, code: int
) -> None:
    done = sh(f"cd /data/local/tmp; mkdir d; printf 'a\\nb\\n' > f; printf 'c\\nd' > g; {command}")
    assert (done.stdout, done.stderr, done.code) == (expected, complaint, code)


def test_long_files_are_shown_as_long_inputs_are(sh: Run) -> None:
    sh("cat > /sdcard/f", LONG.encode())
    commands = "head -n 15000", "head -n -3", "head -c 40000", "tail -n 3000", "tail -n +9000"
    for command in (*commands, "tail -c 33000", "cat -n", "cat", "rev", "tail -c +50000"):
        given = sh(command, LONG.encode()).stdout
        assert sh(f"{command} /sdcard/f").stdout.replace(" /sdcard/f", "") == given


def test_of_the_input_no_more_lines_are_read_than_shown(lasting: Run) -> None:
    script = "(head -n 1; echo -; head -n 1; echo -; cat)"
    assert lasting(script, b"a\nb\nc\n").stdout == "a\n-\nb\n-\nc\n"
