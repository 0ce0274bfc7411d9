"""Of what format a file is, told by its first bytes and never by its name.

FFmpeg knows four hundred formats, of which some are lists of other files and addresses. What is
not recognised here never reaches it. The marks are those of ISO 14496-12 (`ftyp`), RFC 8794
(EBML), Microsoft's RIFF, RFC 3533 (Ogg), RFC 9639 (FLAC), id3.org and ISO 11172-3.
"""

from __future__ import annotations

from typing import Final

_EBML: Final = b"\x1a\x45\xdf\xa3"
_ATOMS: Final = (b"ftyp", b"moov", b"mdat", b"wide", b"free")
_SYNC: Final = 0xFFE0
_ID3_HEADER: Final = 10


def container_of(data: bytes) -> str | None:
    """The name of the container; None where it is none that is played."""
    head = data[:12]
    if head[4:8] in _ATOMS:
        return "mp4"
    if head.startswith(_EBML):
        return "matroska"
    if head.startswith(b"RIFF"):
        return {b"AVI ": "avi", b"WAVE": "wav"}.get(head[8:12])
    if head.startswith(b"OggS"):
        return "ogg"
    if head.startswith(b"fLaC"):
        return "flac"
    return "mp3" if _is_frame(data[_tag_length(data) :][:4]) else None


def _tag_length(data: bytes) -> int:
    """Bytes of an ID3v2 tag at the beginning: its size is four times seven bits."""
    if not data.startswith(b"ID3") or len(data) < _ID3_HEADER:
        return 0
    size = 0
    for byte in data[6:_ID3_HEADER]:
        size = size << 7 | byte & 0x7F
    return _ID3_HEADER + size


def _is_frame(header: bytes) -> bool:
    """Whether these are the first bytes of a frame of MPEG audio, layer III or II."""
    if len(header) < 4 or int.from_bytes(header[:2], "big") & _SYNC != _SYNC:
        return False
    version, layer = header[1] >> 3 & 3, header[1] >> 1 & 3
    bit_rate, sample_rate = header[2] >> 4, header[2] >> 2 & 3
    return version != 1 and layer in (1, 2) and 0 < bit_rate < 15 and sample_rate < 3
