"""The tables: those of the app's Room database, and one with what its servers would tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.wikipedia.names import WIKI
from pytest_androidbench.phone.kit.tables import column

OWN: Final = "wikipedia.db"
ARTICLES: Final = "articles.db"
SCHEMAS: Final = {
    OWN: """
CREATE TABLE HistoryEntry (
  authority TEXT NOT NULL, lang TEXT NOT NULL, apiTitle TEXT NOT NULL, displayTitle TEXT NOT NULL,
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, namespace TEXT NOT NULL,
  timestamp INTEGER NOT NULL, source INTEGER NOT NULL, timeSpentSec INTEGER NOT NULL,
  description TEXT NOT NULL
);
CREATE TABLE RecentSearch (text TEXT NOT NULL PRIMARY KEY, timestamp INTEGER NOT NULL);
CREATE TABLE ReadingList (
  listTitle TEXT NOT NULL, description TEXT, mtime INTEGER NOT NULL, atime INTEGER NOT NULL,
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, sizeBytes INTEGER NOT NULL,
  dirty INTEGER NOT NULL, remoteId INTEGER NOT NULL
);
CREATE TABLE ReadingListPage (
  wiki TEXT NOT NULL, namespace TEXT NOT NULL, displayTitle TEXT NOT NULL, apiTitle TEXT NOT NULL,
  description TEXT, thumbUrl TEXT, listId INTEGER NOT NULL,
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, mtime INTEGER NOT NULL, atime INTEGER NOT NULL,
  offline INTEGER NOT NULL, status INTEGER NOT NULL, sizeBytes INTEGER NOT NULL,
  lang TEXT NOT NULL, revId INTEGER NOT NULL, remoteId INTEGER NOT NULL
);
""",
    ARTICLES: """
CREATE TABLE articles (
  title TEXT PRIMARY KEY NOT NULL, description TEXT, field TEXT, text TEXT
);
CREATE TABLE featured (title TEXT PRIMARY KEY NOT NULL);
CREATE TABLE past_events (id INTEGER PRIMARY KEY, day TEXT, text TEXT);
CREATE TABLE news (id INTEGER PRIMARY KEY, text TEXT);
""",
}
SAVED: Final = 1
"""`ReadingListPage.STATUS_SAVED`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryRow:
    """A page that was read."""

    id: int = 0
    authority: str = WIKI
    lang: str = "en"
    title: str = column("apiTitle", default="")
    shown: str = column("displayTitle", default="")
    namespace: str = ""
    timestamp: int = 0
    source: int = 0
    seconds: int = column("timeSpentSec", default=0)
    description: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingListRow:
    """A list of pages to read; the one without a title is the default one."""

    id: int = 0
    title: str = column("listTitle", default="")
    description: str = ""
    changed: int = column("mtime", default=0)
    seen: int = column("atime", default=0)
    size: int = column("sizeBytes", default=0)
    dirty: bool = True
    remote: int = column("remoteId", default=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedPage:
    """A page in a list."""

    id: int = 0
    wiki: str = WIKI
    namespace: str = "MAIN"
    shown: str = column("displayTitle", default="")
    title: str = column("apiTitle", default="")
    description: str = ""
    list: int = column("listId", default=0)
    changed: int = column("mtime", default=0)
    seen: int = column("atime", default=0)
    offline: bool = True
    status: int = SAVED
    size: int = column("sizeBytes", default=0)
    lang: str = "en"
    revision: int = column("revId", default=0)
    remote: int = column("remoteId", default=0)
