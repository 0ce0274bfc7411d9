"""Tags of MP3 files after ID3v2.3 and 2.4 (id3.org): reading their frames, and writing them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.ui import pictures

HEAD: Final = 10
"""Bytes ahead of the frames, and ahead of what is in each."""
MOST_FRAMES: Final = 500
MOST_BYTES: Final = 16_000_000
LARGEST_PICTURE: Final = 4_000_000
ENCODINGS: Final = ("latin-1", "utf-16", "utf-16-be", "utf-8")
WIDE: Final = (1, 2)
"""Encodings of which a text ends in two zeros."""


class TagError(ValueError):
    """The tags of a file cannot be written: it is no MP3, or has a tag of an unusual kind."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A piece of a tag: four letters and what they stand for."""

    name: str
    data: bytes
    flags: bytes = b"\0\0"

    @property
    def text(self) -> str:
        """What a frame of text says; of several texts the first."""
        if not self.data:
            return ""
        encoding = ENCODINGS[self.data[0]] if self.data[0] < len(ENCODINGS) else "latin-1"
        return self.data[1:].decode(encoding, "replace").split("\0")[0]


@dataclass(frozen=True, slots=True)
class Tag:
    """The frames of a file, and where the sound begins."""

    version: int
    frames: tuple[Frame, ...]
    end: int

    def text(self, name: str) -> str:
        """What the first frame of a name says."""
        return next((frame.text for frame in self.frames if frame.name == name), "")


def tag_of(data: bytes) -> Tag:
    """The tag at a file's beginning.

    Raises:
        TagError: it is of another version, unsynchronised, or damaged.
    """
    if data[:3] != b"ID3":
        return Tag(4, (), 0)
    if len(data) < HEAD or data[3] not in (3, 4) or data[5]:
        raise TagError("a tag of an unusual kind")
    version, end = data[3], HEAD + _synchsafe(data[6:10])
    if end > min(len(data), MOST_BYTES):
        raise TagError("a tag that is longer than it may be")
    frames, at = list[Frame](), HEAD
    while at + HEAD <= end and data[at : at + 1].isalnum() and len(frames) < MOST_FRAMES:
        raw = data[at + 4 : at + 8]
        size = _synchsafe(raw) if version == 4 else int.from_bytes(raw, "big")
        body = data[at + HEAD : min(end, at + HEAD + size)]
        name = data[at : at + 4].decode("latin-1")
        frames.append(Frame(name, body, data[at + 8 : at + HEAD]))
        at += HEAD + size
    return Tag(version, tuple(frames), end)


def tagged(data: bytes, texts: Mapping[str, str]) -> bytes:
    """The file with other texts in its tag; an empty one takes its frame away.

    Raises:
        TagError: its tag cannot be read.
    """
    tag = tag_of(data)
    kept = [frame for frame in tag.frames if frame.name not in texts]
    new = [_text_frame(name, text, tag.version) for name, text in texts.items() if text]
    body = b"".join(_packed(frame, tag.version) for frame in (*new, *kept))
    if len(body) > MOST_BYTES:
        raise TagError("too much for a tag")
    return b"ID3" + bytes((tag.version, 0, 0)) + _safe(len(body)) + body + data[tag.end :]


def lyrics_frame(tag: Tag) -> str:
    """The lyrics in a tag (USLT: encoding, language, description, text)."""
    frame = next((one for one in tag.frames if one.name == "USLT"), None)
    if frame is None or len(frame.data) < 4 or frame.data[0] >= len(ENCODINGS):
        return ""
    _, text = _split(frame.data[4:], frame.data[0])
    return text.decode(ENCODINGS[frame.data[0]], "replace").strip("\0")


def picture_of(data: bytes) -> bytes | None:
    """The first picture in a file's tag that can be drawn (APIC)."""
    try:
        frames = tag_of(data).frames
    except TagError:
        return None
    for frame in frames:
        if frame.name == "APIC":
            found = _picture(frame.data)
            if found is not None:
                return found
    return None


def _picture(data: bytes) -> bytes | None:
    """After the encoding: MIME type, kind, description, picture."""
    _, zero, rest = data[1:].partition(b"\0")
    if not zero or len(rest) < 2 or len(rest) > LARGEST_PICTURE:
        return None
    _, content = _split(rest[1:], data[0])
    try:
        with pictures.opened(content):
            return content
    except pictures.PictureError:
        return None


def _split(data: bytes, encoding: int) -> tuple[bytes, bytes]:
    """What stands ahead of the end of a text, and behind it."""
    if encoding not in WIDE:
        before, _, after = data.partition(b"\0")
        return before, after
    at = data.find(b"\0\0")
    while at > 0 and at % 2:
        at = data.find(b"\0\0", at + 1)
    return (data, b"") if at < 0 else (data[:at], data[at + 2 :])


def _text_frame(name: str, text: str, version: int) -> Frame:
    """A frame of text; lyrics have a language and a description ahead of it."""
    number = 3 if version == 4 else 1
    encoding = ENCODINGS[number]
    about = b"eng" + "".encode(encoding) + b"\0" * (2 if number in WIDE else 1)
    ahead = about if name == "USLT" else b""
    return Frame(name, bytes((number,)) + ahead + text.encode(encoding))


def _packed(frame: Frame, version: int) -> bytes:
    size = len(frame.data)
    length = _safe(size) if version == 4 else size.to_bytes(4, "big")
    return frame.name.encode("latin-1") + length + frame.flags + frame.data


def _synchsafe(raw: bytes) -> int:
    number = 0
    for byte in raw:
        number = number << 7 | byte & 0x7F
    return number


def _safe(number: int) -> bytes:
    return bytes(number >> shift & 0x7F for shift in (21, 14, 7, 0))
