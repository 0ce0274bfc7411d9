"""The state of a device in a form that can be compared: what a run must not leave behind."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.settings import Namespace

_NAMESPACES: Final[tuple[Namespace, ...]] = ("global", "secure", "system")
_OWN_LIFE: Final = frozenset({"boot_count", "last_setup_shown"})
"""Settings that Android changes by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fingerprint:
    """Settings by name, files by path, tables by database: the last two as digests."""

    settings: dict[str, str] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    """`PATH TABLE` -> number of rows and digest of their contents."""


def fingerprint(
    device: Device, *, folders: Sequence[str] = ("/sdcard",), databases: Sequence[str] = ()
) -> Fingerprint:
    """Take the fingerprint of a device."""
    return Fingerprint(
        settings=_settings(device),
        files={
            f"{folder}/{name}": _digest(data)
            for folder in folders
            for name, data in device.get_files(folder).items()
        },
        tables={
            f"{path} {table}": f"{len(rows)} rows, {_digest(repr(rows).encode())}"
            for path in databases
            for table, rows in _tables(device, path).items()
        },
    )


def differences(before: Fingerprint, after: Fingerprint) -> list[str]:
    """What differs, one line each; empty when nothing does."""
    return [
        *_differences("setting", before.settings, after.settings),
        *_differences("file", before.files, after.files),
        *_differences("table", before.tables, after.tables),
    ]


def _differences(what: str, before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    lines = []
    for name in sorted(before.keys() | after.keys()):
        if name not in after:
            lines.append(f"{what} {name} is gone")
        elif name not in before:
            lines.append(f"{what} {name} is new: {after[name]}")
        elif before[name] != after[name]:
            lines.append(f"{what} {name} was {before[name]}, is {after[name]}")
    return lines


def _settings(device: Device) -> dict[str, str]:
    return {
        f"{namespace} {key}": value
        for namespace in _NAMESPACES
        for key, value in device.settings.all(namespace).items()
        if key not in _OWN_LIFE
    }


def _tables(device: Device, path: str) -> dict[str, list[str]]:
    database = device.database(path)
    content = database.content() if database.exists() else {}
    return {table: sorted(map(repr, rows)) for table, rows in content.items()}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
