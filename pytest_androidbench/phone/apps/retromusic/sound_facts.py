"""What a song's file is like: format, bit rate, sampling rate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.retromusic.model import Song
    from pytest_androidbench.phone.system.app import App

_RATES: Final = {
    3: (44_100, 48_000, 32_000),
    2: (22_050, 24_000, 16_000),
    0: (11_025, 12_000, 8_000),
}
"""Samples a second by MPEG's version bits (ISO/IEC 11172-3)."""
_FORMATS: Final = {
    "mp3": "MPEG-1 Layer 3", "m4a": "AAC", "wav": "WAV 16 bits", "ogg": "OGG Vorbis v1",
    "flac": "FLAC 16 bits",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class EncodingFacts:
    """Of a file as a whole."""

    format: str
    bits: int
    """Thousands a second."""
    rate: int
    """Samples a second; 0: not known."""


def facts_of(app: App, song: Song) -> EncodingFacts | None:
    """What there is to tell; None where the file is gone."""
    if not app.files.is_file(song.path):
        return None
    data = app.files.read(song.path)
    ending = song.path.rpartition(".")[2].lower()
    bits = len(data) * 8 // song.duration if song.duration else 0
    return EncodingFacts(_FORMATS.get(ending, ending.upper()), bits, _rate(data, ending))


def facts_text(app: App, song: Song) -> str:
    """The same in one line."""
    facts = facts_of(app, song)
    if facts is None:
        return ""
    rate = f" • {facts.rate / 1000:g} kHz" if facts.rate else ""
    return f"{facts.format} • {facts.bits} kb/s{rate}"


def _rate(data: bytes, ending: str) -> int:
    if ending == "wav" and len(data) >= 28:
        return int.from_bytes(data[24:28], "little")
    at = data.find(b"\xff", _sound_begin(data))
    while 0 <= at <= len(data) - 4 and data[at + 1] & 0xE6 != 0xE2:
        at = data.find(b"\xff", at + 1)
    if ending != "mp3" or not 0 <= at <= len(data) - 4:
        return 0
    rates, place = _RATES.get(data[at + 1] >> 3 & 3), data[at + 2] >> 2 & 3
    return rates[place] if rates is not None and place < len(rates) else 0


def _sound_begin(data: bytes) -> int:
    """Where what is no tag begins."""
    if data[:3] != b"ID3" or len(data) < 10:
        return 0
    size = 0
    for byte in data[6:10]:
        size = size << 7 | byte & 0x7F
    return size + 10
