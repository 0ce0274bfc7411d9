"""What the app knows, as values, and the tables they are rows of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "youtube.db"
SCHEMA: Final = """
CREATE TABLE channels (id TEXT PRIMARY KEY, title TEXT, handle TEXT, about TEXT,
  subscribers INTEGER, scene TEXT);
CREATE TABLE videos (id TEXT PRIMARY KEY, channel_id TEXT, title TEXT, about TEXT,
  seconds INTEGER, views INTEGER, likes INTEGER, published_ms INTEGER, short INTEGER);
CREATE TABLE comments (_id INTEGER PRIMARY KEY, video_id TEXT, author TEXT, text TEXT,
  likes INTEGER, written_ms INTEGER, parent INTEGER, liked INTEGER, edited INTEGER);
CREATE TABLE subscriptions (channel_id TEXT PRIMARY KEY, since_ms INTEGER, bell TEXT);
CREATE TABLE ratings (video_id TEXT PRIMARY KEY, rating TEXT, rated_ms INTEGER);
CREATE TABLE history (_id INTEGER PRIMARY KEY, video_id TEXT UNIQUE, watched_ms INTEGER,
  position_ms INTEGER);
CREATE TABLE searches (_id INTEGER PRIMARY KEY, words TEXT UNIQUE, searched_ms INTEGER);
CREATE TABLE playlists (_id INTEGER PRIMARY KEY, title TEXT, privacy TEXT, made_ms INTEGER);
CREATE TABLE playlist_items (_id INTEGER PRIMARY KEY, playlist_id INTEGER, video_id TEXT,
  added_ms INTEGER, UNIQUE (playlist_id, video_id));
CREATE TABLE dismissed (video_id TEXT PRIMARY KEY);
"""
WATCH_LATER: Final = 1
"""The playlist that everybody has."""
LARGEST: Final = 200_000_000_000_000
"""As milliseconds a day that every calendar has."""
LONGEST_TITLE: Final = 150
LONGEST_COMMENT: Final = 10_000
PRIVACIES: Final = ("Private", "Unlisted", "Public")
BELLS: Final = ("All", "Personalized", "None")


def number(name: str = "") -> Any:
    """A field of a whole number that is not negative, whatever stands in the table."""
    return column(name, default=0, read=_whole)


def words() -> Any:
    """A field of a text, whatever stands in the table."""
    return column(default="", read=_text)


def _whole(value: object) -> int:
    return min(max(0, value), LARGEST) if isinstance(value, int) else 0


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TubeChannel:
    """Somebody's films."""

    id: str
    title: str = words()
    handle: str = words()
    about: str = words()
    subscribers: int = number()
    scene: str = words()


@dataclass(frozen=True, slots=True, kw_only=True)
class TubeVideo:
    """A film."""

    id: str
    channel_id: str = words()
    title: str = words()
    about: str = words()
    seconds: int = number()
    views: int = number()
    likes: int = number()
    published_ms: int = number()
    short: bool = False

    @property
    def ms(self) -> int:
        """How long it lasts; at least a second, whatever the row says."""
        return max(1, min(self.seconds, 86_400)) * 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class TubeComment:
    """What somebody says to a film, or to what another says."""

    id: int = number("_id")
    video_id: str = words()
    author: str = words()
    text: str = words()
    likes: int = number()
    written_ms: int = number()
    parent: int = number()
    """The comment it answers; 0: it stands for itself."""
    liked: bool = False
    """By the owner of the phone."""
    edited: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Subscription:
    """A channel that is followed."""

    channel_id: str
    since_ms: int = number()
    bell: str = "Personalized"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """A thumb: "like" or "dislike"."""

    video_id: str
    rating: str = words()
    rated_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """A film that was watched, and how far."""

    id: int = number("_id")
    video_id: str = words()
    watched_ms: int = number()
    position_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchedWords:
    """Words that were searched for."""

    id: int = number("_id")
    words: str = words()
    searched_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class TubePlaylist:
    """Films under a name."""

    id: int = number("_id")
    title: str = words()
    privacy: str = "Private"
    made_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaylistItem:
    """A film's place in a playlist."""

    id: int = number("_id")
    playlist_id: int = number()
    video_id: str = words()
    added_ms: int = number()
