"""Tables of Slack, which a server has on real devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.slack import names
from pytest_androidbench.phone.kit import past_searches
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "slack.db"
SCHEMA: Final = f"""{past_searches.SCHEMA}
CREATE TABLE workspaces (_id INTEGER PRIMARY KEY, name TEXT NOT NULL, project TEXT);
CREATE TABLE members (
  _id INTEGER PRIMARY KEY, workspace INTEGER NOT NULL, name TEXT NOT NULL, address TEXT,
  self INTEGER NOT NULL DEFAULT 0, UNIQUE (workspace, address)
);
CREATE TABLE channels (
  _id INTEGER PRIMARY KEY, workspace INTEGER NOT NULL, name TEXT NOT NULL, topic TEXT,
  private INTEGER NOT NULL DEFAULT 0, direct INTEGER NOT NULL DEFAULT 0,
  muted INTEGER NOT NULL DEFAULT 0, starred INTEGER NOT NULL DEFAULT 0,
  gone INTEGER NOT NULL DEFAULT 0, read_to INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE channel_members (
  _id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, member INTEGER NOT NULL,
  UNIQUE (channel, member)
);
CREATE TABLE messages (
  _id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, author INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,
  text TEXT, file INTEGER NOT NULL DEFAULT 0, edited INTEGER NOT NULL DEFAULT 0,
  saved INTEGER NOT NULL DEFAULT 0, pinned INTEGER NOT NULL DEFAULT 0,
  parent INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX messages_of_channels ON messages (channel, at_ms);
CREATE INDEX messages_of_threads ON messages (parent, at_ms);
CREATE TABLE reactions (
  _id INTEGER PRIMARY KEY, message INTEGER NOT NULL, member INTEGER NOT NULL, emoji TEXT NOT NULL,
  UNIQUE (message, member, emoji)
);
CREATE TABLE files (
  _id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT, bytes INTEGER
);
CREATE TABLE invitations (
  _id INTEGER PRIMARY KEY, workspace INTEGER NOT NULL, address TEXT NOT NULL,
  UNIQUE (workspace, address)
);
CREATE TABLE drafts (_id INTEGER PRIMARY KEY, channel INTEGER NOT NULL UNIQUE, text TEXT);
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackWorkspace:
    """A workspace."""

    id: int = column("_id", default=0)
    name: str = text_column(most=names.MOST_TITLE)
    project: str = text_column(most=names.MOST_TITLE)
    """What its team works on, which names its first channel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackMember:
    """Somebody in a workspace."""

    id: int = column("_id", default=0)
    workspace: int = whole_column()
    name: str = text_column(most=200)
    address: str = text_column(most=200)
    self: bool = False
    """Whether it is the owner of the phone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackChannel:
    """A channel, or the talk of two."""

    id: int = column("_id", default=0)
    workspace: int = whole_column()
    name: str = text_column(most=names.MOST_TITLE)
    topic: str = text_column(most=250)
    private: bool = False
    direct: bool = False
    """Whether it is the talk with one other member, whose name it has."""
    muted: bool = False
    starred: bool = False
    gone: bool = False
    """Whether the owner is no more in it."""
    read_to: int = whole_column()
    """The latest message that was seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelMember:
    """That somebody is in a channel."""

    id: int = column("_id", default=0)
    channel: int = whole_column()
    member: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackMessage:
    """A message."""

    id: int = column("_id", default=0)
    channel: int = whole_column()
    author: int = whole_column()
    at_ms: int = whole_column()
    """Since 1970."""
    text: str = text_column(most=names.MOST_TEXT)
    file: int = whole_column()
    """The file that it shares; 0: none."""
    edited: bool = False
    saved: bool = False
    pinned: bool = False
    parent: int = whole_column()
    """The message in whose thread it stands; 0: it stands in the channel."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackReaction:
    """An emoji that somebody has put under a message."""

    id: int = column("_id", default=0)
    message: int = whole_column()
    member: int = whole_column()
    emoji: str = text_column(most=40)


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackFile:
    """A file that was shared."""

    id: int = column("_id", default=0)
    name: str = text_column(most=200)
    kind: str = text_column(most=80)
    bytes: int = whole_column()


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackInvitation:
    """That somebody was asked into a workspace by mail."""

    id: int = column("_id", default=0)
    workspace: int = whole_column()
    address: str = text_column(most=200)
