"""Channels, videos and playlists of YouTube, as a simulated phone keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.google.android.youtube"
PATH: Final = f"/data/data/{PACKAGE}/databases/youtube.db"


@dataclass(frozen=True, slots=True, kw_only=True)
class VideoChannel:
    """Somebody's films."""

    id: str
    title: str
    handle: str
    about: str = ""
    subscribers: int = 0
    scene: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Video:
    """A film."""

    id: str
    channel_id: str
    title: str
    about: str = ""
    seconds: int = 300
    views: int = 0
    likes: int = 0
    published_ms: int = 0
    short: bool = False

    @property
    def link(self) -> str:
        """The address by which it is shared."""
        return f"https://youtu.be/{self.id}"


@dataclass(frozen=True, slots=True, kw_only=True)
class VideoComment:
    """What somebody says to a film."""

    video_id: str
    author: str
    text: str
    parent: int = 0
    """The comment it answers; 0: it stands for itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed:
    """A channel that is followed."""

    channel_id: str
    since_ms: int = field(default=0, compare=False)
    bell: str = field(default="Personalized", compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Thumb:
    """What was thought of a film: `like` or `dislike`."""

    video_id: str
    rating: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchedVideo:
    """A film that was watched."""

    video_id: str
    watched_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VideoList:
    """Films under a name."""

    id: int = 0
    title: str
    privacy: str = field(default="Private", compare=False)
    made_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedVideo:
    """That a film is in a playlist."""

    playlist_id: int
    video_id: str
    added_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class TubeContents:
    """What the owner of the phone did with films, at one moment."""

    comments: tuple[VideoComment, ...]
    subscriptions: tuple[Followed, ...]
    ratings: tuple[Thumb, ...]
    history: tuple[WatchedVideo, ...]
    playlists: tuple[VideoList, ...]
    playlist_items: tuple[ListedVideo, ...]

    def rows(self) -> list[object]:
        """All of it but for what was watched, which whoever looks at a film adds to."""
        return [
            *self.comments,
            *self.subscriptions,
            *self.ratings,
            *self.playlists,
            *self.playlist_items,
        ]

    def playlist(self, title: str) -> VideoList:
        """The playlist of a name.

        Raises:
            LookupError: there is none.
        """
        for each in self.playlists:
            if each.title == title:
                return each
        raise LookupError(f"there is no playlist {title}")


_TABLES: Final[dict[str, type[Any]]] = {
    "comments": VideoComment,
    "subscriptions": Followed,
    "ratings": Thumb,
    "history": WatchedVideo,
    "playlists": VideoList,
    "playlist_items": ListedVideo,
}


class YouTube:
    """Reads and arranges all of it."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def contents(self) -> TubeContents:
        """What the owner did; one copy of the database."""
        tables = self._database.content()
        return TubeContents(**{name: read_as(kind, tables[name]) for name, kind in _TABLES.items()})

    def videos(self) -> tuple[Video, ...]:
        """All films."""
        return read_as(Video, self._database.rows("videos"))

    def channels(self) -> tuple[VideoChannel, ...]:
        """All channels."""
        return read_as(VideoChannel, self._database.rows("channels"))

    def add(self, **rows: Sequence[object]) -> None:
        """Put rows beside those that are there, by table; one edit."""
        with self._database.edit() as connection:
            for table, values in rows.items():
                add_rows(connection, table, values)
