"""Drawings as SVG files: written and read as the app's Svg.kt does, which knows little of SVG."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.phone.apps.draw.names import OPAQUE
from pytest_androidbench.phone.apps.draw.strokes import LINE, MOVE, QUAD, Brush, Stroke, actions
from pytest_androidbench.phone.system.xml import XmlError, parsed

NAMESPACE: Final = "http://www.w3.org/2000/svg"
FARTHEST: Final = 1_000_000.0
"""Coordinates and widths beyond that are no drawing's."""
MOST_NUMBERS: Final = 1_000_000
_NAMED: Final = {
    "black": 0, "darkgray": 0x444444, "darkgrey": 0x444444, "gray": 0x888888, "grey": 0x888888,
    "lightgray": 0xCCCCCC, "lightgrey": 0xCCCCCC, "white": 0xFFFFFF, "red": 0xFF0000,
    "green": 0x00FF00, "blue": 0x0000FF, "yellow": 0xFFFF00, "cyan": 0x00FFFF,
    "magenta": 0xFF00FF, "aqua": 0x00FFFF, "fuchsia": 0xFF00FF, "lime": 0x00FF00,
    "maroon": 0x800000, "navy": 0x000080, "olive": 0x808000, "purple": 0x800080,
    "silver": 0xC0C0C0, "teal": 0x008080,
}  # fmt: skip
"""The names that `Color.parseColor` knows, with what Android means by them."""


class SvgError(AndroidBenchError):
    """A file is no drawing that the app can read back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SvgDrawing:
    """What is in a file: the ground's colour, and numbers and brush of each path."""

    color: int
    paths: Sequence[tuple[list[float], Brush]]


def svg(width: int, height: int, color: int, strokes: Iterable[Stroke]) -> str:
    """The file of a drawing; an opened picture behind it is left out, as the app does."""
    size = f'width="{width}" height="{height}"'
    paths = "".join(map(_path, strokes))
    ground = f'<rect {size} fill="#{color & 0xFFFFFF:06x}"/>'
    return f'<svg {size} xmlns="{NAMESPACE}">{ground}{paths}</svg>'


def read_svg(data: bytes) -> SvgDrawing:
    """What a file holds.

    Raises:
        SvgError: it is no XML, has a document type, no or more than one ground, or numbers or
            colours that are none; also where it is too large.
    """
    try:
        root = parsed(data)
    except XmlError as error:
        raise SvgError(str(error)) from error
    if root.tag != "svg" or root.get("xmlns") != NAMESPACE:
        raise SvgError(f"no SVG but {root.tag[:40]!r}")
    for side in ("width", "height"):
        _whole(root, side)
    grounds = [child for child in root if child.tag == "rect"]
    if len(grounds) != 1:
        raise SvgError(f"{len(grounds)} grounds")
    paths = [_read_path(child) for child in root if child.tag == "path"]
    if sum(len(numbers) for numbers, _ in paths) > MOST_NUMBERS:
        raise SvgError("too large")
    return SvgDrawing(color=_color(grounds[0].get("fill", "")), paths=paths)


def _path(stroke: Stroke) -> str:
    data = "".join(map(_action, actions(stroke.path)))
    stroked = "none" if stroke.is_eraser else f"#{stroke.color & 0xFFFFFF:06x}"
    return (
        f'<path d="{data}" fill="none" stroke="{stroked}" '
        f'stroke-width="{single(stroke.width)}" stroke-linecap="round"/>'
    )


def _action(action: Sequence[float]) -> str:
    kind, *places = action
    x, y, *rest = map(single, places)
    if kind == QUAD:
        return f"Q{x},{y} {rest[0]},{rest[1]} "
    return f"{'M' if kind == MOVE else 'L'}{x},{y} "


def single(number: float) -> str:
    """A single float with as few digits as tell it from others, as Java writes it."""
    if number == int(number):
        return f"{int(number)}.0"
    wanted = struct.pack("f", number)
    for digits in range(6, 9):
        text = f"{number:.{digits}g}"
        if struct.pack("f", float(text)) == wanted:
            return text
    return f"{number:.9g}"


def _read_path(element: Element) -> tuple[list[float], Brush]:
    stroke = element.get("stroke", "")
    width = _number(element.get("stroke-width", ""))
    if width < 0:
        raise SvgError("a width below 0")
    erases = stroke == "none"
    return _numbers(element.get("d", "")), Brush(0 if erases else _color(stroke), width, erases)


def _numbers(data: str) -> list[float]:
    """The actions of a path's data; words that begin with another letter are passed over."""
    numbers: list[float] = []
    words = iter(data.split())
    for word in words:
        if word[0] in "ML":
            numbers += [MOVE if word[0] == "M" else LINE, *_pair(word[1:])]
        elif word[0] == "Q":
            numbers += [QUAD, *_pair(word[1:]), *_pair(next(words, ""))]
    # A path begins at the corner where it does not say where.
    return numbers if not numbers or numbers[0] == MOVE else [MOVE, 0.0, 0.0, *numbers]


def _pair(text: str) -> tuple[float, float]:
    x, _, y = text.partition(",")
    return _number(x), _number(y.partition(",")[0])


def _number(text: str) -> float:
    try:
        number = float(text)
    except ValueError as error:
        raise SvgError(f"{text[:40]!r} is no number") from error
    if not math.isfinite(number) or abs(number) > FARTHEST:
        raise SvgError(f"{text[:40]} is too far away")
    return number


def _whole(element: Element, name: str) -> None:
    text = element.get(name, "")
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        raise SvgError(f"{name} is {text[:40]!r}")


def _color(text: str) -> int:
    if re.fullmatch("#[0-9A-Fa-f]{6}", text):
        return OPAQUE | int(text[1:], 16)
    if re.fullmatch("#[0-9A-Fa-f]{8}", text):
        return int(text[1:], 16)
    if text.lower() in _NAMED:
        return OPAQUE | _NAMED[text.lower()]
    raise SvgError(f"{text[:40]!r} is no colour")
