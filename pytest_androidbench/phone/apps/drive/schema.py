"""Tables of Drive, which a server has on real devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.kit import past_searches
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "drive.db"
SCHEMA: Final = f"""{past_searches.SCHEMA}
CREATE TABLE entries (
  _id INTEGER PRIMARY KEY, name TEXT NOT NULL, folder INTEGER NOT NULL DEFAULT 0, kind TEXT,
  bytes INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0, owner TEXT,
  starred INTEGER NOT NULL DEFAULT 0, offline INTEGER NOT NULL DEFAULT 0,
  trashed INTEGER NOT NULL DEFAULT 0, content BLOB
);
CREATE INDEX entries_of_folders ON entries (folder, name);
CREATE TABLE shares (
  _id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, address TEXT NOT NULL, role TEXT,
  UNIQUE (entry, address)
);
CREATE TABLE comments (
  _id INTEGER PRIMARY KEY, entry INTEGER NOT NULL, author TEXT, at_ms INTEGER NOT NULL, text TEXT
);
"""
FOLDER: Final = "folder"


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveItem:
    """A file or a folder."""

    id: int = column("_id", default=0)
    name: str = text_column(most=names.MOST_NAME)
    folder: int = whole_column()
    """In which it lies; 0: at the top."""
    kind: str = text_column(most=40)
    size: int = whole_column("bytes")
    """In bytes."""
    changed: int = whole_column()
    """Milliseconds since 1970."""
    owner: str = text_column(most=200)
    """A name; "" = the owner of the phone."""
    starred: bool = False
    offline: bool = False
    trashed: bool = False
    content: bytes | None = None

    @property
    def is_folder(self) -> bool:
        """Whether others lie in it."""
        return self.kind == FOLDER


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveShare:
    """That somebody else may see a file."""

    id: int = column("_id", default=0)
    entry: int = whole_column()
    address: str = text_column(most=200)
    role: str = text_column(most=20)
    """`viewer`, `commenter` or `editor`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveComment:
    """What somebody wrote to a file."""

    id: int = column("_id", default=0)
    entry: int = whole_column()
    author: str = text_column(most=200)
    at_ms: int = whole_column()
    text: str = text_column(most=names.MOST_COMMENT)
