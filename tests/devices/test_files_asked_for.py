"""Which scripts read and write files, and what is made of archives and exit codes."""

from __future__ import annotations

import io
import tarfile
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from pytest_androidbench.devices.database import Database, DeviceDatabaseError
from pytest_androidbench.devices.files import (
    FileMissingError,
    FileRefusedError,
    Files,
    Owner,
    StoredFile,
)
from pytest_androidbench.devices.link.shell import ShellResult
from pytest_androidbench.errors import DeviceGone
from tests.devices.answers import Answers, printed

OWNER = Owner(uid=10_012, gid=10_013, mode=0o640)
THEN = datetime(2023, 10, 15, 15, 34, 1, 900_000, tzinfo=UTC)


def archive(*members: tuple[str, bytes | None]) -> bytes:
    """An archive of files, and of folders where there is no content."""
    with io.BytesIO() as stream:
        with tarfile.open(fileobj=stream, mode="w") as made:
            for name, data in members:
                member = tarfile.TarInfo(name)
                member.type = tarfile.DIRTYPE if data is None else tarfile.REGTYPE
                member.uid, member.gid, member.mode = 5, 6, 0o100644
                member.size = len(data or b"")
                made.addfile(member, io.BytesIO(data or b""))
            link = tarfile.TarInfo("./link")
            link.type, link.linkname = tarfile.SYMTYPE, "x"
            made.addfile(link)
        return stream.getvalue()


def raw(data: bytes) -> ShellResult:
    return ShellResult(stdout=data, stderr=b"", code=0)


def sent(device: Answers) -> list[tuple[str, dict[str, tuple[int, int, int, int, bytes]]]]:
    """Scripts with what is in the archives they read: owner, group, mode, time and content."""
    found = []
    for request in device.requests:
        with tarfile.open(fileobj=io.BytesIO(request.data)) as opened:
            inside = {
                member.name: (
                    member.uid,
                    member.gid,
                    member.mode,
                    int(member.mtime),
                    (opened.extractfile(member) or io.BytesIO()).read(),
                )
                for member in opened
            }
        found.append((request.what.removeprefix("shell "), inside))
    return found


def test_files_without_an_owner_get_the_devices_own_and_its_time() -> None:
    device = Answers()
    Files(device.shell).put({"/sdcard/a b/y/2": b"two", "/sdcard/a b/x": b"one"})
    folder = "'/sdcard/a b'"
    assert sent(device) == [
        (
            f"mkdir -p {folder} && cd {folder} && tar -x -m -o -f -",
            {"./x": (0, 0, 0o660, 0, b"one"), "./y/2": (0, 0, 0o660, 0, b"two")},
        )
    ]


def test_files_with_an_owner_or_a_time_keep_them() -> None:
    device = Answers()
    files = {"/a/new": b"", "/a/old": b"1"}
    Files(device.shell).put(files, owner=OWNER, modified={"/a/old": THEN})
    assert sent(device) == [
        ("mkdir -p /a && cd /a && tar -x -m  -f -", {"./new": (10_012, 10_013, 0o640, 0, b"")}),
        (
            "mkdir -p /a && cd /a && tar -x   -f -",
            {"./old": (10_012, 10_013, 0o640, 1_697_384_041, b"1")},
        ),
    ]


def test_where_there_are_no_files_nothing_is_written_or_removed() -> None:
    device = Answers()
    files = Files(device.shell)
    files.put({})
    files.remove()
    assert device.requests == []
    files.remove("/a", "/b c")
    assert device.asked == ["rm -rf -- /a '/b c'"]


def test_a_replaced_file_is_written_in_one_script_with_what_goes() -> None:
    device = Answers()
    Files(device.shell).replace("/d/x y", b"1", OWNER, ["/d/x y-wal", "/d/j"])
    assert sent(device) == [
        (
            "rm -rf -- '/d/x y-wal' /d/j; mkdir -p /d && cd /d && tar -x -m -f - && "
            "{ restorecon '/d/x y' 2> /dev/null || true; }",
            {"./x y": (10_012, 10_013, 0o640, 0, b"1")},
        )
    ]


@pytest.mark.parametrize(
    ("read", "script"),
    [
        (lambda files: files.get("/a b"), "[ -f '/a b' ] || exit 44; cat '/a b'"),
        (lambda files: files.exists("/a b"), "[ -e '/a b' ]"),
        (
            lambda files: files.names("/a b"),
            "[ -d '/a b' ] || exit 0; cd '/a b' && find . -mindepth 1 -maxdepth 1 -print0",
        ),
        (
            lambda files: files.get_some("/a", ["x", "y z"]),
            "cd /a && tar -c -f - -- x 'y z' 2> /dev/null",
        ),
    ],
)
def test_reading_is_one_script_that_changes_nothing(
    read: Callable[[Files], object], script: str
) -> None:
    device = Answers()
    read(Files(device.shell))
    assert device.asked == [script]
    assert device.changing == []


def test_a_tree_has_its_folders_and_a_folder_its_files() -> None:
    made = archive(("./", None), ("./sub", None), ("./sub/x", b"1"), ("./y", b""))
    device = Answers({"[ -d /a ] || exit 44; cd /a && tar -c -f - .": raw(made)})
    files = Files(device.shell)
    assert files.get_tree("/a") == {"sub": None, "sub/x": b"1", "y": b""}
    assert files.get_all("/a") == {"sub/x": b"1", "y": b""}
    assert device.changing == []


def test_some_files_are_those_that_are_there_with_their_owners() -> None:
    made = raw(archive(("x", b"1"), ("sub", None)))
    owner = Owner(uid=5, gid=6, mode=0o644)
    files = Files(Answers({"cd": made}).shell)
    assert files.get_some("/a", ["x"]) == {"x": StoredFile(data=b"1", owner=owner)}
    assert Files(Answers().shell).get_some("/a", ["x"]) == {}


def test_names_are_sorted_whatever_they_hold() -> None:
    listed = raw(b"./b\0./a\nc\0./.x\0./\xff\0")
    names = Files(Answers({"[": listed}).shell).names("/a")
    assert names == [".x", "a\nc", "b", "\udcff"]


FAILING: list[tuple[Callable[[Files], object], str]] = [
    (lambda files: files.get("/a"), "the device would not read /a: "),
    (lambda files: files.get_tree("/a"), "the device would not read /a: "),
]


@pytest.mark.parametrize(("read", "told"), FAILING)
@pytest.mark.parametrize(
    ("answer", "why"), [(printed(errors=" no\n", code=1), "no"), (printed("x", code=7), "exit 7")]
)
def test_what_a_device_would_not_read_is_told_with_why(
    read: Callable[[Files], object], told: str, answer: ShellResult, why: str
) -> None:
    with pytest.raises(DeviceGone, match=f"^{told}{why}$"):
        read(Files(Answers({"[": answer}).shell))


def test_what_is_not_there_is_missing_and_not_broken() -> None:
    files = Files(Answers({"[": printed(code=44)}).shell)
    with pytest.raises(FileMissingError, match=r"^there is no file /a on the device$") as missing:
        files.get("/a")
    assert missing.value.path == "/a"
    assert files.get_all("/a") == files.get_tree("/a") == {}
    assert not files.exists("/a")


def test_a_broken_archive_is_the_device_at_fault() -> None:
    with pytest.raises(DeviceGone, match=r"^the device sent a broken archive: "):
        Files(Answers({"[": raw(b"x" * 600)}).shell).get_all("/a")


@pytest.mark.parametrize(
    "write",
    [
        lambda files: files.put({"/a/x": b""}),
        lambda files: files.replace("/a/x", b"", OWNER, ["/a/y"]),
    ],
)
def test_what_a_device_would_not_write_is_told_with_why(write: Callable[[Files], object]) -> None:
    refused = printed("a\n", errors="full\n", code=1)
    with pytest.raises(FileRefusedError, match=r"^the device would not write below /a: a\nfull$"):
        write(Files(Answers({"": refused}).shell))


@pytest.mark.parametrize("path", ["a", "", "/a/", "/", "/a\0b"])
def test_a_path_that_is_no_absolute_one_is_refused(path: str) -> None:
    device = Answers()
    with pytest.raises(FileRefusedError, match=r"is no absolute path of a file$"):
        Files(device.shell).put({"/fits": b"", path: b""})
    assert device.requests == []


def test_files_are_read_and_written_as_root() -> None:
    device = Answers()
    shell = device.shell
    shell.root_prefix = "su 0"
    files = Files(shell)
    files.put({"/a": b""})
    files.exists("/a")
    files.remove("/a")
    assert all(what.startswith("su 0 sh -c ") for what in device.asked)


def test_a_database_without_an_owner_stops_nobody() -> None:
    for path, stopped in (
        ("/sdcard/x.db", []),
        ("/data/user/0/org.ex/x.db", ["am force-stop org.ex"]),
    ):
        device = Answers()
        shell = device.shell
        database = Database(path, files=Files(shell), shell=shell)
        edit: Any = database.edit()
        with pytest.raises(DeviceDatabaseError, match=f"^there is no database {path} on the dev"):
            edit.__enter__()
        assert [what for what in device.asked if what.startswith("am")] == stopped
        assert device.asked[-1].endswith(
            " && tar -c -f - -- x.db x.db-wal x.db-shm x.db-journal 2> /dev/null"
        )
