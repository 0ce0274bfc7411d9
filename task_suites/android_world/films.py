"""Films that show one text after the other, as a video of signs being held up would."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from io import BytesIO
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw, ImageFont

from pytest_androidbench.errors import MissingPackage

if TYPE_CHECKING:
    from av.video.frame import VideoFrame

SIZE: Final = (320, 240)
FONT_SIZE: Final = 40
SMALLEST: Final = 10
MARGIN: Final = 12
INK, PAPER = (255, 255, 255), (24, 32, 64)
BETWEEN: Final = 250
"""Frames from one that stands for itself to the next, if the picture stays the same."""
_BIT_RATE: Final = 400_000


@functools.lru_cache(maxsize=64)
def text_film(texts: tuple[str, ...], *, seconds: float = 8, rate: int = 30) -> bytes:
    """An MP4 file that shows each text for some seconds.

    Args:
        texts: what is shown, one after the other.
        seconds: for each of them.
        rate: frames a second.

    Raises:
        MissingPackage: PyAV is not installed.
    """
    return film([text_frame(text) for text in texts], frames=round(seconds * rate), rate=rate)


def film(pictures: Sequence[Image.Image], *, frames: int, rate: int) -> bytes:
    """An MP4 file of some pictures of one size, each for a number of frames.

    It is MPEG-4 Part 2, which FFmpeg makes by itself and every player knows.

    Raises:
        MissingPackage: PyAV is not installed.
    """
    try:
        from av.video.stream import VideoStream  # noqa: PLC0415 - heavy, maybe missing
    except ImportError as error:
        remedy = "pip install 'pytest-androidbench[media]'"
        raise MissingPackage(f"films are made by PyAV: {remedy}") from error
    import av  # noqa: PLC0415 - there

    out = BytesIO()
    # Without names of versions and times of making, two makings are the same.
    with av.open(out, "w", format="mp4", container_options={"fflags": "+bitexact"}) as made:
        stream = made.add_stream("mpeg4", rate=rate, options={"flags": "+bitexact"})
        assert isinstance(stream, VideoStream)
        stream.width, stream.height = pictures[0].size
        stream.pix_fmt = "yuv420p"
        stream.bit_rate = _BIT_RATE
        stream.codec_context.gop_size = BETWEEN
        for frame in _timed(pictures, frames, rate):
            made.mux(stream.encode(frame))
        made.mux(stream.encode())
    return out.getvalue()


def _timed(pictures: Sequence[Image.Image], frames: int, rate: int) -> Iterator[VideoFrame]:
    from av.video.frame import PictureType, VideoFrame  # noqa: PLC0415 - heavy

    for number, picture in enumerate(pictures):
        data = picture.convert("RGBA").tobytes()
        shown = VideoFrame.from_bytes(data, *picture.size, format="rgba")
        shown = shown.reformat(format="yuv420p")
        for moment in range(number * frames, (number + 1) * frames):
            shown.pts, shown.time_base = moment, Fraction(1, rate)
            # A new picture stands for itself, so that a jump to it is quick and clean.
            begins = moment == number * frames
            shown.pict_type = PictureType.I if begins else PictureType.NONE
            yield shown


def text_frame(text: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """A text in the middle of a picture, as large as fits."""
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    points = FONT_SIZE
    font = ImageFont.load_default(size=points)
    while points > SMALLEST and pen.textlength(text, font=font) > size[0] - 2 * MARGIN:
        points -= 2
        font = ImageFont.load_default(size=points)
    pen.text((size[0] / 2, size[1] / 2), text, fill=INK, font=font, anchor="mm")
    return image
