"""`xargs`: words of the input, and the commands that are run with them."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run


@pytest.mark.parametrize(
    ("command", "given", "expected"),
    [
        ("xargs", "a b\nc\n", "a b c\n"),
        ("xargs", "", "\n"),
        ("xargs", " \n\t", "\n"),
        ("xargs -r", "", ""),
        ("xargs -r echo x", "  ", ""),
        ("xargs -r echo x", "a", "x a\n"),
        ("xargs echo x y", "a b", "x y a b\n"),
        ("xargs -n 2", "a b c d e", "a b\nc d\ne\n"),
        ("xargs -n2 echo x", "a b c d", "x a b\nx c d\n"),
        ("xargs -n 1 echo", "", "\n"),
        ("xargs -n 1 echo -n", "a b", "ab"),
        ("xargs -0", "a b\0c\nd\0", "a b c\nd\n"),
        ("xargs -0 -n 1 echo", " a\0b ", " a\nb \n"),
        ("xargs -0 -n 1", "a\0\0b", "a\nb\n"),
        ("xargs -n 1", "'a b' c", "a b\nc\n"),
        ("xargs -n 1", '"a b"c d', "a bc\nd\n"),
        ("xargs -n 1", "a''b '' c", "ab\n\nc\n"),
        ("xargs -n 1", r"a\ b c", "a b\nc\n"),
        ("xargs -n 1", r"a\\b \'c", "a\\b\n'c\n"),
        ("xargs -n 1", r'"a\"b" "c\\d" "e\fg"', 'a"b\nc\\d\ne\\fg\n'),
        ("xargs -n 1", r"'a\b' c", "a\\b\nc\n"),
        ("xargs -n 1", "'a\"b' \"c'd\"", "a\"b\nc'd\n"),
        ("xargs -n 1", "a\\\nb c", "a\nb\nc\n"),
        ("xargs -n 1", "a\\  b", "a \nb\n"),
        ("xargs -n 1", "x a\\  b", "x\na \nb\n"),
        ("xargs -n 1", "'a\\' c", "a\\\nc\n"),
        ("xargs -n 1", "\\a\\ \\b", "a b\n"),
        ("xargs -n 1", "a\r\nb\tc", "a\nb\nc\n"),
        ("xargs -n 1", "'a\nb' \"c\td\"", "a\nb\nc\td\n"),
        ("xargs -n 1", "\\ab\\cd  e", "abcd\ne\n"),
        ("xargs -I X echo '<X-X>'", "a b\nc\n", "<a b-a b>\n<c-c>\n"),
        ("xargs -I{} echo {} x{}", " a \n\nb", "a xa\nb xb\n"),
        ("xargs -I X echo", "a\nb\n", "\n\n"),
        ("xargs -I X echo X", "", ""),
        ("xargs -I X echo X", "'a' \\b\n", "'a' \\b\n"),
        ("xargs -E end", "a b end c", "a b\n"),
        ("xargs -E end", "a b end", "a b\n"),
        ("xargs -E end -n 1", "a endless end b", "a\nendless\n"),
        ("xargs -oxp -P 4 -L 1 -s 100 echo", "a b", "a b\n"),
        ("xargs -- echo -n", "a", "a"),
        ("xargs cat", "", ""),
        ("xargs -n 1 sh -c 'cat; echo $0'", "a b", "a\nb\n"),
    ],
)  # fmt: skip
def test_words_are_handed_to_commands(
    lasting: Run, command: str, given: str, expected: str
) -> None:
    done = lasting(command, given.encode())
    assert (done.stdout, done.stderr, done.code) == (expected, "", 0)


@pytest.mark.parametrize(
    ("command", "given", "expected", "complaint", "code"),
    [
        ("xargs false", "a", "", "", 123),
        ("xargs -n 1 sh -c 'exit $0'", "0 1", "", "", 123),
        ("xargs -n 1 sh -c 'exit $0'", "125 0", "", "", 123),
        ("xargs -n 1 sh -c 'exit $0'", "126", "", "", 126),
        ("xargs -n 1 sh -c 'exit $0'", "0 127 0", "", "", 127),
        ("xargs -n 1 sh -c 'echo $0; exit $0'", "3 255 4", "3\n255\n",
         "xargs: sh: exited with status 255; aborting\n", 124),
        ("xargs -I X sh -c 'echo X; exit X'", "255\n4\n", "255\n",
         "xargs: sh: exited with status 255; aborting\n", 124),
        ("xargs -n 1 sh -c 'exit $0'", "255", "",
         "xargs: sh: exited with status 255; aborting\n", 124),
        ("xargs", "a 'b", "", "xargs: unterminated quote\n", 1),
        ("xargs", 'a "b', "", "xargs: unterminated quote\n", 1),
        ("xargs", "a b\\", "", "xargs: unterminated quote\n", 1),
        ("xargs -n x", "a", "", "not integer: x\n", 1),
        ("xargs -t -n 1 echo", "a b", "a\nb\n", "echo a\necho b\n", 0),
        ("xargs -t", "", "\n", "echo\n", 0),
        ("xargs -t -I X echo X", "a\n", "a\n", "echo a\n", 0),
    ],
)  # fmt: skip
def test_what_commands_end_with_is_told(
    lasting: Run, command: str, given: str, expected: str, complaint: str, code: int
) -> None:
    done = lasting(command, given.encode())
    assert (done.stdout, done.stderr, done.code) == (expected, complaint, code)


def test_as_many_words_go_to_a_command_as_linux_takes(lasting: Run) -> None:
    room = 2 * 1024 * 1024 - 4096
    most = room // (8 + len("1234567") + 1)
    counts = lasting("xargs sh -c 'echo $#'", b"1234567 " * (2 * most + 11)).stdout
    assert counts == f"{most - 1}\n{most - 1}\n10\n"


def test_a_quoted_word_may_be_longer_than_a_block(lasting: Run) -> None:
    given = b"'" + b"a b " * 10_000 + b"' c"
    assert lasting("xargs sh -c 'echo ${#0} $*'", given).stdout == "40000 c\n"
    assert (
        lasting("xargs -0 sh -c 'echo ${#0} $*'", b"a b " * 10_000 + b"\0c").stdout == "40000 c\n"
    )


@pytest.mark.parametrize("shift", range(4))
def test_pieces_of_the_input_do_not_end_words(lasting: Run, shift: int) -> None:
    given = b"x" * shift + b"a\\ b'c d' " * 5_000
    words = lasting("xargs -n 1 echo", given).stdout.splitlines()
    assert words == ["x" * shift + "a bc d", *["a bc d"] * 4_999]
