"""A recording, and how its size, length and name are written."""

from __future__ import annotations

import posixpath
import struct
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.recorder.names import AMR, M4A, RATE_NAMES, WAV
from pytest_androidbench.phone.kit.tables import column
from pytest_androidbench.phone.system.recordings import FRAME, sound_file, wave_file
from pytest_androidbench.phone.ui.message import Message, tr

LONGEST_NAME: Final = 50
MEGABYTE: Final = 1024 * 1024
AMPLITUDES_A_SECOND: Final = 20
MOST_AMPLITUDES: Final = 617
"""So many bars fit on one and a half screens."""
SILENT: Final = 0x80
FULL_SIZE_MS: Final = 60_000
"""Up to this length a file is as large as its bitrate makes it; more would only take room."""
FORMAT_NAMES: Final = {M4A: "M4a", WAV: "Wav", AMR: "3gp"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A row of `records`, or what `trash` keeps of one."""

    id: int = column("_id", default=0)
    name: str
    duration_us: int = column("duration", default=0)
    created: int
    added: int
    path: str
    format: str
    size: int = 0
    rate: int = column("sample_rate")
    channels: int = column("channel_count")
    bits: int = column("bitrate")
    data: bytes = b""
    """Amplitudes less 128, one byte each."""
    bookmarked: bool = column("bookmark", default=False)
    waveform_processed: bool = column(default=True, read=lambda _: True)
    data_str: str = column(default="", read=lambda _: "")
    """What the app writes into its last columns, whatever they had."""

    @property
    def ms(self) -> int:
        """Its length."""
        return self.duration_us // 1000

    @property
    def file_name(self) -> str:
        """The name of its file."""
        return posixpath.basename(self.path)

    @property
    def sound(self) -> Sound:
        """How it was recorded."""
        return Sound(format=self.format, rate=self.rate, channels=self.channels, bits=self.bits)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trashed(Record):
    """A row of `trash`."""

    removed: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sound:
    """How something is recorded."""

    format: str
    rate: int
    channels: int
    bits: int

    def file(self, ms: int) -> bytes:
        """What the microphone heard in that time, which is nothing."""
        if self.format == WAV:
            return wave_file(ms, rate=self.rate, channels=self.channels)
        data = sound_file(ms, rate=self.rate, channels=self.channels, bits=self.bits)
        missing = self.bytes_a_minute() * min(ms, FULL_SIZE_MS) // 60_000 - len(data) - 8
        if missing < 0:
            return data
        return data + struct.pack(">I4s", 8 + missing, b"free") + bytes(missing)

    def duration_us(self, ms: int) -> int:
        """The length such a file says it has, in microseconds: whole frames where it has frames."""
        if self.format == WAV:
            return ms * 1000
        return max(1, ms * self.rate // 1000 // FRAME) * FRAME * 1_000_000 // self.rate

    def bytes_a_minute(self) -> int:
        """How large a minute becomes."""
        if self.format == WAV:
            return 60 * self.rate * self.channels * 2
        return 60 * self.bits // 8


def silence(ms: int) -> bytes:
    """The amplitudes of a recording in which nothing is heard."""
    return bytes([SILENT]) * min(MOST_AMPLITUDES, ms * AMPLITUDES_A_SECOND // 1000 + 1)


def size_text(size: int) -> Message:
    """A size in megabytes, with two decimals at most."""
    return tr("{size} Mb", size=decimal(size / MEGABYTE))


def decimal(number: float) -> str:
    """A number with two decimals at most."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def info_text(size: int, format_: str, rate: int) -> str:
    """Size, format and sample rate in a line."""
    nearest = RATE_NAMES.get(rate, RATE_NAMES[44100]).english()
    return f"{size_text(size).english()}, {FORMAT_NAMES.get(format_, format_)}, {nearest}"


def clock(ms: int) -> str:
    """A length as a clock shows it: 00:07, or 01:02:03 from an hour on."""
    seconds = ms // 1000
    hours, minutes = seconds // 3600, seconds // 60 % 60
    shown = f"{minutes:02}:{seconds % 60:02}"
    return f"{hours:02}:{shown}" if hours else shown


def spoken(ms: int) -> str:
    """A length with its units: 07s, 02m:07s, 01h:02m:07s."""
    seconds = ms // 1000
    hours, minutes, rest = seconds // 3600, seconds // 60 % 60, seconds % 60
    if hours:
        return f"{hours:02}h:{minutes:02}m:{rest:02}s"
    return f"{minutes:02}m:{rest:02}s" if minutes else f"{rest:02}s"


def stem_and_ending(path: str) -> tuple[str, str]:
    """A file's name without its ending, and the ending without its dot."""
    stem, ending = posixpath.splitext(posixpath.basename(path))
    return stem, ending[1:]
