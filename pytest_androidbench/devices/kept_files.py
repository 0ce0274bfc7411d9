"""Files of a device as they were before a look changed them, so that they can be put back."""

from __future__ import annotations

import base64
import posixpath
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.files import Owner


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptFile:
    """One of them."""

    path: str
    data: str | None = None
    """Base64; None where there was no such file."""
    uid: int = 0
    gid: int = 0
    mode: int = 0


def keep_files(device: Device, paths: Iterable[str]) -> tuple[KeptFile, ...]:
    """What lies at some paths now; of a database all its files, or it comes back in parts."""
    return tuple(_kept(device, paths))


def put_files_back(device: Device, files: Sequence[KeptFile]) -> None:
    """Let these files be as they were.

    Raises:
        FileRefusedError: the device does not write them.
    """
    # First, or SQLite would take a log of what came later for one of the database put back.
    device.files.remove(*(file.path for file in files if file.data is None))
    for file in files:
        if file.data is not None:
            owner = Owner(uid=file.uid, gid=file.gid, mode=file.mode)
            device.files.replace(file.path, base64.b64decode(file.data), owner, gone=[])


def _kept(device: Device, paths: Iterable[str]) -> Iterator[KeptFile]:
    folders: dict[str, list[str]] = {}
    for path in paths:
        folders.setdefault(posixpath.dirname(path), []).append(path)
    for folder, within in folders.items():
        found = device.files.get_some(folder, [posixpath.basename(path) for path in within])
        for path in within:
            stored = found.get(posixpath.basename(path))
            if stored is None:
                yield KeptFile(path=path)
            else:
                owner, data = stored.owner, base64.b64encode(stored.data).decode()
                yield KeptFile(path=path, data=data, uid=owner.uid, gid=owner.gid, mode=owner.mode)
