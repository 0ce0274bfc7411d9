"""What the Google app keeps: stories of its feed, and whose account it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit import past_searches
from pytest_androidbench.phone.kit.kept_values import text_column, text_of
from pytest_androidbench.phone.kit.tables import Table, column

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

DATABASE: Final = "googleapp.db"
SCHEMA: Final = f"""{past_searches.SCHEMA}
CREATE TABLE stories (
  _id INTEGER PRIMARY KEY, title TEXT NOT NULL, paper TEXT, topic TEXT, author TEXT, written TEXT,
  text TEXT, saved INTEGER NOT NULL DEFAULT 0, liked INTEGER NOT NULL DEFAULT 0,
  hidden INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE muted_papers (_id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE account (_id INTEGER PRIMARY KEY, name TEXT, address TEXT);
"""
WORD: Final = re.compile(r"\w+")
MOST_STORIES: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class FeedStory:
    """A story of the feed."""

    id: int = column("_id", default=0)
    title: str = text_column()
    paper: str = text_column()
    topic: str = text_column()
    author: str = text_column()
    written: str = text_column()
    text: str = text_column()
    saved: bool = False
    liked: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GoogleAccount:
    """Whose phone it is."""

    id: int = column("_id", default=0)
    name: str = text_column(most=200)
    address: str = text_column(most=200)


class FeedStore:
    """The stories."""

    def __init__(self, app: App) -> None:
        self._db = app.database()
        self.table = Table(self._db, "stories", FeedStory)

    def shown(self) -> list[FeedStory]:
        """What the feed has, newest first."""
        return self._all("NOT hidden AND paper NOT IN (SELECT name FROM muted_papers)")

    def saved(self) -> list[FeedStory]:
        """What was kept."""
        return self._all("saved")

    def found(self, words: str) -> list[FeedStory]:
        """Stories that have all of some words, or words that begin so."""
        wanted = [f" {word}" for word in words.casefold().split()]
        return [
            one for one in self._all("NOT hidden") if all(word in _said(one) for word in wanted)
        ]

    def _all(self, condition: str) -> list[FeedStory]:
        order = f"ORDER BY written DESC, _id LIMIT {MOST_STORIES}"
        return self.table.all(f"WHERE {condition} {order}")

    def mute(self, paper: str) -> None:
        """Show nothing more of a paper."""
        self._db.execute("INSERT OR IGNORE INTO muted_papers (name) VALUES (?)", paper)

    def unmute(self, paper: str) -> None:
        """Show it again."""
        self._db.execute("DELETE FROM muted_papers WHERE name = ?", paper)

    def muted(self) -> list[str]:
        """Papers of which nothing is shown."""
        rows = self._db.query("SELECT name FROM muted_papers ORDER BY name, _id")
        return [text_of(row["name"], 200) for row in rows]


def _said(story: FeedStory) -> str:
    """The words of a story, a blank before each."""
    return " " + " ".join(WORD.findall(f"{story.title} {story.text} {story.paper}".casefold()))


def account(app: App) -> GoogleAccount:
    """Whose phone it is; nobody's where the row is gone."""
    found = Table(app.database(), "account", GoogleAccount).first("ORDER BY _id")
    return found or GoogleAccount()
