"""Lines for a terminal: pieces of text with a style each, whoever prints them and in what."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.texts import clean

Style: TypeAlias = Literal["", "good", "bad", "odd", "strong", "faint"]

NARROW: Final = 80
"""Columns that every line but a command or a path fits into."""
WIDE: Final = 140
"""Columns beyond which no line gets longer: nobody reads farther."""
COLOURS: Final[dict[Style, str]] = {"good": "green", "bad": "red", "odd": "yellow"}
"""Of the styles that are a colour; `strong` is bold and `faint` is pale."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a line in one style."""

    text: str
    style: Style = ""


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line; as a text it is the same without any style."""

    pieces: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        return "".join(piece.text for piece in self.pieces)


EMPTY: Final = TextLine()


def line(*parts: str | Piece) -> TextLine:
    """A line of texts and pieces, none of which can move a cursor."""
    pieces = (part if isinstance(part, Piece) else Piece(part) for part in parts)
    return TextLine(tuple(Piece(_flat(piece.text), piece.style) for piece in pieces if piece.text))


def styled(style: Style) -> dict[str, bool]:
    """A style as the markup that pytest's terminal writer takes."""
    if style in COLOURS:
        return {COLOURS[style]: True}
    return {"bold": True} if style == "strong" else {"light": True} if style == "faint" else {}


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(map(_columns_of, text)) if not text.isascii() else len(text)


def padded(text: str, width: int, *, right: bool = False) -> str:
    """A text filled up with spaces to a number of columns, on its left with `right`."""
    gap = " " * max(0, width - columns(text))
    return gap + text if right else text + gap


def cut(text: str, width: int) -> str:
    """A text of at most so many columns, an ellipsis in place of its rest."""
    if columns(text) <= width:
        return text
    kept, room = [], width - 1
    for char in text:
        room -= _columns_of(char)
        if room < 0:
            break
        kept.append(char)
    return "".join(kept) + "…"


def spread(left: str, right: str, width: int) -> str:
    """What stands between two texts so that the one ends a line that the other begins."""
    return " " * max(2, width - columns(left) - columns(right))


def wrapped(
    label: str, text: str, width: int, style: Style = "", indent: int = 9
) -> Iterator[TextLine]:
    """A text under a label, over as many lines as it takes, all but the first indented."""
    rows = textwrap.wrap(text, max(20, width - indent), break_on_hyphens=False) or [""]
    yield line(Piece(padded(label, indent), "faint"), Piece(rows[0], style))
    for row in rows[1:]:
        yield line(" " * indent, Piece(row, style))


def _flat(text: str) -> str:
    # No style may bring a line break: what is counted as one line is one.
    return clean(text).replace("\n", "\\x0a").replace("\t", "    ")


def _columns_of(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
