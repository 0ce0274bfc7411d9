"""Small pictures that a page draws in a grid: what each is, how large, and of which colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import TEXT, of_kind
from task_suites.mobile_miniwob.reading import SCALE, on_page
from task_suites.mobile_miniwob.seeing import Colour, Sight, nearest, unlike

CELL: Final = 20
"""Pixels of the page along each side of a cell: a large picture fills it, a small one half."""
HALF: Final = CELL / 2
LARGE: Final = 16
"""Pixels of the page that a large letter's line is higher than, and a small one's is not."""
WHITE: Final = (255, 255, 255)
FAINT: Final = 60**2
"""How unlike white a pixel may be, squared, that a picture's compression has made so."""
COLOURS: Final[dict[str, Colour]] = {
    "red": (255, 0, 0),
    "green": (0, 128, 0),
    "blue": (0, 0, 255),
    "aqua": (0, 255, 255),
    "black": (0, 0, 0),
    "magenta": (255, 0, 255),
    "yellow": (255, 255, 0),
}
LETTER, DIGIT, SHAPE, ITEM = "letter", "digit", "shape", "item"
SHARES: Final = {"rectangle": 1.0, "circle": 0.785, "triangle": 0.5}
"""How much of its box each shape fills."""
Point = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One of the pictures."""

    name: str
    """What shape it is, or the letter or digit itself."""
    colour: str
    large: bool
    middle: Point

    @property
    def kind(self) -> str:
        """What it is one of."""
        if self.name in SHARES:
            return SHAPE
        return DIGIT if self.name.isdigit() else LETTER


@dataclass(frozen=True, slots=True, kw_only=True)
class Description:
    """Words that fit some of the pictures."""

    large: bool | None
    colour: str | None
    what: str

    def fits(self, figure: Figure) -> bool:
        """Whether a picture is so."""
        return (
            self.large in {None, figure.large}
            and self.colour in {None, figure.colour}
            and self.what in {ITEM, figure.name, figure.kind}
        )


def described(words: str) -> Description:
    """What words such as `small red letter` tell."""
    *others, what = words.split()
    large = {"large": True, "small": False}
    return Description(
        large=next((large[word] for word in others if word in large), None),
        colour=next((word for word in others if word in COLOURS), None),
        what=what,
    )


def signs(pilot: Pilot) -> list[Node]:
    """Letters and digits that stand alone."""
    return [node for node in of_kind(pilot, TEXT) if len(node.text) == 1]


def figures(pilot: Pilot) -> list[Figure]:
    """All that is drawn in the grid, whose corner is that of the drawing."""
    sight = Sight(pilot)
    left, top, right, bottom = on_page(pilot, pilot.node(id="area_svg").bounds)
    heights = {_middle(pilot, node): node for node in signs(pilot)}
    found = []
    for column in range(int((right - left) // CELL)):
        for row in range(int((bottom - top) // CELL)):
            middle = left + column * CELL + HALF, top + row * CELL + HALF
            node = next((heights[at] for at in heights if _same_cell(at, middle)), None)
            if node is not None:
                found.append(_sign(pilot, sight, node, middle))
            elif unlike(sight.colour(*middle), WHITE) > FAINT:
                found.append(_shape(sight, middle))
    return found


def shape_name(share: float) -> str:
    """The shape that fills some of its box."""
    return min(SHARES, key=lambda name: abs(SHARES[name] - share))


def _sign(pilot: Pilot, sight: Sight, node: Node, middle: Point) -> Figure:
    left, top, right, bottom = on_page(pilot, node.bounds)
    # What hangs down from the cell above, or rises from the one below, stays away from here.
    near = (left, middle[1] - HALF / 2, right, middle[1] + HALF / 2)
    ink = max(_colours(sight, near), key=lambda colour: unlike(colour, WHITE))
    return Figure(
        name=node.text, colour=nearest(ink, COLOURS), large=bottom - top > LARGE, middle=middle
    )


def _shape(sight: Sight, middle: Point) -> Figure:
    x, y = middle
    colour = sight.colour(x, y)
    large = unlike(sight.colour(x, y + HALF * 0.8), colour) < unlike(WHITE, colour) / 2
    reach = HALF if large else HALF / 2
    box = _colours(sight, (x - reach, y - reach, x + reach, y + reach))
    filled = sum(unlike(other, colour) < unlike(WHITE, colour) / 2 for other in box)
    name = shape_name(filled / len(box))
    return Figure(name=name, colour=nearest(colour, COLOURS), large=large, middle=middle)


def _colours(sight: Sight, box: tuple[float, float, float, float]) -> list[Colour]:
    """Of all of the display's pixels in a part of the page."""
    left, top, right, bottom = (round(edge * SCALE) for edge in box)
    points = (
        (x / SCALE - 0.5, y / SCALE - 0.5) for x in range(left, right) for y in range(top, bottom)
    )
    return [sight.colour(x, y) for x, y in points]


def _middle(pilot: Pilot, node: Node) -> Point:
    left, top, right, bottom = on_page(pilot, node.bounds)
    return (left + right) / 2, (top + bottom) / 2


def _same_cell(at: Point, middle: Point) -> bool:
    return all(abs(a - b) < HALF for a, b in zip(at, middle, strict=True))
