"""What a music service has: artists with their albums, podcasts and lists.

Artists, songs and podcasts are of our own making, but for two artists and their albums, whose names
(and no more than those) AndroidGen's tasks about Spotify need (arXiv 2504.19298). They lie in
`music.txt`: `= artist | genre | monthly listeners | about`, `+ album | year | kind` with a line of
its songs, and `% podcast | publisher | about` with a line for each episode. The albums of
`songs.py` belong to the artists of the same names.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.world.songs import ALBUMS, PLAYLISTS

_TEXT: Final = Path(__file__).with_name("music.txt")
SINGLE, EXTENDED, FULL = "Single", "EP", "Album"


@dataclass(frozen=True, slots=True, kw_only=True)
class MusicAlbum:
    """Songs that came out together."""

    title: str
    year: int
    kind: str
    songs: tuple[tuple[str, int], ...]
    """Titles, with how many seconds each lasts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MusicArtist:
    """Somebody who is heard."""

    name: str
    genre: str
    listeners: int
    """A month."""
    about: str
    albums: tuple[MusicAlbum, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PodcastEpisode:
    """Something that is told."""

    title: str
    seconds: int
    about: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Podcast:
    """Episodes under a name, the latest first."""

    title: str
    publisher: str
    about: str
    episodes: tuple[PodcastEpisode, ...]


MIXES: Final = (
    ("Rainy Window", "Folk", "Soft strings for a day indoors."),
    ("After Hours", "Jazz", "Brushes, bass and a bar that should have closed."),
    ("Circuit Garden", "Electronic", "Warm machines, from slow to slower."),
    ("Loud Lawn", "Rock", "Guitars that the neighbours know by now."),
    ("Kitchen Soul", "Soul", "For stirring, and for dancing while it stirs."),
    ("Pop Orbit", "Pop", "What goes round and round this week."),
    ("Dust Roads", "Country", "Songs that need a windscreen."),
    ("Brick by Brick", "Hip hop", "Rhymes stacked carefully."),
    ("Still Rooms", "Classical", "A piano, a choir, a lot of air."),
    ("Twelve Bars", "Blues", "Three chords and a good reason."),
    ("Lighthouse Indie", "Indie", "Bands you found before your friends did."),
    ("Terraza", "Latin", "Tables outside, chairs pushed back."),
)
"""Lists that the service makes of a genre: title, genre, about."""
OWN_LISTS: Final = (
    *PLAYLISTS,
    ("Sunday repairs", ("Muddy Bicycle", "Borrowed Hammer", "Warm Machine", "Wheelbarrow")),
)
"""What the owner of the phone has put together."""
LIKED: Final = (
    *("Blue Ferry", "Copper Rain", "Hold the Door", "Neon Bakery", "Morse", "Seven Geese"),
    *("Porch Light", "Frequency"),
)
"""Songs that the owner likes, the last one first."""
FOLLOWED: Final = ("Nova Reed", "Paper Lighthouse", "Amadi Blue")
"""Whom the owner follows."""
KEPT_ALBUMS: Final = ("Slow Tide", "Foghorn Lullabies", "Mercado")
"""Albums in the owner's library."""
KEPT_PODCASTS: Final = ("Small Machines",)


def artists() -> tuple[MusicArtist, ...]:
    """All artists, in the order of the file."""
    return tuple(_artist(part) for part in _parts("= "))


def podcasts() -> tuple[Podcast, ...]:
    """All podcasts, likewise."""
    return tuple(_podcast(part) for part in _parts("% "))


def _parts(sign: str) -> Iterator[list[str]]:
    for part in _TEXT.read_text(encoding="utf-8").split("\n\n"):
        if part.startswith(sign):
            yield part.removeprefix(sign).splitlines()


def _artist(lines: list[str]) -> MusicArtist:
    name, genre, listeners, about = lines[0].split(" | ")
    pairs = zip(lines[1::2], lines[2::2], strict=True)
    elsewhere = tuple(
        MusicAlbum(title=each.title, year=each.year, kind=FULL, songs=each.songs)
        for each in ALBUMS
        if each.artist == name
    )
    here = tuple(_album(head, songs) for head, songs in pairs)
    return MusicArtist(
        name=name, genre=genre, listeners=int(listeners), about=about, albums=(*elsewhere, *here)
    )


def _album(head: str, line: str) -> MusicAlbum:
    title, year, kind = head.removeprefix("+ ").split(" | ")
    songs = (song.rpartition(" ") for song in line.split("; "))
    timed = tuple((name, _seconds(length)) for name, _, length in songs)
    return MusicAlbum(title=title, year=int(year), kind=kind, songs=timed)


def _podcast(lines: list[str]) -> Podcast:
    title, publisher, about = lines[0].split(" | ")
    episodes = tuple(
        PodcastEpisode(title=name, seconds=_seconds(length), about=told)
        for name, length, told in (line.split(" | ") for line in lines[1:])
    )
    return Podcast(title=title, publisher=publisher, about=about, episodes=episodes)


def _seconds(length: str) -> int:
    minutes, seconds = length.split(":")
    return int(minutes) * 60 + int(seconds)
