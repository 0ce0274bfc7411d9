"""The field of a conversation for the next message, and what can go with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.messages.model import PACKAGE, Message, day_text
from pytest_androidbench.phone.apps.messages.options import Options
from pytest_androidbench.phone.apps.messages.schedule import ScheduleMessage
from pytest_androidbench.phone.apps.messages.store import Store
from pytest_androidbench.phone.apps.simple.bars import BarScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.roles import SMS
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_SMALL
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Button,
    Chip,
    Column,
    Divider,
    Flow,
    Grid,
    Icon,
    IconButton,
    Look,
    Panel,
    Picture,
    Row,
    Text,
    TextField,
)

ENTRY: Final = "thread_type_message"
LIST: Final = "thread_messages_list"
CONTENT: Final = "android.intent.action.GET_CONTENT"
KINDS: Final = (
    ("choose_photo", tr("Choose photo"), "photo", "#0288d1", CONTENT, "image/*"),
    ("choose_video", tr("Choose video"), "videocam", "#d32f2f", CONTENT, "video/*"),
    ("take_photo", tr("Take photo"), "camera_alt", "#00796b", "android.media.action.IMAGE_CAPTURE",
     None),
    ("record_video", tr("Record video"), "movie", "#7b1fa2", "android.media.action.VIDEO_CAPTURE",
     None),
    ("record_audio", tr("Record audio"), "mic", "#c2185b",
     "android.provider.MediaStore.RECORD_SOUND", None),
    ("pick_file", tr("Choose file"), "insert_drive_file", "#f57c00", CONTENT, "*/*"),
    ("pick_contact", tr("Choose contact"), "person", "#5d4037", "android.intent.action.PICK",
     "vnd.android.cursor.dir/contact"),
)  # fmt: skip
"""Id, label, sign, colour, action and type of what can be attached."""


@dataclass(eq=False)
class Composer(BarScreen[None]):
    """A thread with the text that is to be sent into it."""

    thread: int = 0
    text: str = ""
    again: int = 0
    """The failed message that the text is sent in place of."""
    scheduled_ms: int = 0
    scheduled_id: int = 0
    picking: bool = False
    attachments: list[str] = field(default_factory=list)

    @property
    def store(self) -> Store:
        """The messages of the phone."""
        return Store(self.app)

    @property
    def options(self) -> Options:
        """The app's settings."""
        return Options(self.app.prefs("Prefs"))

    @property
    def numbers(self) -> list[str]:
        """Whom the thread goes to."""
        return self.store.numbers(self.thread)

    @property
    def messages(self) -> list[Message]:
        """What was written so far."""
        return self.store.messages(self.thread)

    def entry_row(self) -> Widget:
        """The bar at the bottom."""
        sends = self.options.on("send_on_enter")
        entry = TextField(
            bind="text",
            on_text=self.text_changed,
            hint=tr("Type a message…"),
            multiline=not sends,
            action="send" if sends else None,
            on_done=self.send if sends else None,
            style="plain",
            id=ENTRY,
            weight=1,
        )
        usable = bool(self.text or self.attachments)
        send = Button(
            tr("MMS") if self.attachments else tr("SMS"),
            "text",
            desc=tr("OK"),
            enabled=usable,
            id="thread_send_message",
            on_tap=self.send,
            on_long=self.schedule,
        )
        attach = IconButton(
            "add",
            tr("Attachment"),
            id="thread_add_attachment",
            on_tap=self.toggle_picker,
            cls="android.widget.ImageView",
        )
        counter = self.options.on("show_character_counter") and Text(
            _counted(self.text), BODY_SMALL, id="thread_character_counter"
        )
        line = Row(attach, Panel(entry, weight=1), counter, send, gap=4, width="fill")
        bar = Column(
            self._scheduled_row() if self.scheduled_ms else None,
            self._attached() if self.attachments else None,
            Panel(line, padding=(4, 4, 4, 4)),
            Divider() if self.picking else None,
            self._picker() if self.picking else None,
            across="stretch",
        )
        return Panel(
            bar, look=Look(background="surface_container"), id="message_holder",
            cls="android.view.ViewGroup", width="fill",
        )  # fmt: skip

    def _scheduled_row(self) -> Widget:
        at = local_time(self.phone, self.scheduled_ms)
        shown = f"{day_text(at, '%B %-d')}, {clock_text(at, self.phone.display)}"
        row = Row(
            Icon("access_time", id="scheduled_message_icon"),
            Text(shown, BODY, id="scheduled_message_button", on_tap=self.schedule, weight=1,
                 height=48),
            IconButton("close", tr("Cancel schedule send"), id="discard_scheduled_message",
                       on_tap=self.unschedule, cls="android.widget.ImageView"),
            gap=12,
            width="fill",
        )  # fmt: skip
        return Panel(row, padding=(16, 4, 4, 0), id="scheduled_message_holder", width="fill")

    def _attached(self) -> Widget:
        chips = [
            Chip(
                uri.rsplit("/", 1)[-1],
                icon="close",
                on_tap=partial(self.detach, place),
                key=f"attachment {place}",
            )
            for place, uri in enumerate(self.attachments)
        ]
        return Panel(Flow(*chips), padding=(12, 4), id="thread_attachments_recyclerview")

    def _picker(self) -> Widget:
        kinds = [
            self._kind(id_, label, icon, colour, partial(self.attach, place))
            for place, (id_, label, icon, colour, _, _) in enumerate(KINDS)
        ]
        later = self._kind(
            "schedule_message", tr("Schedule message"), "schedule", "#455a64", self.schedule
        )
        grid = Grid(*kinds, later, columns=4, gap=8)
        return Panel(grid, padding=12, id="attachment_picker_holder")

    @staticmethod
    def _kind(id_: str, label: TextLike, icon: str, colour: str, act: Callable[[], None]) -> Widget:
        return Column(
            Picture(icon=icon, background=colour, colour="white", size=48, id=f"{id_}_icon"),
            Text(label, BODY_SMALL, id=f"{id_}_text", align="center"),
            gap=4,
            across="center",
            id=id_,
            cls="android.widget.LinearLayout",
            on_tap=act,
            width="fill",
            height=92,
        )

    def text_changed(self, text: str) -> None:
        """What is typed is no longer the message that failed."""
        del text
        self.again = 0

    def send(self) -> None:
        """Send, now or later."""
        text = self.options.plain(self.text)
        if self.attachments:
            self.toast(tr("Couldn't send message, service unavailable"))
        elif not text:
            return
        elif not self.phone.roles.held(SMS, PACKAGE):
            self.toast(tr("Unable to save message to the telephony database"))
        elif self.scheduled_ms:
            self._send_later(text)
        else:
            self.store.send(text, self.numbers, self.again or None)
            self.store.archive([self.thread], on=False)
            self.text, self.again = "", 0
            self.scroll_to_end(LIST)

    def _send_later(self, text: str) -> None:
        if self.scheduled_ms < self.now_ms + 1000:
            self.toast(tr("You must pick a time in the future"))
            self.schedule()
            return
        self.app.send_later(self.thread, text, self.scheduled_ms, self.scheduled_id)
        self.text, self.scheduled_ms, self.scheduled_id = "", 0, 0
        self.scroll_to_end(LIST)

    def schedule(self) -> None:
        """Choose when to send."""
        self.ask(ScheduleMessage(ms=self.scheduled_ms), self.schedule_set)

    def schedule_set(self, ms: int) -> None:
        self.scheduled_ms, self.picking = ms, False

    def unschedule(self) -> None:
        """Send at once after all; a message that waits already is dropped."""
        if self.scheduled_id:
            self.store.cache.drop(self.scheduled_id)
        self.scheduled_ms, self.scheduled_id = 0, 0

    def toggle_picker(self) -> None:
        """Show what can be attached, or the keyboard again."""
        self.picking = not self.picking
        if self.picking:
            self.hide_keyboard()
        else:
            self.focus(ENTRY)

    def attach(self, kind: int) -> None:
        """Let the user choose something to send along."""
        _, _, _, _, action, type_ = KINDS[kind]
        if not self.start_for(Intent(action=action, type=type_), self.attached):
            self.toast(tr("No app found"))

    def attached(self, result: Intent | None) -> None:
        if result is not None and result.data:
            self.attachments.append(result.data)
            self.picking = False

    def detach(self, place: int) -> None:
        """Leave something out again."""
        del self.attachments[place]


def _counted(text: str) -> str:
    """Characters that are left in the last part, and how many parts a text makes."""
    one, several = (160, 153) if text.isascii() else (70, 67)
    if len(text) <= one:
        return f"{one - len(text)}/1"
    parts = -(-len(text) // several)
    return f"{parts * several - len(text)}/{parts}"
