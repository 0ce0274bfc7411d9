"""Music of Spotify, and what is played of it, as a simulated phone keeps them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.appdata.app_rows import read_as
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.spotify.music"
PATH: Final = f"/data/data/{PACKAGE}/databases/spotify.db"
PROFILE_NAME: Final = "display_name"
DATA_SAVER: Final = "data_saver"
_HALTED: Final = -1
"""What the player's `since` is while nothing can be heard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotifyArtist:
    """Somebody who is heard, or who publishes podcasts; since when does not count."""

    id: int = 0
    name: str
    followed_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotifyAlbum:
    """An album, or a podcast."""

    id: int = 0
    artist: int
    title: str
    kind: str
    saved_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotifyTrack:
    """A song, or an episode."""

    id: int = 0
    album: int
    title: str
    liked_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotifyPlaylist:
    """A playlist of the owner's, or of the service's."""

    id: int = field(default=0, compare=False)
    title: str
    about: str = ""
    own: bool = False
    public: bool = True
    saved_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotifyListed:
    """That a track is in a playlist."""

    playlist: int
    track: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotifyQueued:
    """A track's place in what is played."""

    id: int
    track: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """What is played."""

    kind: str
    """Of what it is played from: `artist`, `album`, `playlist`, `track`, `liked`, `radio`, ..."""
    item: int
    track: int
    """0: none."""
    running: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SpotifyContents:
    """Everything, at one moment."""

    artists: tuple[SpotifyArtist, ...]
    albums: tuple[SpotifyAlbum, ...]
    tracks: tuple[SpotifyTrack, ...]
    playlists: tuple[SpotifyPlaylist, ...]
    playlist_tracks: tuple[SpotifyListed, ...]
    queue: tuple[SpotifyQueued, ...]

    @property
    def liked(self) -> frozenset[int]:
        """The tracks that the owner likes."""
        return frozenset(each.id for each in self.tracks if each.liked_ms)

    @property
    def kept(self) -> frozenset[tuple[str, int]]:
        """Whom the owner follows, and which albums and playlists are in their library."""
        return frozenset(
            [
                *(("artist", each.id) for each in self.artists if each.followed_ms),
                *(("album", each.id) for each in self.albums if each.saved_ms),
                *(("playlist", each.id) for each in self.playlists if each.saved_ms),
            ]
        )

    def held(self, playlist: int) -> list[int]:
        """The tracks of a playlist, in their order."""
        return [each.track for each in self.playlist_tracks if each.playlist == playlist]

    def artist_of(self, track: int) -> str:
        """By whom a track is; "" where it is gone."""
        albums = {each.id: each.artist for each in self.albums}
        names = {each.id: each.name for each in self.artists}
        found = next((each.album for each in self.tracks if each.id == track), 0)
        return names.get(albums.get(found, 0), "")

    def track(self, title: str) -> int:
        """The track with a title.

        Raises:
            LookupError: none has it.
        """
        for each in self.tracks:
            if each.title == title:
                return each.id
        raise LookupError(f"no track is called {title!r}")


_TABLES: Final[dict[str, type[Any]]] = {
    "artists": SpotifyArtist,
    "albums": SpotifyAlbum,
    "tracks": SpotifyTrack,
    "playlists": SpotifyPlaylist,
    "playlist_tracks": SpotifyListed,
    "queue": SpotifyQueued,
}


class Spotify:
    """Reads all of it."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)
        self._playback = Preferences(device, PACKAGE, name="playback")

    def contents(self) -> SpotifyContents:
        """All that is there; one copy of the database."""
        tables = self._database.content()
        return SpotifyContents(
            **{name: read_as(kind, tables[name]) for name, kind in _TABLES.items()}
        )

    def heard(self, contents: SpotifyContents) -> Heard:
        """What is played, or was played last.

        Args:
            contents: as they are at this moment.
        """
        kept = self._playback.all()
        place, item, since = (
            value if isinstance(value, int) else none
            for value, none in ((kept.get("place"), 0), (kept.get("context_id"), 0),
                                (kept.get("since"), _HALTED))
        )  # fmt: skip
        queue = sorted(contents.queue, key=lambda each: each.id)
        track = queue[min(max(place, 0), len(queue) - 1)].track if queue else 0
        return Heard(
            kind=str(kept.get("context_kind", "")),
            item=item,
            track=track,
            running=bool(queue) and since != _HALTED,
        )
