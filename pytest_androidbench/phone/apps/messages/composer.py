"""The field of a conversation for the next message."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.messages.attaching import ENTRY, MessageAttachments
from pytest_androidbench.phone.apps.messages.counting import counted, part_count
from pytest_androidbench.phone.apps.messages.model import PACKAGE, Message, day_text
from pytest_androidbench.phone.apps.messages.schedule import ScheduleMessage
from pytest_androidbench.phone.apps.messages.screen import ConversationPart
from pytest_androidbench.phone.system.roles import SMS
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LIST: Final = "thread_messages_list"


@dataclass(eq=False)
class Composer(ConversationPart):
    """The text that is to be sent into a thread, and what goes along."""

    text: str = ""
    again: int = 0
    """The failed message that the text is sent in place of."""
    scheduled_ms: int = 0
    scheduled_id: int = 0
    attachments: MessageAttachments = field(default_factory=MessageAttachments)

    @property
    def draft(self) -> str:
        """What is kept when the thread is left."""
        return "" if self.attachments.uris else self.text

    @property
    def multimedia(self) -> bool:
        """Whether the message would go as MMS, which the phone's network does not carry."""
        options = self.app.options
        group = options.on("send_group_message_mms") and len(self.home.numbers) > 1
        long = options.on("send_long_message_mms") and part_count(self.text) > 1
        return bool(self.attachments.uris) or group or long

    def build(self) -> w.Widget:
        """The bar at the bottom."""
        attachments = self.attachments
        bar = w.Column(
            self._scheduled_row() if self.scheduled_ms else None,
            attachments.chosen() if attachments.uris else None,
            w.Panel(self._line(), padding=4),
            w.Divider() if attachments.picking else None,
            attachments.picker(self.schedule) if attachments.picking else None,
            across="stretch",
        )
        return w.Panel(
            bar, look=w.Look(background="surface_container"), id="message_holder",
            cls="android.view.ViewGroup", width="fill",
        )  # fmt: skip

    def _line(self) -> w.Widget:
        sends = self.app.options.on("send_on_enter")
        entry = w.TextField(
            bind=self.field("text"),
            on_text=self.text_changed,
            hint=tr("Type a message…"),
            multiline=not sends,
            action="send" if sends else None,
            on_done=self.send if sends else None,
            style="plain",
            id=ENTRY,
            weight=1,
        )
        usable = bool(self.text or self.attachments.uris)
        send = w.Button(
            tr("MMS") if self.multimedia else tr("SMS"),
            "text",
            desc=tr("OK"),
            enabled=usable,
            id="thread_send_message",
            on_tap=self.send,
            on_long=self.schedule,
        )
        attach = w.IconButton(
            "add",
            tr("Attachment"),
            id="thread_add_attachment",
            on_tap=self.attachments.turn,
            cls="android.widget.ImageView",
        )
        counter = self.app.options.on("show_character_counter") and w.Text(
            counted(self.text), w.BODY_SMALL, id="thread_character_counter"
        )
        return w.Row(attach, w.Panel(entry, weight=1), counter, send, gap=4, width="fill")

    def _scheduled_row(self) -> w.Widget:
        at = local_time(self.phone, self.scheduled_ms)
        shown = f"{day_text(at, '%B %-d')}, {clock_text(at, self.app.display(self.phone.display))}"
        row = w.Row(
            w.Icon("access_time", id="scheduled_message_icon"),
            w.Text(shown, w.BODY, id="scheduled_message_button", on_tap=self.schedule, weight=1,
                   height=48),
            w.IconButton("close", tr("Cancel schedule send"), id="discard_scheduled_message",
                         on_tap=self.unschedule, cls="android.widget.ImageView"),
            gap=12,
            width="fill",
        )  # fmt: skip
        return w.Panel(row, padding=(16, 4, 4, 0), id="scheduled_message_holder", width="fill")

    def text_changed(self, text: str) -> None:
        """What is typed is no longer the message that failed."""
        del text
        self.again = 0

    def send(self) -> None:
        """Send, now or later."""
        text = self.app.options.plain(self.text)
        if not text and not self.attachments.uris:
            return
        if self.multimedia:
            self.toast(tr("Couldn't send message, service unavailable"))
        elif not self.phone.roles.held(SMS, PACKAGE):
            self.toast(tr("Unable to save message to the telephony database"))
        elif self.scheduled_ms:
            self._send_later(text)
        else:
            self.app.store.send(text, self.home.numbers, self.again or None)
            self.app.store.archive([self.home.thread], on=False)
            self.text, self.again = "", 0
            self.scroll_to_end(LIST)

    def _send_later(self, text: str) -> None:
        if self.scheduled_ms < self.now_ms + 1000:
            self.toast(tr("You must pick a time in the future"))
            self.schedule()
            return
        self.app.send_later(self.home.thread, text, self.scheduled_ms, self.scheduled_id)
        self.text, self.scheduled_ms, self.scheduled_id = "", 0, 0
        self.scroll_to_end(LIST)

    def change(self, later: Message) -> None:
        """Write a message that waits for its time anew."""
        self.text, self.scheduled_ms, self.scheduled_id = later.body, later.date_ms, later.id

    def schedule(self) -> None:
        """Choose when to send."""
        self.ask(ScheduleMessage(ms=self.scheduled_ms), self.schedule_set)

    def schedule_set(self, ms: int) -> None:
        self.scheduled_ms, self.attachments.picking = ms, False

    def unschedule(self) -> None:
        """Send at once after all; a message that waits already is dropped."""
        if self.scheduled_id:
            self.app.store.cache.drop(self.scheduled_id)
        self.scheduled_ms, self.scheduled_id = 0, 0
