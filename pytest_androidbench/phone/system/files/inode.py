"""The values a file system is made of."""

from __future__ import annotations

import stat as bits
import unicodedata
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, Protocol

Kind = Literal["file", "dir", "link", "char"]

TYPE_BITS: Final[dict[Kind, int]] = {
    "file": bits.S_IFREG,
    "dir": bits.S_IFDIR,
    "link": bits.S_IFLNK,
    "char": bits.S_IFCHR,
}
DIRECTORY_SIZE: Final = 4096
EARLIEST_MS: Final = -(2**31) * 1000
LATEST_MS: Final = (2**34 - 2**31 - 1) * 1000
"""What ext4 can keep: from 1901 to 2446."""


class DirectoryEntry(NamedTuple):
    """A name in a directory, as it was written, and what it names."""

    name: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Inode:
    """A file, directory, link or device; replaced, not changed, but for a directory's entries."""

    number: int
    kind: Kind
    mode: int
    uid: int
    gid: int
    atime_ms: int
    mtime_ms: int
    ctime_ms: int
    links: int = 1
    data: bytes = b""
    target: str = ""
    entries: dict[str, DirectoryEntry] = field(default_factory=dict)
    """By lookup key; only the tree changes them, while no kept state has them."""
    shared: bool = False
    """Follows the rules of shared storage: names ignore case, owner and mode are fixed."""
    readonly: bool = False

    def key(self, name: str) -> str:
        """Under which key this directory keeps `name`."""
        if not self.shared or (name.isascii() and name.islower()):
            return name
        return unicodedata.normalize("NFD", name).casefold()


@dataclass(frozen=True, slots=True, kw_only=True)
class Stat:
    """What `stat` tells about a path."""

    kind: Kind
    mode: int
    """Permission bits alone; `st_mode` has the type as well."""
    uid: int
    gid: int
    size: int
    atime_ms: int
    mtime_ms: int
    ctime_ms: int
    inode: int
    links: int
    target: str = ""

    @property
    def st_mode(self) -> int:
        """Mode with the file type, as the C library reports it."""
        return TYPE_BITS[self.kind] | self.mode


def bounded(time_ms: int) -> int:
    """A time that the file system can keep; one outside of its range becomes the nearest."""
    return max(EARLIEST_MS, min(time_ms, LATEST_MS))


class Found(NamedTuple):
    """A file or directory that a walk came by."""

    path: str
    number: int
    kind: Kind
    size: int
    mtime_ms: int
    ctime_ms: int


class LiveFile(Protocol):
    """Content that is computed when it is read."""

    def read(self) -> bytes:
        """Return the whole content; the same object while nothing changed."""
        ...
