"""What is written in a channel, over the field for more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.slack import look, names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.message_row import MessageRows
from pytest_androidbench.phone.apps.slack.message_sheet import MessageActs
from pytest_androidbench.phone.apps.slack.schema import SlackChannel, SlackMessage
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr

LIST: Final = "messages_list"
ENTRY: Final = "message_input"


@dataclass(eq=False)
class TalkPage(AppScreen[SlackApp, None]):
    """A channel, or the talk with a member."""

    channel: int = 0
    at: int = 0
    """A message that is among the last ones of the list, for it was looked for; 0: all are."""
    text: str = ""
    """What is being written."""
    editing: int = 0
    """The message that is changed; 0: a new one is written."""
    file: int = 0
    """The file that goes with it."""
    acts: MessageActs = field(default_factory=lambda: MessageActs(edits="edit"))

    def on_open(self) -> None:
        self.text = self.text or self.app.store.draft(self.channel)
        self.scroll_to_end(LIST)

    def on_resume(self) -> None:
        self.app.store.see(self.channel)

    def on_pause(self) -> None:
        if not self.editing:
            self.app.store.keep_draft(self.channel, self.text)

    def on_close(self) -> None:
        self.on_pause()

    @property
    def shown(self) -> SlackChannel:
        """The channel as it is now."""
        return self.app.store.channels.get(self.channel) or SlackChannel()

    def build(self) -> w.Widget:
        talk = self.app.store.talk(self.channel, self.at)
        acts = self.acts
        rows = MessageRows(
            self.app, on_long=acts.open, on_react=acts.react, on_thread=acts.open_thread,
            on_file=acts.open_file,
        )  # fmt: skip
        listed = w.Scroll(
            *(rows.row(each) for each in talk), id=LIST, cls=look.RECYCLER, padding=(0, 8)
        )
        none = empty_state(tr("Nothing is written here yet"), "no_messages")
        return w.Page(
            self._bar(),
            w.Align(listed, down="bottom", weight=1) if talk else none,
            self._jump(talk),
            self._attached(),
            self._joining() if self.shown.gone and not self.shown.direct else self._composer(),
        )

    def _bar(self) -> w.Widget:
        channel = self.shown
        people = len(self.app.store.inside(self.channel))
        below: TextLike = tr("Muted") if channel.muted else ntr("{n} member", "{n} members", people)
        title = w.Panel(
            w.Column(
                w.Text(look.channel_title(channel), w.TITLE_MEDIUM, lines=1, id="channel_title"),
                w.Text(below, look.SMALL, lines=1, id="channel_subtitle"),
            ),
            min_height=56,
            padding=(0, 8),
            id="channel_header",
            on_tap=self.open_details,
        )
        details = w.IconButton(
            "info", tr("Channel details"), id="channel_details", on_tap=self.open_details
        )
        return w.TopBar(title, back=True, actions=[details], id="toolbar_compose")

    def _jump(self, shown: list[SlackMessage]) -> w.Kid:
        """The way to the latest messages, where they are not listed."""
        if not self.at or self.app.store.talk(self.channel)[-1:] == shown[-1:]:
            return None
        button = w.Button(tr("Jump to recent messages"), "text", id="jump_button", on_tap=self.jump)
        return w.Row(w.Spacer(weight=1), button, w.Spacer(weight=1), width="fill")

    def jump(self) -> None:
        """Show the latest messages."""
        self.at = 0
        self.scroll_to_end(LIST)

    def _joining(self) -> w.Widget:
        """What stands below a channel that the owner is not in."""
        title = tr("You are viewing {channel}", channel=look.channel_title(self.shown))
        column = w.Column(
            w.Text(title, w.BODY, id="viewing", align="center"),
            w.Button(tr("Join channel"), id="join_button", on_tap=self.join, width="fill"),
            gap=8,
            across="center",
            width="fill",
        )
        return w.Panel(column, padding=16, width="fill")

    def join(self) -> None:
        """Be in the channel from now on."""
        self.app.store.join(self.channel)

    def _attached(self) -> w.Kid:
        file = self.app.store.files.get(self.file) if self.file else None
        if file is None:
            return None
        return w.Row(
            w.Spacer(width=16),
            w.Text(file.name, w.BODY, lines=1, id="attached_file", weight=1),
            w.IconButton("close", tr("Remove file"), id="remove_file", on_tap=self.detach),
            width="fill",
        )

    def _composer(self) -> w.Widget:
        title = look.channel_title(self.shown)
        entry = w.TextField(
            bind="text",
            hint=tr("Message {channel}", channel=title),
            multiline=True,
            style="plain",
            id=ENTRY,
            max_length=names.MOST_TEXT,
            weight=1,
        )
        attach = w.IconButton("add", tr("Attach"), id="attach_button", on_tap=self.attach)
        send = w.IconButton(
            "check" if self.editing else "send",
            tr("Save changes") if self.editing else tr("Send"),
            colour="primary",
            id="send_button",
            enabled=bool(self.text.strip() or self.file),
            on_tap=self.send,
        )
        box = w.Panel(
            entry, padding=(16, 4), look=w.Look(background="surface_container", radius=20), weight=1
        )
        return w.Panel(w.Row(attach, box, send, gap=4, width="fill"), padding=4, width="fill")

    def send(self) -> None:
        """Send what is written, or keep what was changed."""
        store, text = self.app.store, self.text.strip()
        if self.editing:
            store.messages.put(self.editing, text=text, edited=True)
        elif text or self.file:
            store.send(self.channel, text, self.file)
        self.text = store.draft(self.channel) if self.editing else ""
        self.at, self.editing, self.file = 0, 0, 0
        self.scroll_to_end(LIST)

    def attach(self) -> None:
        """Choose a file of the workspace."""
        self.ask(self.app.page("lists:ChooseFile"), self.attached)

    def attached(self, file: int | None) -> None:
        """Let a file go with the message."""
        self.file = file or 0

    def detach(self) -> None:
        """Let none go with it."""
        self.file = 0

    def edit(self, message: int, text: str) -> None:
        """Change a message; what was begun comes back afterwards."""
        self.on_pause()
        self.editing, self.text = message, text
        self.focus(ENTRY)

    def open_details(self) -> None:
        """Show what there is to know of the channel."""
        self.ask(self.app.page("channel_details:ChannelDetails", channel=self.channel), self.gone)

    def gone(self, left: bool | None) -> None:
        """Leave the page, too, where the channel was left."""
        if left:
            self.close()

    def on_back(self) -> None:
        if self.editing:
            self.editing, self.text = 0, self.app.store.draft(self.channel)
        else:
            self.close()
