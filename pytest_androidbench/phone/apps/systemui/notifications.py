"""Notifications in the shade, and answering one of them there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.guts import NotificationGuts
from pytest_androidbench.phone.apps.systemui.look import FRAME, GROUP, LINEAR
from pytest_androidbench.phone.apps.systemui.notification_row import Folding, notification_row
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

REPLY_FIELD: Final = "remote_input_text"


@dataclass(eq=False)
class NotificationStack(AppPart[SystemUiApp]):
    """Loud notifications, then silent ones; one of them may be answered right there."""

    answered: str = ""
    """Key of the notification whose field is open."""
    action: int = 0
    reply: str = ""
    from_heads_up: bool = False
    """Whether it came up for the answer alone, so that it goes when that is sent."""
    folded: list[str] = field(default_factory=list)
    """Keys of those of which only the first lines are shown."""
    guts: NotificationGuts = field(default_factory=NotificationGuts)

    def build(self) -> w.Widget:
        """The list, with what can be done with all of them."""
        posted = self.phone.notifications.list()
        rows = list(self.rows(posted)) or [_nothing()]
        if posted:
            rows.append(self._footer(clearable=any(not each.ongoing for each in posted)))
        return w.Scroll(*rows, gap=2, padding=(16, 0), id="notification_stack_scroller", cls=GROUP)

    def rows(self, posted: list[Notification], *, headed: bool = True) -> Iterator[w.Widget]:
        """Those of a list, silent ones under a heading of their own if wanted."""
        loud = [each for each in posted if not each.silent]
        quiet = [each for each in posted if each.silent]
        if headed and quiet and loud:
            yield _section(tr("Notifications"))
        yield from map(self._row, loud)
        if headed and quiet:
            yield _section(tr("Silent"))
        yield from map(self._row, quiet)

    def _row(self, posted: Notification) -> w.Widget:
        if posted.key == self.guts.held:
            return self.guts.build(posted)
        reply = self._reply_field() if posted.key == self.answered else None
        key = posted.key
        hold = partial(self.guts.open, posted)
        folding = Folding(key in self.folded, partial(self.fold, key), hold)
        return notification_row(self.phone, posted, self.press, reply, folding)

    def fold(self, key: str) -> None:
        """Show less of a notification, or all of it again."""
        if key in self.folded:
            self.folded.remove(key)
        else:
            self.folded.append(key)

    def _reply_field(self) -> w.Widget:
        field = w.TextField(
            bind=self.field("reply"),
            hint=tr("Reply"),
            style="plain",
            action="send",
            on_done=self.send,
            id=REPLY_FIELD,
            weight=1,
        )
        ready = bool(self.reply.strip())
        send = w.IconButton(
            "send", tr("Send"), id="remote_input_send", enabled=ready, on_tap=self.send
        )
        return w.Row(field, send, id="remote_input", cls=LINEAR, width="fill")

    def _footer(self, *, clearable: bool) -> w.Widget:
        manage = w.Button(
            tr("Manage"), "outlined", id="manage_text", desc=tr("Manage"), on_tap=self.manage
        )
        clear = w.Button(
            tr("Clear all"),
            "outlined",
            id="dismiss_text",
            on_tap=self.clear,
            desc=tr("Clear all notifications."),
        )
        row = w.Row(manage, w.Spacer(weight=1), clearable and clear)
        return w.Panel(row, padding=(0, 8), cls=FRAME)

    def press(self, key: str, index: int) -> None:
        """Press a button of a notification, which may open a field."""
        posted = self.phone.notifications.get(key)
        if posted is not None and posted.actions[index].answers and self.phone.keyguard.locked:
            self.phone.keyguard.dismiss()
        elif posted is not None and posted.actions[index].answers:
            self.answered, self.action, self.reply = key, index, ""
            self.focus(REPLY_FIELD)
        else:
            self.phone.notifications.press(key, index)

    def send(self) -> None:
        """Send what is in the field."""
        key, text = self.answered, self.reply
        if text.strip():
            self.answered, self.reply = "", ""
            self.hide_keyboard()
            self.phone.notifications.answer(key, self.action, text)
            if self.from_heads_up:
                self.phone.windows.close_shade()

    def manage(self) -> None:
        """Show the notification page of Settings."""
        self.app.open_settings("NOTIFICATION_SETTINGS")

    def clear(self) -> None:
        """Dismiss all notifications."""
        self.phone.notifications.dismiss_all()
        self.phone.windows.close_shade()


def _section(title: Message) -> w.Widget:
    return w.Panel(w.Text(title, w.LABEL, id="header_label"), padding=(16, 12))


def _nothing() -> w.Widget:
    text = w.Text(tr("No notifications"), w.BODY, id="no_notifications")
    return w.Panel(text, padding=(32, 24))
