"""Which documents fit some words, and how well: by the words alone."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.world.web.documents import MOST_WORDS, WebDocument

WORD: Final = re.compile(r"\w+")
LITTLE: Final = frozenset((
    "a", "an", "and", "are", "at", "by", "did", "do", "does", "for", "from", "how", "i", "in",
    "is", "it", "me", "my", "of", "on", "or", "show", "tell", "that", "the", "this", "to", "was",
    "what", "when", "where", "which", "who", "why", "with",
))  # fmt: skip
"""Words that say little, left out where others are asked for."""
IN_TITLE: Final = 6.0
WHOLE_TITLE: Final = 12.0
PHRASE: Final = 3.0
SNIPPET: Final = 160
"""Characters of a text that are shown with its title."""


@dataclass(frozen=True, slots=True)
class IndexedDocument:
    """A document with its words counted."""

    document: WebDocument
    title: Counter[str]
    text: Counter[str]


class WordIndex:
    """Documents, found by their words."""

    def __init__(self, documents: Sequence[WebDocument]) -> None:
        self._entries = [
            IndexedDocument(one, Counter(words_of(one.title)), Counter(words_of(one.text)))
            for one in documents
        ]
        self.documents = tuple(documents)
        self._holders = Counter(
            word for entry in self._entries for word in {*entry.title, *entry.text}
        )

    def found(
        self, query: str, fits: Callable[[WebDocument], bool] | None = None
    ) -> list[WebDocument]:
        """Documents with a word of a query, the best first; the earlier of two that are alike.

        What has more of the words comes first; among those, words in titles count more than in
        texts, and rare ones more than common ones.
        """
        asked = words_of(query)
        wanted = [word for word in asked if word not in LITTLE] or asked
        wanted = list(dict.fromkeys(wanted))
        scored = [
            (self._score(entry, wanted, asked), -place, entry.document)
            for place, entry in enumerate(self._entries)
            if fits is None or fits(entry.document)
        ]
        best = sorted((one for one in scored if one[0] > (0, 0.0)), key=lambda one: one[:2])
        return [document for _, _, document in reversed(best)]

    def _score(
        self, entry: IndexedDocument, wanted: Sequence[str], asked: Sequence[str]
    ) -> tuple[int, float]:
        has = [word for word in wanted if entry.title[word] or entry.text[word]]
        score = sum(
            self._rarity(word) * (IN_TITLE * bool(entry.title[word]) + math.log1p(entry.text[word]))
            for word in has
        )
        # What its site is called stands behind a dash, and belongs to no title.
        title = words_of(entry.document.title.partition(" - ")[0])
        if has and _within(asked, title):
            score += WHOLE_TITLE if len(title) == len(asked) else PHRASE
        if has and len(asked) > 1 and _within(asked, words_of(entry.document.text)):
            score += PHRASE
        return len(has), score

    def _rarity(self, word: str) -> float:
        return math.log1p(len(self._entries) / (1 + self._holders[word])) + 0.1


def words_of(text: str) -> list[str]:
    """The words of a text, without case."""
    return WORD.findall(text.casefold())


def asked_words(text: str) -> str:
    """What was searched for: bounded, without blanks around it."""
    return " ".join(text[:MOST_WORDS].split())


def snippet(document: WebDocument, query: str) -> str:
    """The part of a text that says most of some words."""
    wanted = set(words_of(query)) - LITTLE
    sentences = re.split(r"(?<=[.!?])\s+", " ".join(document.text.split()))
    best = max(
        range(len(sentences)),
        key=lambda at: (len(wanted & set(words_of(sentences[at]))), -at),
    )
    text = " ".join(sentences[best : best + 2])
    return text if len(text) <= SNIPPET else f"{text[:SNIPPET].rsplit(' ', 1)[0]} …"


def _within(part: Sequence[str], whole: Sequence[str]) -> bool:
    count = len(part)
    return bool(count) and any(
        list(whole[at : at + count]) == list(part) for at in range(len(whole) - count + 1)
    )
