"""What pictures, songs and films say about themselves in their headers."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

_EXIF_ORIENTATION: Final = 0x0112
_EXIF_DATE: Final = 0x9003
_EXIF_FOLDER: Final = 0x8769
_TURNS: Final = {3: 180, 6: 90, 8: 270}
_FRAMES: Final = {
    "TIT2": "title",
    "TPE1": "artist",
    "TALB": "album",
    "TPE2": "album_artist",
    "TRCK": "track",
    "TYER": "year",
    "TDRC": "year",
    "TCON": "genre",
    "TCOM": "composer",
    "TLEN": "length",
}
_ENCODINGS: Final = ("latin-1", "utf-16", "utf-16-be", "utf-8")
_BIT_RATES: Final = (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320)
_LOW_BIT_RATES: Final = (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160)
_SAMPLE_RATES: Final = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000)}
_CONTAINERS: Final = frozenset((b"moov", b"trak", b"mdia"))


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureFacts:
    """Size in pixels, turn in degrees and time of a picture."""

    width: int
    height: int
    orientation: int | None = None
    taken: str | None = None
    """As EXIF writes it: "2023:10:15 15:34:00"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundFacts:
    """Tags and length of a song or film."""

    tags: dict[str, str]
    duration_ms: int | None = None
    width: int | None = None
    height: int | None = None


def picture_facts(data: bytes) -> PictureFacts | None:
    """What a picture's header says; None where it cannot be read."""
    from pytest_androidbench.phone.ui import pictures  # noqa: PLC0415 - heavy

    try:
        with pictures.opened(data) as image:
            facts = PictureFacts(width=image.width, height=image.height)
    except pictures.PictureError:
        return None
    # What a PNG says of itself may stand behind its pixels, and those may be damaged.
    with suppress(pictures.PictureError), pictures.opened(data) as image:
        exif = image.getexif()
        taken = exif.get_ifd(_EXIF_FOLDER).get(_EXIF_DATE)
        turn = _TURNS.get(exif.get(_EXIF_ORIENTATION, 0))
        return replace(facts, orientation=turn, taken=str(taken) if taken else None)
    return facts


def sound_facts(data: bytes, type_: str) -> SoundFacts:
    """What a song's or film's header says, as far as the format is known."""
    if data[4:8] == b"ftyp":
        return _film(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WAVE":
        return SoundFacts(tags={}, duration_ms=_wave_length(data))
    tags, start = _id3(data)
    length = tags.pop("length", "")
    if length.isdecimal():
        return SoundFacts(tags=tags, duration_ms=int(length))
    return SoundFacts(tags=tags, duration_ms=_mp3_length(data, start) if "mpeg" in type_ else None)


def _id3(data: bytes) -> tuple[dict[str, str], int]:
    """Text frames of an ID3v2 tag, and where the sound begins."""
    if data[:3] != b"ID3" or len(data) < 10:
        return {}, 0
    version, end = data[3], 10 + _synchsafe(data[6:10])
    tags: dict[str, str] = {}
    at = 10
    while at + 10 <= end and data[at : at + 1].isalnum():
        name = data[at : at + 4].decode("latin-1")
        raw = data[at + 4 : at + 8]
        size = _synchsafe(raw) if version >= 4 else int.from_bytes(raw, "big")
        if name in _FRAMES and size > 1:
            tags[_FRAMES[name]] = _text(data[at + 10 : at + 10 + size])
        at += 10 + size
    return tags, end


def _text(frame: bytes) -> str:
    encoding = _ENCODINGS[frame[0]] if frame[0] < len(_ENCODINGS) else "latin-1"
    return frame[1:].decode(encoding, "replace").split("\0")[0].strip()


def _synchsafe(raw: bytes) -> int:
    number = 0
    for byte in raw:
        number = number << 7 | byte & 0x7F
    return number


def _mp3_length(data: bytes, start: int) -> int | None:
    """Milliseconds of an MP3 of one bit rate, or with a Xing header."""
    at = data.find(b"\xff", start)
    while 0 <= at <= len(data) - 4 and data[at + 1] & 0xE6 != 0xE2:
        at = data.find(b"\xff", at + 1)
    if not 0 <= at <= len(data) - 4:
        return None
    version = data[at + 1] >> 3 & 3
    rates = _SAMPLE_RATES.get(version)
    bits = (_BIT_RATES if version == 3 else _LOW_BIT_RATES)[min(data[at + 2] >> 4, 14)]
    if rates is None or not bits or data[at + 2] >> 2 & 3 == 3:
        return None
    rate = rates[data[at + 2] >> 2 & 3]
    found = max(data.find(mark, at, at + 200) for mark in (b"Xing", b"Info"))
    if found > 0 and data[found + 7] & 1:
        frames = int.from_bytes(data[found + 8 : found + 12], "big")
        return frames * (1152 if version == 3 else 576) * 1000 // rate
    return (len(data) - at) * 8 // bits


def _wave_length(data: bytes) -> int | None:
    at = data.find(b"data", 12)
    rate = int.from_bytes(data[28:32], "little")
    return (
        int.from_bytes(data[at + 4 : at + 8], "little") * 1000 // rate if at > 0 and rate else None
    )


def _film(data: bytes) -> SoundFacts:
    duration, width, height = None, None, None
    for name, body in _atoms(data, 0, len(data)):
        if name == b"mvhd" and len(body) >= 32:
            at = 20 if body[0] else 12
            scale, length = struct.unpack(
                ">IQ" if body[0] else ">II", body[at : at + (12 if body[0] else 8)]
            )
            duration = length * 1000 // scale if scale else None
        elif name == b"tkhd" and len(body) >= 8:
            wide, high = struct.unpack(">II", body[-8:])
            if wide and high:
                width, height = wide >> 16, high >> 16
    return SoundFacts(tags={}, duration_ms=duration, width=width, height=height)


def _atoms(data: bytes, start: int, end: int) -> Iterator[tuple[bytes, bytes]]:
    at = start
    while at + 8 <= end:
        size, name = struct.unpack(">I4s", data[at : at + 8])
        head = 8
        if size == 1:
            size, head = int.from_bytes(data[at + 8 : at + 16], "big"), 16
        stop = end if size == 0 else min(end, at + size)
        if stop <= at + head - 1:
            return
        if name in _CONTAINERS:
            yield from _atoms(data, at + head, stop)
        elif name in (b"mvhd", b"tkhd"):
            yield name, data[at + head : stop]
        at = stop
