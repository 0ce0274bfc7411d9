"""The file of a lock: what it holds, and what is told where it cannot be had."""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.lock import LOCK, RunLock


def test_it_holds_the_number_of_its_process_alone(tmp_path: Path) -> None:
    (tmp_path / LOCK).write_text("something longer that was left behind by another process\n")
    lock = RunLock.take(tmp_path)
    assert (tmp_path / LOCK).read_text() == f"{os.getpid()}\n"
    lock.release()
    lock.release()
    assert not (tmp_path / LOCK).exists()


def test_a_second_one_in_the_same_process_is_refused(tmp_path: Path) -> None:
    lock = RunLock.take(tmp_path)
    with pytest.raises(RunDirectoryError) as caught:
        RunLock.take(tmp_path)
    assert str(caught.value) == (
        f"{tmp_path} is in use by another run, process {os.getpid()}: wait for its end, "
        "or give this run a folder of its own with --ab-run"
    )
    lock.release()


@pytest.mark.parametrize("left", [b"", b"not a number", b"12x"])
def test_a_holder_that_tells_no_number_is_told_without(tmp_path: Path, left: bytes) -> None:
    lock = RunLock.take(tmp_path)
    (tmp_path / LOCK).write_bytes(left)
    with pytest.raises(RunDirectoryError, match="in use by another run: wait"):
        RunLock.take(tmp_path)
    lock.release()


def test_no_more_files_stay_open_than_locks_are_held(tmp_path: Path) -> None:
    before = open_files()
    lock = RunLock.take(tmp_path)
    for _ in range(3):
        with pytest.raises(RunDirectoryError):
            RunLock.take(tmp_path)
    assert open_files() == before + 1
    lock.release()
    assert open_files() == before


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_where_no_file_can_be_locked_nothing_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    _flock_fails(monkeypatch, number)
    lock = RunLock.take(tmp_path)
    assert (tmp_path / LOCK).read_text() == f"{os.getpid()}\n"
    lock.release()


def test_other_faults_of_a_lock_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _flock_fails(monkeypatch, errno.EIO)
    before = open_files()
    with pytest.raises(RunDirectoryError, match=f"finished record in {tmp_path} is kept; mend"):
        RunLock.take(tmp_path)
    assert open_files() == before


def test_a_folder_that_is_not_there_cannot_be_locked(tmp_path: Path) -> None:
    with pytest.raises(RunDirectoryError, match=r"cannot write .*nowhere/\.lock"):
        RunLock.take(tmp_path / "nowhere")


@pytest.mark.parametrize("gone", [True, False])
def test_a_lock_whose_file_was_replaced_meanwhile_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, gone: bool
) -> None:
    flock, calls = fcntl.flock, []

    def late(descriptor: int, how: int) -> None:
        calls.append(descriptor)
        if len(calls) == 1:
            # Its holder has let go between our opening and our locking.
            (tmp_path / LOCK).unlink()
            if not gone:
                (tmp_path / LOCK).touch()
        flock(descriptor, how)

    monkeypatch.setattr(fcntl, "flock", late)
    lock = RunLock.take(tmp_path)
    assert len(calls) == 2
    assert (tmp_path / LOCK).read_text() == f"{os.getpid()}\n"
    monkeypatch.undo()
    with pytest.raises(RunDirectoryError, match="in use"):
        RunLock.take(tmp_path)
    lock.release()


def open_files() -> int:
    return len([*Path("/dev/fd").iterdir()])


def _flock_fails(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", refuse)
