"""From boxes to a picture, and from a picture to bytes."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Ctx
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.painter import Painter

if TYPE_CHECKING:
    from PIL.Image import Image

    from pytest_androidbench.phone.ui.frame import FrameBuffer

BAND: Final = 24
"""Rows that are encoded at once: copies of a whole screen cost more than the work itself."""


def frame_buffer(size: Size) -> FrameBuffer:
    """Return a frame buffer; Pillow is loaded only now."""
    from pytest_androidbench.phone.ui.frame import FrameBuffer  # noqa: PLC0415

    return FrameBuffer(size)


def draw(layers: Sequence[Box], ctx: Ctx, frame: FrameBuffer) -> Image:
    """Draw the windows' boxes over each other, the first at the bottom; returns the kept image."""
    painter = Painter(frame, ctx)
    seen = [place for place, root in enumerate(layers) if _hides_all(root, frame.area)]
    if not seen:
        frame.fill(frame.area, ctx.theme.colour("background"))
    for root in layers[seen[-1] if seen else 0 :]:
        _paint(root, painter)
    return frame.image


def encode_jpeg(image: Image, quality: int = 80) -> bytes:
    """Return the picture as JPEG."""
    out = BytesIO()
    image.save(out, "JPEG", quality=quality)
    return out.getvalue()


def encode_png(image: Image) -> bytes:
    """Return the picture as PNG.

    Rows that repeat the one above are stored as "no difference"; the others as they are. This
    takes half the time of Pillow's encoder on screens, and is as small.
    """
    width, height = image.size
    stride = width * 3
    same, above = b"\x02" + bytes(stride), b""
    packer, packed = zlib.compressobj(1), []
    for top in range(0, height, BAND):
        band = image.crop((0, top, width, min(top + BAND, height)))
        raw, rows = band.convert("RGB").tobytes(), []
        for start in range(0, len(raw), stride):
            row = raw[start : start + stride]
            rows.append(same if row == above else b"\x00" + row)
            above = row
        packed.append(packer.compress(b"".join(rows)))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", header),
            _chunk(b"IDAT", b"".join(packed) + packer.flush()),
            _chunk(b"IEND", b""),
        )
    )


def _hides_all(box: Box, area: Rect) -> bool:
    """Tell whether a window covers the whole screen, so that those below need not be drawn."""
    if not box.widget.visible or not box.clip.covers(area):
        return False
    return box.widget.hides(box) or any(_hides_all(child, area) for child in box.children)


def _paint(box: Box, painter: Painter) -> None:
    if box.bound.empty or not box.widget.visible:
        return
    painter.clip = box.bound
    painter.ctx = box.ctx
    if not box.clip.empty:
        box.widget.paint(box, painter)
    for child in box.children:
        _paint(child, painter)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
