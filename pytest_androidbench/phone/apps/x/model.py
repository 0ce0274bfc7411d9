"""Rows of X's tables."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.x import names
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import column


@dataclass(frozen=True, slots=True, kw_only=True)
class XUser:
    """An account."""

    id: int = column("_id", default=0)
    name: str = text_column(most=200)
    handle: str = text_column(most=60)
    """Without the sign ahead of it."""
    bio: str = text_column(most=400)
    place: str = text_column(most=200)
    site: str = text_column(most=200)
    followers: int = whole_column(least=0)
    follows: int = whole_column(least=0)
    """How many accounts it follows, but for the owner's, of whom it is counted."""
    verified: bool = False
    self: bool = False
    """Whether it is the owner of the phone."""
    follows_me: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class XFollow:
    """That the owner follows somebody."""

    id: int = column("_id", default=0)
    user: int = whole_column()
    at_ms: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class XPost:
    """A post, or an answer to one."""

    id: int = column("_id", default=0)
    author: int = whole_column()
    at_ms: int = whole_column()
    """Since 1970."""
    text: str = text_column(most=names.MOST_KEPT)
    media: str = text_column(most=2000)
    """Pictures, a line each: `world:` and a title, or `file:` and a path."""
    parent: int = whole_column()
    """The post it answers; 0: none."""
    quoted: int = whole_column()
    """The post it quotes; 0: none."""
    community: int = whole_column()
    """Where it was posted; 0: for everybody."""
    repliers: str = text_column(most=20)
    """Who can reply: `everyone`, `followed` or `mentioned`."""
    likes: int = whole_column(least=0)
    """Of others than the owner; so are reposts."""
    reposts: int = whole_column(least=0)
    views: int = whole_column(least=0)
    pinned: bool = False
    hidden: bool = False
    """Whether the owner is not interested in it."""

    @property
    def pictures(self) -> list[str]:
        """What its media say, each by itself."""
        return [line for line in self.media.split("\n") if line][: names.MOST_PHOTOS]


@dataclass(frozen=True, slots=True, kw_only=True)
class XMark:
    """That the owner has liked, reposted or bookmarked a post."""

    id: int = column("_id", default=0)
    post: int = whole_column()
    at_ms: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class XDraft:
    """A post that was begun."""

    id: int = column("_id", default=0)
    text: str = text_column(most=names.MOST_KEPT)
    media: str = text_column(most=2000)
    parent: int = whole_column()
    quoted: int = whole_column()
    community: int = whole_column()
    at_ms: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class XCommunity:
    """People who post for each other."""

    id: int = column("_id", default=0)
    name: str = text_column(most=200)
    about: str = text_column(most=500)
    rules: str = text_column(most=2000)
    """A line each."""
    members: int = whole_column(least=0)
    """Without the owner."""
    asks: bool = False
    """Whether one asks to join, and a moderator decides."""
    moderator: int = whole_column()
    state: str = text_column(most=20)
    """What the owner is there: `member`, `requested`, or nothing."""
    reason: str = text_column(most=400)
    """What the owner answered when asking to join."""


@dataclass(frozen=True, slots=True, kw_only=True)
class XNotice:
    """What the owner is told."""

    id: int = column("_id", default=0)
    kind: str = text_column(most=20)
    """`like`, `repost`, `follow`, `reply` or `mention`."""
    user: int = whole_column()
    post: int = whole_column()
    at_ms: int = whole_column()
    seen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class XMessage:
    """A message between the owner and somebody."""

    id: int = column("_id", default=0)
    peer: int = whole_column()
    mine: bool = False
    text: str = text_column(most=names.MOST_MESSAGE)
    at_ms: int = whole_column()
    seen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class XList:
    """Accounts that are read together."""

    id: int = column("_id", default=0)
    name: str = text_column(most=100)
    about: str = text_column(most=200)
    owner: int = whole_column()
    private: bool = False
    pinned: bool = False
    followed: bool = False
    """Whether the owner of the phone reads a list of somebody else's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class XListMember:
    """That somebody is in a list."""

    id: int = column("_id", default=0)
    list: int = whole_column()
    user: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class XShunned:
    """That the owner has muted or blocked somebody."""

    id: int = column("_id", default=0)
    user: int = whole_column()
    kind: str = text_column(most=10)
    """`mute` or `block`."""
