"""The orders in which songs, albums, artists and playlists are listed.

The keys are those of SortOrder.kt, as they stand in the preferences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from pytest_androidbench.phone.apps.retromusic.model import Album, Artist, Playlist, Song
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Order(Generic[T]):
    """One of them."""

    label: Message
    key: Callable[[T], Any]
    backwards: bool = False

    def apply(self, items: Iterable[T]) -> list[T]:
        """The items in this order; equal ones stay as they are."""
        return sorted(items, key=self.key, reverse=self.backwards)


@dataclass(frozen=True, slots=True)
class Orders(Generic[T]):
    """The orders of one kind of list, and which was chosen."""

    pref: str
    first: str
    by_key: dict[str, Order[T]]

    def chosen(self, prefs: Prefs) -> str:
        """The key of the order that was chosen."""
        kept = prefs.get(self.pref, self.first)
        return kept if kept in self.by_key else self.first

    def sort(self, prefs: Prefs, items: Iterable[T]) -> list[T]:
        """The items as they are listed."""
        return self.by_key[self.chosen(prefs)].apply(items)


UP, DOWN = tr("Ascending"), tr("Descending")
SONG_ORDERS: Final[Orders[Song]] = Orders(
    "song_sort_order",
    "title_key",
    {
        "_default": Order(tr("Default"), lambda song: sort_key(song.title)),
        "title_key": Order(UP, lambda song: sort_key(song.title)),
        "title_key DESC": Order(DOWN, lambda song: sort_key(song.title), True),
        "artist_key": Order(tr("Artist"), lambda song: sort_key(song.artist)),
        "album_key": Order(tr("Album"), lambda song: sort_key(song.album)),
        "year DESC": Order(tr("Year"), lambda song: song.year, True),
        "date_added DESC": Order(tr("Date added"), lambda song: song.added, True),
        "date_modified DESC": Order(tr("Date modified"), lambda song: song.modified, True),
        "composer": Order(tr("Composer"), lambda song: sort_key(song.composer)),
        "album_artist": Order(tr("Album Artist"), lambda song: sort_key(song.album_artist)),
    },
)
ALBUM_ORDERS: Final[Orders[Album]] = Orders(
    "album_sort_order",
    "album_key",
    {
        "album_key": Order(UP, lambda album: sort_key(album.title)),
        "album_key DESC": Order(DOWN, lambda album: sort_key(album.title), True),
        "artist_key": Order(tr("Artist"), lambda album: sort_key(album.artist)),
        "year DESC": Order(tr("Year"), lambda album: album.year, True),
        "numsongs DESC": Order(tr("Song count"), lambda album: len(album.songs), True),
    },
)
ARTIST_ORDERS: Final[Orders[Artist]] = Orders(
    "artist_sort_order",
    "artist_key",
    {
        "artist_key": Order(UP, lambda artist: sort_key(artist.name)),
        "artist_key DESC": Order(DOWN, lambda artist: sort_key(artist.name), True),
    },
)
PLAYLIST_ORDERS: Final[Orders[Playlist]] = Orders(
    "playlist_sort_order",
    "name",
    {
        "name": Order(UP, lambda playlist: sort_key(playlist.name)),
        "name DESC": Order(DOWN, lambda playlist: sort_key(playlist.name), True),
        "playlist_song_count": Order(tr("Song count"), lambda one: len(one.songs)),
        "playlist_song_count DESC": Order(tr("Song count desc"), lambda one: len(one.songs), True),
    },
)
ALBUM_SONG_ORDERS: Final[Orders[Song]] = Orders(
    "album_detail_song_sort_order",
    "track, title_key",
    {
        "title_key": Order(UP, lambda song: sort_key(song.title)),
        "title_key DESC": Order(DOWN, lambda song: sort_key(song.title), True),
        "track, title_key": Order(
            tr("Track number"), lambda song: (song.track, sort_key(song.title))
        ),
        "duration DESC": Order(tr("Song duration"), lambda song: song.duration, True),
    },
)
