"""Articles' texts as what a page shows: headings, and paragraphs of pieces that may be links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

_LINK: Final = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
MOST_TEXT: Final = 100_000
"""Characters of a text that are shown."""


@dataclass(frozen=True, slots=True)
class TextPiece:
    """Some words, which may lead to an article."""

    text: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class ArticleBlock:
    """A paragraph, or a heading."""

    pieces: tuple[TextPiece, ...]
    heading: bool = False

    @property
    def text(self) -> str:
        """What it says."""
        return "".join(piece.text for piece in self.pieces)


@lru_cache(maxsize=64)
def pieces(text: str) -> tuple[TextPiece, ...]:
    """A text's links and what is between them."""
    found, at = [], 0
    for link in _LINK.finditer(text):
        found.append(TextPiece(text[at : link.start()]))
        found.append(TextPiece(link[2] or link[1], link[1]))
        at = link.end()
    return tuple(piece for piece in (*found, TextPiece(text[at:])) if piece.text)


@lru_cache(maxsize=16)
def blocks(text: str) -> tuple[ArticleBlock, ...]:
    """The paragraphs and headings of an article."""
    lines = [line.strip() for line in text[:MOST_TEXT].splitlines()]
    return tuple(_block(line) for line in lines if line)


def _block(line: str) -> ArticleBlock:
    if line.startswith("## "):
        return ArticleBlock((TextPiece(line.removeprefix("## ")),), heading=True)
    return ArticleBlock(pieces(line))


def plain(text: str) -> str:
    """A text without its links."""
    return "".join(piece.text for piece in pieces(text))


def lead(text: str) -> str:
    """The first paragraph of an article, without links."""
    first = next((block for block in blocks(text) if not block.heading), None)
    return first.text if first is not None else ""


def targets(text: str) -> list[str]:
    """The articles that a text leads to, each once."""
    found = [piece.target for block in blocks(text) for piece in block.pieces if piece.target]
    return list(dict.fromkeys(found))
