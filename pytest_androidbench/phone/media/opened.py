"""A file as FFmpeg reads it, within bounds; for the decoder's process alone.

Each bound stands in FFmpeg's own options as well (libavformat/options_table.h and
libavcodec/options_table.h): it may not open anything by a name, neither as a protocol nor inside
of a format that names other files, know no other format than the one we found, and run no codec
but those listed.
"""

from __future__ import annotations

import io
import pkgutil
import struct
from importlib import import_module
from typing import Any, Final, NoReturn

import av
from av.video.reformatter import Interpolation

from pytest_androidbench.phone.media.limits import (
    MOST_PIXELS,
    MOST_SIDE,
    MOST_STREAMS,
    MOST_TEXT,
)
from pytest_androidbench.phone.media.stepping import Stepping

DAMAGE: Final = (
    *(av.FFmpegError, OSError, EOFError, ValueError, TypeError, LookupError, ArithmeticError),
    *(AttributeError, MemoryError, RuntimeError, NotImplementedError),
)
"""What PyAV raises on damaged files."""

_DEMUXERS: Final = {
    "mp4": "mov,mp4,m4a,3gp,3g2,mj2",
    "matroska": "matroska,webm",
}
_CODECS: Final = (
    *("h264", "hevc", "libdav1d", "vp8", "vp9", "libvpx", "libvpx-vp9", "mpeg4", "h263"),
    *("mpeg1video", "mpeg2video", "msmpeg4", "mjpeg", "theora"),
    *("aac", "mp3float", "mp3", "mp2float", "mp2", "vorbis", "opus", "flac", "alac", "ac3"),
    *("amrnb", "amrwb", "pcm_s16le", "pcm_s24le", "pcm_s32le", "pcm_f32le", "pcm_u8"),
    *("pcm_s16be", "pcm_alaw", "pcm_mulaw"),
)
_TAGS: Final = ("title", "artist", "album", "album_artist", "genre", "date", "track", "composer")
_SMOOTH: Final = Interpolation.BILINEAR | Interpolation.ACCURATE_RND | Interpolation.BITEXACT
"""The same pixels on every kind of processor."""
_SILENCE: Final = struct.pack(
    *("<4sI4s4sIHHIIHH4sI8s", b"RIFF", 44, b"WAVE", b"fmt ", 16, 1, 1, 8000, 8000, 1, 8),
    *(b"data", 8, b"\x80" * 8),
)
Size = tuple[int, int]


def warm_up() -> None:
    """Have everything in memory that is loaded when it is first used."""
    for found in pkgutil.walk_packages(av.__path__, "av."):
        # PyAV imports what it makes of a stream when it meets one of its kind.
        if not found.name.endswith(("__main__", "datasets")):
            import_module(found.name)
    _pixels(av.VideoFrame(16, 16, "yuv420p"), (8, 8))
    OpenedMedia(_SILENCE, "wav").facts()


class OpenedMedia:
    """A film or song."""

    def __init__(self, data: bytes, container: str) -> None:
        """Read its head.

        Raises:
            DAMAGE: it cannot be read, or asks for more than a file may have.
        """
        demuxer = _DEMUXERS.get(container, container)
        options = {
            "protocol_whitelist": "",
            "format_whitelist": demuxer,
            "codec_whitelist": ",".join(_CODECS),
            "max_streams": str(MOST_STREAMS),
            "fflags": "+bitexact",
        }
        self._name = container
        self._container = av.open(
            io.BytesIO(data),
            "r",
            format=container,
            container_options=options,
            # For decoders that FFmpeg opens by itself to find out more.
            options={"max_pixels": str(MOST_PIXELS), "threads": "1"},
            metadata_errors="replace",
            io_open=_refuse,
        )
        streams = self._container.streams
        self._film = next((each for each in streams.video if not _is_cover(each)), None)
        self._sound = next(iter(streams.audio), None)
        if self._film is None and self._sound is None:
            raise ValueError("it has neither pictures nor sound")
        self._stepping = self._stepped()

    def facts(self) -> dict[str, object]:
        """The fields of `MediaFacts` as JSON has them."""
        found: dict[str, object] = {"container": self._name, "duration_ms": self._duration()}
        if self._film is not None:
            width, height = self._shown()
            rate = self._film.average_rate or self._film.guessed_rate
            found.update(
                width=width,
                height=height,
                video_codec=self._film.codec_context.name,
                frame_rate=float(rate) if rate else 0.0,
            )
        if self._sound is not None:
            context = self._sound.codec_context
            found.update(
                audio_codec=context.name,
                sample_rate=context.sample_rate or 0,
                channels=context.channels or 0,
            )
        return {**found, "tags": self._tags()}

    def frame(self, at_ms: int, size: Size) -> bytes:
        """The pixels of the frame that is shown at a moment.

        Raises:
            DAMAGE: there is none, or none can be decoded.
        """
        if self._stepping is None:
            raise ValueError("it has no pictures")
        if not all(0 < side <= MOST_SIDE for side in size) or size[0] * size[1] > MOST_PIXELS:
            raise ValueError(f"no picture is {size[0]} x {size[1]} pixels large")
        return _pixels(self._stepping.shown_at(at_ms), size)

    def _stepped(self) -> Stepping | None:
        if self._film is None:
            return None
        context = self._film.codec_context
        width, height = context.width, context.height
        if not 0 < width <= MOST_SIDE or not 0 < height <= MOST_SIDE:
            raise ValueError(f"its frames are {width} x {height} pixels large")
        if width * height > MOST_PIXELS:
            raise ValueError(f"its frames have {width * height} pixels")
        context.thread_count = 1
        context.thread_type = "NONE"
        context.options = {"max_pixels": str(MOST_PIXELS)}
        return Stepping(self._container, self._film)

    def _shown(self) -> Size:
        """The size of the picture with pixels that are square."""
        assert self._film is not None
        context = self._film.codec_context
        aspect = context.sample_aspect_ratio
        width = round(context.width * aspect) if aspect else context.width
        return min(max(width, 1), MOST_SIDE), context.height

    def _duration(self) -> int | None:
        if self._container.duration is not None and self._container.duration > 0:
            return int(self._container.duration // 1000)
        stream = self._film or self._sound
        if stream is None or not stream.duration or not stream.time_base:
            return None
        return max(0, int(stream.duration * stream.time_base * 1000))

    def _tags(self) -> dict[str, str]:
        # Ogg keeps them with the stream.
        streams = [each.metadata for each in (self._sound,) if each is not None]
        found: dict[str, str] = {}
        for kept in (*streams, self._container.metadata):
            found.update((name.lower(), text) for name, text in kept.items())
        return {name: _text(found[name]) for name in _TAGS if found.get(name)}


def _pixels(frame: av.VideoFrame, size: Size) -> bytes:
    """Rows without what FFmpeg has at their ends."""
    width, height = size
    made = frame.reformat(width, height, "rgb24", interpolation=_SMOOTH, threads=1)
    plane = made.planes[0]
    row, length = plane.line_size, 3 * width
    raw = bytes(plane)
    if row == length:
        return raw[: length * height]
    return b"".join(raw[at : at + length] for at in range(0, row * height, row))


def _is_cover(stream: av.VideoStream) -> bool:
    return bool(stream.disposition & type(stream.disposition).attached_pic)


def _text(value: str) -> str:
    return value.encode("utf-8", "replace").decode()[:MOST_TEXT]


def _refuse(*_: Any, **__: Any) -> NoReturn:
    raise PermissionError("a film opens no other file")
