"""Commands that go through many files, names, lines or entries lose none and mix none up."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

FOLDER = "/data/local/tmp/many"


def test_find_gives_a_command_as_many_names_as_fit(sh: Run, files: FileSystem) -> None:
    files.mkdir(FOLDER)
    for number in range(700):
        files.write(f"{FOLDER}/{number:0200}", b"")
    counted = sh(f"cd {FOLDER}; find . -type f -exec sh -c 'echo $#' x {{}} + ; find . | wc -l")
    each = 8 + len("./") + 200 + 1
    first = 131_072 // each
    assert counted.stdout == f"{first}\n{700 - first}\n701\n"


def test_a_command_of_find_that_fails_once_is_remembered(sh: Run, files: FileSystem) -> None:
    files.mkdir(FOLDER)
    for number in range(700):
        files.write(f"{FOLDER}/{number:0200}", b"")
    script = "find . -type f -exec sh -c '[ $# -lt 600 ]' x {} + ; echo $?"
    assert sh(f"cd {FOLDER}; {script}").stdout == "1\n"


@pytest.mark.parametrize("lines", [1, 255, 256, 257, 600])
def test_lists_and_logs_are_whole(sh: Run, phone: Phone, lines: int) -> None:
    names = [f"{number:04}" for number in range(lines)]
    phone.files.mkdir(FOLDER)
    phone.log.clear()
    for name in names:
        phone.files.write(f"{FOLDER}/{name}", b"")
        phone.log.write("I", "Tag", name, pid=1)
    assert sh(f"ls {FOLDER}").stdout.split() == names
    assert sh(f"ls -l {FOLDER} | cut -d' ' -f8").stdout.split()[-lines:] == names
    assert sh("logcat -d -v raw").stdout.splitlines()[1:] == names
    assert sh("logcat -d -v raw -e 0").stdout.splitlines()[1:] == names
    assert phone.requests.held == 0


def test_grep_finds_lines_beside_the_borders_of_what_is_read_at_once(
    sh: Run, files: FileSystem
) -> None:
    size = 64 * 1024
    rows = ["a" * (size - 2), "", "b" * size, "c" * (3 * size), "", "d", "e" * (size - 1), "f" * 10]
    files.write("/sdcard/f", "\n".join(rows).encode())
    numbered = sh("grep -n '' /sdcard/f | cut -c1-4").stdout.splitlines()
    assert numbered == [f"{n}:{row}"[:4] for n, row in enumerate(rows, 1)]
    assert sh("grep -c '' /sdcard/f; grep -c '^.$' /sdcard/f; grep -n '^$' /sdcard/f").stdout == (
        "8\n1\n2:\n5:\n"
    )
    assert sh("grep -nvE '[abcdf]' /sdcard/f | cut -c1-3").stdout == "2:\n5:\n7:e\n"


def test_parts_of_a_line_are_all_shown(sh: Run) -> None:
    line = " ".join(map(str, range(600)))
    assert sh("grep -o '[0-9]*'", line.encode()).stdout.split() == line.split()
    assert sh("grep -on '[0-9]*'", f"x\n{line}\n".encode()).stdout.splitlines() == [
        f"2:{word}" for word in line.split()
    ]


def test_lines_before_a_match_are_held_and_given_back(sh: Run, phone: Phone) -> None:
    rows = [str(number) for number in range(1, 2001)]
    shown = sh("grep -B 3 -A 1 00$", "\n".join(rows).encode()).stdout.split("--\n")
    assert [part.split() for part in shown] == [
        rows[at - 4 : at + 1] for at in range(100, 2001, 100)
    ]
    assert phone.requests.held == 0


@pytest.mark.parametrize(
    ("options", "old"),
    [
        ("-m 4", ["old one", "old two"]),
        ("-T 2 -m 4", ["old one", "old two"]),
        ("-T 1 -m 3", ["old two"]),
        ("-e 'new.*' -m 2", []),
        ("-e . -m 4 -v brief -v raw", ["old one", "old two"]),
    ],
)
def test_a_log_is_followed_until_enough_is_shown(
    sh: Run, phone: Phone, options: str, old: list[str]
) -> None:
    phone.log.clear()
    for word in ("old one", "old two"):
        phone.log.write("I", "Tag", word)
    news = "log new one; log $'new two\\nnew three'; log new four"
    shown = sh(f"logcat -v raw {options} & sleep 1; {news}; wait").stdout.splitlines()
    assert shown == ["--------- beginning of main", *old, "new one", "new two"]
