"""Set-of-mark pictures: a numbered box around each element of a screen.

Looks and places of the marks are those of `android_world/agents/m3a_utils.py`: a green outline, and
the number in black on white at its upper left corner.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from pytest_androidbench.agents.parts.elements.listing import ElementList
from pytest_androidbench.agents.parts.pictures.scaling import Point, Size, encoded, opened
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.hierarchy import rotation_of
from pytest_androidbench.interface.observation import Bounds
from pytest_androidbench.models.conversation import Picture

_GREEN: Final = (0, 255, 0)
_WHITE: Final = (255, 255, 255)
_BLACK: Final = (0, 0, 0)
_SHORT_SIDE: Final = 1080
"""Of the pictures that the sizes below are meant for; they grow and shrink with it."""
_LINE: Final = 5
_FONT: Final = 36
_PAD: Final = 4
_LABEL_FONT: Final = 48
_Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont
_UPRIGHT: Final = {1: Image.Transpose.ROTATE_90, 3: Image.Transpose.ROTATE_270}


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A box to be drawn."""

    name: str
    """What stands at its corner."""
    bounds: Bounds
    """In pixels of the screen, as a node has them."""


def marks_of(listed: ElementList) -> tuple[Mark, ...]:
    """A mark for each element of a list, with the name it has there."""
    return tuple(Mark(name=each.name, bounds=each.node.bounds) for each in listed)


def marked_screen(picture: bytes, listed: ElementList, *, label: str = "") -> bytes:
    """A screen's picture with its elements' boxes, as JPEG, the way a person holds the device.

    Args:
        picture: JPEG or PNG.
        listed: the elements.
        label: a word in the lower right corner.

    Raises:
        OSError: it is no picture.
    """
    seen = listed.seen
    return marked(
        picture,
        marks_of(listed),
        screen=(seen.width, seen.height),
        rotation=rotation_of(seen.xml),
        label=label,
    )


def marked_picture(picture: bytes, listed: ElementList, *, label: str = "") -> Picture:
    """The same, as a part of a message.

    Raises:
        DeviceError: the device gave no picture that could be read.
    """
    try:
        return Picture(data=marked_screen(picture, listed, label=label))
    except OSError as error:
        raise DeviceError(f"the picture of the screen cannot be read: {error}") from error


def marked(
    picture: bytes, marks: Iterable[Mark], *, screen: Size, rotation: int = 0, label: str = ""
) -> bytes:
    """A picture with boxes, as JPEG.

    The picture may be larger or smaller than the screen. Where it is upright and the screen lies on
    its side, or the other way round, it is one of the panel itself, and is turned first.

    Args:
        picture: JPEG or PNG.
        marks: what to draw, in this order.
        screen: width and height that bounds refer to, as the device is held now.
        rotation: quarter turns from its natural orientation, as Android counts them.
        label: a word in the lower right corner; "" = none.

    Raises:
        OSError: it is no picture.
    """
    image = _upright(opened(picture), screen, rotation)
    pen = _Pen(image, screen)
    # All names after all boxes: no line goes through a name.
    corners = [(mark.name, pen.box(mark.bounds)) for mark in marks]
    for name, corner in corners:
        if corner is not None:
            pen.sign(name, corner)
    if label:
        pen.label(label)
    return encoded(image, "JPEG")


def _upright(image: Image.Image, screen: Size, rotation: int) -> Image.Image:
    lies = (image.width > image.height) != (screen[0] > screen[1])
    if lies and image.width != image.height and rotation in _UPRIGHT:
        return image.transpose(_UPRIGHT[rotation])
    return image


class _Pen:
    """Draws on one picture of a screen."""

    def __init__(self, image: Image.Image, screen: Size) -> None:
        self._draw = ImageDraw.Draw(image)
        self._width, self._height = image.size
        self._across, self._down = image.width / screen[0], image.height / screen[1]
        self._size = min(image.size) / _SHORT_SIDE
        self._font = ImageFont.load_default(max(8, _FONT * self._size))

    def box(self, bounds: Bounds) -> Point | None:
        """Outline bounds; where their corner came to lie, None where nothing of them shows."""
        left, top, right, bottom = bounds
        x, y = max(0, round(left * self._across)), max(0, round(top * self._down))
        end_x = min(self._width - 1, round(right * self._across) - 1)
        end_y = min(self._height - 1, round(bottom * self._down) - 1)
        if x > end_x or y > end_y:
            return None
        line = max(1, round(_LINE * self._size))
        self._draw.rectangle((x, y, end_x, end_y), outline=_GREEN, width=line)
        return x, y

    def sign(self, name: str, corner: Point) -> None:
        """Write a name where a box begins."""
        self._write(name, corner, self._font)

    def label(self, word: str) -> None:
        """Write a word into the lower right corner."""
        font = ImageFont.load_default(max(10, _LABEL_FONT * self._size))
        wide, high = self._extent(word, font)
        self._write(word, (self._width - wide, self._height - high), font)

    def _write(self, word: str, at: Point, font: _Font) -> None:
        """Words on white, moved as far as it takes to have all of them on the picture."""
        wide, high = self._extent(word, font)
        x, y = min(at[0], max(0, self._width - wide)), min(at[1], max(0, self._height - high))
        self._draw.rectangle((x, y, x + wide - 1, y + high - 1), fill=_WHITE)
        self._draw.text((x + wide // 2, y + high // 2), word, fill=_BLACK, font=font, anchor="mm")

    def _extent(self, word: str, font: _Font) -> tuple[int, int]:
        left, top, right, bottom = font.getbbox(word, anchor="mm")
        pad = 2 * max(1, round(_PAD * self._size))
        return round(right - left) + pad, round(bottom - top) + pad
