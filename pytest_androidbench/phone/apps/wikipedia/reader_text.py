"""An article's text as widgets: links, sizes, and what is looked for in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.wikipedia import look
from pytest_androidbench.phone.apps.wikipedia.markup import ArticleBlock, TextPiece
from pytest_androidbench.phone.ui import widgets as w

FOUND: Final = "#ffe49c"
FOUND_HERE: Final = "#f7a44c"
ON_FOUND: Final = "#202122"
HEADING: Final = 1.4


@dataclass(frozen=True, slots=True)
class TextMatch:
    """A place where the words are that are looked for."""

    block: int
    start: int
    end: int


def matches(blocks: Sequence[ArticleBlock], words: str) -> list[TextMatch]:
    """All places of some words, whatever their case."""
    wanted = words.lower()
    if not wanted.strip():
        return []
    return [
        TextMatch(number, start, start + len(wanted))
        for number, block in enumerate(blocks)
        for start in _places(block.text.lower(), wanted)
    ]


def _places(text: str, wanted: str) -> Iterator[int]:
    at = text.find(wanted)
    while at >= 0:
        yield at
        at = text.find(wanted, at + len(wanted))


@dataclass(frozen=True)
class ReaderText:
    """What all paragraphs of a page have in common."""

    factor: float
    """How large its text is; 1 is the usual size."""
    found: Sequence[TextMatch]
    here: int
    """Which of them is looked at."""
    on_link: Callable[[str], None]

    def widget(self, number: int, block: ArticleBlock) -> w.Widget:
        """A paragraph or a heading."""
        if block.heading:
            style = self.style(HEADING, 500)
            text = w.RichText(self._runs(number, block, style), align="start")
            heading = w.Column(text, w.Divider(), gap=4, across="stretch", key=f"block {number}")
            return w.Panel(heading, padding=(16, 20, 16, 4), width="fill")
        text = w.RichText(self._runs(number, block, self.style()), key=f"block {number}")
        return w.Panel(text, padding=(16, 6), width="fill")

    def style(self, scale: float = 1, weight: int = 400) -> w.TextStyle:
        """A text style in the size that was chosen."""
        return w.TextStyle(round(look.READING.size * scale * self.factor, 2), weight)

    def _runs(self, number: int, block: ArticleBlock, style: w.TextStyle) -> list[w.TextRun]:
        marked = [(at, each) for at, each in enumerate(self.found) if each.block == number]
        runs: list[w.TextRun] = []
        start = 0
        for piece in block.pieces:
            runs += self._piece(piece, start, marked, style)
            start += len(piece.text)
        return runs

    def _piece(
        self,
        piece: TextPiece,
        start: int,
        marked: Sequence[tuple[int, TextMatch]],
        style: w.TextStyle,
    ) -> Iterator[w.TextRun]:
        """The runs of a piece, which begins at a place of its block."""
        at, end = start, start + len(piece.text)
        for place, match in marked:
            low, high = max(match.start, at), min(match.end, end)
            if low >= high:
                continue
            yield from self._run(piece, piece.text[at - start : low - start], style)
            colour = FOUND_HERE if place == self.here else FOUND
            yield from self._run(piece, piece.text[low - start : high - start], style, colour)
            at = high
        yield from self._run(piece, piece.text[at - start :], style)

    def _run(
        self, piece: TextPiece, text: str, style: w.TextStyle, background: str | None = None
    ) -> Iterator[w.TextRun]:
        if not text:
            return
        colour = "primary" if piece.target else None
        yield w.TextRun(
            text=text,
            style=style,
            colour=ON_FOUND if background else colour,
            background=background,
            on_tap=partial(self.on_link, piece.target) if piece.target else None,
        )
