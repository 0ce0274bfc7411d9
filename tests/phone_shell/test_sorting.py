"""`sort` and `uniq`: orders, keys, and lines that are the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.phone_shell.conftest import Run


def spread(words: str) -> str:
    """Lines of words with `/` between them."""
    return "".join(f"{line}\n" for line in words.split("/")) if words else ""


@pytest.mark.parametrize(
    ("command", "given", "expected"),
    [
        ("sort", "b/a/B/c", "B/a/b/c"),
        ("sort", "ü/z/a", "a/z/ü"),
        ("sort", "", ""),
        ("sort -r", "a/c/b", "c/b/a"),
        ("sort -f", "b/_/A/a/B", "A/a/B/b/_"),
        ("sort -fr", "b/A/a/B", "b/B/a/A"),
        ("sort -n", "10/9/-1/x/0.5/.25/2", "-1/x/.25/0.5/2/9/10"),
        ("sort -n", "  3/ 20/1", "1/  3/ 20"),
        ("sort -n", "1e3/2", "1e3/2"),
        ("sort -g", "1e3/2/-1e2/+3/x", "-1e2/x/2/+3/1e3"),
        ("sort -n", "\u0663/1/-1", "-1/\u0663/1"),
        ("sort -nr", "1/10/9", "10/9/1"),
        ("sort -n", "1 b/1 a/01 c", "01 c/1 a/1 b"),
        ("sort -nr", "1 a/1 b/2", "2/1 b/1 a"),
        ("sort -sn", "1 b/1 a/0", "0/1 b/1 a"),
        ("sort -snr", "1 b/1 a/2", "2/1 b/1 a"),
        ("sort -s -k 1,1", "b 2/a 2/b 1/a 1", "a 2/a 1/b 2/b 1"),
        ("sort -u", "b/a/b/a", "a/b"),
        ("sort -nu", "1 b/1 a/0", "0/1 b"),
        ("sort -u -k 2,2", "a 1/b 1/c 0", "c 0/a 1"),
        ("sort -fu", "B/b/a", "a/B"),
        ("sort -k 2", "a 2/b 1/c 1", "b 1/c 1/a 2"),
        ("sort -k2,2", "a 2 x/b 1 z/c 1 y", "b 1 z/c 1 y/a 2 x"),
        ("sort -k2", "b 1 z/c 1 y", "c 1 y/b 1 z"),
        ("sort -k 2,3 -s", "a 1 2 9/b 1 1 8/c 1 1 7", "b 1 1 8/c 1 1 7/a 1 2 9"),
        ("sort -k 2n", "a 10/b 9", "b 9/a 10"),
        ("sort -k 2,2n", "a 10/b 9", "b 9/a 10"),
        ("sort -k 2", "a 10/b 9", "a 10/b 9"),
        ("sort -n -k 2", "a 10/b 9", "b 9/a 10"),
        ("sort -k 2nr", "a 10/b 9/c 20", "c 20/a 10/b 9"),
        ("sort -k 2g", "a 1e1/b 9", "b 9/a 1e1"),
        ("sort -k 2,2f", "a b/c A", "c A/a b"),
        ("sort -k 2,2r -k 1,1", "a 1/b 2/c 2", "b 2/c 2/a 1"),
        ("sort -k 1,1 -k 2,2nr", "a 1/a 10/b 2/a 9", "a 10/a 9/a 1/b 2"),
        ("sort -r -k 2,2 -k 1,1n", "2 a/10 a/3 b", "3 b/2 a/10 a"),
        ("sort -r -k 2,2n", "a 2/b 1/c 1", "c 1/b 1/a 2"),
        ("sort -t: -k2", "a:2/b:1", "b:1/a:2"),
        ("sort -t : -k 2,2n", "a:10:x/b:9:y", "b:9:y/a:10:x"),
        ("sort -t: -k 2", "a: 1/b:0", "a: 1/b:0"),
        ("sort -t: -k 3", "a:1:2/b:1", "b:1/a:1:2"),
        ("sort -t: -k 1,2", "a:z/a!:a", "a!:a/a:z"),
        ("sort -k 1,2", "aA b/a z", "a z/aA b"),
        ("sort -rs -k 1,1", "a 1/a 2/b", "b/a 1/a 2"),
        ("sort -k 1.1,1.3", "b/a", "a/b"),
        ("sort -k 0", "b/a", "a/b"),
        ("sort -bdiMxVz", "b/a", "a/b"),
        ("sort -c", "a/a/b", ""),
        ("sort -cr", "b/a", ""),
        ("sort -cu", "a/b", ""),
        ("sort -cn", "9/10", ""),
        ("uniq", "a/a/b/a", "a/b/a"),
        ("uniq", "", ""),
        ("uniq", "a", "a"),
        ("uniq -c", "a/a/b", "      2 a/      1 b"),
        ("uniq -d", "a/a/b/c/c/c", "a/c"),
        ("uniq -u", "a/a/b/c/c/d", "b/d"),
        ("uniq -cd", "a/a/b", "      2 a"),
        ("uniq -cu", "a/a/b", "      1 b"),
        ("uniq -i", "a/A/b/B/b", "a/b"),
        ("uniq", "a/A", "a/A"),
        ("uniq -ic", "ü/Ü/a", "      2 ü/      1 a"),
        ("uniq -f 1", "a x/b x/b y", "a x/b y"),
        ("uniq -f 2", "a x 1/b y 1/b y 2", "a x 1/b y 2"),
        ("uniq -s 2", "a x/b x/b y", "a x/b y"),
        ("uniq -f 1 -s 1", "a x/b x/b y/c", "a x/b y/c"),
        ("uniq -f 2", "a x/b y/c/d y ", "a x/d y "),
        ("uniq -f 9", "a x/b y /c", "a x"),
        ("uniq -f 1", "a  x/b x/c  x", "a  x/b x/c  x"),
        ("uniq -s 9", "a x/b y /c", "a x"),
        ("uniq -w 2", "abc/abd/ac", "abc/ac"),
        ("uniq -iw 1", "abc/Abd/b", "abc/b"),
        ("uniq -s 1 -w 1", "abc/xby/xcy", "abc/xcy"),
    ],
)  # fmt: skip
def test_lines_of_the_input(lasting: Run, command: str, given: str, expected: str) -> None:
    done = lasting(command, spread(given).encode())
    assert (done.stdout, done.stderr, done.code) == (spread(expected), "", 0)


@pytest.mark.parametrize(
    ("script", "expected", "complaint", "code"),
    [
        ("sort f g", "a\nb\nc\nd\n", "", 0),
        ("sort f nope g", "a\nb\nc\nd\n", "sort: nope: No such file or directory\n", 1),
        ("sort f - < g", "a\nb\nc\nd\n", "", 0),
        ("sort -o f f; cat f", "a\nc\n", "", 0),
        ("sort -r -o n f g; cat n", "d\nc\nb\na\n", "", 0),
        ("sort -uo n f f; cat n", "a\nc\n", "", 0),
        ("sort -o d f", "", "sort: d: Is a directory\n", 1),
        ("sort -k x f", "", "sort: bad key 'x'\n", 1),
        ("sort -k 1,2,3 f", "", "sort: bad key '1,2,3'\n", 1),
        ("sort -c f", "", "sort: f: Check line 1\n\n", 1),
        ("sort -c g f", "", "sort: f: Check line 2\n\n", 1),
        ("sort -cu f f", "", "sort: f: Check line 1\n\n", 1),
        ("sort -cu g g", "", "sort: g: Check line 2\n\n", 1),
        ("printf 'a\\na\\n' | sort -cu", "", "sort: -: Check line 1\n\n", 1),
        ("sort -c nope", "", "sort: nope: No such file or directory\n", 1),
        ("uniq f", "c\na\n", "", 0),
        ("uniq nope", "", "uniq: nope: No such file or directory\n", 1),
        ("uniq f n; cat n", "c\na\n", "", 0),
        ("uniq -c f n; cat n", "      1 c\n      1 a\n", "", 0),
        ("uniq - n < f; cat n", "c\na\n", "", 0),
    ],
)  # fmt: skip
def test_lines_of_files(sh: Run, script: str, expected: str, complaint: str, code: int) -> None:
    made = "cd /data/local/tmp; printf 'c\\na\\n' > f; printf 'b\\nd' > g; mkdir d; "
    done = sh(made + script)
    assert (done.stdout, done.stderr, done.code) == (
        expected,
        complaint,
        code,
    )


@given(st.lists(st.integers(-20, 20), max_size=30), st.sampled_from(["", "r"]))
def test_numbers_are_sorted_as_python_does(lasting: Run, numbers: list[int], letter: str) -> None:
    given = "".join(f"{number}\n" for number in numbers).encode()
    expected = sorted(numbers, reverse=letter == "r")
    assert lasting(f"sort -n{letter}", given).stdout.split() == list(map(str, expected))


def test_many_lines_are_sorted_into_a_file(sh: Run) -> None:
    numbers = [number * 7919 % 5003 for number in range(5003)]
    given = "".join(f"{number}\n" for number in numbers).encode()
    expected = "".join(f"{number}\n" for number in range(5003))
    assert sh("cd /sdcard; sort -n -o f; cat f", given).stdout == expected
    assert sh("sort -nu", given + given).stdout == expected
    assert sh("uniq -c | uniq -c -f 1 | wc -l", given).stdout == "5003\n"
    assert sh("sort -nc", expected.encode()).code == 0
