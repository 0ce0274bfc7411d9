"""A text parts of which are links, as those of a TextView with `URLSpan`s."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.widget import Event
from pytest_androidbench.phone.ui.widgets.text import Text, text_top
from pytest_androidbench.phone.ui.widgets.text_marks import TextMark, tints

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

UNDERLINE: Final = 0.0732, 0.0488
"""How far below the baseline Roboto's underline is, and how thick, as parts of the text's size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextLink:
    """Some characters that lead to an address; their places are those of the text."""

    start: int
    end: int
    address: str


@dataclass(eq=False)
class LinkedText(Text):
    """A text whose links are underlined and followed when tapped.

    It is one node, as a TextView is. A tap on a link counts as one on the text, too: Android's
    `TextView.onTouchEvent` does both.
    """

    links: Sequence[TextLink] = ()
    link_colour: str = "primary"
    on_link: Callable[[str], None] | None = None

    def handles(self, event: Event) -> bool:
        return (event == "on_tap" and bool(self.links)) or super().handles(event)

    def tap(self, box: Box, point: Point) -> None:
        super().tap(box, point)
        for link in self.links:
            touched = any(rect.contains(point) for rect in self._places(box, link))
            if touched and self.on_link is not None:
                self.on_link(link.address)

    def paint(self, box: Box, painter: Painter) -> None:
        paragraph, rect = box.content, box.rect
        assert isinstance(paragraph, Paragraph)
        marks = [TextMark(start=k.start, end=k.end, colour=self.link_colour) for k in self.links]
        colour = painter.colour(self.colour or self.style.colour, self.opacity)
        top = text_top(box, paragraph)
        tinted = tints(marks, painter)
        painter.text(paragraph, rect.left, top, colour, rect.width, "start", tinted)
        size = box.ctx.sp(self.style.size)
        thick = max(1, round(size * UNDERLINE[1]))
        descent = paragraph.metrics.descent
        for link in self.links:
            for place in self._places(box, link):
                low = place.bottom - descent + round(size * UNDERLINE[0])
                line = Rect.sized(place.left, low, place.width, thick)
                painter.fill(line, painter.colour(self.link_colour))

    def _places(self, box: Box, link: TextLink) -> list[Rect]:
        """Where a link is on the screen, line by line."""
        paragraph = box.content
        assert isinstance(paragraph, Paragraph)
        found = paragraph.selection(link.start, link.end, box.rect.width)
        top = text_top(box, paragraph)
        return [place.moved(box.rect.left, top) for place in found]
