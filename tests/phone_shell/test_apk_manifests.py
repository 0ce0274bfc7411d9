"""What an APK says about itself, in the binary XML of `ResourceTypes.h`."""

from __future__ import annotations

import io
import struct
import zipfile
from typing import NamedTuple

import pytest

from pytest_androidbench.phone.system.apks.reading import ApkIdentity, NoApkError, identify

NOTHING = 0xFFFFFFFF
TEXT, NUMBER, REFERENCE = 0x03, 0x10, 0x01
Value = str | int | tuple[int, int]
"""A text, a number, or a type of `Res_value` with its data."""


class Tag(NamedTuple):
    """A start tag and its attributes."""

    name: str
    attributes: dict[str, Value]


def chunk(kind: int, head: bytes, body: bytes = b"") -> bytes:
    return struct.pack("<HHI", kind, 8 + len(head), 8 + len(head) + len(body)) + head + body


def length(count: int, size: int) -> bytes:
    """In one unit of so many bytes, or in two with the first one's highest bit set."""
    bits = 8 * size
    high = 1 << (bits - 1)
    units = [count] if count < high else [high | count >> bits, count & ((1 << bits) - 1)]
    return b"".join(unit.to_bytes(size, "little") for unit in units)


def stored(text: str, *, utf8: bool) -> bytes:
    if utf8:
        data = text.encode()
        return length(len(text), 1) + length(len(data), 1) + data + b"\0"
    data = text.encode("utf-16-le")
    return length(len(data) // 2, 2) + data + b"\0\0"


def pool(strings: list[str], *, utf8: bool = True, offsets: list[int] | None = None) -> bytes:
    data = [stored(text, utf8=utf8) for text in strings]
    starts = [sum(map(len, data[:place])) for place in range(len(data))]
    starts = starts if offsets is None else offsets
    table = struct.pack(f"<{len(starts)}I", *starts)
    head = struct.pack("<5I", len(starts), 0, 0x100 if utf8 else 0, 28 + len(table), 0)
    return chunk(0x0001, head, table + b"".join(data))


def start_tag(tag: Tag, strings: list[str]) -> bytes:
    attributes = b""
    for key, value in tag.attributes.items():
        kind, data = (
            value if isinstance(value, tuple)
            else (NUMBER, value) if isinstance(value, int) else (TEXT, strings.index(value))
        )  # fmt: skip
        attributes += struct.pack(
            "<IIIHBBI", NOTHING, strings.index(key), NOTHING, 8, 0, kind, data
        )  # fmt: skip
    numbers = (20, 20, len(tag.attributes), 0, 0, 0)
    extension = struct.pack("<II6H", NOTHING, strings.index(tag.name), *numbers)
    return chunk(0x0102, struct.pack("<II", 1, NOTHING), extension + attributes)


def manifest(*tags: Tag, utf8: bool = True) -> bytes:
    words = [
        word
        for tag in tags
        for word in (tag.name, *(w for pair in tag.attributes.items() for w in pair))
        if isinstance(word, str)
    ]
    strings = list(dict.fromkeys(words))
    ids = chunk(0x0180, b"", bytes(8))
    return document(pool(strings, utf8=utf8) + ids + body(tags, strings))


def body(tags: tuple[Tag, ...], strings: list[str]) -> bytes:
    return b"".join(start_tag(tag, strings) + chunk(0x0103, bytes(8), bytes(8)) for tag in tags)


def document(chunks: bytes) -> bytes:
    return chunk(0x0003, b"", chunks)


def apk(data: bytes, name: str = "AndroidManifest.xml") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return out.getvalue()


def named(package: str = "org.example.app", **more: Value) -> Tag:
    return Tag("manifest", {"package": package, **more})


WHOLE = (
    named(versionCode=146, versionName="2.10.9"),
    Tag("uses-sdk", {"minSdkVersion": 16, "targetSdkVersion": 29}),
    Tag("uses-permission", {"name": "android.permission.CAMERA"}),
    Tag("uses-permission", {"name": "android.permission.CAMERA"}),
    Tag("uses-permission-sdk-23", {"name": "android.permission.RECORD_AUDIO"}),
    Tag("uses-permission", {"required": 1}),
    Tag("permission", {"name": "org.example.OWN"}),
    Tag("application", {"label": "Größe 日本", "name": "org.example.Main"}),
    Tag("activity", {"label": "Other", "minSdkVersion": 99}),
)


@pytest.mark.parametrize("utf8", [True, False])
def test_a_manifest_is_read_whole(utf8: bool) -> None:
    assert identify(apk(manifest(*WHOLE, utf8=utf8))) == ApkIdentity(
        package="org.example.app",
        version_name="2.10.9",
        version_code=146,
        min_sdk=16,
        target_sdk=29,
        label="Größe 日本",
        permissions=("android.permission.CAMERA", "android.permission.RECORD_AUDIO"),
    )


def test_what_a_manifest_leaves_out_has_its_default() -> None:
    bare = identify(apk(manifest(named())))
    assert bare == ApkIdentity(package="org.example.app", min_sdk=1, target_sdk=1)
    assert (bare.version_name, bare.version_code, bare.label) == ("1.0", 1, "")
    lowest = identify(apk(manifest(named(), Tag("uses-sdk", {"minSdkVersion": 21}))))
    assert (lowest.min_sdk, lowest.target_sdk) == (21, 21)


def test_what_points_into_the_resources_is_left_out() -> None:
    label = Tag("application", {"label": (REFERENCE, 0x7F010001)})
    code = named(versionCode=(REFERENCE, 0x7F010002))
    found = identify(apk(manifest(code, label)))
    assert (found.label, found.version_code) == ("", 1)


@pytest.mark.parametrize("utf8", [True, False])
@pytest.mark.parametrize("size", [1, 127, 128, 255, 256, 300, 32767, 32768, 70_000])
def test_texts_of_any_length_are_read(size: int, utf8: bool) -> None:
    if utf8 and size > 32767:
        return
    text = ("0123456789" * 7000)[:size]
    found = identify(apk(manifest(named(versionName=text), utf8=utf8)))
    assert found.version_name == text


def test_bytes_are_counted_apart_from_characters() -> None:
    text = "ü" * 100
    assert identify(apk(manifest(named(versionName=text)))).version_name == text


def test_the_first_texts_count() -> None:
    strings = ["manifest", "package", "org.example.first"]
    other = pool(["manifest", "package", "org.example.other"])
    tags = body((named("org.example.first"),), strings)
    assert identify(apk(document(pool(strings) + other + tags))).package == "org.example.first"


def test_a_piece_without_a_size_ends_the_manifest() -> None:
    strings = ["manifest", "package", "org.example.app", "versionName", "2"]
    tags = body((named(),), strings)
    after = body((named(versionName="2"),), strings)
    whole = document(pool(strings) + tags + struct.pack("<HHI", 0x0102, 8, 7) + after)
    assert identify(apk(whole)).version_name == "1.0"
    least = document(pool(strings) + tags + struct.pack("<HHI", 0x0180, 8, 8) + after)
    assert identify(apk(least)).version_name == "2"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (apk(manifest(*WHOLE[1:])), "no package name"),
        (apk(b""), "no package name"),
        (apk(manifest(*WHOLE), name="other.xml"), "AndroidManifest.xml"),
        (apk(bytes(1024 * 1024 + 1)), "the manifest is too large"),
        (apk(manifest(named(versionCode="one"))), "invalid literal"),
        (apk(document(body((named(),), ["manifest", "package", "org.example.app"]))), "range"),
        (apk(document(struct.pack("<HHI", 0x0102, 16, 16) + bytes(8))), "unpack"),
        (apk(manifest(named()) + struct.pack("<HHI", 0x0102, 16, 8)), "unpack"),
        (b"PK", "not a zip file"),
        (b"", "no zip archive"),
    ],
)
def test_what_is_no_package_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(NoApkError, match=reason):
        identify(data)


def test_a_manifest_may_be_as_large_as_a_megabyte() -> None:
    whole = manifest(*WHOLE)
    assert identify(apk(whole + bytes(1024 * 1024 - len(whole)))).package == "org.example.app"


def test_texts_are_counted_and_measured() -> None:
    strings = ["manifest", "package", "org.example.app"]
    offsets = [0, 11, 21, *[0] * 19_997]
    tags = body((named(),), strings)
    assert identify(apk(document(pool(strings, offsets=offsets) + tags))).package
    with pytest.raises(NoApkError, match="too many strings"):
        identify(apk(document(pool(strings, offsets=[*offsets, 0]) + tags)))


def test_overlapping_texts_are_not_read_without_end() -> None:
    strings = ["manifest", "package", "org.example.app", "x" * (32_768 - 30), "x" * 32_768]
    places = [sum(len(stored(each, utf8=False)) for each in strings[:count]) for count in range(5)]
    tags = body((named(),), strings)
    within = pool(strings, utf8=False, offsets=[*places[:4], *places[4:] * 127])
    assert identify(apk(document(within + tags))).package == "org.example.app"
    beyond = pool(strings, utf8=False, offsets=[*places[:4], *places[4:] * 127, places[0]])
    with pytest.raises(NoApkError, match="strings too long"):
        identify(apk(document(beyond + tags)))


@pytest.mark.parametrize("utf8", [True, False])
def test_damaged_texts_are_read_as_well_as_they_can_be(utf8: bool) -> None:
    text = "AB" if utf8 else "\u4241"
    damage = b"\xff\xff" if utf8 else b"\x00\xdc"
    whole = manifest(named(versionName=text), utf8=utf8)
    assert whole.count(b"AB") == 1
    assert identify(apk(whole.replace(b"AB", damage))).version_name.startswith("\ufffd")
