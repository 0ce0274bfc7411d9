from __future__ import annotations

import io
import struct

import pytest
from PIL import Image

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.providers.media import PACKAGE, PATH
from pytest_androidbench.phone.system.providers.media.describing import java_hash
from pytest_androidbench.phone.system.providers.provider import ProviderError, Values
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_system.sample import new_phone

ROOT = "/storage/emulated/0"
IMAGES = "content://media/external/images/media"
FILES = "content://media/external/file"


def picture(kind: str = "PNG", size: tuple[int, int] = (30, 20), taken: str = "") -> bytes:
    image, out = Image.new("RGB", size, (200, 30, 40)), io.BytesIO()
    exif = Image.Exif()
    if taken:
        exif.get_ifd(0x8769)[0x9003] = taken
        exif[0x0112] = 6
    image.save(out, kind, exif=exif) if kind == "JPEG" else image.save(out, kind)
    return out.getvalue()


def song(title: str, artist: str, album: str, *, ms: int = 2000) -> bytes:
    """An ID3 tag and a run of silent frames of 32 kbit/s."""
    frames = b"".join(
        name + struct.pack(">IH", len(text) + 1, 0) + b"\3" + text
        for name, text in (
            (b"TIT2", title.encode()),
            (b"TPE1", artist.encode()),
            (b"TALB", album.encode()),
            (b"TRCK", b"3/9"),
            (b"TYER", b"2019"),
        )
    )
    size = bytes(len(frames) >> shift & 0x7F for shift in (21, 14, 7, 0))
    sound = b"\xff\xfb\x10\x00" + bytes(ms * 4 - 4)
    return b"ID3\3\0\0" + size + frames + sound


@pytest.fixture
def phone() -> Phone:
    return new_phone()


def rows(phone: Phone, uri: str, *columns: str, where: str = "") -> list[tuple[object, ...]]:
    return [tuple(row) for row in phone.providers.query(uri, columns, where, sort="_data").rows]


def test_rows_follow_files_whoever_writes_them(phone: Phone) -> None:
    path = f"{ROOT}/DCIM/cat.png"
    assert rows(phone, IMAGES, "_data") == []
    phone.files.write("/sdcard/DCIM/cat.png", picture())
    columns = ("_data", "_display_name", "title", "mime_type", "width", "height", "relative_path")
    assert rows(phone, IMAGES, *columns) == [(path, "cat.png", "cat", "image/png", 30, 20, "DCIM/")]
    (number,) = rows(phone, IMAGES, "_id")[0]
    phone.files.rename(path, f"{ROOT}/Pictures/tom.png")
    assert rows(phone, IMAGES, "_id", "_display_name", "bucket_display_name") == [
        (number, "tom.png", "Pictures")
    ]
    phone.files.write(f"{ROOT}/Pictures/tom.png", picture(size=(5, 6)))
    assert rows(phone, IMAGES, "_id", "resolution") == [(number, "5×6")]
    phone.files.remove_tree(f"{ROOT}/Pictures")
    assert rows(phone, IMAGES, "_id") == []


def test_a_moved_folder_takes_its_rows_along(phone: Phone) -> None:
    phone.files.mkdir(f"{ROOT}/DCIM/Old")
    phone.files.write(f"{ROOT}/DCIM/Old/a.png", picture())
    before = rows(phone, IMAGES, "_id")
    phone.files.rename(f"{ROOT}/DCIM/Old", f"{ROOT}/New")
    assert rows(phone, IMAGES, "_id") == before
    assert rows(phone, IMAGES, "_data", "bucket_id") == [
        (f"{ROOT}/New/a.png", str(java_hash(f"{ROOT}/new")))
    ]


def test_a_bucket_has_javas_hash() -> None:
    assert java_hash("/storage/emulated/0/dcim/camera") == -1739773001
    assert java_hash("/storage/emulated/0/download") == 540528482


def test_pictures_tell_when_they_were_taken(phone: Phone) -> None:
    phone.files.write(f"{ROOT}/DCIM/a.jpg", picture("JPEG", taken="2023:10:01 08:00:00"))
    phone.files.write(f"{ROOT}/DCIM/broken.jpg", b"no picture")
    assert rows(phone, IMAGES, "datetaken", "orientation", "width") == [
        (1_696_147_200_000, 90, 30),
        (None, None, None),
    ]


def test_songs_tell_what_they_are(phone: Phone) -> None:
    phone.files.write(f"{ROOT}/Music/one.mp3", song("Blue Hour", "Ana", "Night", ms=61_000))
    phone.files.write(f"{ROOT}/Ringtones/ring.mp3", b"\0" * 10)
    uri = "content://media/external/audio/media"
    columns = ("title", "artist", "album", "track", "year", "duration", "is_music", "is_ringtone")
    assert rows(phone, uri, *columns) == [
        ("Blue Hour", "Ana", "Night", 3, 2019, 61_000, 1, 0),
        ("ring", "<unknown>", "Ringtones", None, None, None, 0, 1),
    ]
    albums = phone.providers.query("content://media/external/audio/albums", ("album", "numsongs"))
    assert set(albums.rows) == {("Night", 1), ("Ringtones", 1)}
    (item, _) = phone.media.audio()
    assert item.uri.startswith("content://media/external/audio/media/")


def test_films_tell_their_length(phone: Phone) -> None:
    header = b"\0" * 12 + struct.pack(">II", 1000, 4500) + b"\0" * 80
    track = b"\0" * 76 + struct.pack(">II", 640 << 16, 360 << 16)
    inner = struct.pack(">I4s", len(track) + 8, b"tkhd") + track
    moov = struct.pack(">I4s", len(header) + 8, b"mvhd") + header
    moov += struct.pack(">I4s", len(inner) + 8, b"trak") + inner
    data = struct.pack(">I4s4sI", 16, b"ftyp", b"isom", 0)
    data += struct.pack(">I4s", len(moov) + 8, b"moov") + moov
    phone.files.write(f"{ROOT}/Movies/a.mp4", data)
    (film,) = phone.media.videos()
    assert (film.duration_ms, film.width, film.height) == (4500, 640, 360)


@pytest.mark.parametrize("place", ["DCIM/.secret/a.png", "DCIM/.a.png", "DCIM/Private/a.png"])
def test_hidden_pictures_are_no_pictures(phone: Phone, place: str) -> None:
    phone.files.mkdir(f"{ROOT}/{place}".rpartition("/")[0], parents=True)
    phone.files.write(f"{ROOT}/{place}", picture())
    if "Private" in place:
        assert len(phone.media.images()) == 1
        phone.files.write(f"{ROOT}/DCIM/Private/.nomedia", b"")
    assert phone.media.images() == []
    assert (f"{ROOT}/{place}",) in rows(phone, FILES, "_data")
    if "Private" in place:
        phone.files.remove(f"{ROOT}/DCIM/Private/.nomedia")
        assert len(phone.media.images()) == 1


def test_other_files_and_folders_have_rows_too(phone: Phone) -> None:
    phone.files.write(f"{ROOT}/Download/notes.txt", b"hello")
    phone.files.write(f"{ROOT}/Android/data/secret.png", picture())
    columns = ("_data", "mime_type", "media_type", "_size", "is_download")
    found = rows(phone, FILES, *columns, where="_data LIKE '%Download%'")
    assert [row[1:] for row in found] == [(None, 0, None, 0), ("text/plain", 6, 5, 1)]
    assert rows(phone, "content://media/external/downloads", "_display_name") == [("notes.txt",)]
    assert rows(phone, FILES, "_data", where="_data LIKE '%secret%'") == []


def test_deleting_rows_removes_their_files(phone: Phone) -> None:
    for name in ("a.png", "b.png"):
        phone.files.write(f"{ROOT}/Download/{name}", picture())
    assert phone.providers.delete("content://media/external/downloads") == 2
    assert phone.files.listdir(f"{ROOT}/Download") == []
    assert rows(phone, IMAGES, "_id") == []


def test_an_app_adds_a_picture(phone: Phone) -> None:
    values: Values = {"_display_name": "IMG_1", "mime_type": "image/jpeg", "is_pending": 1}
    uri = phone.providers.insert(IMAGES, values)
    assert uri is not None
    path = f"{ROOT}/Pictures/IMG_1.jpg"
    assert phone.content.path_of(uri) == path
    assert phone.content.type_of(uri) == "image/jpeg"
    assert rows(phone, IMAGES, "_id") == []
    phone.content.write(uri, picture("JPEG"))
    assert rows(phone, IMAGES, "_id") == []
    assert rows(phone, uri, "is_pending", "width") == [(1, 30)]
    phone.providers.update(uri, {"is_pending": 0})
    assert [item.path for item in phone.media.images()] == [path]
    again = phone.providers.insert(IMAGES, values)
    assert again is not None
    assert phone.content.path_of(again) == f"{ROOT}/Pictures/IMG_1 (1).jpg"


def test_rows_by_path_and_their_changes(phone: Phone) -> None:
    values: Values = {"_data": "/sdcard/Pictures/a.png", "mime_type": "image/png"}
    uri = phone.providers.insert(IMAGES, values)
    assert uri is not None
    phone.files.write(f"{ROOT}/Pictures/a.png", picture())
    assert phone.providers.insert(IMAGES, values) == uri
    phone.providers.update(uri, {"_display_name": "b.png", "relative_path": "DCIM/Trip/"})
    assert phone.files.is_file(f"{ROOT}/DCIM/Trip/b.png")
    assert rows(phone, uri, "relative_path", "title") == [("DCIM/Trip/", "b")]
    phone.providers.update(uri, {"is_trashed": 1})
    assert phone.media.images() == []
    (name,) = phone.files.listdir(f"{ROOT}/DCIM/Trip")
    assert name.startswith(".trashed-")
    phone.providers.update(uri, {"is_trashed": 0, "is_favorite": 1})
    assert phone.files.listdir(f"{ROOT}/DCIM/Trip") == ["b.png"]
    assert rows(phone, uri, "is_trashed", "is_favorite") == [(0, 1)]


def test_what_the_provider_does_not_know(phone: Phone) -> None:
    for uri in ("content://media/external/nothing", "content://media/usb/file"):
        with pytest.raises(ProviderError):
            phone.providers.query(uri)
    with pytest.raises(ProviderError):
        phone.providers.insert("content://media/external/audio/albums", {"album": "x"})
    with pytest.raises(ProviderError):
        phone.providers.query(IMAGES, ("nothing",))
    assert phone.content.path_of(f"{IMAGES}/99") is None
    assert phone.providers.query("content://media/internal/images/media").rows == []


def test_snapshots_keep_it_and_restores_are_followed(phone: Phone) -> None:
    phone.files.write(f"{ROOT}/DCIM/a.png", picture())
    before = rows(phone, IMAGES, "_id", "_data")
    state = take(phone)
    phone.files.rename(f"{ROOT}/DCIM/a.png", f"{ROOT}/DCIM/b.png")
    phone.files.write(f"{ROOT}/DCIM/c.png", picture())
    assert len(rows(phone, IMAGES, "_id")) == 2
    put_back(phone, state)
    assert rows(phone, IMAGES, "_id", "_data") == before
    put_back(phone, state)
    phone.files.rename(f"{ROOT}/DCIM/a.png", f"{ROOT}/DCIM/b.png")
    assert rows(phone, IMAGES, "_id") == [(before[0][0],)]


def test_the_database_file_is_up_to_date_for_every_reader(phone: Phone) -> None:
    assert phone.media.images() == []
    state = take(phone)
    phone.files.write(f"{ROOT}/DCIM/first.png", picture())
    assert b"first.png" in phone.files.read(PATH)
    put_back(phone, state)
    assert b"first.png" not in phone.files.read(PATH)
    phone.files.write(f"{ROOT}/DCIM/second.png", picture())
    assert b"second.png" in phone.files.read(PATH)
    names = phone.databases.open(PATH).query("SELECT _display_name FROM images")
    assert [row[0] for row in names] == ["second.png"]


def test_cleared_storage_is_scanned_anew(phone: Phone) -> None:
    phone.files.write(f"{ROOT}/DCIM/a.png", picture())
    assert len(phone.media.images()) == 1
    phone.packages.clear(PACKAGE)
    assert len(phone.media.images()) == 1


def test_one_file_is_scanned_on_demand(phone: Phone) -> None:
    path = f"{ROOT}/DCIM/a.png"
    phone.files.write(path, picture())
    uri = phone.media.uri_of(path)
    phone.providers.update(str(uri), {"title": "mine"})
    provider = phone.providers.find("media")
    assert provider is not None
    assert provider.call("scan_file", "/sdcard/DCIM/a.png", {}) == {
        "android.intent.extra.STREAM": uri
    }
    assert rows(phone, IMAGES, "title") == [("a",)]
    assert phone.media.delete(path)
    assert not phone.media.delete(path)
    assert phone.media.uri_of(path) is None
