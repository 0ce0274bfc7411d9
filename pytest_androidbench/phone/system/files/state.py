"""All files at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.system.files.inode import Inode
from pytest_androidbench.phone.system.files.room import Room


@dataclass(frozen=True, slots=True, kw_only=True)
class FilesState:
    """All files at one moment; nothing in it changes with the files."""

    inodes: dict[int, Inode]
    next_number: int
    room: Room
    drawn: int
    """How many random bytes were read so far."""
