"""What Photos keeps of pictures, and its albums."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "gphotos0.db"
SCHEMA: Final = """
CREATE TABLE local_media (
  _id INTEGER PRIMARY KEY, content_path TEXT UNIQUE NOT NULL,
  is_favorite INTEGER NOT NULL DEFAULT 0, is_archived INTEGER NOT NULL DEFAULT 0,
  trash_timestamp INTEGER NOT NULL DEFAULT 0, trash_path TEXT NOT NULL DEFAULT '',
  caption TEXT NOT NULL DEFAULT '', place TEXT NOT NULL DEFAULT '',
  people TEXT NOT NULL DEFAULT '', thing TEXT NOT NULL DEFAULT ''
);
CREATE TABLE collections (
  _id INTEGER PRIMARY KEY, title TEXT NOT NULL, created_timestamp INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE collection_media (
  _id INTEGER PRIMARY KEY, collection_id INTEGER NOT NULL, content_path TEXT NOT NULL,
  UNIQUE (collection_id, content_path)
);
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhotoRow:
    """What is kept of a picture or film, by its path."""

    id: int = column("_id", default=0)
    path: str = column("content_path", default="")
    favorite: bool = column("is_favorite", default=False)
    archived: bool = column("is_archived", default=False)
    trashed_ms: int = column("trash_timestamp", default=0)
    """0: it is not in the trash."""
    trash_path: str = ""
    """Where its file lies meanwhile."""
    caption: str = ""
    place: str = ""
    people: str = ""
    """Their names, with commas between."""
    thing: str = ""

    @property
    def names(self) -> list[str]:
        """Who is on it."""
        return [name.strip() for name in self.people.split(",") if name.strip()]


@dataclass(frozen=True, slots=True, kw_only=True)
class PhotoAlbum:
    """Pictures that somebody has put together."""

    id: int = column("_id", default=0)
    title: str = ""
    created_ms: int = column("created_timestamp", default=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class AlbumPhoto:
    """A picture of an album."""

    id: int = column("_id", default=0)
    album: int = column("collection_id", default=0)
    path: str = column("content_path", default="")
