"""What the app knows, as values, and the tables they are rows of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.kit import past_searches
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column

DATABASE: Final = "youtube.db"
SCHEMA: Final = f"""{past_searches.SCHEMA}
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
number: Final = partial(whole_column, least=0, most=LARGEST)
"""A field of a whole number that is not negative, whatever stands in the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TubeChannel:
    """Somebody's films."""

    id: str
    title: str = text_column()
    handle: str = text_column()
    about: str = text_column()
    subscribers: int = number()
    scene: str = text_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class TubeVideo:
    """A film."""

    id: str
    channel_id: str = text_column()
    title: str = text_column()
    about: str = text_column()
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
    video_id: str = text_column()
    author: str = text_column()
    text: str = text_column()
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
    rating: str = text_column()
    rated_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """A film that was watched, and how far."""

    id: int = number("_id")
    video_id: str = text_column()
    watched_ms: int = number()
    position_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class TubePlaylist:
    """Films under a name."""

    id: int = number("_id")
    title: str = text_column()
    privacy: str = "Private"
    made_ms: int = number()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaylistItem:
    """A film's place in a playlist."""

    id: int = number("_id")
    playlist_id: int = number()
    video_id: str = text_column()
    added_ms: int = number()
