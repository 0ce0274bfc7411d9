"""Pictures of one colour each: the same bytes in each making."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

COLOURS: Final[dict[str, tuple[int, int, int]]] = {
    "red": (200, 40, 40),
    "green": (40, 160, 60),
    "blue": (40, 70, 200),
    "yellow": (230, 210, 50),
    "violet": (130, 50, 170),
    "grey": (128, 128, 128),
}
"""Far enough from each other to be told apart in what is made of the pictures."""
SIZE: Final = (640, 480)


def plain_picture(colour: str) -> bytes:
    """A picture of a colour."""
    out = BytesIO()
    Image.new("RGB", SIZE, COLOURS[colour]).save(out, "JPEG", quality=85)
    return out.getvalue()


def colours_in(animation: bytes) -> list[str]:
    """The colours of an animation's pictures, in their order; nothing of what is none.

    A picture's colour is the one that is nearest to that of its middle.
    """
    found = []
    try:
        with Image.open(BytesIO(animation), formats=("GIF",)) as image:
            for frame in range(getattr(image, "n_frames", 1)):
                image.seek(frame)
                plain = image.convert("RGB")
                found.append(_nearest(plain.getpixel((plain.width // 2, plain.height // 2))))
    except (OSError, ValueError, Image.DecompressionBombError):
        return []
    return found


def _nearest(pixel: object) -> str:
    assert isinstance(pixel, tuple)

    def apart(name: str) -> int:
        return sum((one - other) ** 2 for one, other in zip(COLOURS[name], pixel, strict=True))

    return min(COLOURS, key=apart)
