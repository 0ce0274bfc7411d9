"""What is in Spotify from the start: the world's music, and what the owner made of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC
from typing import Final

from pytest_androidbench.phone.apps.spotify.schema import (
    PODCAST,
    ListedTrack,
    MetItem,
    SpotAlbum,
    SpotArtist,
    SpotPlaylist,
    SpotTrack,
)
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.world import music
from pytest_androidbench.phone.world.people import TODAY

TODAY_MS: Final = int(TODAY.replace(tzinfo=UTC).timestamp() * 1000)
DAY_MS: Final = 86_400_000
MIX_MOST: Final = 25


def rows() -> str:
    """The statements that fill a new database."""
    artists, albums, tracks = _Filling().everything()
    lists, places = _lists(artists, albums, tracks)
    return (
        inserts("artists", artists)
        + inserts("albums", albums)
        + inserts("tracks", tracks)
        + inserts("playlists", lists)
        + inserts("playlist_tracks", places)
        + inserts("recents", _recents(albums, lists))
    )


class _Filling:
    """Numbers artists, albums and tracks in the order of the world."""

    def __init__(self) -> None:
        self._artists: list[SpotArtist] = []
        self._albums: list[SpotAlbum] = []
        self._tracks: list[SpotTrack] = []

    def everything(self) -> tuple[list[SpotArtist], list[SpotAlbum], list[SpotTrack]]:
        """All rows of the three tables."""
        for artist in music.artists():
            self._artist(artist)
        for podcast in music.podcasts():
            self._podcast(podcast)
        return self._artists, self._albums, self._tracks

    def _artist(self, artist: music.MusicArtist) -> None:
        self._artists.append(
            SpotArtist(
                id=len(self._artists) + 1,
                name=artist.name,
                genre=artist.genre,
                listeners=artist.listeners,
                about=artist.about,
                followed_ms=_since(artist.name, music.FOLLOWED),
            )
        )
        chance = random.Random(artist.name)
        for album in artist.albums:
            self._album(album.title, album.year, album.kind, _since(album.title, music.KEPT_ALBUMS))
            for title, seconds in album.songs:
                plays = round(artist.listeners * chance.uniform(0.3, 9))
                self._track(SpotTrack(title=title, seconds=seconds, plays=plays,
                                      liked_ms=_since(title, music.LIKED)))  # fmt: skip

    def _podcast(self, podcast: music.Podcast) -> None:
        self._artists.append(
            SpotArtist(id=len(self._artists) + 1, name=podcast.publisher, publisher=True)
        )
        kept = _since(podcast.title, music.KEPT_PODCASTS)
        self._album(podcast.title, TODAY.year, PODCAST, kept, podcast.about)
        for age, episode in enumerate(podcast.episodes):
            self._track(
                SpotTrack(title=episode.title, seconds=episode.seconds, about=episode.about,
                          at_ms=TODAY_MS - (7 * age + len(self._albums) % 5) * DAY_MS)
            )  # fmt: skip

    def _album(self, title: str, year: int, kind: str, saved_ms: int, about: str = "") -> None:
        self._albums.append(
            SpotAlbum(
                id=len(self._albums) + 1,
                artist=len(self._artists),
                title=title,
                year=year,
                kind=kind,
                about=about,
                saved_ms=saved_ms,
            )
        )

    def _track(self, track: SpotTrack) -> None:
        album = len(self._albums)
        number = sum(each.album == album for each in self._tracks[-30:]) + 1
        numbered = replace(track, id=len(self._tracks) + 1, album=album, number=number)
        self._tracks.append(numbered)


def _since(name: str, kept: tuple[str, ...]) -> int:
    """Since when the owner has something; 0: they have not."""
    return TODAY_MS - (kept.index(name) * 9 + 2) * DAY_MS if name in kept else 0


def _lists(
    artists: list[SpotArtist], albums: list[SpotAlbum], tracks: list[SpotTrack]
) -> tuple[list[SpotPlaylist], list[ListedTrack]]:
    """The owner's lists, one of each artist, one of each genre, with their tracks."""
    by_title = {each.title: each.id for each in tracks}
    artist_of = {each.id: each.artist for each in albums}
    genres = {each.id: each.genre for each in artists}
    lists: list[SpotPlaylist] = []
    places: list[ListedTrack] = []
    for made, held in _described(artists):
        lists.append(replace(made, id=len(lists) + 1))
        if made.own:
            found = [by_title[title] for title in held]
        else:
            found = list(_fitting(made, tracks, artist_of, genres))
        places += [ListedTrack(playlist=len(lists), track=each) for each in found]
    return lists, places


def _described(artists: list[SpotArtist]) -> Iterator[tuple[SpotPlaylist, tuple[str, ...]]]:
    for age, (title, held) in enumerate(music.OWN_LISTS, 1):
        made = TODAY_MS - age * 40 * DAY_MS
        yield SpotPlaylist(title=title, own=True, made_ms=made, saved_ms=made), held
    for artist in artists:
        if not artist.publisher:
            about = f"This is {artist.name}. The songs that people play most, in one place."
            yield SpotPlaylist(title=f"This Is {artist.name}", about=about, artist=artist.id), ()
    for title, genre, about in music.MIXES:
        yield SpotPlaylist(title=title, about=about, genre=genre), ()


def _fitting(
    made: SpotPlaylist,
    tracks: list[SpotTrack],
    artist_of: dict[int, int],
    genres: dict[int, str],
) -> Iterator[int]:
    """The tracks of a list of the service's, the most played first."""
    fitting = [
        each
        for each in tracks
        if made.artist == artist_of[each.album]
        or (made.genre and made.genre == genres[artist_of[each.album]])
    ]
    best = sorted(fitting, key=lambda each: (-each.plays, each.id))[:MIX_MOST]
    return (each.id for each in best)


def _recents(albums: list[SpotAlbum], lists: list[SpotPlaylist]) -> list[MetItem]:
    """What was played of late."""
    titles = [("album", each.title, each.id) for each in albums]
    titles += [("playlist", each.title, each.id) for each in lists]
    played = ("Slow Tide", "Cooking", "Foghorn Lullabies", "Rainy Window", "Mezzanine Floor")
    return [
        MetItem(kind=kind, item=id_, at_ms=TODAY_MS - age * DAY_MS // 2)
        for age, wanted in enumerate(played, 1)
        for kind, title, id_ in titles
        if title == wanted
    ]
