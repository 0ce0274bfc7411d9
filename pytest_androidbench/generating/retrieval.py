"""Which pieces of the documents a query is about, by BM25."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.generating.chunks import Chunk

K1: Final = 1.5
B: Final = 0.75
"""The constants of `Passages`, as bm25s has them by default."""
_WORD: Final = re.compile(r"\w+")


class Passages:
    r"""Pieces of documents to be looked up.

    A piece's score for a query is the sum over the query's words of
    `ln(1 + (N - n + 0.5) / (n + 0.5)) * f / (f + K1 * (1 - B + B * l / m))`: of `N` pieces `n`
    have the word, this one `f` times; it is `l` words long, they are `m` on average. That is BM25
    as Lucene has it (C. Kamphuis et al., *Which BM25 Do You Mean?*, ECIR 2020, table 1).
    """

    def __init__(self, chunks: Sequence[Chunk]) -> None:
        """Take in pieces.

        Raises:
            MissingPackage: bm25s is not installed.
        """
        try:
            from bm25s import BM25  # noqa: PLC0415 - an extra
        except ImportError as error:
            raise MissingPackage(
                "documents are looked up by bm25s, which is not installed: "
                "pip install 'pytest-androidbench[generate]'"
            ) from error
        worded = [(chunk, words) for chunk in chunks if (words := _words(chunk.text))]
        self._chunks = [chunk for chunk, _ in worded]
        self._known = {word for _, words in worded for word in words}
        self._scores = BM25(k1=K1, b=B, method="lucene")
        if worded:
            self._scores.index([words for _, words in worded], show_progress=False)

    def scored(self, query: str) -> list[tuple[Chunk, float]]:
        """Every piece that has a word of the query, with its score, the best ones first.

        Of equal ones the earlier one comes first.
        """
        words = [word for word in _words(query) if word in self._known]
        if not words:
            return []
        scores = [float(score) for score in self._scores.get_scores(words)]
        found = [pair for pair in zip(self._chunks, scores, strict=True) if pair[1] > 0]
        return sorted(found, key=lambda pair: -pair[1])

    def best(self, query: str, count: int) -> tuple[Chunk, ...]:
        """The pieces that fit a query best, at most so many."""
        return tuple(chunk for chunk, _ in self.scored(query)[:count])


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
