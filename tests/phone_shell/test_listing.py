"""`ls`, `stat`, `find`, `du`, `df`."""

from __future__ import annotations

import re

import pytest

from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

FILE = "/sdcard/Music/a.mp3"


@pytest.fixture(autouse=True)
def song(phone: Phone) -> None:
    """A file, a hidden one and a folder in Music."""
    phone.clock.advance(176)
    phone.files.write(FILE, b"x" * 21)
    phone.files.write("/sdcard/Music/.hidden", b"")
    phone.files.mkdir("/sdcard/Music/Album")


def test_long_lines(sh: Run) -> None:
    assert sh("ls -l /sdcard/Music").stdout == (
        "total 8\n"
        "drwxrws--- 2 u0_a163 media_rw 4096 2023-10-15 15:34 Album\n"
        "-rw-rw---- 1 u0_a163 media_rw   21 2023-10-15 15:34 a.mp3\n"
    )


def test_full_times_have_nine_digits(sh: Run) -> None:
    line = sh("ls /sdcard/Music/a.mp3 -ll -au").stdout
    assert line == (
        f"-rw-rw---- 1 u0_a163 media_rw 21 2023-10-15 15:34:00.176000000 +0000 {FILE}\n"
    )
    assert len(line.split()) == 9


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("ls /sdcard/Music", "Album\na.mp3\n"),
        ("ls -a /sdcard/Music", ".\n..\n.hidden\nAlbum\na.mp3\n"),
        ("ls -A -r /sdcard/Music", "a.mp3\nAlbum\n.hidden\n"),
        ("ls -F /sdcard/Music", "Album/\na.mp3\n"),
        ("ls -d /sdcard/Music", "/sdcard/Music\n"),
        ("ls -1S /sdcard/Music", "Album\na.mp3\n"),
        ("ls -R /sdcard/Music", "/sdcard/Music:\nAlbum\na.mp3\n\n/sdcard/Music/Album:\n"),
        ("ls -s /sdcard/Music/a.mp3", "4 /sdcard/Music/a.mp3\n"),
        (f"stat -c '%s %a %U %G %F %n' {FILE}",
         f"21 660 u0_a163 media_rw regular file {FILE}\n"),
        ("stat -c %Y /sdcard/Music/a.mp3", "1697384040\n"),
        ("find /sdcard/Music -type f -o -type d",
         "/sdcard/Music\n/sdcard/Music/.hidden\n/sdcard/Music/Album\n/sdcard/Music/a.mp3\n"),
        ("find /sdcard/Music -iname '*.MP3'", f"{FILE}\n"),
        ("find /sdcard/Music -mindepth 1 -maxdepth 1 -type d", "/sdcard/Music/Album\n"),
        ("find /sdcard/Music -size +1c -type f", f"{FILE}\n"),
        ("find /sdcard/Music -name '*.mp3' -exec basename {} \\;", "a.mp3\n"),
        ("find /sdcard/Music ! -type d ! -name '.*'", f"{FILE}\n"),
        ("find /sdcard/Music -type f -print0 | tr '\\0' '|'", f"/sdcard/Music/.hidden|{FILE}|"),
        ("find /sdcard/Music -type f -newer /nope", ""),
        ("find /sdcard/Music -empty -type f -delete; ls -A /sdcard/Music", "Album\na.mp3\n"),
        ("basename /a/b.txt .txt; dirname /a/b.txt; dirname b", "b\n/a\n.\n"),
        ("readlink /sdcard; readlink -f /sdcard/Music",
         "/storage/self/primary\n/storage/emulated/0/Music\n"),
        ("cd /sdcard/Music; pwd; pwd -P; cd ..; pwd; cd -",
         "/sdcard/Music\n/storage/emulated/0/Music\n/sdcard\n/sdcard/Music\n"),
        ("du -sb /sdcard/Music/a.mp3", f"21\t{FILE}\n"),
    ],
)  # fmt: skip
def test_output(sh: Run, script: str, expected: str) -> None:
    assert sh(script).stdout == expected


def test_stat_in_full(sh: Run) -> None:
    assert re.fullmatch(
        r"  File: /sdcard/Music/a.mp3\n"
        r"  Size: 21\t Blocks: 8\t IO Blocks: 512\t regular file\n"
        r"Device: 3bh/59d\t Inode: \d+\t Links: 1\t Device type: 0,0\n"
        r"Access: \(0660/-rw-rw----\)\tUid: \(10163/ u0_a163\)\tGid: \( 1023/media_rw\)\n"
        r"Access: 2023-10-15 15:34:00.176000000 \+0000\n"
        r"Modify: 2023-10-15 15:34:00.176000000 \+0000\n"
        r"Change: 2023-10-15 15:34:00.176000000 \+0000\n",
        sh(f"stat {FILE}").stdout,
    )


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("ls /nope", "ls: /nope: No such file or directory"),
        ("ls -y", "ls: Unknown option 'y' (see \"ls --help\")"),
        ("stat /nope", "stat: '/nope': No such file or directory"),
        ("cat /sdcard/Music", "cat: /sdcard/Music: Is a directory"),
        ("find /nope", "find: /nope: No such file or directory"),
        ("cd /nope", "/system/bin/sh: cd: /nope: No such file or directory"),
    ],
)
def test_complaints(sh: Run, script: str, complaint: str) -> None:
    result = sh(script)
    assert result.stderr == f"{complaint}\n"
    assert result.code in (1, 2)


def test_free_space_is_told(sh: Run) -> None:
    lines = sh("df /sdcard").stdout.splitlines()
    assert lines[0] == "Filesystem     1K-blocks    Used Available Use% Mounted on"
    assert lines[1].endswith("/storage/emulated")


def test_ownership_outside_of_shared_storage(sh: Run, files: FileSystem) -> None:
    sh("cd /data/local/tmp; touch f; chmod 640 f; chown u0_a100:system f; mkdir -m 700 d")
    stat = files.stat("/data/local/tmp/f")
    assert stat is not None
    assert (stat.mode, stat.uid, stat.gid) == (0o640, 10100, 1000)
    assert sh("stat -c '%A %U' /data/local/tmp/f").stdout == "-rw-r----- u0_a100\n"
    assert sh("chmod u+x,g-r /data/local/tmp/f; stat -c %a /data/local/tmp/f").stdout == "700\n"
    sh("chmod 777 -R /data/local/tmp")
    assert sh("stat -c %a /data/local/tmp/d").stdout == "777\n"


def test_what_is_free_shrinks_by_what_is_written(sh: Run, files: FileSystem) -> None:
    before = sh("df /data | tail -1").stdout.split()
    files.write("/data/local/tmp/a", bytes(3_072_000))
    sh("cd /data/local/tmp; cp a b; cp a c")
    after = sh("df /data | tail -1").stdout.split()
    assert int(before[1]) == int(after[1]) == 8_000_000_000 // 1024
    assert int(before[3]) - int(after[3]) == 9_000


def test_files_are_counted_too(sh: Run) -> None:
    lines = sh("df -i /data; touch /data/local/tmp/1; df -i /data").stdout.splitlines()
    assert lines[0] == "Filesystem       Inodes IUsed IFree IUse% Mounted on"
    assert int(lines[3].split()[2]) == int(lines[1].split()[2]) + 1


def test_free_space_can_be_told_in_other_units(sh: Run) -> None:
    head, row = sh("df -h /data").stdout.splitlines()
    assert head == "Filesystem       Size  Used Avail Use% Mounted on"
    assert row.split()[1:4] == ["7.5G", "5.6G", "1.9G"]
    assert sh("df -P /data").stdout.split()[1:5] == ["512-blocks", "Used", "Available", "Capacity"]
