"""What an APK says about itself."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.system import zips

_START_TAG: Final = 0x0102
_STRING_POOL: Final = 0x0001
_UTF8: Final = 1 << 8
_STRING: Final = 0x03
_MANIFEST: Final = "AndroidManifest.xml"
_MOST_BYTES: Final = 1024 * 1024
"""A manifest; those of the largest apps have a quarter of it."""
_MOST_STRINGS: Final = 20_000
_MOST_CHARACTERS: Final = 4 * 1024 * 1024
"""Of all strings that are read; they may overlap."""


class NoApkError(AndroidBenchError):
    """A file is no APK, or a damaged one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApkIdentity:
    """The part of a manifest the package service keeps."""

    package: str
    version_name: str = "1.0"
    version_code: int = 1
    min_sdk: int = 24
    target_sdk: int = 33
    label: str = ""
    permissions: tuple[str, ...] = ()


@dataclass(slots=True)
class _Found:
    values: dict[str, str] = field(default_factory=dict)
    permissions: list[str] = field(default_factory=list)


def identify(data: bytes) -> ApkIdentity:
    """Read an APK's manifest.

    Raises:
        NoApkError: there is none in it.
    """
    if not data.startswith(b"PK"):
        raise NoApkError("no zip archive")
    try:
        with zips.opened(data) as archive:
            manifest = archive.read(_MANIFEST)
        if len(manifest) > _MOST_BYTES:
            raise NoApkError("the manifest is too large")
        return _read(manifest)
    except (zips.ZipError, KeyError, struct.error, IndexError, ValueError) as error:
        raise NoApkError(str(error)) from error


def _read(manifest: bytes) -> ApkIdentity:
    found = _Found()
    for tag, attributes in _tags(manifest):
        if tag == "manifest":
            found.values.update(attributes)
        elif tag in ("uses-permission", "uses-permission-sdk-23") and "name" in attributes:
            found.permissions.append(attributes["name"])
        elif tag == "uses-sdk":
            found.values.update(attributes)
        elif tag == "application" and attributes.get("label"):
            found.values["label"] = attributes["label"]
    values = found.values
    package = values.get("package")
    if not package:
        raise NoApkError("no package name")
    return ApkIdentity(
        package=package,
        version_name=values.get("versionName", "1.0"),
        version_code=int(values.get("versionCode") or 1),
        min_sdk=int(values.get("minSdkVersion") or 1),
        target_sdk=int(values.get("targetSdkVersion") or values.get("minSdkVersion") or 1),
        label=values.get("label", ""),
        permissions=tuple(dict.fromkeys(found.permissions)),
    )


def _tags(data: bytes) -> Iterator[tuple[str, dict[str, str]]]:
    """Start tags of binary XML, with their attributes."""
    strings: list[str] = []
    at = 8
    while at + 8 <= len(data):
        kind, _, size = struct.unpack_from("<HHI", data, at)
        if size < 8:
            return
        if kind == _STRING_POOL and not strings:
            strings = _strings(data[at : at + size])
        elif kind == _START_TAG:
            yield _tag(data, at, strings)
        at += size


def _tag(data: bytes, at: int, strings: list[str]) -> tuple[str, dict[str, str]]:
    name, start, size, count = struct.unpack_from("<IHHH", data, at + 20)
    attributes: dict[str, str] = {}
    for index in range(count):
        place = at + 16 + start + index * size
        _, key, _, _, _, kind, value = struct.unpack_from("<IIIHBBI", data, place)
        text = strings[value] if kind == _STRING else str(value)
        attributes[strings[key]] = "" if kind == 1 else text
    return strings[name], attributes


def _strings(pool: bytes) -> list[str]:
    count, _, flags, start = struct.unpack_from("<IIII", pool, 8)
    if count > _MOST_STRINGS:
        raise NoApkError("too many strings in the manifest")
    offsets = struct.unpack_from(f"<{count}I", pool, 28)
    found: list[str] = []
    left = _MOST_CHARACTERS
    for offset in offsets:
        found.append(_string(pool, start + offset, utf8=bool(flags & _UTF8)))
        left -= len(found[-1])
        if left < 0:
            raise NoApkError("strings too long")
    return found


def _string(pool: bytes, at: int, *, utf8: bool) -> str:
    if utf8:
        at += 2 if pool[at] & 0x80 else 1
        length = pool[at]
        at += 1
        if length & 0x80:
            length = (length & 0x7F) << 8 | pool[at]
            at += 1
        return pool[at : at + length].decode("utf-8", "replace")
    (length,) = struct.unpack_from("<H", pool, at)
    at += 2
    if length & 0x8000:
        length = (length & 0x7FFF) << 16 | struct.unpack_from("<H", pool, at)[0]
        at += 2
    return pool[at : at + 2 * length].decode("utf-16-le", "replace")
