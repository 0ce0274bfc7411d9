"""No pattern of one client stops the phone for the others, or fills its memory."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.shell.builtins.substitution import Substitution, substitute
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.posix import parse
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.work import OutOfMemory, Stop
from tests.phone_shell.conftest import Run

LONG = "a" * 5000


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("grep -cE '^(a+)+$'", "0\n"),
        ("grep -c '^\\(a*\\)*$'", "0\n"),
        ("grep -cE '(.*)*x'", "0\n"),
        ("grep -cwE '(a|aa)+'", "1\n"),
        ("grep -cxE '(a|aa)+'", "0\n"),
        ("grep -ciE '(A|aA)+!!'", "0\n"),
        ("sed -nE '/^(a+)+$/p'", ""),
        ("sed -E 's/(a|aa)+$/x/' | grep -c x", "0\n"),
        ("sed -E 's/(a+)+!/x/'", "x\n"),
        ("sed 's/a*/x/g'", "x!x\n"),
    ],
)
def test_patterns_that_explode_elsewhere_are_answered(sh: Run, script: str, expected: str) -> None:
    assert sh(script, f"{LONG}!\n".encode()).stdout == expected


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("case $x in *a*a*a*a*a*a*a*a*b) echo y;; *) echo n;; esac", "n\n"),
        ("case $x in *[a]*?*a*[!b]*?*a*a*a*[b]) echo y;; *) echo n;; esac", "n\n"),
        ("[[ $x == *?a*?a*?a*?a*b ]] || echo n", "n\n"),
        ('y=${x##*a*a*a*a*b}; echo ${#y}', "5000\n"),
        ('y=${x%%[a]*[a]*[a]*b}; echo ${#y}', "5000\n"),
        ('y=${x%a*b*a}; echo ${#y}', "5000\n"),
        ('y=${x%%a*}; echo ${#y}', "0\n"),
        ('y=${x//a*b/c}; echo ${#y}', "5000\n"),
        ('y=${x//[a]?/c}; echo ${#y}', "2500\n"),
    ],
)  # fmt: skip
def test_shell_patterns_with_many_stars_are_answered(sh: Run, script: str, expected: str) -> None:
    assert sh(f"x={LONG}; {script}").stdout == expected


def test_names_are_compared_with_many_stars(sh: Run, files: FileSystem) -> None:
    files.mkdir("/sdcard/many")
    for number in range(20):
        files.write(f"/sdcard/many/{'a' * 200}{number}", b"")
    killer = "*[a]" * 60 + "b"
    assert sh(f"cd /sdcard/many; ls {killer} 2>/dev/null; find . -name '{killer}'").stdout == ""


def test_paths_that_multiply_end_with_the_memory_they_may_hold(phone: Phone) -> None:
    script = f"cd /sdcard; : {'*/../' * 6}* || :"

    async def hang_up() -> bool:
        task = asyncio.create_task(run_text(phone, script))
        assert (await run_text(phone, "echo here")).stdout == "here\n"
        task.cancel()
        await asyncio.wait([task])
        return task.cancelled()

    assert asyncio.run(hang_up())
    assert phone.requests.held == 0


@pytest.mark.parametrize(
    "script",
    [
        "grep -o 'a.*b\\|a'",
        "grep -oE 'a(.*b)?'",
        "sed -E 's/a(.*b)?/x/g'",
        "x=$(cat); : ${x//a*[b]/} ${x//[a]/b}; sed 's/a.*b\\|a/&&/g'",
    ],
)
def test_long_searches_let_others_go_on_and_end_with_their_client(
    phone: Phone, script: str
) -> None:
    line = ("a" * 300_000).encode()

    async def beside() -> None:
        task = asyncio.create_task(run_text(phone, f"{script} | tail -c 1", line))
        for _ in range(20):
            assert (await run_text(phone, "echo here | grep h")).stdout == "here\n"
        assert not task.done()
        task.cancel()
        await asyncio.wait([task], timeout=20)
        assert task.done()

    asyncio.run(beside())
    assert phone.requests.held == 0


def test_back_references_match_and_end(sh: Run) -> None:
    assert sh("grep '\\(.\\)\\1'", b"abc\nabba\n").stdout == "abba\n"
    assert sh("sed -E 's/(.)\\1/<\\1>/g'", b"aabccd\n").stdout == "<a>b<c>d\n"
    ended = sh("grep -E '(a*)(a*)(a*)\\3\\2\\1b'", LONG.encode())
    assert (ended.stderr, ended.code) == ("grep: out of memory\n", 2)
    ended = sh("sed -E 's/(a*)(a*)(a*)\\3\\2\\1b/x/'", LONG.encode())
    assert (ended.stderr, ended.code) == ("sed: out of memory\n", 1)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("grep -E '('", "grep: bad regex '(': parentheses not balanced\n"),
        ("grep '[a'", "grep: bad regex '[a': brackets ([ ]) not balanced\n"),
        ("grep -E '((((a{255}){255}){255}){255})'",
         "grep: bad regex '((((a{255}){255}){255}){255})': out of memory\n"),
        ("sed 's/\\(a/b/'", "sed: bad regex '\\(a': parentheses not balanced\n"),
        ("sed -E '/a**/d'", "sed: bad regex 'a**': repetition-operator operand invalid\n"),
    ],
)  # fmt: skip
def test_what_is_no_pattern_is_told_in_toyboxs_words(sh: Run, script: str, told: str) -> None:
    assert sh(script, b"a\n").stderr == told


def test_a_line_that_would_not_fit_is_not_made() -> None:
    pattern = Pattern(parse("a", extended=False))
    grow = Substitution(pattern, ("x" * 5000,), first=1, everywhere=True, printing=False)
    with pytest.raises(OutOfMemory):
        substitute(grow, "a" * 5000, Stop())


def test_bytes_that_are_no_text_take_part(sh: Run) -> None:
    data = b"\xff\xfe caf\xc3\xa9 \xf0\x9f\x98\x80\n"
    assert sh("sed 's/^..//'", data).stdout == " café 😀\n"
    assert sh("sed 's/ .$//;s/.* //'", data).stdout == "café\n"
    assert sh("grep -o '[^ ]*é' | wc -c", data).stdout == "6\n"
    assert sh("grep -c '^.. caf. .$'", data).stdout == "1\n"
    assert sh("grep -o $'\\xfe' | wc -c", data).stdout == "2\n"


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("grep -oE 'a|ab|abc'", "abc\n"),
        ("sed -E 's/a|ab/x/'", "xc d\n"),
        ("sed -E 's/x*/-/g'", "-a-b-c- -d-\n"),
        ("grep -ow 'd\\|abc'", "abc\nd\n"),
        ("sed -n '$='", "1\n"),
    ],
)
def test_the_longest_of_the_leftmost_counts(sh: Run, script: str, expected: str) -> None:
    assert sh(script, b"abc d\n").stdout == expected


def test_a_last_line_without_end_stays_without(sh: Run) -> None:
    assert sh("sed p", b"a\nb").stdout == "a\na\nb\nb"
    assert sh("sed '$a x'", b"b").stdout == "b\nx\n"
    assert sh("sed 1d", b"a\nb").stdout == "b"
