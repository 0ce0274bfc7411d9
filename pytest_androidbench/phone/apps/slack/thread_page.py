"""A message with its answers, over the field for one more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.slack import look, names
from pytest_androidbench.phone.apps.slack.app import SlackApp
from pytest_androidbench.phone.apps.slack.lists import where
from pytest_androidbench.phone.apps.slack.message_row import MessageRows
from pytest_androidbench.phone.apps.slack.message_sheet import MessageActs
from pytest_androidbench.phone.apps.slack.schema import SlackMessage
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

LIST: Final = "thread_list"
ENTRY: Final = "reply_input"


@dataclass(eq=False)
class ThreadPage(AppScreen[SlackApp, None]):
    """What was answered to a message, beside what goes on in its channel."""

    message: int = 0
    text: str = ""
    """What is being written."""
    editing: int = 0
    """The answer that is changed; 0: a new one is written."""
    acts: MessageActs = field(default_factory=lambda: MessageActs(edits="edit"))

    def on_open(self) -> None:
        self.scroll_to_end(LIST)

    @property
    def first(self) -> SlackMessage | None:
        """The message that is answered; None once it was deleted."""
        return self.app.store.messages.get(self.message)

    def build(self) -> w.Widget:
        first = self.first
        below = where(self.app, first) if first is not None else ""
        title = w.Column(
            w.Text(tr("Thread"), w.TITLE_MEDIUM, lines=1, id="thread_title"),
            w.Text(below, look.SMALL, lines=1, id="thread_subtitle") if below else None,
        )
        bar = w.TopBar(title, back=True, id="toolbar_compose")
        if first is None:
            return w.Page(bar, empty_state(tr("This message was deleted"), "no_message"))
        acts = self.acts
        rows = MessageRows(self.app, on_long=acts.open, on_react=acts.react, on_file=acts.open_file)
        answers = self.app.store.thread(first.id)
        count = w.Panel(
            w.Text(ntr("{n} reply", "{n} replies", len(answers)), look.SMALL, id="reply_count"),
            padding=(16, 8),
        )
        listed = (rows.row(first), count, w.Divider(), *(rows.row(each) for each in answers))
        return w.Page(bar, w.Scroll(*listed, id=LIST, cls=look.RECYCLER), self._composer())

    def _composer(self) -> w.Widget:
        entry = w.TextField(
            bind="text",
            hint=tr("Add a reply..."),
            multiline=True,
            style="plain",
            id=ENTRY,
            max_length=names.MOST_TEXT,
            weight=1,
        )
        send = w.IconButton(
            "check" if self.editing else "send",
            tr("Save changes") if self.editing else tr("Send"),
            colour="primary",
            id="send_button",
            enabled=bool(self.text.strip()),
            on_tap=self.send,
        )
        box = w.Panel(
            entry, padding=(16, 4), look=w.Look(background="surface_container", radius=20), weight=1
        )
        return w.Panel(w.Row(box, send, gap=4, width="fill"), padding=(12, 4, 4, 4), width="fill")

    def send(self) -> None:
        """Send the answer, or keep what was changed."""
        store, first, text = self.app.store, self.first, self.text.strip()
        if self.editing:
            store.messages.put(self.editing, text=text, edited=True)
        elif first is not None and text:
            store.answer(first, text)
        self.text, self.editing = "", 0
        self.scroll_to_end(LIST)

    def edit(self, message: int, text: str) -> None:
        """Change an answer, or the message itself."""
        self.editing, self.text = message, text
        self.focus(ENTRY)

    def on_back(self) -> None:
        if self.editing:
            self.editing, self.text = 0, ""
        else:
            self.close()
