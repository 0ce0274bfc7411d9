"""Keeps two runs out of one directory, and two writers apart that share a document of one.

The kernel ends these locks with their holders.
"""

from __future__ import annotations

import errno
import fcntl
import os
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.files import told_plainly

LOCK: Final = ".lock"
_UNLOCKABLE: Final = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP})
"""What file systems say that know no locks; there nothing keeps two runs apart."""


class RunLock:
    """The exclusive right to carry out a run in a directory."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor
        this = weakref.ref(self)
        # A forked child would hold the lock for as long as it lives.
        os.register_at_fork(after_in_child=lambda: _drop(this()))

    @classmethod
    def take(cls, folder: Path) -> RunLock:
        """Lock a directory that exists.

        Raises:
            RunDirectoryError: another process has it, or the lock cannot be written.
        """
        path = folder / LOCK
        with told_plainly(folder):
            while True:
                lock = cls(path, os.open(path, os.O_RDWR | os.O_CREAT, 0o644))
                try:
                    if lock._taken(folder):
                        return lock
                except BaseException:
                    lock.drop()
                    raise
                lock.drop()

    def release(self) -> None:
        """Let other runs in, and leave no trace of the lock."""
        # While it is held: who opened it meanwhile finds another file, or none, at its place.
        with suppress(OSError):
            self._path.unlink()
        self.drop()

    def drop(self) -> None:
        """Close the file."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _taken(self, folder: Path) -> bool:
        """Lock the file; whether it is still the one at its place."""
        if not _try(self._descriptor):
            raise RunDirectoryError(
                f"{folder} is in use by another run{_holder(self._descriptor)}: wait for its end, "
                "or give this run a folder of its own with --ab-run"
            )
        try:
            same = os.path.samestat(self._path.stat(), os.fstat(self._descriptor))
        except FileNotFoundError:
            same = False
        if same:
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, f"{os.getpid()}\n".encode(), 0)
        return same


@contextmanager
def in_turn(folder: Path) -> Iterator[None]:
    """Read a document of a directory and write it anew while nobody else does so in here.

    Others wait, be they processes or threads. Who carries out a run there is not kept out.

    Raises:
        RunDirectoryError: the directory cannot be opened.
    """
    with told_plainly(folder):
        # The folder itself: a file of it may be replaced meanwhile, and another would be left.
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        with told_plainly(folder):
            _flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def _drop(lock: RunLock | None) -> None:
    if lock is not None:
        lock.drop()


def _try(descriptor: int) -> bool:
    try:
        _flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _flock(descriptor: int, how: int) -> None:
    try:
        fcntl.flock(descriptor, how)
    except OSError as error:
        if error.errno not in _UNLOCKABLE:
            raise


def _holder(descriptor: int) -> str:
    found = os.pread(descriptor, 20, 0).strip()
    return f", process {int(found)}" if found.isdigit() else ""
