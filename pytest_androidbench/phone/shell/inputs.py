"""Files and devices as inputs."""

from __future__ import annotations

from pytest_androidbench.phone.shell.streams import BLOCK, BytesInput, Input
from pytest_androidbench.phone.system.files import FileSystem


class DeviceInput:
    """An input over a device, which gives something else, or the same, each time."""

    def __init__(self, files: FileSystem, path: str) -> None:
        self._files = files
        self._path = path

    async def read(self, n: int = -1) -> bytes:
        """At most `n` bytes; `b""` at the end, which few devices have."""
        return self._files.read_block(self._path, 0, BLOCK if n < 0 else n)


def open_input(files: FileSystem, path: str) -> Input:
    """A device, or a file with the content it has now.

    Raises:
        FileError: there is no such file, or it is a directory.
    """
    stat = files.stat(path)
    if stat is not None and stat.kind == "char":
        return DeviceInput(files, path)
    return BytesInput(files.read(path))
