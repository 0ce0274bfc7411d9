"""A small encyclopaedia of our own writing: articles of ten fields, which lead to each other.

The texts lie in `encyclopedia/`, a file for each field, with links as wikis have them: `[[Title]]`
or `[[Title|as it is shown]]`, and headings behind two number signs. The sixty that the main page
and the feed draw from are short; those in `encyclopedia/longer/` are read by who looks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FIELDS: Final = (
    "astronomy", "geography", "history", "biology", "science", "technology", "arts", "food",
    "mathematics", "sports",
)  # fmt: skip
"""Names of the files, and of what they are about."""
WEB_FIELD: Final = "computing"
"""What the encyclopaedia's pages on the web are about as well."""
_FOLDER: Final = Path(__file__).with_name("encyclopedia")


@dataclass(frozen=True, slots=True)
class ArticleText:
    """One article."""

    title: str
    description: str
    """Says in a few words what it is about."""
    field: str
    text: str
    """With its links and headings."""


@dataclass(frozen=True, slots=True)
class PastEvent:
    """What happened on a day, long ago mostly."""

    day: str
    """ISO 8601."""
    text: str


@cache
def featured_articles() -> tuple[ArticleText, ...]:
    """The sixty that are shown to who looks for nothing, field by field."""
    return tuple(each for field in FIELDS for each in _of_field(field))


@cache
def articles() -> tuple[ArticleText, ...]:
    """All of them, the featured ones ahead."""
    longer = (each for field in FIELDS for each in _of_field(field, "longer/"))
    return (*featured_articles(), *longer)


@cache
def web_articles() -> tuple[ArticleText, ...]:
    """Those, and what the encyclopaedia has on the web alone: its app shows an older edition."""
    return (*articles(), *_of_field(WEB_FIELD))


@cache
def past_events() -> tuple[PastEvent, ...]:
    """What happened on days of the year."""
    pairs = (line.split(" | ", 1) for line in _lines("days"))
    return tuple(PastEvent(day, text) for day, text in pairs)


@cache
def news() -> tuple[str, ...]:
    """What is told of the small world these days."""
    return tuple(_lines("news"))


def _of_field(field: str, folder: str = "") -> Iterator[ArticleText]:
    for part in f"\n{_read(folder + field)}".split("\n# ")[1:]:
        head, _, text = part.partition("\n")
        title, _, description = head.partition(" | ")
        yield ArticleText(title, description, field, text.strip())


def _lines(name: str) -> list[str]:
    return [line for line in _read(name).splitlines() if line]


def _read(name: str) -> str:
    return (_FOLDER / f"{name}.txt").read_text(encoding="utf-8")
