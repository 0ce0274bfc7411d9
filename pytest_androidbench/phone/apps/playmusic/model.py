"""What the app knows, as values, and the tables they are rows of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.kit.kept_values import text_column, whole_column

DATABASE: Final = "music.db"
SCHEMA: Final = """
CREATE TABLE songs (_id INTEGER PRIMARY KEY, title TEXT, artist TEXT, album TEXT, genre TEXT,
  year INTEGER, track INTEGER, seconds INTEGER, thumb TEXT, added_ms INTEGER);
CREATE TABLE playlists (_id INTEGER PRIMARY KEY, title TEXT, made_ms INTEGER);
CREATE TABLE playlist_songs (_id INTEGER PRIMARY KEY, playlist_id INTEGER, song_id INTEGER);
CREATE TABLE queue (_id INTEGER PRIMARY KEY, song_id INTEGER);
CREATE TABLE recents (_id INTEGER PRIMARY KEY, kind TEXT, name TEXT, played_ms INTEGER,
  UNIQUE (kind, name));
"""
LARGEST: Final = 200_000_000_000_000
LONGEST_TITLE: Final = 100
KINDS: Final = ("playlist", "artist", "album", "genre")
number: Final = partial(whole_column, least=-LARGEST, most=LARGEST)
"""A field of a whole number, whatever stands in the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tune:
    """A song: of the library, or (below 0) a file of the phone."""

    id: int = number("_id")
    title: str = text_column()
    artist: str = text_column()
    album: str = text_column()
    genre: str = text_column()
    year: int = number()
    track: int = number()
    seconds: int = number()
    thumb: str = text_column()
    """"up", "down" or ""."""
    added_ms: int = number()

    @property
    def ms(self) -> int:
        """How long it lasts; at least a second, whatever the row says."""
        return max(1, min(self.seconds, 86_400)) * 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class TunePlaylist:
    """Songs under a name."""

    id: int = number("_id")
    title: str = text_column()
    made_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaylistTune:
    """A song's place in a playlist."""

    id: int = number("_id")
    playlist_id: int = number()
    song_id: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedTune:
    """A song's place in what is played."""

    id: int = number("_id")
    song_id: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGroup:
    """A playlist, an artist or an album that was played."""

    id: int = number("_id")
    kind: str = text_column()
    name: str = text_column()
    """Of an artist or an album, the number of a playlist."""
    played_ms: int = number()


def length(ms: int) -> str:
    """Minutes and seconds: 3:05."""
    minutes, seconds = divmod(max(0, ms) // 1000, 60)
    return f"{minutes}:{seconds:02}"
