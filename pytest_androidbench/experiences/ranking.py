"""How alike a query's text and those of experiences are: by words, or by an encoder's vectors."""

from __future__ import annotations

import re
import sqlite3
import unicodedata
import weakref
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.texts import MAX_TEXT

if TYPE_CHECKING:
    from pytest_androidbench.encoders.encoder import Encoder, Vectors

MOST_WORDS: Final = 100
"""Different words of a query that are looked for, from its beginning."""
_WORD: Final = re.compile(r"[^\W_]+")
_FLOAT: Final = np.dtype("<f4")


Scores: TypeAlias = tuple[NDArray[np.int64], NDArray[np.float64]]
"""Places of texts, and the score of each, the higher the more alike; without one: not at all."""


class Ranking(Protocol):
    """Scores the texts that it was made of."""

    def scores(self, query: str) -> Scores:
        """The scores of texts, of equal texts equal ones."""
        ...


class WordRanking:
    r"""Texts scored by BM25, as SQLite's FTS5 has it (https://sqlite.org/fts5.html#the_bm25_function).

    Of `N` texts `n` have a word, this one `f` times; it is `l` words long, they are `m` on average.
    The score is the sum over the query's different words of
    `ln((N - n + 0.5) / (n + 0.5)) * f * 2.2 / (f + 1.2 * (0.25 + 0.75 * l / m))`, with 1e-6 for a
    logarithm that is not positive. What a word is, is said here and not left to SQLite: letters and
    digits after NFKC, without case.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        """Take in texts.

        Raises:
            MissingPackage: this Python's SQLite was built without FTS5.
        """
        self._index = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        # Whoever forgets an index need not know that it is a connection.
        weakref.finalize(self, self._index.close)
        try:
            # Outside of ASCII its tokens are ours; inside they are parted by blanks alone.
            self._index.execute(
                "CREATE VIRTUAL TABLE texts USING fts5(words, content='', tokenize='ascii')"
            )
        except sqlite3.OperationalError as error:
            raise MissingPackage(
                f"texts are ranked by SQLite's FTS5, which this Python's lacks: {error}; use "
                "another build of Python, or an encoder"
            ) from error
        rows = ((place, " ".join(words_in(text))) for place, text in enumerate(texts))
        self._index.execute("BEGIN")
        self._index.executemany("INSERT INTO texts (rowid, words) VALUES (?, ?)", rows)
        self._index.execute("COMMIT")

    def scores(self, query: str) -> Scores:
        """The scores of the texts that have a word of the query."""
        words = list(dict.fromkeys(words_in(query)))[:MOST_WORDS]
        if not words:
            return _scores([])
        # Each is a string of FTS5's grammar: OR, NEAR and * in a query are words like others.
        match = " OR ".join(f'"{word}"' for word in words)
        found = self._index.execute("SELECT rowid, -rank FROM texts WHERE texts MATCH ?", (match,))
        return _scores(found.fetchall())


class VectorRanking:
    """Texts scored by the dot product of their vectors with the query's."""

    def __init__(
        self, texts: Sequence[str], encoder: Encoder, known: Mapping[str, bytes] | None = None
    ) -> None:
        """Take in texts; those without a known vector are encoded now.

        Args:
            texts: that are scored.
            encoder: what makes vectors.
            known: vectors that it has made of texts before, as `packed` gives them.

        Raises:
            ValueError: known vectors are none, or are not as long as the encoder's.
        """
        different = sorted(set(texts))
        self._encoder = encoder
        # Equal texts share a row: two products of equal rows can differ in their last digit.
        rows = {text: row for row, text in enumerate(different)}
        self._rows = np.array([rows[text] for text in texts], np.int64)
        self._vectors = _vectors(different, encoder, known or {})

    def scores(self, query: str) -> Scores:
        """The scores of all texts; none have one where there is nothing in the query to go by."""
        vector = self._encoder.encode([query[:MAX_TEXT]])[0]
        if not vector.any():
            return _scores([])
        products = (self._vectors @ vector).astype(np.float64)
        return np.arange(len(self._rows)), products[self._rows]


def _scores(found: Sequence[tuple[int, float]]) -> Scores:
    places, scores = zip(*found, strict=True) if found else ((), ())
    return np.array(places, np.int64), np.array(scores, np.float64)


def words_in(text: str) -> list[str]:
    """The words of a text, all that BM25 knows of it."""
    return _WORD.findall(unicodedata.normalize("NFKC", text[:MAX_TEXT]).casefold())


def packed(texts: Iterable[str], encoder: Encoder) -> dict[str, bytes]:
    """The vectors of texts as they are kept: 32-bit numbers, least significant byte first."""
    different = sorted(set(texts))
    rows = encoder.encode(different).astype(_FLOAT)
    return {text: row.tobytes() for text, row in zip(different, rows, strict=True)}


def _vectors(texts: Sequence[str], encoder: Encoder, known: Mapping[str, bytes]) -> Vectors:
    made = packed((text for text in texts if text not in known), encoder)
    every = {**made, **known}
    # An empty text tells how long they have to be.
    length = encoder.encode([""]).shape[1]
    if {len(vector) for vector in every.values()} - {length * _FLOAT.itemsize}:
        raise ValueError(f"vectors of {encoder.name} have {length} numbers, and some kept do not")
    rows = np.frombuffer(b"".join(every[text] for text in texts), _FLOAT)
    if not np.isfinite(rows).all():
        raise ValueError(f"vectors of {encoder.name} that are kept have what is no number")
    return rows.reshape(len(texts), length)
