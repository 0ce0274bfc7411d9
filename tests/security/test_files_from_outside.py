"""What native code reads of clients' files is bounded, and damage is told and never crashes."""

from __future__ import annotations

import io
import sqlite3
import tarfile
import zipfile
import zlib
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from PIL import Image

from pytest_androidbench.phone.system import xml, zips
from pytest_androidbench.phone.system.apks.reading import NoApkError, identify
from pytest_androidbench.phone.system.databases.connecting import connect
from pytest_androidbench.phone.system.databases.journal import fold_journal
from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.prefs import decoded as decoded_prefs
from pytest_androidbench.phone.system.providers.media.tags import picture_facts, sound_facts
from pytest_androidbench.phone.ui import pictures

FLIPS: Final = 150
Reader = Callable[[bytes], object]


def picture(kind: str, size: tuple[int, int] = (60, 40)) -> bytes:
    out = io.BytesIO()
    image = Image.linear_gradient("L").resize(size).convert("RGB")
    if kind == "JPEG":
        exif = Image.Exif()
        exif[0x0112] = 6
        exif.get_ifd(0x8769)[0x9003] = "2023:10:15 15:34:00"
        image.save(out, kind, exif=exif)
    else:
        image.save(out, kind)
    return out.getvalue()


def packed(entries: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in entries.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return out.getvalue()


def database() -> bytes:
    host = sqlite3.connect(":memory:")
    host.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT)")
    host.execute("CREATE INDEX i ON t (b)")
    host.execute("CREATE VIRTUAL TABLE f USING fts4(words)")
    host.executemany("INSERT INTO t (b) VALUES (?)", [("x" * number,) for number in range(200)])
    host.execute("INSERT INTO f SELECT b || ' word' FROM t")
    host.commit()
    image = host.serialize()
    host.close()
    return image


def use_database(image: bytes) -> object:
    connection = connect()
    try:
        connection.load(image)
        connection.allow(1_000_000)
        for sql in ("SELECT * FROM t ORDER BY b", "SELECT * FROM f WHERE f MATCH 'word'"):
            connection.execute(sql).fetchall()
        connection.execute("DELETE FROM t WHERE a % 2")
        connection.execute("INSERT INTO f VALUES ('more words')")
        return connection.image()
    except (sqlite3.Error, MemoryError) as error:
        return error
    finally:
        connection.close()


def use_picture(data: bytes) -> object:
    picture_facts(data)
    try:
        return pictures.decoded(data)
    except pictures.PictureError as error:
        return error


def use_zip(data: bytes) -> object:
    try:
        with zips.opened(data) as archive:
            return [archive.read(name) for name in archive.names]
    except zips.ZipError as error:
        return error


def use_apk(data: bytes) -> object:
    try:
        return identify(data)
    except NoApkError as error:
        return error


def wave() -> bytes:
    head = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x40\x1f\0\0\x80\x3e\0\0\2\0\x10\0data\0\1\0\0"
    return head + bytes(256)


FILM = (
    b"\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x6cmoov\0\0\0\x64trak"
    + b"\0\0\0\x5ctkhd"
    + bytes(84)
)
SONG = b"ID3\x03\0\0\0\0\0\x20TIT2\0\0\0\x06\0\0\0Title" + b"\xff\xfb\x90\x44" + bytes(400)
PREFS = b"<?xml version='1.0' encoding='utf-8'?><map><int name='a' value='1' /><set name='s'><string>x</string></set></map>"  # noqa: E501
APK = packed({"AndroidManifest.xml": bytes.fromhex("03000800") + bytes(60), "classes.dex": b"x"})

KINDS: Final[dict[str, tuple[bytes, Reader]]] = {
    **{kind: (picture(kind), use_picture) for kind in ("PNG", "JPEG", "WEBP", "GIF", "BMP")},
    "SQLite": (database(), use_database),
    "zip": (packed({"a.txt": b"abc" * 100, "b/c": b"x"}), use_zip),
    "apk": (APK, use_apk),
    "prefs": (PREFS, decoded_prefs),
    "wave": (wave(), lambda data: sound_facts(data, "audio/wav")),
    "film": (FILM, lambda data: sound_facts(data, "video/mp4")),
    "song": (SONG, lambda data: sound_facts(data, "audio/mpeg")),
}


def damaged(data: bytes, random: Random) -> bytes:
    """A file with some of its bits turned, cut off, or with a piece moved."""
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 8))):
        at = random.randrange(min(len(changed), random.choice((64, len(changed)))))
        changed[at] ^= 1 << random.randrange(8)
    match random.randrange(8):
        case 0:
            del changed[random.randrange(len(changed)) :]
        case 1:
            start = random.randrange(len(changed))
            changed[start:start] = changed[: random.randrange(200)]
    return bytes(changed)


@pytest.mark.parametrize("kind", KINDS)
def test_the_whole_file_is_read(kind: str) -> None:
    data, use = KINDS[kind]
    assert not isinstance(use(data), Exception) or kind == "apk"


@pytest.mark.parametrize("kind", KINDS)
def test_turned_bits_are_told_or_harmless(kind: str) -> None:
    data, use = KINDS[kind]
    random = Random(f"turned bits of {kind}")
    for _ in range(FLIPS):
        use(damaged(data, random))


def test_turned_bits_of_a_log_are_harmless() -> None:
    host = sqlite3.connect(":memory:")
    image = database()
    host.close()
    random = Random("turned bits of a log")
    files = FileSystem(lambda: 0)
    for _ in range(FLIPS):
        files.write("/data/local/tmp/a.db", image)
        log = bytes.fromhex("377f0682") + random.randbytes(28 + random.randrange(10_000))
        files.write("/data/local/tmp/a.db-wal", damaged(log, random))
        assert fold_journal(files, "/data/local/tmp/a.db") == image


def test_a_picture_of_too_many_pixels_is_refused_before_it_is_decoded() -> None:
    chunk = b"IHDR" + (60_000).to_bytes(4, "big") * 2 + b"\x08\x02\0\0\0"
    head = b"\x89PNG\r\n\x1a\n\0\0\0\r" + chunk + zlib.crc32(chunk).to_bytes(4, "big")
    body = zlib.compress(bytes(1000))
    data = head + len(body).to_bytes(4, "big") + b"IDAT" + body + bytes(4)
    with pytest.raises(pictures.PictureError, match="pixels"):
        pictures.decoded(data)


def test_a_large_photo_is_decoded_smaller_and_upright() -> None:
    data = picture("JPEG", (6000, 4000))
    shown = pictures.decoded(data)
    assert shown.width * shown.height <= pictures.MOST_PIXELS
    assert shown.height > shown.width
    assert shown.format == "JPEG"


def test_formats_that_android_does_not_know_are_no_pictures() -> None:
    out = io.BytesIO()
    Image.new("RGB", (4, 4)).save(out, "TIFF")
    with pytest.raises(pictures.PictureError):
        pictures.decoded(out.getvalue())


def test_archives_are_bounded_by_entries_and_bytes() -> None:
    bomb = packed({"zeros": bytes(zips.MOST_BYTES + 1)})
    assert len(bomb) < 100_000
    with zips.opened(bomb) as archive, pytest.raises(zips.ZipError):
        archive.read("zeros")
    many = packed({f"{number}": bytes(zips.MOST_BYTES) for number in range(3)})
    with zips.opened(many) as archive:
        archive.read("0")
        archive.read("1")
        with pytest.raises(zips.ZipError):
            archive.read("2")
    entries = b"PK\x01\x02" * (zips.MOST_ENTRIES + 1)
    assert not zips.is_zip(entries + packed({"a": b"b"}))


def test_an_archive_that_lies_of_its_size_gives_no_more_than_it_said() -> None:
    data = bytearray(packed({"a": bytes(1_000_000)}))
    data[data.rindex(b"PK\x01\x02") + 24 :][:4] = (10).to_bytes(4, "little")
    at = data.rindex(b"PK\x01\x02") + 24
    data[at : at + 4] = (10).to_bytes(4, "little")
    with zips.opened(bytes(data)) as archive, pytest.raises(zips.ZipError):
        archive.read("a")


def test_what_java_cannot_unpack_is_refused() -> None:
    with (
        zips.opened(packed({"a": b"b"}, zipfile.ZIP_BZIP2)) as archive,
        pytest.raises(zips.ZipError),
    ):
        archive.read("a")


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><map>&b;</map>',
        '<!DOCTYPE map SYSTEM "file:///etc/passwd"><map/>',
        '<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]><map>&x;</map>',
        "<a>" * 101 + "</a>" * 101,
        "<map>",
        "<map>&undefined;</map>",
        "",
    ],
)
def test_xml_is_refused_with_document_types_depth_and_faults(text: str) -> None:
    for encoding in ("utf-8", "utf-16"):
        with pytest.raises(xml.XmlError):
            xml.parsed(text.encode(encoding))
    assert decoded_prefs(text.encode()) == {}


def test_xml_as_deep_as_allowed_is_read() -> None:
    assert xml.parsed(b"<a>" * 100 + b"</a>" * 100).tag == "a"
    with pytest.raises(xml.XmlError):
        xml.parsed(b"<a>" + b" " * xml.MOST_BYTES + b"</a>")


def test_a_tar_archive_is_no_zip() -> None:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        archive.addfile(tarfile.TarInfo("a"))
    assert not zips.is_zip(out.getvalue())
