"""Workspaces, members, channels and messages."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.slack import names
from pytest_androidbench.phone.apps.slack.schema import (
    ChannelMember,
    SlackChannel,
    SlackFile,
    SlackInvitation,
    SlackMember,
    SlackMessage,
    SlackReaction,
    SlackWorkspace,
)
from pytest_androidbench.phone.kit.kept_values import text_of
from pytest_androidbench.phone.kit.past_searches import PastSearches
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_SHOWN: Final = 100
"""Messages of a channel that are listed, the latest."""
MOST_BEHIND: Final = 3
"""Messages that are shown behind one that was found."""
MOST_FOUND: Final = 50
MOST_SEARCHES: Final = 10
MOST_WORDS: Final = 200
"""Characters of what was searched for that are kept."""
OWN: Final = "WHERE channel = ? AND parent = 0"
"""Messages of a channel, without those in threads."""
_UNFIT: Final = re.compile(r"[^\w-]+")


class SlackStore:
    """What the server has, of the workspace that is shown."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._db = app.database()
        self._past = PastSearches(self._db)
        self.workspaces = Table(self._db, "workspaces", SlackWorkspace)
        self.members = Table(self._db, "members", SlackMember)
        self.channels = Table(self._db, "channels", SlackChannel)
        self.messages = Table(self._db, "messages", SlackMessage)
        self.files = Table(self._db, "files", SlackFile)
        self._inside = Table(self._db, "channel_members", ChannelMember)
        self._reactions = Table(self._db, "reactions", SlackReaction)
        self.invitations = Table(self._db, "invitations", SlackInvitation)

    @property
    def workspace(self) -> SlackWorkspace:
        """The one that is shown."""
        chosen = self.workspaces.get(self._app.prefs().get(names.WORKSPACE, 0))
        return chosen or self.workspaces.first("ORDER BY _id") or SlackWorkspace()

    @property
    def me(self) -> SlackMember:
        """The owner of the phone, in this workspace."""
        found = self.members.first("WHERE self AND workspace = ? ORDER BY _id", self.workspace.id)
        return found or SlackMember()

    def add_workspace(self, name: str, project: str) -> int:
        """Make a workspace with its first channel, and show it."""
        owner = self.me
        id_ = self.workspaces.add(SlackWorkspace(name=name, project=project))
        member = self.members.add(replace(owner, id=0, workspace=id_, self=True))
        for title in dict.fromkeys(("general", channel_name(project))):
            if title:
                self._add(SlackChannel(workspace=id_, name=title), (member,))
        self.show_workspace(id_)
        return id_

    def ask_in(self, addresses: list[str]) -> None:
        """Ask people into the workspace that is shown, by mail."""
        workspace = self.workspace.id
        for address in dict.fromkeys(addresses):
            self.invitations.add(SlackInvitation(workspace=workspace, address=address))

    def show_workspace(self, id_: int) -> None:
        """Let another workspace be the one that is shown."""
        self._app.prefs().put(names.WORKSPACE, id_)

    def joined(self) -> list[SlackChannel]:
        """The channels that the owner is in, by name."""
        order = "WHERE workspace = ? AND NOT direct AND NOT gone ORDER BY name COLLATE NOCASE, _id"
        return self.channels.all(order, self.workspace.id)

    def browsable(self) -> list[SlackChannel]:
        """The channels that the owner may see, by name: the public ones, and those of theirs."""
        order = "ORDER BY name COLLATE NOCASE, _id"
        shown = "WHERE workspace = ? AND NOT direct AND NOT (private AND gone)"
        return self.channels.all(f"{shown} {order}", self.workspace.id)

    def leave(self, channel: int) -> None:
        """Let the owner be in a channel no more."""
        self._db.execute(
            "DELETE FROM channel_members WHERE channel = ? AND member = ?", channel, self.me.id
        )
        self.channels.put(channel, gone=True)

    def join(self, channel: int) -> None:
        """Take the owner into a channel again."""
        self.invite(channel, [self.me.id])
        self.channels.put(channel, gone=False)
        self.see(channel)

    def talks(self) -> list[SlackChannel]:
        """The talks with one other member, the latest first."""
        return self.channels.all(
            "WHERE workspace = ? AND direct AND NOT gone ORDER BY"
            " (SELECT max(at_ms) FROM messages m WHERE m.channel = t._id) DESC, _id DESC",
            self.workspace.id,
        )

    def add_channel(self, name: str, *, private: bool) -> int:
        """Make a channel with the owner in it; 0 where there is one of that name."""
        name = channel_name(name)
        known = "WHERE workspace = ? AND NOT direct AND lower(name) = ?"
        if not name or self.channels.count(known, self.workspace.id, name):
            return 0
        made = SlackChannel(workspace=self.workspace.id, name=name, private=private)
        return self._add(made, (self.me.id,))

    def talk_with(self, member: SlackMember) -> int:
        """The talk with a member, made if there is none yet."""
        known = "WHERE workspace = ? AND direct AND _id IN (SELECT channel FROM channel_members"
        found = self.channels.first(
            f"{known} WHERE member = ?) ORDER BY _id", self.workspace.id, member.id
        )
        if found is not None:
            self.channels.put(found.id, gone=False)
            return found.id
        made = SlackChannel(workspace=self.workspace.id, name=member.name, direct=True)
        return self._add(made, (self.me.id, member.id))

    def _add(self, channel: SlackChannel, members: tuple[int, ...]) -> int:
        id_ = self.channels.add(channel)
        for member in dict.fromkeys(members):
            self._inside.add(ChannelMember(channel=id_, member=member))
        return id_

    def everybody(self) -> list[SlackMember]:
        """The members of the workspace, by name."""
        order = "WHERE workspace = ? ORDER BY name COLLATE NOCASE, _id"
        return self.members.all(order, self.workspace.id)

    def inside(self, channel: int) -> list[SlackMember]:
        """The members of a channel, by name."""
        of_channel = "WHERE _id IN (SELECT member FROM channel_members WHERE channel = ?)"
        return self.members.all(f"{of_channel} ORDER BY name COLLATE NOCASE, _id", channel)

    def invite(self, channel: int, members: list[int]) -> None:
        """Take members into a channel."""
        known = {each.id for each in self.inside(channel)}
        for member in members:
            if member not in known:
                self._inside.add(ChannelMember(channel=channel, member=member))

    def talk(self, channel: int, at: int = 0) -> list[SlackMessage]:
        """The latest messages of a channel, from the oldest on.

        Args:
            channel: where they stand.
            at: a message that is to be among the last ones; 0: all are listed.
        """
        found = self.messages.get(at) if at else None
        condition, values = _up_to(self.messages, found) if found is not None else ("1", [])
        order = f"{OWN} AND {condition} ORDER BY at_ms DESC, _id DESC LIMIT {MOST_SHOWN}"
        return self.messages.all(order, channel, *values)[::-1]

    def thread(self, message: int) -> list[SlackMessage]:
        """The answers to a message, from the oldest on."""
        order = f"WHERE parent = ? ORDER BY at_ms DESC, _id DESC LIMIT {MOST_SHOWN}"
        return self.messages.all(order, message)[::-1]

    def answers(self, message: int) -> int:
        """How many answers a message has."""
        return self.messages.count("WHERE parent = ?", message)

    def send(self, channel: int, text: str, file: int = 0) -> None:
        """Write a message."""
        self._write(SlackMessage(channel=channel, text=text, file=file))
        self.keep_draft(channel, "")

    def answer(self, message: SlackMessage, text: str) -> None:
        """Write an answer to a message, into its thread."""
        self._write(SlackMessage(channel=message.channel, text=text, parent=message.id))

    def _write(self, message: SlackMessage) -> None:
        now = self._app.phone.clock.now_ms
        self.messages.add(replace(message, author=self.me.id, at_ms=now))
        self.see(message.channel)

    def see(self, channel: int) -> None:
        """Everything in a channel has been read."""
        last = self.messages.first("WHERE channel = ? ORDER BY _id DESC", channel)
        self.channels.put(channel, read_to=last.id if last is not None else 0)

    def unread(self, channel: SlackChannel) -> int:
        """How many messages of a channel were not seen yet."""
        return self.messages.count(
            "WHERE channel = ? AND _id > ? AND author != ?",
            channel.id, channel.read_to, self.me.id,
        )  # fmt: skip

    def reactions(self, message: int) -> dict[str, list[int]]:
        """The emoji under a message, with the members who put them there."""
        found: dict[str, list[int]] = {}
        for each in self._reactions.all("WHERE message = ? ORDER BY _id", message):
            found.setdefault(each.emoji, []).append(each.member)
        return found

    def react(self, message: int, emoji: str) -> None:
        """Put an emoji under a message, or take it away again."""
        me = self.me.id
        mine = "WHERE message = ? AND member = ? AND emoji = ?"
        found = self._reactions.first(f"{mine} ORDER BY _id", message, me, emoji)
        if found is not None:
            self._reactions.remove([found.id])
        else:
            self._reactions.add(SlackReaction(message=message, member=me, emoji=emoji))

    def delete(self, message: int) -> None:
        """Remove a message with its answers."""
        gone = [message, *(each.id for each in self.thread(message))]
        for each in gone:
            self._db.execute("DELETE FROM reactions WHERE message = ?", each)
        self.messages.remove(gone)

    def shared_files(self) -> list[SlackFile]:
        """The files of the workspace, the latest shared first."""
        return self.files.all(
            "JOIN messages m ON m.file = t._id JOIN channels c ON c._id = m.channel"
            " WHERE c.workspace = ? GROUP BY t._id ORDER BY max(m.at_ms) DESC, t._id DESC",
            self.workspace.id,
        )

    def found(self, words: str) -> list[SlackMessage]:
        """Messages of this workspace that have some words, the latest first."""
        return self._of_workspace("NOT c.gone AND instr(lower(t.text), ?)", words.strip().lower())

    def saved(self) -> list[SlackMessage]:
        """Messages of this workspace that were kept for later, the latest first."""
        return self._of_workspace("t.saved")

    def pinned(self, channel: int) -> list[SlackMessage]:
        """Messages that were pinned to a channel, the latest first."""
        order = "ORDER BY at_ms DESC, _id DESC"
        return self.messages.all(f"WHERE pinned AND channel = ? {order}", channel)

    def _of_workspace(self, condition: str, *values: object) -> list[SlackMessage]:
        return self.messages.all(
            f"JOIN channels c ON c._id = t.channel WHERE c.workspace = ? AND {condition}"
            f" ORDER BY t.at_ms DESC, t._id DESC LIMIT {MOST_FOUND}",
            self.workspace.id, *values,
        )  # fmt: skip

    def remember(self, words: str) -> None:
        """Put words ahead of all that were searched for before."""
        self._past.add(words[:MOST_WORDS], self._app.phone.clock.now_ms)

    def searches(self) -> list[str]:
        """What was searched for, the latest first."""
        return [each.query for each in self._past.latest(most=MOST_SEARCHES)]

    def draft(self, channel: int) -> str:
        """What was begun in a channel and not sent."""
        return text_of(self._db.value("SELECT text FROM drafts WHERE channel = ?", channel))

    def keep_draft(self, channel: int, text: str) -> None:
        """Keep what was begun."""
        if text.strip():
            self._db.execute(
                "INSERT OR REPLACE INTO drafts (channel, text) VALUES (?, ?)", channel, text
            )
        else:
            self._db.execute("DELETE FROM drafts WHERE channel = ?", channel)


def _up_to(messages: Table[SlackMessage], found: SlackMessage) -> tuple[str, list[int]]:
    """What holds for a message of a channel, a few behind it, and all ahead of those."""
    order = f"ORDER BY at_ms, _id LIMIT {MOST_BEHIND}"
    behind = messages.all(
        f"{OWN} AND (at_ms, _id) > (?, ?) {order}", found.channel, found.at_ms, found.id
    )
    last = behind[-1] if behind else found
    return "(at_ms, _id) <= (?, ?)", [last.at_ms, last.id]


def channel_name(words: str) -> str:
    """A name as channels have it: small letters, digits and dashes, at most 80."""
    return _UNFIT.sub("-", words.strip().lower()).strip("-")[: names.MOST_TITLE]
