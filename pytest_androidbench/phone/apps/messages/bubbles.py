"""The rows of a thread: messages, and what stands between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.messages.avatar import avatar
from pytest_androidbench.phone.apps.messages.model import (
    FAILED,
    OUTBOX,
    SENT,
    Message,
    short_time,
)
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY, BODY_SMALL, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Icon, Look, Panel, Row, Spacer, Text

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

GROUP: Final = "android.view.ViewGroup"
APART_SECONDS: Final = 300
"""After so long a pause the time is written above a message."""
ASIDE: Final = 72
"""What a bubble leaves free on the other side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bubbles:
    """How one thread's messages are shown and what happens when they are touched."""

    phone: Phone
    names: dict[str, str]
    selected: Sequence[int]
    style: TextStyle
    date_format: str
    on_tap: Callable[[int], Callable[[], None]]
    on_long: Callable[[int], Callable[[], None]]
    on_error: Callable[[int], Callable[[], None]]

    def rows(self, messages: Sequence[Message]) -> list[Widget]:
        """All rows, oldest first."""
        rows: list[Widget] = []
        headed = -APART_SECONDS - 1
        for place, message in enumerate(messages):
            seconds = message.date_ms // 1000
            if seconds - headed > APART_SECONDS:
                rows.append(self._time(message))
                headed = seconds
            rows.append(self._bubble(message))
            rows += self._state(message, last=place == len(messages) - 1)
        return rows

    def _time(self, message: Message) -> Widget:
        shown = short_time(self.phone, message.date_ms, self.date_format, time_too=True)
        text = Text(shown, BODY_SMALL, id="thread_date_time", align="center", width="fill")
        return Panel(text, padding=(16, 12), width="fill")

    def _bubble(self, message: Message) -> Widget:
        body = Panel(
            Text(
                message.body,
                self.style.coloured("on_surface" if message.received else "on_primary"),
                id="thread_message_body",
            ),
            padding=12,
            look=Look(background="surface_highest" if message.received else "primary", radius=16),
        )
        if message.received:
            name = self.names.get(message.address, message.address)
            face = avatar(name, size=40, id_="thread_message_sender_photo")
            row = Row(face, Spacer(width=8), body, across="end", width="fill")
        else:
            sign = message.scheduled and Icon("schedule", 16)
            row = Row(Spacer(weight=1), sign, body, gap=4, width="fill")
        chosen = message.id in self.selected
        return Panel(
            row,
            padding=(16, 2, ASIDE, 2) if message.received else (ASIDE, 2, 16, 2),
            look=Look(background="secondary_container") if chosen else Look(),
            id="thread_message_holder",
            cls=GROUP,
            width="fill",
            selected=chosen,
            on_tap=self.on_tap(message.id),
            on_long=self.on_long(message.id),
            key=f"message {message.id}",
        )

    def _state(self, message: Message, *, last: bool) -> list[Widget]:
        if message.type == OUTBOX:
            return [_aside(Text(tr("Sending…"), BODY_SMALL, id="thread_sending"))]
        if message.type == FAILED:
            said = tr("Not sent. Touch to retry.")
            retry = Text(
                said, BODY, "error", id="thread_error", on_tap=self.on_error(message.id),
                key=f"error {message.id}",
            )  # fmt: skip
            return [_aside(retry)]
        if last and message.type == SENT and not message.scheduled:
            sign = "done_all" if message.delivered else "check"
            return [_aside(Icon(sign, 16, id="thread_success"))]
        return []


def _aside(kid: Widget) -> Widget:
    return Panel(Row(Spacer(weight=1), kid, width="fill"), padding=(16, 2), width="fill")
