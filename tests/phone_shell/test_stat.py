"""`stat`: its fields, widths and file systems."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from tests.phone_shell.conftest import Run

HOME = "/data/local/tmp"


@pytest.fixture(autouse=True)
def some(files: FileSystem) -> None:
    """A file of its own owner and times, a link to it, an empty file and a folder."""
    files.write(f"{HOME}/a", bytes(4097), mode=0o640, uid=10100, gid=1000, mtime_ms=1_000_500)
    files.utime(f"{HOME}/a", atime_ms=2_000_007)
    files.symlink("a", f"{HOME}/l")
    files.write(f"{HOME}/e", b"")
    files.mkdir(f"{HOME}/d", mode=0o755)


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ("%A %a %f", "-rw-r----- 640 81a0"),
        ("%s %b %B %o", "4097 16 512 512"),
        ("%D %d %t %T %m", "3b 59 0 0 /"),
        ("%F|%n|%N|%h", "regular file|a|a|1"),
        ("%U %u %G %g", "u0_a100 10100 system 1000"),
        ("%X %x", "2000 1970-01-01 00:33:20.007000000 +0000"),
        ("%Y %y", "1000 1970-01-01 00:16:40.500000000 +0000"),
        ("%Z %z", "1697384040 2023-10-15 15:34:00.000000000 +0000"),
        ("%C", "u:object_r:media_rw_data_file:s0"),
        ("100%%", "100%"),
        ("%q.", "?."),
        ("a%sb%sc", "a4097b4097c"),
        ("[%9s][%-9s][%09s][%2s]", "[     4097][4097     ][000004097][4097]"),
        ("[%9U][%-9U][%09U]", "[  u0_a100][u0_a100  ][  u0_a100]"),
        ("[%-09s]", "[4097     ]"),
        (r"a\tb\n", "a\tb\n"),
        ("plain", "plain"),
    ],
)
def test_fields(sh: Run, shape: str, expected: str) -> None:
    done = sh(f"cd {HOME}; stat -c '{shape}' a")
    assert (done.stdout, done.stderr, done.code) == (f"{expected}\n", "", 0)


def test_a_width_has_its_end(sh: Run) -> None:
    assert sh(f"stat -c %99999n {HOME}/a | wc -c").stdout == "100000\n"
    assert sh(f"stat -c %99999999999999999999n {HOME}/a | wc -c").stdout == "100000\n"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("-c '%F %N %s %b' l", "symbolic link l -> 'a' 1 0"),
        ("-Lc '%F %N %s' l", "regular file l 4097"),
        ("-c '%F %b %a' e", "regular empty file 0 660"),
        ("-c '%F %a %A' d", "directory 755 drwxr-xr-x"),
        ("-c '%F %N' /dev/null", "character device /dev/null"),
        ("--format %n a e", "a|e"),
        ("--format=%n -c %s a", "4097"),
        ("-c %n d/", "d/"),
    ],
)
def test_kinds_of_files(sh: Run, arguments: str, expected: str) -> None:
    done = sh(f"cd {HOME}; stat {arguments}")
    assert done.stdout.splitlines() == expected.split("|")
    assert (done.stderr, done.code) == ("", 0)


def test_a_link_in_full(sh: Run) -> None:
    inode = sh(f"stat -c %i {HOME}/l").stdout.strip()
    stamp = "2023-10-15 15:34:00.000000000 +0000\n"
    assert sh(f"cd {HOME}; stat l").stdout == (
        "  File: l -> 'a'\n"
        "  Size: 1\t Blocks: 0\t IO Blocks: 512\t symbolic link\n"
        f"Device: 3bh/59d\t Inode: {inode}\t Links: 1\t Device type: 0,0\n"
        "Access: (0777/lrwxrwxrwx)\tUid: ( 2000/   shell)\tGid: ( 2000/   shell)\n"
        f"Access: {stamp}Modify: {stamp}Change: {stamp}"
    )
    assert "Inode: " + sh(f"stat -c %i {HOME}/a").stdout.strip() in sh(f"stat -L {HOME}/l").stdout


def test_a_file_of_its_own_owner_in_full(sh: Run) -> None:
    told = sh(f"stat {HOME}/a").stdout.splitlines()
    assert told[3:] == [
        "Access: (0640/-rw-r-----)\tUid: (10100/ u0_a100)\tGid: ( 1000/  system)",
        "Access: 1970-01-01 00:33:20.007000000 +0000",
        "Modify: 1970-01-01 00:16:40.500000000 +0000",
        "Change: 2023-10-15 15:34:00.000000000 +0000",
    ]


def test_the_file_system(sh: Run, files: FileSystem) -> None:
    usage = files.usage()
    free = usage.free // 4096
    assert sh(f"cd {HOME}; stat -f a").stdout == (
        '  File: "a"\n    ID: 0000000000000000 Namelen: 255    Type: f2fs\n'
        "Block Size: 4096    Fundamental block size: 4096\n"
        f"Blocks: Total: 1953125\tFree: {free}\tAvailable: {free}\n"
        f"Inodes: Total: {usage.files + usage.files_free}\tFree: {usage.files_free}\n"
    )


def test_complaints(sh: Run) -> None:
    done = sh(f"cd {HOME}; rm a; stat -L l; echo $?; stat -c %n nope e")
    assert (done.stdout, done.code) == ("1\ne\n", 1)
    assert done.stderr == (
        "stat: 'l': No such file or directory\nstat: 'nope': No such file or directory\n"
    )
    assert sh("stat").stderr == 'stat: Needs 1 argument (see "stat --help")\n'
