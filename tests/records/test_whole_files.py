"""Files that are written whole or not at all, and what is told when the disk refuses them."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.files import (
    aside,
    explain,
    put_whole,
    told_plainly,
    write_new,
    write_synced,
    write_whole,
)

Writes = Callable[[Path, bytes], object]


@pytest.fixture
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.parametrize("write", [write_whole, put_whole, write_new, write_synced])
def test_what_is_written_lies_there_and_nothing_beside_it(tmp_path: Path, write: Writes) -> None:
    write(tmp_path / "a.json", b"\0new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a.json", b"\0new")]


@pytest.mark.parametrize("write", [write_whole, put_whole])
def test_what_was_there_is_replaced(tmp_path: Path, write: Writes) -> None:
    (tmp_path / "a.json").write_bytes(b"a longer old one")
    write(tmp_path / "a.json", b"new")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a.json", b"new")]


@pytest.mark.parametrize("write", [write_whole, put_whole])
def test_what_cannot_be_put_in_place_leaves_nothing(tmp_path: Path, write: Writes) -> None:
    (tmp_path / "a.json").mkdir()
    with pytest.raises(OSError, match="directory"):
        write(tmp_path / "a.json", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"]
    with pytest.raises(FileNotFoundError):
        write(tmp_path / "nowhere" / "a.json", b"new")


def test_a_new_file_is_only_written_where_none_is(tmp_path: Path) -> None:
    assert write_new(tmp_path / "a.json", b"first") is True
    assert write_new(tmp_path / "a.json", b"second") is False
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a.json", b"first")]


def test_without_hard_links_a_new_file_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "no hard links here")

    monkeypatch.setattr(os, "link", refuse)
    assert write_new(tmp_path / "a.json", b"first") is True
    assert write_new(tmp_path / "a.json", b"second") is False
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a.json", b"first")]


@pytest.mark.usefixtures("usual_mask")
def test_others_may_read_what_is_no_secret(tmp_path: Path) -> None:
    write_new(tmp_path / "a.json", b"")
    write_new(tmp_path / "secret.json", b"", mode=0o600)
    write_whole(tmp_path / "b.json", b"")
    write_synced(tmp_path / "c.json", b"", mode=0o640)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {"a.json": 0o644, "secret.json": 0o600, "b.json": 0o644, "c.json": 0o640}


def test_a_name_aside_is_hidden_and_no_other_has_it() -> None:
    path = Path("/run/episodes/x/1")
    names = {aside(path).name for _ in range(9)}
    assert len(names) == 9
    assert {aside(path).parent for _ in range(2)} == {path.parent}
    for name in names:
        hidden, number, process, token, end = name.split(".")
        assert (hidden, number, process, end) == ("", "1", str(os.getpid()), "part")
        assert len(token) == 8


@pytest.mark.parametrize(
    ("number", "advice"),
    [
        (errno.ENOSPC, "free some space, then run again with the same --ab-run to resume"),
        (errno.EFBIG, "free some space, then run again with the same --ab-run to resume"),
        (errno.EEXIST, "a file is in the way: choose a folder of its own with --ab-run"),
        (errno.ENOTDIR, "a file is in the way: choose a folder of its own with --ab-run"),
        (errno.EPERM, "make the folder writable, or choose another one with --ab-run"),
        (errno.EIO, "mend the disk or choose another folder with --ab-run"),
        (errno.ENOENT, "mend the disk or choose another folder with --ab-run"),
    ],
)
def test_a_fault_is_told_in_one_sentence(number: int, advice: str) -> None:
    error = OSError(number, "it says so", "/run/x")
    assert str(explain(error, Path("/run"))) == (
        f"cannot write /run/x: it says so; every finished record in /run is kept; {advice}"
    )


def test_a_fault_that_names_no_file_is_told_of_the_run() -> None:
    message = str(explain(OSError("just so"), Path("/run")))
    assert message.startswith("cannot write /run: just so; every finished record in /run is kept; ")


def test_what_the_system_refuses_is_told_and_other_errors_are_not(tmp_path: Path) -> None:
    with (
        pytest.raises(RunDirectoryError, match=f"record in {tmp_path} is kept") as caught,
        told_plainly(tmp_path),
    ):
        (tmp_path / "nowhere" / "x").write_bytes(b"")
    assert isinstance(caught.value.__cause__, FileNotFoundError)
    with pytest.raises(ValueError, match="mine"), told_plainly(tmp_path):
        raise ValueError("mine")
