"""`wc`: how many lines, words, characters and bytes there are."""

from __future__ import annotations

import pytest

from tests.phone_shell.conftest import Run

TEXT = "a 1\nü  22\n\nlast"


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("wc", "      3       5      16\n"),
        ("wc -l", "3\n"),
        ("wc -w", "5\n"),
        ("wc -c", "16\n"),
        ("wc -m", "15\n"),
        ("wc -lw", "      3       5\n"),
        ("wc -mc", "     15      16\n"),
        ("wc -cwl", "      3       5      16\n"),
        ("wc -", "3 5 16 -\n"),
        ("wc f", "3 5 16 f\n"),
        ("wc -l f", "3 f\n"),
        ("wc -lw f", "3 5 f\n"),
        ("wc f g", "      3       5      16 f\n      1       1       2 g\n"
                   "      4       6      18 total\n"),
        ("wc -l g f", "      1 g\n      3 f\n      4 total\n"),
        ("wc -wm f g", "      5      15 f\n      1       2 g\n      6      17 total\n"),
        ("wc f - < g", "      3       5      16 f\n      1       1       2 -\n"
                       "      4       6      18 total\n"),
        ("wc -c /dev/null", "0 /dev/null\n"),
    ],
)  # fmt: skip
def test_counts(sh: Run, command: str, expected: str) -> None:
    sh("cd /sdcard; cat > f; echo x > g", TEXT.encode())
    assert sh(f"cd /sdcard; {command}", TEXT.encode()).stdout == expected


def test_a_missing_file_is_told_and_counts_as_one_of_several(sh: Run) -> None:
    done = sh("cd /sdcard; echo x > g; wc -l nope g")
    assert done.stdout == "      1 g\n      1 total\n"
    assert (done.stderr, done.code) == ("wc: nope: No such file or directory\n", 1)


@pytest.mark.parametrize("piece", ["word ", "wo rd", " word", "w\n", "ü ", "üx", " \n\t"])
@pytest.mark.parametrize("shift", range(3))
def test_words_at_the_borders_of_blocks_are_counted_once(
    lasting: Run, piece: str, shift: int
) -> None:
    text = "x" * shift + piece * 9_000
    counts = text.count("\n"), len(text.split()), len(text), len(text.encode())
    expected = " ".join(f"{count:7}" for count in counts) + "\n"
    assert lasting("wc -lwmc", text.encode()).stdout == expected
