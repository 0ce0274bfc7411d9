"""Pictures, songs and films as apps see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.phone.system.providers.media import describing

_PLACES: Final = {describing.IMAGE: "images", describing.VIDEO: "video", describing.AUDIO: "audio"}
COLUMNS: Final = (
    "_id, _data, _display_name, mime_type, media_type, _size, date_added, date_modified, datetaken,"
    " width, height, orientation, duration, title, artist, album, album_id, track"
)
"""What an item is made of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaItem:
    """A picture, song or film."""

    id: int
    path: str
    name: str
    type: str
    kind: int
    size: int
    added_ms: int
    modified_ms: int
    taken_ms: int | None
    width: int
    height: int
    orientation: int
    duration_ms: int
    title: str
    artist: str
    album: str
    album_id: int
    track: int

    @property
    def uri(self) -> str:
        """Its address."""
        return f"content://media/external/{_PLACES[self.kind]}/media/{self.id}"

    @property
    def folder(self) -> str:
        """The path of the folder it is in."""
        return self.path.rpartition("/")[0]


def uri_of_row(number: int, kind: int) -> str:
    """The address of a row by its media type."""
    place = _PLACES.get(kind)
    return (
        f"content://media/external/{place}/media/{number}"
        if place
        else (f"content://media/external/file/{number}")
    )


def item_of_row(row: Any) -> MediaItem:
    """The item a row of the database stands for."""
    return MediaItem(
        id=row["_id"],
        path=row["_data"],
        name=row["_display_name"] or "",
        type=row["mime_type"] or "",
        kind=row["media_type"],
        size=row["_size"] or 0,
        added_ms=(row["date_added"] or 0) * 1000,
        modified_ms=(row["date_modified"] or 0) * 1000,
        taken_ms=row["datetaken"],
        width=row["width"] or 0,
        height=row["height"] or 0,
        orientation=row["orientation"] or 0,
        duration_ms=row["duration"] or 0,
        title=row["title"] or "",
        artist=row["artist"] or "",
        album=row["album"] or "",
        album_id=row["album_id"] or 0,
        track=row["track"] or 0,
    )
