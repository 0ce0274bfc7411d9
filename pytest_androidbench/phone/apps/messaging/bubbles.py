"""The messages of a thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.messaging.look import face, long_time, short_time
from pytest_androidbench.phone.kit.texting.model import Message
from pytest_androidbench.phone.system.providers.messages import FAILED, OUTBOX
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

APART_MS: Final = 3_600_000
"""After so long a pause the time is written above a message."""
ASIDE: Final = 64
"""What a bubble leaves free on the other side."""
LINEAR: Final = "android.widget.LinearLayout"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatBubbles:
    """How one thread's messages are shown and what happens when they are touched."""

    phone: Phone
    names: dict[str, str]
    selected: Sequence[int]
    starred: set[int]
    """Those that have a star."""
    opened: int
    """The message whose time is shown although it is not the last one."""
    on_tap: Callable[[int], Callable[[], None]]
    on_long: Callable[[int], Callable[[], None] | None]

    def rows(self, messages: Sequence[Message]) -> list[w.Widget]:
        """All rows, oldest first."""
        rows: list[w.Widget] = []
        before = -APART_MS
        for place, message in enumerate(messages):
            if message.date_ms - before >= APART_MS:
                rows.append(self._time(message))
            before = message.date_ms
            last = place == len(messages) - 1
            rows.append(self._message(message, told=last or message.id == self.opened))
        return rows

    def _time(self, message: Message) -> w.Widget:
        shown = long_time(self.phone, message.date_ms)
        text = w.Text(shown, w.BODY_SMALL, id="timestamp_header", align="center", width="fill")
        return w.Panel(text, padding=(16, 12), width="fill")

    def _message(self, message: Message, *, told: bool) -> w.Widget:
        chosen, aside = message.id in self.selected, w.Spacer(weight=1)
        told = told or message.type in (OUTBOX, FAILED)
        star = message.id in self.starred and w.Icon(
            "star", 16, id="starred_icon", desc=tr("Starred")
        )
        content = w.Column(
            self._bubble(message),
            star,
            told and self._status(message),
            gap=2,
            across="start" if message.received else "end",
            id="message_content",
            cls=LINEAR,
        )
        if message.received:
            row = w.Row(face(self._name(message), 32), content, gap=8, across="end", width="fill")
        else:
            row = w.Row(aside, content, width="fill")
        return w.Panel(
            row,
            padding=(16, 2, ASIDE, 2) if message.received else (ASIDE, 2, 16, 2),
            look=w.Look(background="secondary_container") if chosen else w.Look(),
            id="conversation_message_view",
            cls="android.widget.FrameLayout",
            desc=self._spoken(message),
            width="fill",
            selected=chosen,
            on_tap=self.on_tap(message.id),
            on_long=self.on_long(message.id),
            key=f"message {message.id}",
        )

    @staticmethod
    def _bubble(message: Message) -> w.Widget:
        colour = "on_surface" if message.received else "on_primary"
        return w.Panel(
            w.Text(message.shown, w.BODY_LARGE, colour, id="message_text"),
            padding=(16, 10),
            look=w.Look(background="surface_highest" if message.received else "primary", radius=20),
            id="message_text_and_info",
            cls=LINEAR,
        )

    def _status(self, message: Message) -> w.Widget:
        failed = message.type == FAILED
        said: TextLike = short_time(self.phone, message.date_ms)
        if failed:
            said = tr("Not sent. Tap to try again.")
        elif message.scheduled:
            said = tr("Scheduled for {time}", time=long_time(self.phone, message.date_ms))
        elif message.type == OUTBOX:
            said = tr("Sending…")
        text = w.Text(
            said, w.BODY_SMALL, "error" if failed else "on_surface_variant", id="message_status"
        )
        return w.Panel(text, padding=(4, 0), id="message_metadata", cls=LINEAR)

    def _name(self, message: Message) -> str:
        return self.names.get(message.address, message.address)

    def _spoken(self, message: Message) -> TextLike:
        when = long_time(self.phone, message.date_ms)
        if message.received:
            name = self._name(message)
            return tr("{name} said, {said}, {time}, SMS", name=name, said=message.shown, time=when)
        return tr("You said, {said}, {time}, SMS", said=message.shown, time=when)
