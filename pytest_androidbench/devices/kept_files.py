"""Files of a device as they were before a look changed them, so that they can be put back."""

from __future__ import annotations

import base64
import posixpath
from collections.abc import Iterable, Iterator
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
    """What lies at some paths now."""
    return tuple(_kept(device, paths))


def put_files_back(device: Device, files: Iterable[KeptFile]) -> None:
    """Let these files be as they were.

    Raises:
        FileRefusedError: the device does not write them.
    """
    for file in files:
        if file.data is None:
            device.files.remove(file.path)
        else:
            owner = Owner(uid=file.uid, gid=file.gid, mode=file.mode)
            device.files.replace(file.path, base64.b64decode(file.data), owner, gone=[])


def _kept(device: Device, paths: Iterable[str]) -> Iterator[KeptFile]:
    for path in paths:
        folder, name = posixpath.split(path)
        stored = device.files.get_some(folder, [name]).get(name)
        if stored is None:
            yield KeptFile(path=path)
        else:
            owner, data = stored.owner, base64.b64encode(stored.data).decode()
            yield KeptFile(path=path, data=data, uid=owner.uid, gid=owner.gid, mode=owner.mode)
