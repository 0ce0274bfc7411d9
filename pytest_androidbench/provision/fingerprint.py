"""The state of a device in a form that can be compared: what a run must not leave behind."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.devices.settings import Namespace
from pytest_androidbench.suites.suite import Suite

SHARED: Final = "/sdcard/"
PROVIDERS: Final = (
    "com.android.providers.calendar",
    "com.android.providers.contacts",
    "com.android.providers.media.module",
    "com.android.providers.telephony",
)
"""Packages in which apps keep what they share."""

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

    def differences(self, later: Fingerprint) -> list[str]:
        """What a later one has different, one line each; empty when nothing is."""
        return [
            *_differences("setting", self.settings, later.settings),
            *_differences("file", self.files, later.files),
            *_differences("table", self.tables, later.tables),
        ]


def fingerprint(
    device: Device, *, folders: Sequence[str] = (SHARED,), databases: Sequence[str] = ()
) -> Fingerprint:
    """Take the fingerprint of a device: all settings, the files of folders, tables of databases."""
    return Fingerprint(
        settings=_settings(device),
        files=_files(device, folders),
        tables={
            f"{path} {table}": f"{len(rows)} rows, {_digest(repr(rows).encode())}"
            for path in databases
            for table, rows in _tables(device, path).items()
        },
    )


def fingerprint_for(device: Device, suite: Suite) -> Fingerprint:
    """Take the fingerprint of what a suite's tasks can change.

    That is: settings, shared files, the data of its apps and of the providers they share.
    """
    private = [f"/data/data/{package}/" for package in sorted({*suite.required, *PROVIDERS})]
    return fingerprint(device, folders=(SHARED, *private))


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


def _files(device: Device, folders: Sequence[str]) -> dict[str, str]:
    found = f"find {quote(*folders)} -type f -exec md5sum {{}} + 2> /dev/null"
    lines = device.shell(found, root=True).output.splitlines()
    pairs = (line.partition("  ") for line in lines)
    return {path: digest for digest, _, path in pairs}


def _tables(device: Device, path: str) -> dict[str, list[str]]:
    database = device.database(path)
    content = database.content() if database.exists() else {}
    return {table: sorted(map(repr, rows)) for table, rows in content.items()}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
