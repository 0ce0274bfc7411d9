"""`df`: file systems, units and columns."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run

TOTAL = 8_000_000_000
SYSTEM = 1_030_557_696


def rows(sh: Run, script: str) -> list[list[str]]:
    done = sh(script)
    assert (done.stderr, done.code) == ("", 0)
    return [line.split() for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("options", "size", "heads"),
    [
        ("", 1024, "1K-blocks Used Available Use%"),
        ("-k", 1024, "1K-blocks Used Available Use%"),
        ("-P", 512, "512-blocks Used Available Capacity"),
        ("-Pk", 1024, "1024-blocks Used Available Capacity"),
        ("-a", 1024, "1K-blocks Used Available Use%"),
    ],
)
def test_blocks_are_counted(
    sh: Run, files: FileSystem, options: str, size: int, heads: str
) -> None:
    free = files.usage().free
    used = TOTAL - free
    share = f"{-(-100 * used // TOTAL)}%"
    data = [str(TOTAL // size), str(used // size), str(free // size), share]
    system = str(SYSTEM // size)
    assert rows(sh, f"df {options}") == [
        ["Filesystem", *heads.split(), "Mounted", "on"],
        ["/dev/block/dm-0", system, system, "0", "100%", "/"],
        ["/dev/block/dm-36", *data, "/data"],
        ["/dev/fuse", *data, "/storage/emulated"],
    ]


def test_inodes_are_counted(sh: Run, files: FileSystem) -> None:
    usage = files.usage()
    every = usage.files + usage.files_free
    shown = [str(every), str(usage.files), str(usage.files_free),
             f"{-(-100 * usage.files // every)}%"]  # fmt: skip
    assert rows(sh, "df -i") == [
        ["Filesystem", "Inodes", "IUsed", "IFree", "IUse%", "Mounted", "on"],
        ["/dev/block/dm-0", "2703", "2703", "0", "100%", "/"],
        ["/dev/block/dm-36", *shown, "/data"],
        ["/dev/fuse", *shown, "/storage/emulated"],
    ]


def test_columns_are_as_wide_as_what_is_in_them(sh: Run) -> None:
    assert sh("df / | cat").stdout == (
        "Filesystem      1K-blocks    Used Available Use% Mounted on\n"
        "/dev/block/dm-0   1006404 1006404         0 100% /\n"
    )
    assert sh("df -i /").stdout == (
        "Filesystem      Inodes IUsed IFree IUse% Mounted on\n"
        "/dev/block/dm-0   2703  2703     0  100% /\n"
    )
    assert sh("df -P /sdcard | cut -c 1-15").stdout == "Filesystem     \n/dev/fuse      \n"


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ("-h /", "/dev/block/dm-0 983M  983M     0 100% /"),
        ("-H /", "/dev/block/dm-0 1.0G  1.0G     0 100% /"),
        ("-h /data", "/dev/block/dm-36 7.5G  5.6G  1.9G  76% /data"),
        ("-H /data", "/dev/block/dm-36 8.0G  6.0G  2.0G  76% /data"),
        ("-h /sdcard", "/dev/fuse       7.5G  5.6G  1.9G  76% /storage/emulated"),
        ("-hi /", "/dev/block/dm-0 2.6K  2.6K     0 100% /"),
        ("-Hi /", "/dev/block/dm-0 2.7k  2.7k     0 100% /"),
    ],
)
def test_sizes_can_be_told_for_people(sh: Run, options: str, shown: str) -> None:
    assert sh(f"df {options}").stdout.splitlines()[1] == shown


@pytest.mark.parametrize(
    ("options", "head"),
    [
        ("-h /", "Filesystem      Size  Used Avail Use% Mounted on"),
        ("-H /", "Filesystem      Size  Used Avail Use% Mounted on"),
        ("-hP /", "Filesystem      Size  Used Avail Capacity Mounted on"),
        ("-hi /", "Filesystem     Inodes  IUsed  IFree IUse% Mounted on"),
    ],
)
def test_heads_of_sizes_for_people(sh: Run, options: str, head: str) -> None:
    assert sh(f"df {options}").stdout.splitlines()[0] == head


def test_numbers_have_three_digits_at_most(sh: Run, files: FileSystem) -> None:
    used = files.usage().files
    for number in range(used, 994):
        files.write(f"/data/local/tmp/{number}", b"")
    shown = []
    for number in range(995, 1005):
        files.write(f"/data/local/tmp/{number}", b"")
        shown.append(rows(sh, "df -Hi /data")[1][2])
    assert shown == ["995", "996", "997", "998", "999", "1.0k", "1.0k", "1.0k", "1.0k", "1.0k"]


def test_file_systems_are_found_by_files(sh: Run) -> None:
    found = rows(sh, "cd /sdcard; df /system/bin /data/local . /sdcard/Music / /data")
    assert [row[-1] for row in found[1:]] == [
        "/", "/data", "/storage/emulated", "/storage/emulated", "/", "/data",
    ]  # fmt: skip


@pytest.mark.parametrize("missing", ["/nope", "/data/nope", "/storage/nope"])
def test_what_is_not_there_is_told(sh: Run, missing: str) -> None:
    done = sh(f"df {missing} /data | cut -c -10; df {missing} / > /dev/null")
    assert done.stdout == "Filesystem\n/dev/block\n"
    assert done.stderr == f"df: '{missing}': No such file or directory\n" * 2
    assert done.code == 1
    alone = sh(f"df -h {missing}")
    assert alone.stdout == "Filesystem      Size  Used Avail Use% Mounted on\n"
