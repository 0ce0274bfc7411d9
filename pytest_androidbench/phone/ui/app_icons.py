"""Icons of apps: a coloured disc with a few shapes on it, drawn in any size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.icons import check_icon

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter


class IconShape(NamedTuple):
    """A shape; places and lengths are in percent of the disc's diameter, from its top left."""

    kind: Literal["disc", "ring", "box", "polygon", "line", "sign"]
    colour: str
    points: tuple[float, ...]
    size: float = 0
    """Of a ring and a line how thick, of a box how round, of a sign how large."""
    name: str = ""
    """Which sign of Material Icons."""


class IconArt(NamedTuple):
    """What an icon looks like, the first shape at the bottom."""

    background: str
    shapes: tuple[IconShape, ...]


def disc(x: float, y: float, radius: float, colour: str) -> IconShape:
    """A filled circle."""
    return IconShape("disc", colour, (x, y, radius))


def ring(x: float, y: float, radius: float, thick: float, colour: str) -> IconShape:
    """A circle's edge."""
    return IconShape("ring", colour, (x, y, radius), thick)


def box(
    left: float, top: float, right: float, bottom: float, colour: str, radius: float = 0
) -> IconShape:
    """A rectangle, its corners rounded."""
    return IconShape("box", colour, (left, top, right, bottom), radius)


def polygon(colour: str, *points: float) -> IconShape:
    """A filled area; x and y of its corners by turns."""
    return IconShape("polygon", colour, points)


def line(colour: str, thick: float, *points: float) -> IconShape:
    """A line through points, x and y by turns."""
    return IconShape("line", colour, points, thick)


def sign(name: str, colour: str, size: float = 60, x: float = 50, y: float = 50) -> IconShape:
    """One of Material Icons.

    Raises:
        UnknownIconError: there is none of the name.
    """
    check_icon(name)
    return IconShape("sign", colour, (x, y), size, name)


def plain_art(name: str, background: str) -> IconArt:
    """A white sign on a colour."""
    return IconArt(background, (sign(name, "#ffffff", 55),))


def paint_art(art: IconArt, rect: Rect, painter: Painter) -> None:
    """Draw an icon into a square."""
    painter.disc(Point(*rect.center), rect.width // 2, art.background)
    for shape in art.shapes:
        _paint(shape, rect, painter)


def _paint(shape: IconShape, rect: Rect, painter: Painter) -> None:
    at = _places(shape.points, rect)
    scale = rect.width / 100
    thick = max(1, round(shape.size * scale))
    match shape.kind:
        case "disc":
            painter.disc(at[0], max(1, round(shape.points[2] * scale)), shape.colour)
        case "ring":
            painter.ring(at[0], max(2, round(shape.points[2] * scale)), thick, shape.colour)
        case "box":
            place = Rect(at[0].x, at[0].y, at[1].x, at[1].y)
            painter.fill(place, shape.colour, round(shape.size * scale))
        case "polygon":
            painter.polygon(at, shape.colour)
        case "line":
            painter.line(at, shape.colour, thick)
            for end in at:
                painter.disc(end, thick // 2, shape.colour)
        case "sign":
            side = thick
            place = Rect.sized(at[0].x - side // 2, at[0].y - side // 2, side, side)
            painter.icon(shape.name, place, side, painter.colour(shape.colour))


def _places(points: Sequence[float], rect: Rect) -> list[Point]:
    """The points in pixels of the screen."""
    pairs = zip(points[::2], points[1::2], strict=False)
    return [
        Point(
            rect.left + round(x * rect.width / 100),
            rect.top + round(y * rect.height / 100),
        )
        for x, y in pairs
    ]
