"""What the service has, read from the app's tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.spotify import items, names
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.schema import (
    PODCAST,
    QueuedTrack,
    SpotAlbum,
    SpotArtist,
    SpotPlaylist,
    SpotSong,
    SpotTrack,
)
from pytest_androidbench.phone.kit.tables import Table
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.world.people import OWNER

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST: Final = 500
POPULAR: Final = 10
RADIO_MOST: Final = 30
_LISTED: Final = "JOIN playlist_tracks p ON p.track = t._id WHERE p.playlist = ? ORDER BY p._id"
_QUEUED: Final = f"JOIN queue q ON q.track = t._id ORDER BY q._id LIMIT {MOST}"


class SpotStore:
    """Artists, albums, tracks and playlists, whoever made them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._db = app.database()
        self._queued: list[SpotSong] | None = None
        self.artists = Table(self._db, "artists", SpotArtist)
        self.albums = Table(self._db, "albums", SpotAlbum)
        self.tracks = Table(self._db, "tracks", SpotTrack)
        self.songs = Table(self._db, "songs", SpotSong)
        self.playlists = Table(self._db, "playlists", SpotPlaylist)
        self._queue = Table(self._db, "queue", QueuedTrack)

    @property
    def owner(self) -> str:
        """What the owner calls themselves."""
        return self._app.prefs().get(names.PROFILE_NAME, OWNER.name.partition(" ")[0])

    def item(self, kind: str, id_: int) -> SpotItem | None:
        """Something by its kind and number; None where it is gone."""
        match kind:
            case items.ARTIST:
                artist = self.artists.get(id_)
                return items.artist_item(artist) if artist is not None else None
            case items.ALBUM:
                album = self.albums.get(id_)
                return self.album(album) if album is not None else None
            case items.PLAYLIST:
                playlist = self.playlists.get(id_)
                return self.playlist(playlist) if playlist is not None else None
            case items.TRACK:
                song = self.songs.get(id_)
                return items.track_item(song) if song is not None else None
        return self._gathered(kind, id_)

    def _gathered(self, kind: str, id_: int) -> SpotItem | None:
        """What is no row of its own: what the owner likes, and songs like those of an artist."""
        say = self._app.phone.windows.translate
        if kind == items.RADIO:
            artist = self.artists.get(id_)
            if artist is None:
                return None
            title = say(tr("{name} Radio", name=artist.name))
            text = tr("Playlist • {name}", name=items.SERVICE)
            return SpotItem(kind=kind, id=id_, title=title, text=text, art=f"radio {id_}")
        if kind not in {items.LIKED, items.EPISODES}:
            return None
        count = len(self.songs_of(kind, 0))
        if kind == items.LIKED:
            told = ntr("Playlist • {n} song", "Playlist • {n} songs", count)
            return SpotItem(kind=kind, id=0, title=say(tr("Liked Songs")), text=told, art=kind)
        told = ntr("Playlist • {n} episode", "Playlist • {n} episodes", count)
        return SpotItem(kind=kind, id=0, title=say(tr("Your Episodes")), text=told, art=kind)

    def album(self, album: SpotAlbum) -> SpotItem:
        """An album as it is shown."""
        artist = self.artists.get(album.artist) or SpotArtist()
        return items.album_item(album, artist.name)

    def playlist(self, playlist: SpotPlaylist) -> SpotItem:
        """A playlist as it is shown."""
        return items.playlist_item(playlist, self.owner)

    def songs_of(self, kind: str, id_: int) -> list[SpotSong]:
        """The tracks of something, in the order in which they are played."""
        match kind:
            case items.ARTIST:
                return self.popular(id_)
            case items.ALBUM:
                return self.songs.all("WHERE t.album_id = ? ORDER BY t.number, t._id", id_)
            case items.PLAYLIST:
                return self.songs.all(_LISTED, id_)
            case items.TRACK:
                return self.songs.all("WHERE t._id = ?", id_)
            case items.RADIO:
                return self._radio(id_)
            case items.LIKED | items.EPISODES:
                told = "=" if kind == items.EPISODES else "!="
                return self.songs.all(
                    f"WHERE t.liked_ms > 0 AND t.kind {told} ? ORDER BY t.liked_ms DESC, t._id",
                    PODCAST,
                )
        return []

    def popular(self, artist: int) -> list[SpotSong]:
        """An artist's most played songs."""
        order = f"ORDER BY t.plays DESC, t._id LIMIT {POPULAR}"
        return self.songs.all(f"WHERE t.artist_id = ? {order}", artist)

    def _radio(self, artist: int) -> list[SpotSong]:
        """Songs of an artist and of those like them, by turns."""
        found = self.artists.get(artist) or SpotArtist()
        order = f"ORDER BY t.number, t.plays DESC, t._id LIMIT {RADIO_MOST}"
        return self.songs.all(f"WHERE t.genre = ? AND t.genre != '' {order}", found.genre)

    def like(self, artist: SpotArtist) -> list[SpotArtist]:
        """Artists whose music is of the same kind."""
        return self.artists.all(
            "WHERE genre = ? AND _id != ? AND NOT publisher ORDER BY listeners DESC, _id",
            artist.genre, artist.id,
        )  # fmt: skip

    def discography(self, artist: int) -> list[SpotAlbum]:
        """An artist's albums, the latest first."""
        return self.albums.all("WHERE artist = ? ORDER BY year DESC, _id", artist)

    def lists_with(self, artist: int) -> list[SpotPlaylist]:
        """Lists of the service's in which an artist is heard, their own one first."""
        return self.playlists.all(
            "WHERE NOT own AND _id IN (SELECT p.playlist FROM playlist_tracks p JOIN songs s"
            " ON s._id = p.track WHERE s.artist_id = ?) ORDER BY artist = 0, _id",
            artist,
        )

    def mixes(self) -> list[SpotPlaylist]:
        """The lists that the service makes of genres."""
        return self.playlists.all("WHERE NOT own AND artist = 0 ORDER BY _id")

    def genres(self) -> list[str]:
        """All kinds of music."""
        found = {each.genre for each in self.artists.all("WHERE NOT publisher")}
        return sorted(found - {""})

    def podcasts(self) -> list[SpotAlbum]:
        """All podcasts."""
        return self.albums.all("WHERE kind = ? ORDER BY title COLLATE NOCASE, _id", PODCAST)

    def queue(self) -> list[SpotSong]:
        """What is played in turn; read once, as a store lives no longer than a page is built."""
        if self._queued is None:
            self._queued = self.songs.all(_QUEUED)
        return self._queued

    def put_queue(self, ids: list[int]) -> None:
        """Let these be played in turn."""
        self._queued = None
        self._db.execute("DELETE FROM queue")
        for id_ in ids[:MOST]:
            self._queue.add(QueuedTrack(track=id_))
