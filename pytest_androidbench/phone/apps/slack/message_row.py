"""A message as lists show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.slack import look
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.slack.app import SlackApp
    from pytest_androidbench.phone.apps.slack.schema import SlackMember, SlackMessage
    from pytest_androidbench.phone.apps.slack.store import SlackStore


@dataclass(frozen=True)
class MessageRows:
    """Makes rows of messages."""

    app: SlackApp
    on_tap: Callable[[int], None] | None = None
    on_long: Callable[[int], None] | None = None
    on_react: Callable[[int, str], None] | None = None
    on_thread: Callable[[int], None] | None = None
    on_file: Callable[[int], None] | None = None

    @cached_property
    def _store(self) -> SlackStore:
        """For one build of a page: each row asks it."""
        return self.app.store

    @cached_property
    def _members(self) -> Mapping[int, SlackMember]:
        return {each.id: each for each in self._store.members.all()}

    def row(self, message: SlackMessage, *, channel: str = "") -> w.Widget:
        """Who wrote what when; in lists over all channels, where."""
        author = self._members.get(message.author)
        name = author.name if author is not None else tr("Unknown member")
        head = w.Row(
            w.Text(name, look.STRONG, lines=1, id="name"),
            w.Text(
                look.when(self.app.phone, message.at_ms), look.SMALL, lines=1, id="message_time"
            ),
            w.Text(channel, look.SMALL, lines=1, id="channel_name", weight=1) if channel else None,
            gap=8,
            width="fill",
        )
        text = tr("{words} (edited)", words=message.text) if message.edited else message.text
        words = w.Column(
            w.Text(tr("Pinned"), look.SMALL, lines=1, id="pinned") if message.pinned else None,
            head,
            w.Text(text, w.BODY_LARGE, id="msg_text") if message.text else None,
            self._file(message),
            self._reactions(message),
            self._answers(message),
            gap=2,
            weight=1,
        )
        face = look.face(author.name if author is not None else "")
        act, hold = self.on_tap, self.on_long
        return w.Panel(
            w.Row(face, words, gap=12, width="fill", across="start"),
            padding=(16, 6),
            key=f"message {message.id}",
            id="message_layout",
            cls=look.GROUP,
            width="fill",
            on_tap=partial(act, message.id) if act is not None else None,
            on_long=partial(hold, message.id) if hold is not None else None,
        )

    def _file(self, message: SlackMessage) -> w.Widget | None:
        file = self._store.files.get(message.file) if message.file else None
        if file is None:
            return None
        size = size_text(file.bytes, self.app.phone.display.locale)
        act = self.on_file
        words = w.Column(
            w.Text(file.name, w.TITLE_SMALL, lines=1, id="file_name"),
            w.Text(f"{file.kind}, {size}", look.SMALL, lines=1),
            weight=1,
        )
        return w.Panel(
            w.Row(w.Icon(look.file_sign(file), 28, "primary"), words, gap=12, width="fill"),
            padding=12,
            look=w.Look(border="outline_variant", radius=8),
            id="file_frame_layout",
            key=f"file of {message.id}",
            desc=file.name if act is not None else None,
            width="fill",
            on_tap=partial(act, file.id) if act is not None else None,
        )

    def _reactions(self, message: SlackMessage) -> w.Widget | None:
        found = self._store.reactions(message.id)
        if not found:
            return None
        me, react = self._store.me.id, self.on_react
        chips = [
            w.Chip(
                f"{look.EMOJI.get(emoji, emoji)} {len(members)}",
                checked=me in members,
                key=f"reaction {message.id} {emoji}",
                on_tap=partial(react, message.id, emoji) if react is not None else None,
            )
            for emoji, members in found.items()
        ]
        return w.Flow(*chips, gap=4)

    def _answers(self, message: SlackMessage) -> w.Widget | None:
        """How many answers there are; a tap shows them."""
        act, count = self.on_thread, self._store.answers(message.id)
        if act is None or not count:
            return None
        return w.Button(
            ntr("{n} reply", "{n} replies", count),
            "text",
            key=f"answers {message.id}",
            id="thread_replies",
            on_tap=partial(act, message.id),
        )
