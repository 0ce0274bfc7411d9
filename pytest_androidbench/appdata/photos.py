"""What Google Photos keeps of pictures, and its albums, as a simulated phone has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.apps.photos"
PATH: Final = f"/data/data/{PACKAGE}/databases/gphotos0.db"
GROUP_FACES: Final = "group_similar_faces"
"""Preference; on where nobody has chosen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Album:
    """Pictures that somebody has put together."""

    id: int = 0
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AlbumPicture:
    """A picture of an album."""

    collection_id: int
    content_path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptFacts:
    """What is kept of a picture."""

    content_path: str
    is_favorite: bool
    is_archived: bool
    trash_timestamp: int
    """Since 1970 in milliseconds; 0: it is not in the trash."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhotosContents:
    """All of it, at one moment."""

    albums: tuple[Album, ...]
    pictures: tuple[AlbumPicture, ...]
    facts: tuple[KeptFacts, ...]

    def inside(self, album: Album) -> list[str]:
        """The paths of an album's pictures."""
        return [each.content_path for each in self.pictures if each.collection_id == album.id]

    @property
    def trashed(self) -> set[str]:
        """The paths at which the pictures lay that are in the trash."""
        return {each.content_path for each in self.facts if each.trash_timestamp}


class Photos:
    """Reads and arranges albums."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)
        self.preferences = Preferences(device, PACKAGE)

    def contents(self) -> PhotosContents:
        """All that is there; one copy of the database."""
        tables = self._database.content()
        return PhotosContents(
            albums=read_as(Album, tables["collections"]),
            pictures=read_as(AlbumPicture, tables["collection_media"]),
            facts=read_as(KeptFacts, tables["local_media"]),
        )

    def add_album(self, title: str, paths: list[str]) -> Album:
        """Put an album beside those that are there."""
        with self._database.edit() as connection:
            add_rows(connection, "collections", [Album(title=title)])
            (number,) = connection.execute("SELECT max(_id) FROM collections").fetchone()
            made = Album(id=int(number), title=title)
            rows = [AlbumPicture(collection_id=made.id, content_path=path) for path in paths]
            add_rows(connection, "collection_media", rows)
        return made
