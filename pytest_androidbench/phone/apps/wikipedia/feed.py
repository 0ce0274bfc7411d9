"""The feed: which kinds of cards there are, which are shown, and what is drawn for a day.

What stands on a card follows from the day and the articles alone (FeedContentType.kt, whose order
the kept lists have; their last entry is a card for screen readers that nobody configures).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple
from zlib import crc32

from pytest_androidbench.phone.apps.wikipedia import names
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.world.articles import ArticleText


class FeedKind(NamedTuple):
    """A kind of card."""

    name: str
    code: int
    title: Message
    subtitle: Message
    daily: bool
    """Whether earlier days have one, too."""


FEATURED, TOP_READ, IMAGE, BECAUSE, NEWS, ON_THIS_DAY, RANDOM, MAIN_PAGE, EDITS = range(9)
KINDS: Final = (
    FeedKind(
        "featured", 6, tr("Featured article"), tr("Daily featured article on Wikipedia"), True
    ),
    FeedKind("top_read", 3, tr("Top read"), tr("Daily most-viewed articles"), True),
    FeedKind(
        "image", 7, tr("Picture of the day"), tr("Daily featured image from Wikimedia Commons"),
        True,
    ),
    FeedKind(
        "because", 8, tr("Because you read"),
        tr("Suggestions based on a recently read article from your history"), False,
    ),
    FeedKind("news", 0, tr("In the news"), tr("Articles about current events"), False),
    FeedKind("on_this_day", 1, tr("On this day"), tr("Events in history on this day"), True),
    FeedKind("random", 5, tr("Randomizer"), tr("Generate random articles to read"), False),
    FeedKind(
        "main_page", 4, tr("Today on Wikipedia"),
        tr("Main page of Wikipedia with daily featured content"), False,
    ),
    FeedKind(
        "edits", 9, tr("Suggested edits"), tr("Suggestions to add content to Wikipedia"), False
    ),
)  # fmt: skip
"""Those that can be configured, in the order of the kept lists."""
CONFIGURED: Final = tuple(kind for kind in range(len(KINDS)) if kind != EDITS)
"""Those that are listed for who has not logged in."""
ALL: Final = len(KINDS) + 1


@dataclass(frozen=True)
class FeedSettings:
    """Which cards are shown, in which order, and which single ones were hidden."""

    prefs: Prefs

    @property
    def enabled(self) -> list[bool]:
        """For each kind whether it is shown."""
        return [value is True for value in self._list(names.CARDS_ENABLED, [True] * ALL)]

    @property
    def ranks(self) -> list[int]:
        """For each kind its place."""
        kept = self._list(names.CARDS_ORDER, list(range(ALL)))
        return [rank if type(rank) is int else at for at, rank in enumerate(kept)]

    @property
    def ordered(self) -> list[int]:
        """The kinds from the top of the feed to its end."""
        ranks = self.ranks
        return sorted(range(len(KINDS)), key=lambda kind: (ranks[kind], kind))

    def save(self, enabled: Sequence[bool], ordered: Sequence[int]) -> None:
        """Keep all four lists, as the app does whenever the page is left."""
        ranks = [ordered.index(kind) for kind in range(len(KINDS))] + [len(KINDS)]
        codes = [kind.code for kind in KINDS] + [10]
        languages = _json({str(code): [] for code in codes})
        values = {
            names.CARDS_ORDER: _json(ranks),
            names.LANGS_SUPPORTED: languages,
            names.LANGS_DISABLED: languages,
            names.CARDS_ENABLED: _json(list(enabled)),
        }
        self.prefs.update(values)

    @property
    def hidden(self) -> list[str]:
        """Keys of the cards that were hidden one by one."""
        kept = _decoded(self.prefs.get(names.HIDDEN_CARDS, "[]"))
        return [key for key in kept if isinstance(key, str)]

    def hide(self, key: str) -> None:
        """Hide a card."""
        if key not in self.hidden:
            self.prefs.put(names.HIDDEN_CARDS, _json([*self.hidden, key]))

    def unhide(self, key: str) -> None:
        """Show a card again."""
        self.prefs.put(names.HIDDEN_CARDS, _json([each for each in self.hidden if each != key]))

    def _list(self, name: str, usual: list[bool] | list[int]) -> list[object]:
        kept = _decoded(self.prefs.get(name, ""))[:ALL]
        return [*kept, *usual[len(kept) :]]


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _decoded(text: str) -> list[object]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return []
    return found if isinstance(found, list) else []


def drawn(what: str, day: date, among: Sequence[ArticleText]) -> ArticleText | None:
    """The article that a day has for a kind of card; None without articles."""
    return among[crc32(f"{what} {day}".encode()) % len(among)] if among else None


def views(article: ArticleText, day: date) -> int:
    """How often an article was read on a day."""
    return 4_000 + crc32(f"views {day} {article.title}".encode()) % 900_000


def most_read(day: date, among: Sequence[ArticleText]) -> list[ArticleText]:
    """The articles by how often they were read on a day."""
    return sorted(among, key=lambda each: (-views(each, day), each.title))
