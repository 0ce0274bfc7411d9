"""How much the files take, and how much they may."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final, NamedTuple

from pytest_androidbench.phone.system.files.errors import FileError
from pytest_androidbench.phone.system.files.inode import DirectoryEntry, Inode

STORAGE_BYTES: Final = 2_000_000_000
"""The sizes of all files together, as users see them."""

HELD_BYTES: Final = 64 * 1024 * 1024
"""What all files and folders together may really hold in the phone's process; copies share."""

MAX_FILES: Final = 32_768
"""Files, folders and links."""

INODE_BYTES: Final = 512
_ENTRY_BYTES: Final = 128
_WIDE_CHARACTER: Final = 8
"""A name that is not ASCII is held twice, with up to four bytes for a character."""


class Usage(NamedTuple):
    """What is in use and what is left, in bytes and in files."""

    used: int
    free: int
    files: int
    files_free: int


class Content(NamedTuple):
    """What a file holds: bytes of its own, and as many outside of it."""

    data: bytes
    outside: int | None
    """The size of content that is computed or still grows; None: `data` is all."""

    @property
    def size(self) -> int:
        """The size that users see."""
        return len(self.data) if self.outside is None else self.outside


NOTHING: Final = Content(b"", None)


class Room:
    """Keeps count of everything that takes room, by difference; `FileError` when it is used up.

    Equal contents that are one object count once in what is held, so that a copy of a file is
    free there, and in full in what users see.
    """

    def __init__(self) -> None:
        self.size = 0
        self.held = 0
        self.files = 0
        self.outside: dict[int, int] = {}
        """Sizes of contents that are not in their inodes, by number; below 0: of no file yet."""
        self._holders: dict[int, int] = {}
        """How many inodes have a content, by its identity."""

    def usage(self) -> Usage:
        """What is in use, and what may still be written."""
        return Usage(
            used=self.size,
            free=max(0, STORAGE_BYTES - self.size),
            files=self.files,
            files_free=max(0, MAX_FILES - self.files),
        )

    @property
    def left(self) -> int:
        """How many bytes a file may still grow by."""
        return max(0, min(STORAGE_BYTES - self.size, HELD_BYTES - self.held))

    def add(self, inode: Inode) -> None:
        """Count a new inode, with nothing in it but a link's target.

        Raises:
            FileError: there is no room for it.
        """
        if self.files >= MAX_FILES:
            raise FileError(errno.ENOSPC, "/data")
        held = _inode_cost(inode)
        self._check(0, held)
        self.files += 1
        self.held += held

    def remove(self, inode: Inode) -> None:
        """Count an inode and its content as gone."""
        self.files -= 1
        self.held -= _inode_cost(inode) + sum(map(entry_cost, inode.entries.values()))
        self.change(Content(inode.data, self.outside.pop(inode.number, None)), NOTHING)

    def enter(self, entry: DirectoryEntry, *, forced: bool = False) -> None:
        """Count a name in a folder.

        Raises:
            FileError: there is no room for it, and it is not `forced`.
        """
        if not forced:
            self._check(0, entry_cost(entry))
        self.held += entry_cost(entry)

    def leave(self, entry: DirectoryEntry) -> None:
        """Count a name as gone."""
        self.held -= entry_cost(entry)

    def change(self, before: Content, after: Content, *, forced: bool = False) -> None:
        """Count a file's content in place of another.

        Raises:
            FileError: it takes more room than there is, and is not `forced`.
        """
        size = after.size - before.size
        held = (after.outside or 0) - (before.outside or 0)
        if after.data is not before.data:
            if after.data and id(after.data) not in self._holders:
                held += len(after.data)
            if before.data and self._holders[id(before.data)] == 1:
                held -= len(before.data)
        if not forced:
            self._check(size, held)
        self.size += size
        self.held += held
        if after.data is not before.data:
            self._count(before.data, -1)
            self._count(after.data, 1)

    def settled(self, inodes: Mapping[int, Inode]) -> Room:
        """A count of the same files with nothing outside of them."""
        room = Room()
        room.size, room.held, room.files = self.size, self.held, self.files
        room._holders = dict(self._holders)
        for number, outside in self.outside.items():
            inode = inodes.get(number)
            room.size += (0 if inode is None else len(inode.data)) - outside
            room.held -= outside
        return room

    def _count(self, data: bytes, change: int) -> None:
        if not data:
            return
        count = self._holders.get(id(data), 0) + change
        if count:
            self._holders[id(data)] = count
        else:
            del self._holders[id(data)]

    def _check(self, size: int, held: int) -> None:
        if (size > 0 and self.size + size > STORAGE_BYTES) or (
            held > 0 and self.held + held > HELD_BYTES
        ):
            raise FileError(errno.ENOSPC, "/data")


def entry_cost(entry: DirectoryEntry) -> int:
    """About how many bytes a name in a folder takes."""
    return _ENTRY_BYTES + _text_cost(entry.name)


def _inode_cost(inode: Inode) -> int:
    return INODE_BYTES + _text_cost(inode.target)


def _text_cost(text: str) -> int:
    return len(text) * (1 if text.isascii() else _WIDE_CHARACTER)
