"""Cutting documents into pieces that overlap, so that no sentence is lost at a cut."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pytest_androidbench.generating.documents import Document
from pytest_androidbench.generating.faults import GeneratingError


@dataclass(frozen=True, slots=True, kw_only=True)
class Chunk:
    """A piece of a document."""

    document: str
    """The document's name."""
    start: int
    """Characters of the document ahead of it."""
    text: str


def chunks_of(document: Document, *, size: int, overlap: int) -> tuple[Chunk, ...]:
    """The pieces of a document, in order; all but the last one have `size` characters.

    Args:
        document: any.
        size: characters of a piece.
        overlap: characters that a piece shares with the one before.

    Raises:
        GeneratingError: pieces of that kind would never come to an end.
    """
    if not 0 <= overlap < size:
        raise GeneratingError(
            f"chunks of {size} characters cannot overlap by {overlap}: give 0 to {size - 1}"
        )
    text, step = document.text, size - overlap
    starts = range(0, max(len(text) - overlap, 1), step)
    return tuple(
        Chunk(document=document.name, start=start, text=text[start : start + size])
        for start in starts
    )


def rejoined(chunks: Iterable[Chunk]) -> str:
    """The text that the pieces of one document were cut from, given in order."""
    text = ""
    for chunk in chunks:
        text += chunk.text[len(text) - chunk.start :]
    return text
