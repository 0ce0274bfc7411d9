"""Parts of an edited text that look different, as editors highlight what they mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.paragraph import Paragraph

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter, Tint


@dataclass(frozen=True, slots=True, kw_only=True)
class TextMark:
    """Some characters that are drawn in a look of their own; their places are those of the text."""

    start: int
    end: int
    colour: str | None = None
    background: str | None = None
    bold: bool = False
    struck: bool = False
    """Whether a line is drawn through them."""


Marking = Callable[[str], Sequence[TextMark]]
"""Finds the marks of a text; pure, and fast for long texts."""


def tints(marks: Sequence[TextMark], painter: Painter) -> dict[int, Tint]:
    """What glyphs are drawn in by the character they stand for; later marks win."""
    found: dict[int, Tint] = {}
    for mark in marks:
        colour = painter.colour(mark.colour) if mark.colour is not None else None
        for place in range(mark.start, mark.end):
            before, bold = found.get(place, (None, False))
            found[place] = colour or before, bold or mark.bold
    return found


def paint_grounds(
    marks: Sequence[TextMark], paragraph: Paragraph, corner: Point, room: int, painter: Painter
) -> None:
    """Draw what lies behind marked characters."""
    for mark in marks:
        if mark.background is not None:
            for rect in paragraph.selection(mark.start, mark.end, room):
                painter.fill(rect.moved(corner.x, corner.y), mark.background)


def paint_strikes(
    marks: Sequence[TextMark], paragraph: Paragraph, corner: Point, room: int, painter: Painter
) -> None:
    """Draw the lines through struck characters."""
    for mark in marks:
        for rect in paragraph.selection(mark.start, mark.end, room) if mark.struck else ():
            place = rect.moved(corner.x, corner.y)
            middle = place.center.y
            painter.fill(Rect(place.left, middle, place.right, middle + 2), "on_surface")
