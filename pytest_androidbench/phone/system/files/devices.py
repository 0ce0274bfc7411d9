"""The character devices: what reading gives and writing does."""

from __future__ import annotations

import errno
import hashlib
from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.system.files.errors import FileError

_EMPTY: Final = frozenset(("/dev/null", "/dev/tty"))
_RANDOM: Final = frozenset(("/dev/random", "/dev/urandom"))
DEVICES: Final = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom", "/dev/tty", "/dev/full")


class Devices:
    """Devices by inode number.

    Random bytes follow from how many were read before, which is part of the phone's state: the
    same snapshot and the same actions give the same bytes.
    """

    def __init__(self) -> None:
        self._paths: dict[int, str] = {}
        self.drawn = 0

    def add(self, number: int, path: str) -> None:
        """Say which device an inode is."""
        self._paths[number] = path

    @property
    def paths(self) -> Mapping[int, str]:
        """Which device an inode is."""
        return self._paths

    def endless(self, number: int) -> bool:
        """Whether reading never comes to an end."""
        return self._paths[number] not in _EMPTY

    def read(self, number: int, count: int) -> bytes:
        """The next bytes, at most `count`; none at the end."""
        path = self._paths[number]
        if path in _EMPTY:
            return b""
        if path not in _RANDOM:
            return bytes(count)
        block = hashlib.shake_128(b"urandom %d" % self.drawn).digest(count)
        self.drawn += count
        return block

    def read_all(self, number: int) -> bytes:
        """Everything.

        Raises:
            FileError: there is no end to it.
        """
        if self.endless(number):
            raise FileError(errno.ENOMEM, self._paths[number])
        return b""

    def write(self, number: int, data: bytes) -> None:
        """Swallow bytes.

        Raises:
            FileError: the device is full by nature.
        """
        if data and self._paths[number] == "/dev/full":
            raise FileError(errno.ENOSPC, self._paths[number])
