"""Changes of a picture's pixels: turned, mirrored, cut, resized, with another look.

A step is a name and numbers: "turn 90" (degrees clockwise), "flip x", "resize 640 480" (pixels),
"crop 16 9" (its middle in a ratio), "cut 0 0 500 1000" (left, top, right, bottom in permille of
its size), "draw" (see `_drawn`), or one of `FILTERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.providers.media.tags import picture_facts
from pytest_androidbench.phone.ui.byte_cache import remembered

if TYPE_CHECKING:
    from PIL.Image import Image

QUALITY: Final = 90
EDITED: Final = 8_000_000
"""Bytes of edited pictures, encoded, with what they were made of: a photo or two."""
MODES: Final = ("L", "RGB", "RGBA")
"""What all steps and formats can do with; palettes, for one, cannot be made brighter."""
FILTERS: Final = ("None", "Grey", "Sepia", "Invert", "Bright", "Contrast")


def rotated(data: bytes, degrees: int) -> bytes | None:
    """The picture turned clockwise; None where it cannot be read."""
    return edited(data, (f"turn {degrees}",))


def size_of(data: bytes, steps: Sequence[str]) -> tuple[int, int]:
    """Width and height after some steps; nothing where the picture cannot be read."""
    return _size(data, tuple(steps))


def edited(data: bytes, steps: tuple[str, ...], format_: str = "") -> bytes | None:
    """The picture after some steps, in its own format or another; None where it is none."""
    return _edited(data, steps, format_)


def _size_kept(data: bytes, _steps: tuple[str, ...], _size: tuple[int, int]) -> int:
    return 500 + len(data)


def _edited_kept(data: bytes, _steps: tuple[str, ...], _format: str, made: bytes | None) -> int:
    return 500 + len(data) + len(made or b"")


@remembered(EDITED, _size_kept)
def _size(data: bytes, steps: tuple[str, ...]) -> tuple[int, int]:
    facts = None if steps else picture_facts(data)
    if facts is not None:
        lies = facts.orientation in (90, 270)
        return (facts.height, facts.width) if lies else (facts.width, facts.height)
    image = _after(data, steps)
    return (image.width, image.height) if image is not None else (0, 0)


@remembered(EDITED, _edited_kept)
def _edited(data: bytes, steps: tuple[str, ...], format_: str) -> bytes | None:
    image = _after(data, steps)
    if image is None:
        return None
    chosen = {"jpg": "JPEG", "jpeg": "JPEG", "png": "PNG", "webp": "WEBP"}.get(format_, "")
    kept = chosen or str(image.info.get("format", "PNG"))
    out = BytesIO()
    if kept == "JPEG":
        # With what the camera wrote, so that it stays below the day on which it was taken.
        exif = image.info.get("exif", b"")
        image.convert("RGB").save(out, kept, quality=QUALITY, exif=exif)
    else:
        image.save(out, kept)
    return out.getvalue()


def _after(data: bytes, steps: tuple[str, ...]) -> Image | None:
    from pytest_androidbench.phone.ui import pictures  # noqa: PLC0415 - heavy

    try:
        image = pictures.decoded(data)
    except pictures.PictureError:
        return None
    kind = image.format
    if image.mode not in MODES:
        image = image.convert("RGBA")
    for step in steps:
        name, *numbers = step.split()
        image = _step(image, name, numbers)
    image.info["format"] = kind or "PNG"
    return image


def _step(image: Image, name: str, values: list[str]) -> Image:
    from PIL import Image as Pictures  # noqa: PLC0415 - heavy

    if name == "turn":
        return image.rotate(-int(values[0]), expand=True)
    if name == "flip":
        way = Pictures.Transpose.FLIP_LEFT_RIGHT
        return image.transpose(way if values[0] == "x" else Pictures.Transpose.FLIP_TOP_BOTTOM)
    if name == "resize":
        return image.resize((int(values[0]), int(values[1])))
    if name == "cut":
        return _cut(image, [int(value) / 1000 for value in values])
    if name == "crop":
        return _cropped(image, int(values[0]), int(values[1]))
    if name == "draw":
        return _drawn(image, values)
    return _look(name)(image)


def _drawn(image: Image, values: list[str]) -> Image:
    """The picture with a line: its colour, its width and its points in permille."""
    from PIL import ImageDraw  # noqa: PLC0415 - heavy

    color, width, *numbers = values
    shares = [int(number) / 1000 for number in numbers]
    points = [
        (x * image.width, y * image.height) for x, y in zip(shares[::2], shares[1::2], strict=True)
    ]
    drawn = image.convert("RGBA" if image.mode == "RGBA" else "RGB")
    thick = max(1, int(width) * image.width // 1000)
    ImageDraw.Draw(drawn).line(points, fill=f"#{color}", width=thick, joint="curve")
    return drawn


def _cut(image: Image, edges: list[float]) -> Image:
    """What lies between left, top, right and bottom, in shares of its size; a pixel at least."""
    left, top = int(edges[0] * image.width), int(edges[1] * image.height)
    right = max(left + 1, round(edges[2] * image.width))
    bottom = max(top + 1, round(edges[3] * image.height))
    return image.crop((left, top, right, bottom))


def _cropped(image: Image, wide: int, high: int) -> Image:
    """The middle of the picture in a ratio."""
    scale = min(image.width / wide, image.height / high)
    width, height = max(1, int(wide * scale)), max(1, int(high * scale))
    left, top = (image.width - width) // 2, (image.height - height) // 2
    return image.crop((left, top, left + width, top + height))


def _look(name: str) -> Callable[[Image], Image]:
    from PIL import ImageEnhance, ImageOps  # noqa: PLC0415 - heavy

    looks: dict[str, Callable[[Image], Image]] = {
        "Grey": lambda image: ImageOps.grayscale(image).convert("RGB"),
        "Sepia": lambda image: ImageOps.colorize(
            ImageOps.grayscale(image), black="#2b1d0e", white="#ffe8c2"
        ),
        "Invert": lambda image: ImageOps.invert(image.convert("RGB")),
        "Bright": lambda image: ImageEnhance.Brightness(image).enhance(1.4),
        "Contrast": lambda image: ImageEnhance.Contrast(image).enhance(1.5),
    }
    return looks.get(name, lambda image: image)
