"""Landlock: files of the host that may be read, and none that may be changed.

The kernel's `Documentation/userspace-api/landlock.rst` explains the calls and which version of
them, the ABI, knows which rights.
"""

from __future__ import annotations

import errno
import os
import stat
import struct
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.wall.linux import (
    NotAvailable,
    forswear_privileges,
    system_call,
)

_CREATE_RULESET: Final = 444
_ADD_RULE: Final = 445
_RESTRICT_SELF: Final = 446
_TELL_VERSION: Final = 1
_PATH_BENEATH: Final = 1

RUN_FILE: Final = 1
WRITE_FILE: Final = 1 << 1
READ_FILE: Final = 1 << 2
READ_FOLDER: Final = 1 << 3
_OF_FILES: Final = RUN_FILE | WRITE_FILE | READ_FILE
_FILE_RIGHTS: Final = (13, 14, 15, 15, 16)
"""How many rights to files the versions from 1 on know; the last holds for newer ones too."""
_SCOPES_SINCE: Final = 6
_SCOPES: Final = 0b11
_PORTS_SINCE: Final = 4
_PORTS: Final = 0b11
"""No abstract Unix sockets and no signals of processes outside."""

_REASONS: Final = {
    errno.ENOSYS: "the kernel does not have it (Linux 5.13 or newer may)",
    errno.EOPNOTSUPP: "it is switched off when the kernel starts (boot parameter lsm=)",
    errno.EPERM: "the container's rules forbid it",
}


def restrict_files(
    readable: Iterable[Path],
    *,
    runnable: Iterable[Path] = (),
    changeable: Iterable[Path] = (),
    offline: bool = False,
) -> str:
    """Let this thread, and those it starts, read what lies at these paths and change nothing.

    Connections are left alone, unless asked for otherwise: `adb forward` and `reverse` come with
    ports of the client's choice.

    Args:
        readable: files and folders.
        runnable: the same, which may be started as programs beside.
        changeable: folders in which everything may be done but starting programs.
        offline: whether no TCP port may be called or opened, where the kernel can see to that.

    Raises:
        NotAvailable: the kernel cannot.
    """
    forswear_privileges()
    try:
        version = system_call(_CREATE_RULESET, 0, 0, _TELL_VERSION)
        rules = _ruleset(version, offline=offline)
        changing = _file_rights(version) & ~RUN_FILE
        try:
            for rights, paths in (
                (READ_FILE | READ_FOLDER, readable),
                (READ_FILE | READ_FOLDER | RUN_FILE, runnable),
                (changing, changeable),
            ):
                for path in paths:
                    _allow(rules, path, rights)
            system_call(_RESTRICT_SELF, rules, 0)
        finally:
            os.close(rules)
    except OSError as error:
        reason = _REASONS.get(error.errno or 0, f"the kernel refuses: {error.strerror}")
        raise NotAvailable(reason) from error
    return f"ABI {version}"


def _file_rights(version: int) -> int:
    return (1 << _FILE_RIGHTS[min(version, len(_FILE_RIGHTS)) - 1]) - 1


def _ruleset(version: int, *, offline: bool) -> int:
    scopes = _SCOPES if version >= _SCOPES_SINCE else 0
    ports = _PORTS if offline and version >= _PORTS_SINCE else 0
    # Kernels that know fewer than these three fields accept the rest where it is zero.
    attributes = struct.pack("=QQQ", _file_rights(version), ports, scopes)
    return system_call(_CREATE_RULESET, attributes, len(attributes), 0)


def _allow(rules: int, path: Path, wanted: int) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        # What is not there, or not for us, need not be allowed.
        return
    try:
        is_folder = stat.S_ISDIR(os.fstat(place).st_mode)
        rights = wanted if is_folder else wanted & _OF_FILES
        system_call(_ADD_RULE, rules, _PATH_BENEATH, struct.pack("=Qi", rights, place), 0)
    finally:
        os.close(place)
