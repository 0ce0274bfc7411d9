"""Database files as they arrive from outside: with a write-ahead log, or marked as having one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pytest_androidbench.phone.system.files import FileSystem

_HEADER_SIZE: Final = 100
_VERSIONS: Final = slice(18, 20)
"""Write and read version: 2 asks for a write-ahead log, which a database in memory cannot have."""


def fold_journal(files: FileSystem, path: str) -> bytes:
    """A database file's content with its log applied; the log files are removed."""
    image = files.read(path)
    log_path = f"{path}-wal"
    log = files.read(log_path) if files.is_file(log_path) else b""
    if log and len(image) >= _HEADER_SIZE:
        image = _checkpoint(image, log)
    for suffix in ("-wal", "-shm"):
        if files.is_file(path + suffix):
            files.remove(path + suffix)
    return without_log(image)


def without_log(image: bytes) -> bytes:
    """The same database, marked as having no write-ahead log."""
    if len(image) < _HEADER_SIZE or image[_VERSIONS] == b"\1\1":
        return image
    return image[: _VERSIONS.start] + b"\1\1" + image[_VERSIONS.stop :]


def _checkpoint(image: bytes, log: bytes) -> bytes:
    with TemporaryDirectory(prefix="phone-") as folder:
        place = Path(folder, "database")
        place.write_bytes(image)
        Path(folder, "database-wal").write_bytes(log)
        try:
            with closing(sqlite3.connect(place)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.DatabaseError:
            return image
        return place.read_bytes()
