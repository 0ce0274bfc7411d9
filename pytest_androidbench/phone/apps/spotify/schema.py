"""Tables of Spotify, which a server has on real devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.spotify import names
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "spotify.db"
SCHEMA: Final = """
CREATE TABLE artists (_id INTEGER PRIMARY KEY, name TEXT NOT NULL, genre TEXT, listeners INTEGER,
  about TEXT, publisher INTEGER NOT NULL DEFAULT 0, followed_ms INTEGER NOT NULL DEFAULT 0);
CREATE TABLE albums (_id INTEGER PRIMARY KEY, artist INTEGER NOT NULL, title TEXT NOT NULL,
  year INTEGER, kind TEXT, about TEXT, saved_ms INTEGER NOT NULL DEFAULT 0);
CREATE TABLE tracks (_id INTEGER PRIMARY KEY, album INTEGER NOT NULL, number INTEGER,
  title TEXT NOT NULL, seconds INTEGER, plays INTEGER, about TEXT, at_ms INTEGER,
  liked_ms INTEGER NOT NULL DEFAULT 0);
CREATE TABLE playlists (_id INTEGER PRIMARY KEY, title TEXT NOT NULL, about TEXT,
  own INTEGER NOT NULL DEFAULT 0, artist INTEGER NOT NULL DEFAULT 0, genre TEXT,
  public INTEGER NOT NULL DEFAULT 1, made_ms INTEGER, saved_ms INTEGER NOT NULL DEFAULT 0);
CREATE TABLE playlist_tracks (_id INTEGER PRIMARY KEY, playlist INTEGER NOT NULL,
  track INTEGER NOT NULL);
CREATE TABLE queue (_id INTEGER PRIMARY KEY, track INTEGER NOT NULL);
CREATE TABLE recents (_id INTEGER PRIMARY KEY, kind TEXT NOT NULL, item INTEGER NOT NULL,
  at_ms INTEGER, UNIQUE (kind, item));
CREATE TABLE found (_id INTEGER PRIMARY KEY, kind TEXT NOT NULL, item INTEGER NOT NULL,
  at_ms INTEGER, UNIQUE (kind, item));
CREATE VIEW songs AS SELECT t._id, t.title, t.number, t.seconds, t.plays, t.about, t.at_ms,
  t.liked_ms, a._id AS album_id, a.title AS album, a.kind, a.year, r._id AS artist_id,
  r.name AS artist, r.genre FROM tracks t JOIN albums a ON a._id = t.album
  JOIN artists r ON r._id = a.artist;
"""
PODCAST: Final = "Podcast"
"""The kind of an album whose tracks are episodes."""
LONGEST: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotArtist:
    """Somebody who is heard, or who publishes a podcast."""

    id: int = column("_id", default=0)
    name: str = text_column(most=LONGEST)
    genre: str = text_column(most=LONGEST)
    listeners: int = whole_column()
    about: str = text_column()
    publisher: bool = False
    """Whether it makes podcasts, and has no page."""
    followed_ms: int = whole_column()
    """Since when the owner follows; 0: they do not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotAlbum:
    """Songs that came out together, or the episodes of a podcast."""

    id: int = column("_id", default=0)
    artist: int = whole_column()
    title: str = text_column(most=LONGEST)
    year: int = whole_column()
    kind: str = text_column(most=LONGEST)
    about: str = text_column()
    saved_ms: int = whole_column()
    """Since when it is in the owner's library; 0: it is not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotTrack:
    """A song, or an episode."""

    id: int = column("_id", default=0)
    album: int = whole_column()
    number: int = whole_column()
    title: str = text_column(most=LONGEST)
    seconds: int = whole_column()
    plays: int = whole_column()
    about: str = text_column()
    at_ms: int = whole_column()
    """When an episode came out."""
    liked_ms: int = whole_column()
    """Since when it is among the liked songs, or one's episodes; 0: it is not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotSong:
    """A track as it is shown, with whose it is."""

    id: int = column("_id", default=0)
    title: str = text_column(most=LONGEST)
    number: int = whole_column()
    seconds: int = whole_column()
    plays: int = whole_column()
    about: str = text_column()
    at_ms: int = whole_column()
    liked_ms: int = whole_column()
    album_id: int = whole_column()
    album: str = text_column(most=LONGEST)
    kind: str = text_column(most=LONGEST)
    year: int = whole_column()
    artist_id: int = whole_column()
    artist: str = text_column(most=LONGEST)
    genre: str = text_column(most=LONGEST)

    @property
    def ms(self) -> int:
        """How long it lasts; at least a second, whatever the row says."""
        return max(1, min(self.seconds, 86_400)) * 1000

    @property
    def told(self) -> bool:
        """Whether it is an episode of a podcast."""
        return self.kind == PODCAST


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotPlaylist:
    """Songs under a name: the owner's, or the service's."""

    id: int = column("_id", default=0)
    title: str = text_column(most=names.MOST_TITLE)
    about: str = text_column(most=LONGEST)
    own: bool = False
    artist: int = whole_column()
    """Whose songs alone are in it, as in "This Is"; 0: it is no such list."""
    genre: str = text_column(most=LONGEST)
    public: bool = True
    made_ms: int = whole_column()
    saved_ms: int = whole_column()
    """Since when it is in the owner's library; 0: it is not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedTrack:
    """A track's place in a playlist."""

    id: int = column("_id", default=0)
    playlist: int = whole_column()
    track: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedTrack:
    """A track's place in what is played."""

    id: int = column("_id", default=0)
    track: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class MetItem:
    """An artist, an album, a playlist or a track that was played, or found."""

    id: int = column("_id", default=0)
    kind: str = text_column(most=20)
    item: int = whole_column()
    at_ms: int = whole_column()
