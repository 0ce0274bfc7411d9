"""Songs and what they are gathered in, with how lengths and numbers of them are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.phone.ui.message import Message, ntr, tr


@dataclass(frozen=True, slots=True, kw_only=True)
class Song:
    """A piece of music, with the names and numbers the media store has for it."""

    id: int
    title: str
    track: int
    """Thousands are the disc: 3004 is the fourth of the third."""
    year: int
    duration: int
    """In milliseconds."""
    path: str
    modified: int
    """In seconds since 1970."""
    album_id: int
    album: str
    artist_id: int
    artist: str
    composer: str = ""
    album_artist: str = ""
    added: int = 0
    """In seconds since 1970; known of songs of the media store alone."""

    @property
    def uri(self) -> str:
        """Its address in the media store."""
        return f"content://media/external/audio/media/{self.id}"


@dataclass(frozen=True, slots=True)
class Album:
    """Songs of one album, by track number."""

    songs: tuple[Song, ...]

    @property
    def id(self) -> int:
        """The media store's number for it."""
        return self.songs[0].album_id

    @property
    def title(self) -> str:
        """What it is called."""
        return self.songs[0].album

    @property
    def artist(self) -> str:
        """Whose it is."""
        return self.songs[0].album_artist or self.songs[0].artist

    @property
    def year(self) -> int:
        """When it came out; 0: not known."""
        return self.songs[0].year


@dataclass(frozen=True, slots=True)
class Artist:
    """All albums on which somebody is heard."""

    albums: tuple[Album, ...]

    @property
    def id(self) -> int:
        """The media store's number for them."""
        return self.albums[0].songs[0].artist_id

    @property
    def name(self) -> str:
        """What they are called."""
        return self.albums[0].songs[0].artist

    @property
    def songs(self) -> list[Song]:
        """The songs of all albums."""
        return [song for album in self.albums for song in album.songs]


@dataclass(frozen=True, slots=True)
class Genre:
    """Songs of one kind."""

    id: int
    """The media store's number for it."""
    name: str
    songs: tuple[Song, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Playlist:
    """Songs in an order of the user's own."""

    id: int
    name: str
    songs: tuple[Song, ...] = ()


def length(ms: int) -> str:
    """A length as the app writes it: 03:25, from an hour on 01:03:25."""
    minutes, seconds = divmod(max(0, ms) // 1000, 60)
    if minutes < 60:
        return f"{minutes:02}:{seconds:02}"
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02}"


def count(songs: int) -> Message:
    """How many songs there are."""
    return ntr("{n} Song", "{n} Songs", songs)


def summary(songs: Sequence[Song]) -> Message:
    """How many songs there are, and how long they are together."""
    text = length(sum(song.duration for song in songs))
    return ntr("{n} Song  •  {length}", "{n} Songs  •  {length}", len(songs), length=text)


def artist_summary(artist: Artist) -> Message:
    """How many albums and songs somebody has."""
    albums, songs = len(artist.albums), len(artist.songs)
    album_word = "Album" if albums == 1 else "Albums"
    song_word = "Song" if songs == 1 else "Songs"
    return tr(f"{{albums}} {album_word} • {{songs}} {song_word}", albums=albums, songs=songs)
