"""Where a text is looked up: the bundled sentences and words, by how a language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from pytest_androidbench.phone.world.phrasebook import (
    CHINESE,
    ENGLISH,
    SPANISH,
    Phrase,
    sentences,
    words,
)

_MARKS: Final = re.compile(r"[^\w']+")
_HAN: Final = "\u3400-\u9fff"
_CHINESE: Final = re.compile(rf"[{_HAN}]+|[^\W{_HAN}]+|[^\w\s]")
_LATIN: Final = re.compile(r"\w+(?:'\w+)*|[^\w\s]")
_SPANISH_SIGNS: Final = frozenset("ñáéíóúü¿¡")


@dataclass(frozen=True, slots=True)
class PhrasePiece:
    """A piece of a text: a phrase that is known, or what it says as it is."""

    text: str
    phrase: Phrase | None = None

    @property
    def is_mark(self) -> bool:
        """Whether it is punctuation."""
        return self.phrase is None and not self.text[:1].isalnum()


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All phrases by what they are in one language."""

    language: str
    sentences: Mapping[str, Phrase]
    words: Mapping[str, Phrase]
    longest: int
    """Of a word that is looked up: in words, in Chinese in characters."""

    def sentence(self, text: str) -> Phrase | None:
        """The sentence that a text is, but for punctuation and capitals."""
        return self.sentences.get(plain(text, self.language))

    def word(self, text: str) -> Phrase | None:
        """The word that a text is."""
        return self.words.get(plain(text, self.language))

    def tokens(self, text: str) -> list[PhrasePiece]:
        """A text word by word; the longest that is known is taken."""
        text = text.replace("’", "'")
        if self.language == CHINESE:
            return list(self._chinese(text))
        return list(self._latin(_LATIN.findall(text)))

    def _latin(self, pieces: list[str]) -> Iterator[PhrasePiece]:
        at = 0
        while at < len(pieces):
            for length in range(min(self.longest, len(pieces) - at), 0, -1):
                text = " ".join(pieces[at : at + length])
                found = self.words.get(text.casefold())
                if found is not None:
                    break
            yield PhrasePiece(text, found)
            at += length

    def _chinese(self, text: str) -> Iterator[PhrasePiece]:
        for piece in _CHINESE.findall(text):
            at = 0
            while at < len(piece):
                found, end = self._longest(piece, at)
                yield PhrasePiece(piece[at:end], found)
                at = end

    def _longest(self, piece: str, at: int) -> tuple[Phrase | None, int]:
        """The longest word there, and where it ends; else one character, or all of a Latin word."""
        for end in range(min(at + self.longest, len(piece)), at, -1):
            found = self.words.get(piece[at:end])
            if found is not None:
                return found, end
        return None, at + 1 if is_han(piece[at]) else len(piece)


def plain(text: str, language: str) -> str:
    """A text as it is looked up: without punctuation and capitals, in Chinese without blanks."""
    between = "" if language == CHINESE else " "
    return _MARKS.sub(between, text.replace("’", "'")).strip().casefold()


def is_han(text: str) -> bool:
    """Whether a text begins with a Chinese character."""
    return "\u3400" <= text[:1] <= "\u9fff"


@cache
def lexicon(language: str) -> Lexicon:
    """All phrases by what they are in one of the three languages."""
    known = {plain(each.in_(language), language): each for each in words()}
    whole = {plain(each.in_(language), language): each for each in sentences()}
    lengths = (len(each) if language == CHINESE else len(each.split()) for each in known)
    return Lexicon(language, whole, known, max(lengths))


def detected(text: str) -> str:
    """The language a text is in, of the three: by its characters, then by the words it has."""
    if any(map(is_han, text)):
        return CHINESE
    spanish, english = lexicon(SPANISH), lexicon(ENGLISH)
    signs = len(_SPANISH_SIGNS.intersection(text.casefold()))
    more = signs + _known(spanish, text) - _known(english, text)
    return SPANISH if more > 0 else ENGLISH


def _known(where: Lexicon, text: str) -> int:
    """How much of a text is known."""
    whole = where.sentence(text) is not None
    return 100 * whole + sum(each.phrase is not None for each in where.tokens(text))
