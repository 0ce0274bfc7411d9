"""Rows of the media database: what a file's path and content say."""

from __future__ import annotations

import re
import sys
import zlib
from datetime import datetime, timedelta, tzinfo
from typing import Final

from pytest_androidbench.phone.system.databases import Value
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.system.mime import UNKNOWN, type_of_name
from pytest_androidbench.phone.system.providers.media.tags import picture_facts, sound_facts
from pytest_androidbench.phone.system.times import EPOCH

NONE, IMAGE, AUDIO, VIDEO, PLAYLIST, SUBTITLE, DOCUMENT = range(7)
VOLUME: Final = "external_primary"
FOLDER_FORMAT: Final = 0x3001
_FORMATS: Final = {
    "text/plain": 0x3004,
    "text/html": 0x3005,
    "audio/x-wav": 0x3008,
    "audio/mpeg": 0x3009,
    "video/avi": 0x300A,
    "video/mpeg": 0x300B,
    "image/jpeg": 0x3801,
    "image/x-ms-bmp": 0x3804,
    "image/gif": 0x3807,
    "image/png": 0x380B,
    "image/tiff": 0x380D,
    "image/heif": 0x3812,
    "audio/x-ms-wma": 0xB901,
    "audio/ogg": 0xB902,
    "audio/aac": 0xB903,
    "audio/flac": 0xB906,
    "video/mp4": 0xB982,
    "video/3gpp": 0xB984,
    "audio/x-mpegurl": 0xBA11,
    "text/xml": 0xBA82,
}
_KINDS: Final = {"image": IMAGE, "audio": AUDIO, "video": VIDEO, "text": DOCUMENT}
_PLAYLISTS: Final = frozenset(("audio/x-mpegurl", "audio/x-scpls"))
_DOCUMENTS: Final = (
    "application/pdf",
    "application/epub+zip",
    "application/msword",
    "application/rtf",
    "application/vnd.ms-",
    "application/vnd.oasis.",
    "application/vnd.openxmlformats-",
)
_SOUND_FOLDERS: Final = {
    "ringtones": "is_ringtone",
    "notifications": "is_notification",
    "alarms": "is_alarm",
    "podcasts": "is_podcast",
    "audiobooks": "is_audiobook",
    "music": "is_music",
}
_SPECIAL: Final = re.compile(r"\.(pending|trashed)-(\d+)-(.+)", re.IGNORECASE)
_UNITS: Final = "utf-16-le" if sys.byteorder == "little" else "utf-16-be"
Row = dict[str, Value]


def kind_of(type_: str) -> int:
    """The media type of files of a MIME type."""
    if type_ in _PLAYLISTS:
        return PLAYLIST
    if type_ == "application/x-subrip":
        return SUBTITLE
    if type_.startswith(_DOCUMENTS):
        return DOCUMENT
    return _KINDS.get(type_.partition("/")[0], NONE)


def place_values(path: str) -> Row:
    """What follows from where a file is."""
    folder, _, name = path.rpartition("/")
    special = _SPECIAL.fullmatch(name)
    inner = folder[len(SHARED_ROOT) :].strip("/")
    parts = inner.split("/") if inner else []
    shown = special[3] if special else name
    values: Row = {
        "_data": path,
        "_display_name": shown,
        "title": shown.rpartition(".")[0] or shown,
        "bucket_id": str(java_hash(folder.lower())),
        "bucket_display_name": parts[-1] if parts else None,
        "relative_path": f"{inner}/" if inner else "/",
        "volume_name": VOLUME,
        "is_download": int(bool(parts) and parts[0].lower() == "download"),
        "is_pending": int(special is not None and special[1].lower() == "pending"),
        "is_trashed": int(special is not None and special[1].lower() == "trashed"),
        "date_expires": int(special[2]) if special else None,
    }
    return values


def folder_values(path: str) -> Row:
    """The row of a folder."""
    return {**place_values(path), "format": FOLDER_FORMAT, "media_type": NONE, "mime_type": None}


def file_values(path: str, data: bytes, zone: tzinfo, *, hidden: bool) -> Row:
    """The row of a file; a hidden one is no picture, song or film."""
    place = place_values(path)
    type_ = type_of_name(str(place["_display_name"]))
    kind = kind_of(type_)
    values: Row = {
        **place,
        "mime_type": type_,
        "format": _FORMATS.get(type_, 0x3000),
        "media_type": NONE if hidden else kind,
        "_size": len(data),
    }
    if type_ == UNKNOWN:
        return values
    if kind == IMAGE:
        values.update(_picture(data, zone))
    elif kind in {AUDIO, VIDEO}:
        values.update(_sound(path, data, type_, kind))
    return values


def java_hash(text: str) -> int:
    """Java's hash of a string, by which buckets are numbered."""
    number = 0
    for unit in memoryview(text.encode(_UNITS)).cast("H"):
        number = number * 31 + unit & 0xFFFFFFFF
    return number - (1 << 32) if number >> 31 else number


def _picture(data: bytes, zone: tzinfo) -> Row:
    facts = picture_facts(data)
    if facts is None:
        return {}
    return {
        "width": facts.width,
        "height": facts.height,
        "resolution": f"{facts.width}\u00d7{facts.height}",
        "orientation": facts.orientation,
        "datetaken": _moment(facts.taken, zone),
    }


def _sound(path: str, data: bytes, type_: str, kind: int) -> Row:
    facts = sound_facts(data, type_)
    tags = facts.tags
    artist = tags.get("artist") or tags.get("album_artist") or "<unknown>"
    album = tags.get("album") or path.split("/")[-2]
    values: Row = {"artist": artist, "album": album, "duration": facts.duration_ms}
    for name in ("title", "album_artist", "composer", "genre"):
        if tags.get(name):
            values[name] = tags[name]
    if kind == VIDEO:
        size = {"width": facts.width, "height": facts.height}
        return {**values, **(size if facts.width else {})}
    year, track = tags.get("year", "")[:4], tags.get("track", "").partition("/")[0]
    values["year"] = int(year) if year.isdecimal() and int(year) else None
    values["track"] = int(track) if track.isdecimal() else None
    values.update(_purpose(path))
    values.update(_keys(values, path))
    return values


def _purpose(path: str) -> Row:
    folders = path.lower().split("/")[:-1]
    marks: Row = {mark: int(name in folders) for name, mark in _SOUND_FOLDERS.items()}
    if not any(marks.values()):
        marks["is_music"] = 1
    return marks


def _keys(values: Row, path: str) -> Row:
    artist, album = sort_key(str(values["artist"])), sort_key(str(values["album"]))
    title = values.get("title") or place_values(path)["title"]
    within = str(values.get("album_artist") or path.rpartition("/")[0])
    genre = values.get("genre")
    return {
        "artist_key": artist,
        "album_key": album,
        "title_key": sort_key(str(title)),
        "artist_id": _number(artist),
        "album_id": _number(album + "\0" + within),
        "genre_key": sort_key(str(genre)) if genre else None,
        "genre_id": _number(sort_key(str(genre))) if genre else None,
    }


def _number(key: str) -> int:
    raw = key.encode()
    return zlib.crc32(raw) << 31 | zlib.adler32(raw) >> 1


def _moment(text: str | None, zone: tzinfo) -> int | None:
    """Milliseconds of a time as EXIF writes it."""
    try:
        local = datetime.strptime(text or "", "%Y:%m:%d %H:%M:%S").replace(tzinfo=zone)
    except ValueError:
        return None
    return (local - EPOCH) // timedelta(milliseconds=1)
