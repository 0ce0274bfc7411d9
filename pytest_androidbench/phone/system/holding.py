"""What kept states of the phone hold in memory together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from pytest_androidbench.phone.system.files import FilesState
from pytest_androidbench.phone.system.files.inode import Inode
from pytest_androidbench.phone.system.files.room import INODE_BYTES, entry_cost

SNAPSHOT_BYTES: Final = 96 * 1024 * 1024
"""What all kept states together may hold: one of a full storage, and more that share with it."""

_STATE_BYTES: Final = 16 * 1024
_SLOT_BYTES: Final = 128


class Holding:
    """Counts bytes of states as they are kept and forgotten; what they share counts once.

    Objects are told by identity: while they are counted, the states keep them alive.
    """

    def __init__(self) -> None:
        self.bytes = 0
        self._inodes: Counter[int] = Counter()
        self._parts: Counter[int] = Counter()

    def add(self, files: FilesState, followed: Mapping[str, int]) -> None:
        """Count a state's files, and the paths that the media database followed."""
        inodes = {id(inode): inode for inode in files.inodes.values()}
        new = inodes.keys() - self._inodes.keys()
        self._inodes.update(inodes.keys())
        self.bytes += _own(files) + INODE_BYTES * len(new)
        self._count([*(inodes[key] for key in new)], 1)
        self._part(followed, _paths_cost(followed), 1)

    def remove(self, files: FilesState, followed: Mapping[str, int]) -> None:
        """Count a state as forgotten."""
        inodes = {id(inode): inode for inode in files.inodes.values()}
        self._inodes.subtract(inodes.keys())
        gone = [key for key in inodes if not self._inodes[key]]
        for key in gone:
            del self._inodes[key]
        self.bytes -= _own(files) + INODE_BYTES * len(gone)
        self._count([inodes[key] for key in gone], -1)
        self._part(followed, _paths_cost(followed), -1)

    def _count(self, inodes: Iterable[Inode], change: int) -> None:
        for inode in inodes:
            if inode.data:
                self._part(inode.data, len(inode.data), change)
            if inode.entries:
                cost = sum(map(entry_cost, inode.entries.values()))
                self._part(inode.entries, cost, change)

    def _part(self, part: object, cost: int, change: int) -> None:
        before = self._parts[id(part)]
        self._parts[id(part)] += change
        if not self._parts[id(part)]:
            del self._parts[id(part)]
        if not before or before + change == 0:
            self.bytes += cost * change


def _own(files: FilesState) -> int:
    """What a state takes beside what it may share."""
    return _STATE_BYTES + _SLOT_BYTES * len(files.inodes)


def _paths_cost(followed: Mapping[str, int]) -> int:
    return sum(map(len, followed)) + _SLOT_BYTES * len(followed)
