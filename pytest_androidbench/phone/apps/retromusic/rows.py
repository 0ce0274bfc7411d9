"""Songs as rows of the app's tables, and back."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.retromusic.model import Song

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pytest_androidbench.phone.system.databases import Database, Value

ENTITY: Final = {
    "id": "id", "title": "title", "track_number": "track", "year": "year", "duration": "duration",
    "data": "path", "date_modified": "modified", "album_id": "album_id", "album_name": "album",
    "artist_id": "artist_id", "artist_name": "artist", "composer": "composer",
    "album_artist": "album_artist",
}  # fmt: skip
"""Columns of Room's tables -> fields of a song."""
QUEUED: Final = {
    "_id": "id", "title": "title", "track": "track", "year": "year", "duration": "duration",
    "_data": "path", "date_modified": "modified", "album_id": "album_id", "album": "album",
    "artist_id": "artist_id", "artist": "artist", "composer": "composer",
}  # fmt: skip
"""Columns of the queue; the album's artist has one too, which is never written."""
MOST_ROWS: Final = 10_000
"""Of one table that are read: whoever writes more than a library has sees the first of them."""
MOST_CHARACTERS: Final = 2_000
"""Of a text in them."""
_TEXTS: Final = frozenset(("title", "path", "album", "artist", "composer", "album_artist"))


def song_of(row: Any, columns: Mapping[str, str]) -> Song:
    """The song in a row; others may have written something else than the app does."""
    values: dict[str, Any] = {
        field: _value(row[column], field) for column, field in columns.items()
    }
    return Song(**values)


def insert(
    database: Database, table: str, song: Song, columns: Mapping[str, str], **more: Value
) -> None:
    """Write a song, in place of a row that it may not stand beside."""
    values = {column: getattr(song, field) for column, field in columns.items()} | more
    names, marks = ", ".join(values), ", ".join("?" * len(values))
    sql = f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})"  # noqa: S608 - own names
    database.execute(sql, *values.values())


def _value(kept: Any, field: str) -> str | int:
    """A column's value: a title of digits comes back as a number from a column called STRING."""
    if field in _TEXTS:
        return "" if kept is None else str(kept)[:MOST_CHARACTERS]
    if isinstance(kept, float) and not math.isfinite(kept):
        return 0
    return int(kept) if isinstance(kept, (int, float)) else 0
