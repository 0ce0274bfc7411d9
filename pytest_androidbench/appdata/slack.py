"""Workspaces, channels, members and messages of Slack, as a simulated phone keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.appdata.app_rows import add_rows, read_as
from pytest_androidbench.devices.device import Device

PACKAGE: Final = "com.Slack"
PATH: Final = f"/data/data/{PACKAGE}/databases/slack.db"
THEME: Final = "theme"
"""Preference: `system`, `light` or `dark`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Workspace:
    """A workspace."""

    id: int = field(default=0, compare=False)
    name: str
    project: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """Somebody in a workspace."""

    id: int = 0
    workspace: int = 1
    name: str
    address: str
    self: bool = False
    """Whether it is the owner of the phone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel:
    """A channel, or the talk of two; what was read of it makes no difference."""

    id: int = 0
    workspace: int = 1
    name: str
    topic: str = ""
    private: bool = False
    direct: bool = False
    muted: bool = False
    starred: bool = False
    gone: bool = False
    read_to: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Inside:
    """That somebody is in a channel."""

    channel: int
    member: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatMessage:
    """A message."""

    id: int = field(default=0, compare=False)
    channel: int
    author: int
    text: str = ""
    file: int = 0
    """The file that it shares; 0: none."""
    parent: int = 0
    """The message in whose thread it stands; 0: it stands in the channel."""
    at_ms: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction:
    """An emoji that somebody has put under a message."""

    message: int
    member: int
    emoji: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """That somebody was asked into a workspace."""

    workspace: int
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedFile:
    """A file."""

    id: int = 0
    name: str
    kind: str
    bytes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What was begun in a channel and not sent."""

    channel: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SlackContents:
    """Everything, at one moment."""

    workspaces: tuple[Workspace, ...]
    members: tuple[Member, ...]
    channels: tuple[Channel, ...]
    channel_members: tuple[Inside, ...]
    messages: tuple[ChatMessage, ...]
    reactions: tuple[Reaction, ...]
    invitations: tuple[Invitation, ...]
    files: tuple[SharedFile, ...]
    drafts: tuple[Draft, ...]

    def rows(self) -> list[object]:
        """All of it but for drafts, in one list."""
        return [
            *self.workspaces,
            *self.members,
            *self.channels,
            *self.channel_members,
            *self.messages,
            *self.reactions,
            *self.invitations,
            *self.files,
        ]

    @property
    def me(self) -> Member:
        """The owner of the phone, in the first workspace."""
        return next(each for each in self.members if each.self)

    def inside(self, channel: int) -> set[int]:
        """The members of a channel."""
        return {each.member for each in self.channel_members if each.channel == channel}

    def talk(self, member: Member) -> Channel | None:
        """The talk of the owner with a member; None where they have none."""
        both = {self.me.id, member.id}
        talks = (each for each in self.channels if each.direct)
        return next((each for each in talks if self.inside(each.id) == both), None)


_TABLES: Final[dict[str, type[Any]]] = {
    "workspaces": Workspace,
    "members": Member,
    "channels": Channel,
    "channel_members": Inside,
    "messages": ChatMessage,
    "reactions": Reaction,
    "invitations": Invitation,
    "files": SharedFile,
    "drafts": Draft,
}


class Slack:
    """Reads and arranges all of it."""

    def __init__(self, device: Device) -> None:
        self._database = device.database(PATH)

    def contents(self) -> SlackContents:
        """All that is there; one copy of the database."""
        tables = self._database.content()
        return SlackContents(
            **{name: read_as(kind, tables[name]) for name, kind in _TABLES.items()}
        )

    def add(self, **rows: Sequence[object]) -> None:
        """Put rows beside those that are there, by table; one edit."""
        with self._database.edit() as connection:
            for table, values in rows.items():
                add_rows(connection, table, values)
