"""What the owner has: what they like, follow and keep, their playlists, and what they met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.spotify import items, names
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.schema import (
    PODCAST,
    ListedTrack,
    MetItem,
    SpotArtist,
    SpotPlaylist,
)
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.store import SpotStore
    from pytest_androidbench.phone.system.app import App

MOST_MET: Final = 50
_SAVED: Final = "WHERE saved_ms > 0 ORDER BY saved_ms DESC, _id DESC"


class SpotLibrary:
    """Reads and changes it."""

    def __init__(self, app: App, store: SpotStore) -> None:
        self._app = app
        self._store = store
        self._db = app.database()
        self._places = Table(self._db, "playlist_tracks", ListedTrack)
        self._recents = Table(self._db, "recents", MetItem)
        self._found = Table(self._db, "found", MetItem)

    @property
    def _now(self) -> int:
        return self._app.phone.clock.now_ms

    def has(self, kind: str, id_: int) -> bool:
        """Whether something is kept: a track liked, an artist followed, all else saved."""
        return self._since(kind, id_) > 0

    def _since(self, kind: str, id_: int) -> int:
        store = self._store
        match kind:
            case items.TRACK:
                track = store.tracks.get(id_)
                return track.liked_ms if track is not None else 0
            case items.ARTIST:
                artist = store.artists.get(id_)
                return artist.followed_ms if artist is not None else 0
            case items.ALBUM:
                album = store.albums.get(id_)
                return album.saved_ms if album is not None else 0
            case items.PLAYLIST:
                playlist = store.playlists.get(id_)
                return playlist.saved_ms if playlist is not None else 0
        return 0

    def keep(self, kind: str, id_: int, *, kept: bool) -> None:
        """Keep something, or no more."""
        since = self._now if kept else 0
        match kind:
            case items.TRACK:
                self._store.tracks.put(id_, liked_ms=since)
            case items.ARTIST:
                self._store.artists.put(id_, followed_ms=since)
            case items.ALBUM:
                self._store.albums.put(id_, saved_ms=since)
            case items.PLAYLIST:
                self._store.playlists.put(id_, saved_ms=since)

    def own(self) -> list[SpotPlaylist]:
        """The owner's playlists, the latest first."""
        return self._store.playlists.all("WHERE own ORDER BY saved_ms DESC, _id DESC")

    def make(self, title: str) -> int:
        """A new playlist; gives its number."""
        title = title.strip()[: names.MOST_TITLE]
        made = SpotPlaylist(title=title, own=True, made_ms=self._now, saved_ms=self._now)
        return self._store.playlists.add(made)

    def rename(self, playlist: int, title: str, about: str) -> None:
        """Call a playlist otherwise."""
        title = title.strip()[: names.MOST_TITLE]
        if title:
            self._store.playlists.put(playlist, title=title, about=about.strip())

    def delete(self, playlist: int) -> None:
        """Delete a playlist, not its songs."""
        self._db.execute("DELETE FROM playlist_tracks WHERE playlist = ?", playlist)
        self._store.playlists.remove([playlist])

    def holds(self, playlist: int, track: int) -> bool:
        """Whether a track is in a playlist."""
        return self._places.count("WHERE playlist = ? AND track = ?", playlist, track) > 0

    def add(self, playlist: int, tracks: list[int]) -> None:
        """Put tracks at a playlist's end."""
        for track in tracks:
            self._places.add(ListedTrack(playlist=playlist, track=track))

    def take_out(self, playlist: int, track: int) -> None:
        """Take a track out of a playlist."""
        self._db.execute(
            "DELETE FROM playlist_tracks WHERE playlist = ? AND track = ?", playlist, track
        )

    def items(self) -> list[SpotItem]:
        """All that is kept but tracks, the latest first; liked songs are ahead of all."""
        store = self._store
        gathered = [store.item(items.LIKED, 0), store.item(items.EPISODES, 0)]
        if not store.songs_of(items.EPISODES, 0):
            gathered.pop()
        kept = [
            *map(store.playlist, store.playlists.all(_SAVED)),
            *map(store.album, store.albums.all(_SAVED)),
            *map(items.artist_item, self.followed()),
        ]
        ordered = sorted(kept, key=lambda each: -each.since_ms)
        return [each for each in (*gathered, *ordered) if each is not None]

    def is_podcast(self, item: SpotItem) -> bool:
        """Whether an item is a podcast."""
        album = self._store.albums.get(item.id) if item.kind == items.ALBUM else None
        return album is not None and album.kind == PODCAST

    def followed(self) -> list[SpotArtist]:
        """The artists that the owner follows, the latest first."""
        order = "WHERE followed_ms > 0 ORDER BY followed_ms DESC, _id DESC"
        return self._store.artists.all(order)

    def played(self, kind: str, id_: int) -> None:
        """Remember what was played."""
        if kind != items.TRACK:
            self._meet(self._recents, "recents", kind, id_)

    def was_found(self, kind: str, id_: int) -> None:
        """Remember what a search led to."""
        self._meet(self._found, "found", kind, id_)

    def _meet(self, table: Table[MetItem], name: str, kind: str, id_: int) -> None:
        self._db.execute(f"DELETE FROM {name} WHERE kind = ? AND item = ?", kind, id_)  # noqa: S608
        table.add(MetItem(kind=kind, item=id_, at_ms=self._now))

    def recents(self) -> list[SpotItem]:
        """What was played and is still there, the last one first."""
        return self._met(self._recents)

    def found(self) -> list[SpotItem]:
        """What searches led to, likewise."""
        return self._met(self._found)

    def _met(self, table: Table[MetItem]) -> list[SpotItem]:
        rows = table.all(f"ORDER BY at_ms DESC, _id DESC LIMIT {MOST_MET}")
        shown = (self._store.item(each.kind, each.item) for each in rows)
        return [each for each in shown if each is not None]

    def forget_found(self, kind: str = "", id_: int = 0) -> None:
        """Forget something that a search led to; all of it by default."""
        if kind:
            self._db.execute("DELETE FROM found WHERE kind = ? AND item = ?", kind, id_)
        else:
            self._db.execute("DELETE FROM found")
