"""A wrapped text whose runs look different, as paragraphs of a web page do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple, Unpack

from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.text import Paragraph
from pytest_androidbench.phone.ui.theme import BODY_LARGE, TextStyle
from pytest_androidbench.phone.ui.widget import Common, Event, VirtualNode, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

_WORD: Final = re.compile(r"\n|[^\s]+[^\S\n]*|[^\S\n]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class TextRun:
    """Some text in one style; a newline alone ends a line."""

    text: str
    style: TextStyle = BODY_LARGE
    colour: str | None = None
    background: str | None = None
    line: str | None = None
    """`under` or `through`: where a line is drawn."""
    on_tap: Callable[[], None] | None = None


class _Piece(NamedTuple):
    """A word and where it stands, from the text's top start corner."""

    run: int
    paragraph: Paragraph
    place: Rect


class RichText(Widget):
    """Runs from left to right, wrapped at words; each is a node of its own.

    Lines begin at the left as on a web page, or with `align="start"` where the language begins.
    """

    class_name: ClassVar[str] = "android.view.View"

    def __init__(
        self,
        runs: Sequence[TextRun],
        align: Literal["left", "start"] = "left",
        **common: Unpack[Common],
    ) -> None:
        common.setdefault("clickable", False)
        super().__init__(**common)
        self.runs = runs
        self.align = align

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        pieces = list(_placed(layout, self.runs, max(1, limits.max_width)))
        width = max((piece.place.right for piece in pieces), default=0)
        height = max((piece.place.bottom for piece in pieces), default=0)
        wide = limits.width(width)
        if self.align == "start" and layout.ctx.rtl:
            pieces = _at_right(pieces, wide)
        return BoxDraft(self, wide, limits.height(height), (), pieces)

    def handles(self, event: Event) -> bool:
        linked = any(run.on_tap is not None for run in self.runs)
        return (event == "on_tap" and linked) or super().handles(event)

    def tap(self, box: Box, point: Point) -> None:
        for piece in _pieces(box):
            act = self.runs[piece.run].on_tap
            if act is not None and _shown(box, piece.place).contains(point):
                act()
                return
        super().tap(box, point)

    def paint(self, box: Box, painter: Painter) -> None:
        for piece in _pieces(box):
            run, place = self.runs[piece.run], _shown(box, piece.place)
            if run.background is not None:
                painter.fill(place, run.background)
            colour = painter.colour(run.colour or run.style.colour)
            painter.text(piece.paragraph, place.left, place.top, colour, place.width)
            if run.line is not None:
                low = place.bottom - box.ctx.dp(4) if run.line == "under" else place.center.y
                thick = max(1, box.ctx.dp(1))
                painter.fill(Rect.sized(place.left, low, place.width, thick), colour)

    def virtual_nodes(self, box: Box) -> Sequence[VirtualNode]:
        return [
            VirtualNode(
                text=run.text.strip(),
                bounds=_around([p.place for p in _pieces(box) if p.run == place]),
                cls="android.view.View" if run.on_tap else "android.widget.TextView",
                clickable=run.on_tap is not None,
                on_tap=run.on_tap,
            )
            for place, run in enumerate(self.runs)
            if run.text.strip()
        ]


def _placed(layout: Layout, runs: Sequence[TextRun], room: int) -> Iterator[_Piece]:
    x = y = tall = 0
    for number, run in enumerate(runs):
        for word in _WORD.findall(run.text):
            paragraph = layout.paragraph("" if word == "\n" else word, run.style)
            bare = layout.paragraph(word.rstrip(), run.style).width
            if x and (word == "\n" or x + bare > room):
                x, y, tall = 0, y + tall, 0
            tall = max(tall, paragraph.height)
            if word == "\n":
                continue
            if bare > room:
                paragraph = layout.paragraph(word.rstrip(), run.style, room)
                tall = paragraph.height
            yield _Piece(number, paragraph, Rect.sized(x, y, paragraph.width, paragraph.height))
            x += paragraph.width


def _at_right(pieces: Sequence[_Piece], width: int) -> list[_Piece]:
    """The same lines, each at the right edge of a width."""
    ends: dict[int, int] = {}
    for piece in pieces:
        ends[piece.place.top] = max(ends.get(piece.place.top, 0), piece.place.right)
    return [
        piece._replace(place=piece.place.moved(width - ends[piece.place.top], 0))
        for piece in pieces
    ]


def _pieces(box: Box) -> list[_Piece]:
    found = box.content
    assert isinstance(found, list)
    return found


def _shown(box: Box, place: Rect) -> Rect:
    """Where a piece is on the screen."""
    return place.moved(box.rect.left, box.rect.top)


def _around(places: Sequence[Rect]) -> Rect:
    return Rect(
        min(place.left for place in places),
        min(place.top for place in places),
        max(place.right for place in places),
        max(place.bottom for place in places),
    )
