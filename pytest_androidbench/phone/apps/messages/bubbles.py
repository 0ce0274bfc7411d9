"""The rows of a thread: messages, and what stands between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.messages import model
from pytest_androidbench.phone.apps.messages.avatar import avatar
from pytest_androidbench.phone.kit.autolink import links
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.messages.app import MessagesApp

GROUP: Final = "android.view.ViewGroup"
RELATIVE: Final = "android.widget.RelativeLayout"
APART_SECONDS: Final = 300
"""After so long a pause the time is written above a message."""
ASIDE: Final = 72
"""What a bubble leaves free on the other side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bubbles:
    """How one thread's messages are shown and what happens when they are touched."""

    app: MessagesApp
    names: dict[str, str]
    selected: Sequence[int]
    style: w.TextStyle
    on_tap: Callable[[int], Callable[[], None]]
    on_long: Callable[[int], Callable[[], None]]
    on_error: Callable[[int], Callable[[], None]]
    on_link: Callable[[str], None]

    def rows(self, messages: Sequence[model.Message]) -> list[w.Widget]:
        """All rows, oldest first."""
        rows: list[w.Widget] = []
        headed = -APART_SECONDS - 1
        for place, message in enumerate(messages):
            seconds = message.date_ms // 1000
            if seconds - headed > APART_SECONDS:
                rows.append(self._time(message))
                headed = seconds
            rows.append(self._bubble(message))
            rows += self._state(message, last=place == len(messages) - 1)
        return rows

    def _time(self, message: model.Message) -> w.Widget:
        shown = model.short_time(self.app, message.date_ms, time_too=True)
        text = w.Text(shown, w.BODY_SMALL, id="thread_date_time", align="center", width="fill")
        return w.Panel(
            text, padding=(16, 12), width="fill", id="thread_date_time_holder", cls=RELATIVE
        )

    def _bubble(self, message: model.Message) -> w.Widget:
        body = w.Panel(
            w.LinkedText(
                message.shown,
                self.style.coloured("on_surface" if message.received else "on_primary"),
                links=links(message.shown),
                link_colour="primary" if message.received else "on_primary",
                on_link=self.on_link,
                id="thread_message_body",
                on_tap=self.on_tap(message.id),
                on_long=self.on_long(message.id),
            ),
            padding=12,
            look=w.Look(background="surface_highest" if message.received else "primary", radius=16),
        )
        if message.received:
            name = self.names.get(message.address, message.address)
            face = avatar(name, size=40, id_="thread_message_sender_photo")
            row = w.Row(face, w.Spacer(width=8), body, across="end", width="fill")
        else:
            sign = message.scheduled and w.Icon("schedule", 16)
            row = w.Row(w.Spacer(weight=1), sign, body, gap=4, width="fill")
        chosen = message.id in self.selected
        wrapper = w.Panel(row, id="thread_message_wrapper", cls=RELATIVE, width="fill")
        return w.Panel(
            wrapper,
            padding=(16, 2, ASIDE, 2) if message.received else (ASIDE, 2, 16, 2),
            look=w.Look(background="secondary_container") if chosen else w.Look(),
            id="thread_message_holder",
            cls=GROUP,
            width="fill",
            selected=chosen,
            on_tap=self.on_tap(message.id),
            on_long=self.on_long(message.id),
            key=f"message {message.id}",
        )

    def _state(self, message: model.Message, *, last: bool) -> list[w.Widget]:
        if message.type == model.OUTBOX:
            return [_aside(w.Text(tr("Sending…"), w.BODY_SMALL, id="thread_sending"))]
        if message.type == model.FAILED:
            said = tr("Not sent. Touch to retry.")
            retry = w.Text(
                said, w.BODY, "error", id="thread_error", on_tap=self.on_error(message.id),
                key=f"error {message.id}",
            )  # fmt: skip
            return [_aside(retry)]
        if last and message.type == model.SENT and not message.scheduled:
            sign = "done_all" if message.delivered else "check"
            return [_aside(w.Icon(sign, 16, id="thread_success"))]
        return []


def _aside(kid: w.Widget) -> w.Widget:
    return w.Panel(w.Row(w.Spacer(weight=1), kid, width="fill"), padding=(16, 2), width="fill")
