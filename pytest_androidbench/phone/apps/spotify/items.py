"""What can be opened and played, whatever it is: one shape for tiles, rows and searches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.spotify.schema import (
    PODCAST,
    SpotAlbum,
    SpotArtist,
    SpotPlaylist,
    SpotSong,
)
from pytest_androidbench.phone.ui.message import TextLike, tr

ARTIST, ALBUM, PLAYLIST, TRACK = "artist", "album", "playlist", "track"
LIKED, EPISODES, RADIO = "liked", "episodes", "radio"
"""The owner's liked songs and episodes, and songs like those of an artist."""
SERVICE: Final = "Spotify"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotItem:
    """Something with a page, or a track."""

    kind: str
    id: int
    title: str
    text: TextLike
    """What stands below: what it is, and whose."""
    art: str
    """What its picture is drawn from."""
    since_ms: int = 0
    """Since when it is in the owner's library."""

    @property
    def round(self) -> bool:
        """Whether its picture is."""
        return self.kind == ARTIST

    @property
    def key(self) -> str:
        """Tells it from all others."""
        return f"{self.kind} {self.id}"


def artist_item(artist: SpotArtist) -> SpotItem:
    """An artist."""
    return SpotItem(
        kind=ARTIST, id=artist.id, title=artist.name, text=tr("Artist"), art=artist.name,
        since_ms=artist.followed_ms,
    )  # fmt: skip


def album_item(album: SpotAlbum, artist: str) -> SpotItem:
    """An album, or a podcast."""
    texts = {
        "Single": tr("Single • {name}", name=artist),
        "EP": tr("EP • {name}", name=artist),
        PODCAST: tr("Podcast • {name}", name=artist),
    }
    text = texts.get(album.kind, tr("Album • {name}", name=artist))
    return SpotItem(
        kind=ALBUM, id=album.id, title=album.title, text=text, art=f"album {album.title}",
        since_ms=album.saved_ms,
    )  # fmt: skip


def playlist_item(playlist: SpotPlaylist, owner: str) -> SpotItem:
    """A playlist; the owner's name is told where it is theirs."""
    text = tr("Playlist • {name}", name=owner if playlist.own else SERVICE)
    return SpotItem(
        kind=PLAYLIST, id=playlist.id, title=playlist.title, text=text,
        art=f"playlist {playlist.id} {playlist.made_ms}", since_ms=playlist.saved_ms,
    )  # fmt: skip


def track_item(song: SpotSong) -> SpotItem:
    """A song, or an episode."""
    name = song.album if song.told else song.artist
    text = tr("Episode • {name}", name=name) if song.told else tr("Song • {name}", name=name)
    return SpotItem(
        kind=TRACK, id=song.id, title=song.title, text=text, art=f"album {song.album}",
        since_ms=song.liked_ms,
    )  # fmt: skip
