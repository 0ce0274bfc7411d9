"""Zip archives from outside, read within bounds whatever they say of themselves."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from pytest_androidbench.errors import AndroidBenchError

MOST_ENTRIES: Final = 10_000
MOST_BYTES: Final = 32 * 1024 * 1024
"""One entry, unpacked."""
MOST_TOTAL: Final = 64 * 1024 * 1024
"""All that is unpacked while an archive is open."""
_ENTRY: Final = b"PK\x01\x02"
"""What each entry of an archive's directory begins with."""
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Those that Java's, and so Android's, archives have."""
_DAMAGE: Final = (
    *(zipfile.BadZipFile, zlib.error, struct.error, OSError, EOFError),
    *(ValueError, KeyError, IndexError, RuntimeError, OverflowError),
)


class ZipError(AndroidBenchError):
    """A file is no zip archive, is damaged, or larger than the phone takes."""


class Zip:
    """An open archive."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._left = MOST_TOTAL
        self.entries: list[zipfile.ZipInfo] = archive.infolist()
        self.names: list[str] = [entry.filename for entry in self.entries]

    def read(self, name: str) -> bytes:
        """The content of an entry.

        Raises:
            ZipError: there is none, it is damaged or too large, or packed in a way Android knows
                nothing of.
        """
        try:
            entry = self._archive.getinfo(name)
            size = entry.file_size
            if entry.compress_type not in _METHODS or size > min(MOST_BYTES, self._left):
                raise ZipError(f"{name}: cannot be unpacked")
            self._left -= size
            with self._archive.open(entry) as packed:
                # Not more than the directory promised, which was looked at.
                return packed.read(MOST_BYTES)
        except _DAMAGE as error:
            raise ZipError(f"{name}: {error}") from error


@contextmanager
def opened(data: bytes) -> Iterator[Zip]:
    """An archive, while it is read.

    Raises:
        ZipError: it is none, damaged, or has more than `MOST_ENTRIES`.
    """
    # The directory becomes objects when the archive is opened: its size is looked at before.
    if data.count(_ENTRY) > MOST_ENTRIES:
        raise ZipError("too many entries")
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except _DAMAGE as error:
        raise ZipError(str(error)) from error
    with archive:
        yield Zip(archive)


def is_zip(data: bytes) -> bool:
    """Whether a file is an archive that can be opened."""
    try:
        with opened(data):
            return True
    except ZipError:
        return False
