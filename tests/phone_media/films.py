"""Films and songs whose frames say by their colour which one they are."""

from __future__ import annotations

import io
from fractions import Fraction
from typing import Final

import av
from av.audio.frame import AudioFrame
from PIL import Image

RATE: Final = 10
SIZE: Final = (64, 48)
STEP: Final = 8


def film(
    frames: int = 24, container: str = "mp4", codec: str = "mpeg4", every: int = 6, **tags: str
) -> bytes:
    """A film of ten frames a second; each is brighter than the one before."""
    out = io.BytesIO()
    with av.open(out, "w", format=container) as made:
        made.metadata.update(tags)
        stream = made.add_stream(codec, rate=RATE)
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height = SIZE
        stream.pix_fmt = "yuvj420p" if codec == "mjpeg" else "yuv420p"
        stream.codec_context.gop_size = every
        stream.bit_rate = 4_000_000
        for number in range(frames):
            picture = Image.new("RGB", SIZE, (number * STEP + 20,) * 3)
            data = picture.convert("RGBA").tobytes()
            made.mux(stream.encode(av.VideoFrame.from_bytes(data, *SIZE, format="rgba")))
        made.mux(stream.encode())
    return out.getvalue()


def song(container: str = "flac", codec: str = "flac", seconds: int = 2, **tags: str) -> bytes:
    """A song of silence, at 8000 samples a second."""
    out = io.BytesIO()
    with av.open(out, "w", format=container) as made:
        made.metadata.update(tags)
        stream = made.add_stream(codec, rate=8000, layout="mono")
        assert isinstance(stream, av.AudioStream)
        for number in range(seconds):
            frame = AudioFrame(format="s16", layout="mono", samples=8000)
            frame.planes[0].update(bytes(16_000))
            frame.sample_rate, frame.pts, frame.time_base = 8000, 8000 * number, Fraction(1, 8000)
            made.mux(stream.encode(frame))
        made.mux(stream.encode())
    return out.getvalue()


def number_of(rgb: bytes) -> int:
    """Which frame of a film of `film` this is."""
    middle = len(rgb) // 6 * 3
    return round((rgb[middle] - 20) / STEP)
