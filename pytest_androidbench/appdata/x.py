"""Accounts, posts, drafts and communities of X, as a simulated phone keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.twitter.android"
PATH: Final = f"/data/data/{PACKAGE}/databases/x.db"
REQUESTED: Final = "requested"
MEMBER: Final = "member"
_FILE: Final = "file:"


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicProfile:
    """An account and what it says about itself."""

    id: int = 0
    name: str
    handle: str
    bio: str = ""
    place: str = ""
    site: str = ""
    followers: int = 0
    follows: int = 0
    verified: bool = False
    self: bool = False
    """Whether it is the owner's of the phone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FollowedUser:
    """That the owner follows somebody."""

    user: int
    at_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Posted:
    """A post, or an answer to one; how often it was seen or liked makes no difference."""

    id: int = field(default=0, compare=False)
    author: int
    text: str = ""
    media: str = ""
    """Pictures, a line each: `world:` and a title, or `file:` and a path."""
    parent: int = 0
    quoted: int = 0
    community: int = 0
    repliers: str = "everyone"
    at_ms: int = field(default=0, compare=False)

    @property
    def files(self) -> list[str]:
        """The paths of the pictures that came from the phone."""
        lines = self.media.split("\n")
        return [line.removeprefix(_FILE) for line in lines if line.startswith(_FILE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PostMark:
    """That the owner has liked, reposted or bookmarked a post."""

    post: int
    at_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class BegunPost:
    """A draft."""

    text: str
    media: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Community:
    """People who post for each other."""

    id: int = 0
    name: str
    about: str = ""
    rules: str = ""
    members: int = 0
    asks: bool = False
    """Whether one asks to join."""
    moderator: int = 0
    state: str = ""
    """What the owner is there: `member`, `requested`, or nothing."""
    reason: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectMessage:
    """A message between the owner and somebody; whether it was read makes no difference."""

    id: int = 0
    peer: int
    mine: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class XContents:
    """Everything, at one moment."""

    users: tuple[PublicProfile, ...]
    follows: tuple[FollowedUser, ...]
    posts: tuple[Posted, ...]
    likes: tuple[PostMark, ...]
    reposts: tuple[PostMark, ...]
    bookmarks: tuple[PostMark, ...]
    drafts: tuple[BegunPost, ...]
    communities: tuple[Community, ...]
    messages: tuple[DirectMessage, ...]

    @property
    def me(self) -> PublicProfile:
        """The owner of the phone."""
        return next(each for each in self.users if each.self)

    def user(self, handle: str) -> PublicProfile:
        """Somebody by handle."""
        return next(each for each in self.users if each.handle == handle)

    def followed(self) -> set[int]:
        """Whom the owner follows."""
        return {each.user for each in self.follows}

    def rows(self, *but: str) -> list[tuple[str, object]]:
        """All rows with their tables, but for those of some."""
        tables = (name for name in _TABLES if name not in but)
        return [(name, row) for name in tables for row in getattr(self, name)]


_TABLES: Final[dict[str, type[Any]]] = {
    "users": PublicProfile,
    "follows": FollowedUser,
    "posts": Posted,
    "likes": PostMark,
    "reposts": PostMark,
    "bookmarks": PostMark,
    "drafts": BegunPost,
    "communities": Community,
    "messages": DirectMessage,
}


class X:
    """Reads and arranges all of it."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def contents(self) -> XContents:
        """All that is there; one copy of the database."""
        tables = self._database.content()
        return XContents(**{name: read_as(kind, tables[name]) for name, kind in _TABLES.items()})

    def add(self, **rows: Sequence[object]) -> None:
        """Put rows beside those that are there, by table; one edit."""
        with self._database.edit() as connection:
            for table, values in rows.items():
                add_rows(connection, table, values)
