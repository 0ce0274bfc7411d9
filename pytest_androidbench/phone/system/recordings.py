"""Files of what the phone's microphone and camera record: silence, and one picture that stays.

MPEG-4 after ISO/IEC 14496-12 and -14: every sample is the same few bytes, so that an hour is small.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

SILENCE: Final = {
    1: bytes.fromhex("00c800802380"),
    2: bytes.fromhex("210049900219002380"),
}
"""A silent AAC-LC frame by channels."""
FRAME: Final = 1024
"""Samples of an AAC frame."""
RATES: Final = (48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000)
"""Sample rates in the order AAC numbers them, from 3 on; higher ones do not fit the header."""
_MATRIX: Final = struct.pack(">9i", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
_MAC_EPOCH: Final = 2_082_844_800
"""Seconds from 1904 to 1970."""
_UNDETERMINED: Final = 0x55C4
"""The language `und`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Track:
    """One kind of sample, again and again."""

    handler: bytes
    entry: bytes
    sample: bytes
    count: int
    scale: int
    """Units a second."""
    step: int
    """Units a sample."""
    size: tuple[int, int] = (0, 0)

    @property
    def length(self) -> int:
        """The whole, in its own units."""
        return self.count * self.step


def sound_file(ms: int, *, rate: int = 44100, channels: int = 2, bits: int = 128_000) -> bytes:
    """Silence as an .m4a; at least one frame."""
    track = _Track(
        handler=b"soun",
        entry=_sound_entry(rate, channels, bits),
        sample=SILENCE[channels],
        count=max(1, ms * rate // 1000 // FRAME),
        scale=rate,
        step=FRAME,
    )
    return _file(b"M4A ", track, created_ms=0)


def wave_file(ms: int, *, rate: int = 44100, channels: int = 2) -> bytes:
    """Silence as a .wav of 16-bit samples."""
    data = bytes(2 * channels * (ms * rate // 1000))
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, channels, rate, 2 * channels * rate,
                       2 * channels, 16)  # fmt: skip
    body = b"WAVE" + form + struct.pack("<4sI", b"data", len(data)) + data
    return struct.pack("<4sI", b"RIFF", len(body)) + body


def film_file(ms: int, jpeg: bytes, size: tuple[int, int], created_ms: int) -> bytes:
    """A film of one picture, as Motion-JPEG with 30 pictures a second."""
    width, height = size
    look = struct.pack(">16xHHIII", width, height, 0x480000, 0x480000, 0)
    entry = _box(b"jpeg", struct.pack(">6xH", 1) + look + struct.pack(">H32sHh", 1, b"", 24, -1))
    track = _Track(
        handler=b"vide",
        entry=entry,
        sample=jpeg,
        count=max(1, ms * 30 // 1000),
        scale=30,
        step=1,
        size=size,
    )
    return _file(b"mp42", track, created_ms=created_ms)


def frame_of(film: bytes) -> bytes:
    """The picture of a film made here; empty where it was made elsewhere."""
    start = film.find(b"mdat") - 4
    size = int.from_bytes(film[start : start + 4]) if start > 0 else 0
    frame = film[start + 8 : start + size]
    return frame if frame.startswith(b"\xff\xd8") else b""


def _file(brand: bytes, track: _Track, *, created_ms: int) -> bytes:
    head = _box(b"ftyp", brand + bytes(4) + b"isommp42")
    media = _box(b"mdat", track.sample)
    return head + media + _movie(track, len(head) + 8, created_ms // 1000 + _MAC_EPOCH)


def _movie(track: _Track, offset: int, made: int) -> bytes:
    ms = 1000 * track.length // track.scale
    times = struct.pack(">4xIIII", made, made, 1000, ms)
    header = _box(
        b"mvhd",
        times + struct.pack(">IH10x", 0x10000, 0x100) + _MATRIX + bytes(24) + struct.pack(">I", 2),
    )
    own = _box(b"trak", _track_header(track, made, ms), _media(track, offset, made))
    return _box(b"moov", header, own)


def _track_header(track: _Track, made: int, ms: int) -> bytes:
    volume = 0x100 if track.handler == b"soun" else 0
    width, height = track.size
    return _box(
        b"tkhd",
        struct.pack(">IIIIII8xHHHH", 7, made, made, 1, 0, ms, 0, 0, volume, 0)
        + _MATRIX
        + struct.pack(">II", width << 16, height << 16),
    )


def _media(track: _Track, offset: int, made: int) -> bytes:
    times = struct.pack(">4xIIII", made, made, track.scale, track.length)
    header = _box(b"mdhd", times + struct.pack(">HH", _UNDETERMINED, 0))
    handler = _box(b"hdlr", struct.pack(">8x4s13x", track.handler))
    sounds = track.handler == b"soun"
    kind = _box(b"smhd", bytes(8)) if sounds else _box(b"vmhd", struct.pack(">I8x", 1))
    here = _box(b"url ", struct.pack(">I", 1))
    place = _box(b"dinf", _box(b"dref", struct.pack(">4xI", 1), here))
    return _box(b"mdia", header, handler, _box(b"minf", kind, place, _samples(track, offset)))


def _samples(track: _Track, offset: int) -> bytes:
    """The table of samples; each is a chunk of its own that lies where all lie."""
    places = struct.pack(">4xI", track.count) + struct.pack(">I", offset) * track.count
    return _box(
        b"stbl",
        _box(b"stsd", struct.pack(">4xI", 1) + track.entry),
        _box(b"stts", struct.pack(">4xIII", 1, track.count, track.step)),
        _box(b"stsc", struct.pack(">4xIIII", 1, 1, 1, 1)),
        _box(b"stsz", struct.pack(">4xII", len(track.sample), track.count)),
        _box(b"stco", places),
    )


def _sound_entry(rate: int, channels: int, bits: int) -> bytes:
    # AAC-LC is object type 2; five bits of it, four of the rate's number, four of the channels.
    config = struct.pack(">H", 2 << 11 | (3 + RATES.index(rate)) << 7 | channels << 3)
    decoder = struct.pack(">BB3sII", 0x40, 0x15, b"", bits, bits) + _descriptor(5, config)
    stream = struct.pack(">HB", 1, 0) + _descriptor(4, decoder) + _descriptor(6, b"\x02")
    about = _box(b"esds", bytes(4) + _descriptor(3, stream))
    return _box(b"mp4a", struct.pack(">6xH8xHH4xI", 1, channels, 16, rate << 16) + about)


def _descriptor(tag: int, content: bytes) -> bytes:
    return struct.pack(">BB", tag, len(content)) + content


def _box(name: bytes, *contents: bytes) -> bytes:
    content = b"".join(contents)
    return struct.pack(">I4s", 8 + len(content), name) + content
