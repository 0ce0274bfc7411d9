"""A storage that all nodes of a cluster reach, by fsspec: what is written there, and read again."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.records.linked import PictureLink
from pytest_androidbench.texts import bounded, clean

MISSING: Final = "there is no fsspec: pip install 'pytest-androidbench[cluster]'"
MAX_BYTES: Final = 100_000_000
"""Of a picture that is fetched."""
_BUCKETS: Final = frozenset({"s3", "s3a", "gs", "gcs", "az", "abfs", "abfss", "adl"})
"""Schemes of storages without folders: to make one might make a bucket of a mistyped name."""


class SharedStorageError(AndroidBenchError):
    """A storage cannot be used, or does not have what it is to have."""


class SharedStorage:
    """One place for files, by its address."""

    def __init__(self, url: str) -> None:
        """Find what serves an address; credentials are those of this process.

        Args:
            url: of a folder.

        Raises:
            SharedStorageError: nothing here serves it.
        """
        self._system, path = _served(url)
        self._root = path.rstrip("/")
        self._buckets = url.partition("://")[0].lower() in _BUCKETS

    def put(self, name: str, data: bytes) -> PictureLink:
        """Write a file.

        Args:
            name: below the folder, with forward slashes, which nothing there has.
            data: its bytes.

        Raises:
            SharedStorageError: it was not written, or not all of it.
        """
        path = f"{self._root}/{name}"
        try:
            if not self._buckets:
                self._system.makedirs(path.rpartition("/")[0], exist_ok=True)
            self._system.pipe_file(path, data)
            url = self._system.unstrip_protocol(path)
        except Exception as error:  # each storage's package raises of kinds of its own
            raise SharedStorageError(f"nothing can be written to {path}: {_said(error)}") from error
        return PictureLink(url=url, size=len(data), sha256=hashlib.sha256(data).hexdigest())


def fetched(link: PictureLink) -> bytes:
    """Read what a link leads to.

    Raises:
        SharedStorageError: it is not there, cannot be read, or is not what was written.
    """
    if "::" in link.url or not 0 <= link.size <= MAX_BYTES:
        raise SharedStorageError(f"{link.url} is no link to a picture")
    system, path = _served(link.url)
    try:
        with system.open(path, "rb") as file:
            data: bytes = file.read(link.size + 1)
    except Exception as error:  # as above
        raise SharedStorageError(f"{link.url} cannot be read: {_said(error)}") from error
    if len(data) != link.size or hashlib.sha256(data).hexdigest() != link.sha256:
        raise SharedStorageError(f"{link.url} is not what was written there: its sha256 is another")
    return data


def _served(url: str) -> tuple[Any, str]:
    """What serves an address, and how that calls the place."""
    try:
        from fsspec.core import url_to_fs  # noqa: PLC0415 - for who asks alone
    except ImportError as error:
        raise SharedStorageError(MISSING) from error
    try:
        system, path = url_to_fs(url)
    except Exception as error:  # of an unknown scheme, a missing package, missing credentials
        raise SharedStorageError(f"{url}: {_said(error)}") from error
    return system, str(path)


def _said(error: Exception) -> str:
    return bounded(" ".join(clean(str(error)).split())) or type(error).__name__
