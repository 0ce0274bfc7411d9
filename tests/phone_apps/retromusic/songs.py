"""Small MP3 files: an ID3v2.4 tag, and silent frames of MPEG-2 Layer III at 8 kbit/s."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import Final

from PIL import Image

from pytest_androidbench.phone.system.phone import Phone

FOLDER: Final = "/storage/emulated/0/Music"
FRAME: Final = bytes.fromhex("fff310c4") + bytes(22)
"""22 050 Hz, one channel; 576 samples, which are 26 ms and a little."""
FRAME_MS: Final = 26


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeSong:
    """A song of silence, and what its tag says."""

    title: str
    artist: str
    seconds: int
    album: str = "Tide tables"
    track: int = 0
    year: int = 0
    cover: tuple[int, int, int] | None = None
    """The colour of its picture."""
    more: Mapping[str, str] = field(default_factory=dict)

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.title}.mp3"

    @property
    def path(self) -> str:
        """Where it lies."""
        return f"{FOLDER}/{self.file}"

    @property
    def data(self) -> bytes:
        """What is in its file."""
        texts = {"TIT2": self.title, "TPE1": self.artist, "TALB": self.album, **self.more}
        texts |= {"TRCK": str(self.track)} if self.track else {}
        texts |= {"TDRC": str(self.year)} if self.year else {}
        texts["TLEN"] = str(self.seconds * 1000)
        frames = [frame(name, b"\3" + text.encode()) for name, text in texts.items()]
        if self.cover is not None:
            frames.append(frame("APIC", b"\3image/png\0\3\0" + picture(self.cover)))
        return tag(b"".join(frames)) + FRAME * (self.seconds * 1000 // FRAME_MS)


SONGS: Final = (
    MadeSong(title="Amber Window", artist="Nova Reed", seconds=213, track=1, year=2019,
             cover=(196, 90, 40)),
    MadeSong(title="Blue Ferry", artist="Nova Reed", seconds=187, track=2, year=2019,
             cover=(196, 90, 40)),
    MadeSong(title="Copper Rain", artist="The Quiet Harbour", seconds=241, album="Low water",
             track=1, year=2021, cover=(40, 96, 160)),
    MadeSong(title="Dust and Daylight", artist="Iris Okafor", seconds=202, album="Dune songs"),
    MadeSong(title="Evening Post", artist="The Quiet Harbour", seconds=199, album="Low water",
             track=2, year=2021, cover=(40, 96, 160)),
    MadeSong(title="Far from Shore", artist="Nova Reed", seconds=255, album="Salt", year=2022),
)  # fmt: skip
"""In the order the app lists them."""
MORE: Final = tuple(
    MadeSong(title=f"Number {number}", artist="Counting Choir", seconds=60 + number,
             album="Numbers", track=number)
    for number in range(1, 7)
)  # fmt: skip


def put(phone: Phone, *songs: MadeSong) -> None:
    """Put songs on a phone."""
    for song in songs:
        phone.files.write(song.path, song.data)


def frame(name: str, data: bytes) -> bytes:
    """A frame of a tag."""
    return name.encode() + safe(len(data)) + b"\0\0" + data


def tag(frames: bytes, version: int = 4, flags: int = 0) -> bytes:
    """A tag of some frames."""
    return b"ID3" + bytes((version, 0, flags)) + safe(len(frames)) + frames


def safe(number: int) -> bytes:
    """Four bytes of seven bits each."""
    return bytes(number >> shift & 0x7F for shift in (21, 14, 7, 0))


def picture(colour: tuple[int, int, int]) -> bytes:
    """A square of a colour with a lighter one in it."""
    image = Image.new("RGB", (64, 64), colour)
    lighter = tuple(min(255, part + 60) for part in colour)
    image.paste(lighter, (20, 20, 44, 44))
    kept = BytesIO()
    image.save(kept, "PNG")
    return kept.getvalue()
