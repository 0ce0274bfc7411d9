"""Notifications as the shade and a heads-up show them, and answering in the shade."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, GROUP, LINEAR
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.times import ago
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.widget import SwipeDirection

REPLY_FIELD: Final = "remote_input_text"


def notification_row(
    phone: Phone,
    posted: Notification,
    press: Callable[[str, int], None],
    reply: w.Widget | None = None,
) -> w.Widget:
    """One notification.

    Args:
        phone: shows it.
        posted: what is shown.
        press: takes its key and the number of the button that was pressed.
        reply: stands in place of the buttons while it is answered.
    """
    texts = w.Column(
        _header(phone, posted),
        w.Text(posted.title, w.BODY_LARGE, id="android:id/title", lines=2),
        bool(posted.text) and w.Text(posted.text, w.BODY, id="android:id/text", lines=3),
        reply or (_buttons(posted, press) if posted.actions else None),
        weight=1,
    )
    content = w.Panel(
        w.Row(w.Icon(posted.icon, 24, id="android:id/icon"), texts, gap=16, across="start"),
        id="android:id/status_bar_latest_event_content",
        cls=FRAME,
    )
    return w.Panel(
        w.Panel(content, id="expanded", cls=FRAME),
        padding=16,
        look=w.Look(background="surface_highest", radius=20),
        width="fill",
        id="expandableNotificationRow",
        cls=FRAME,
        key=posted.key,
        on_tap=partial(phone.notifications.tap, posted.key),
        on_swipe=Dismiss(phone, posted.key),
    )


def _header(phone: Phone, posted: Notification) -> w.Widget:
    app = phone.packages.label(posted.package)
    age = ago(phone.clock.now_ms, posted.when_ms)
    return w.Row(
        w.Text(app, w.BODY_SMALL, id="android:id/app_name_text"),
        w.Text("•", w.BODY_SMALL),
        w.Text(age, w.BODY_SMALL, id="android:id/time"),
        gap=4,
    )


def _buttons(posted: Notification, press: Callable[[str, int], None]) -> w.Widget:
    buttons = [
        w.Button(
            action.label, "text", id="android:id/action0", on_tap=partial(press, posted.key, index)
        )
        for index, action in enumerate(posted.actions)
    ]
    return w.Row(*buttons, gap=8)


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Takes a notification away when it is swiped sideways."""

    phone: Phone
    key: str

    def __call__(self, direction: SwipeDirection) -> None:
        if direction in {"left", "right"}:
            self.phone.notifications.dismiss(self.key)
        elif direction == "up":
            self.phone.windows.overlays.passing.gone()
            self.phone.windows.close_shade()


@dataclass(eq=False)
class NotificationStack(AppPart[SystemUiApp]):
    """Loud notifications, then silent ones; one of them may be answered right there."""

    answered: str = ""
    """Key of the notification whose field is open."""
    action: int = 0
    reply: str = ""

    def build(self) -> w.Widget:
        """The list, with what can be done with all of them."""
        posted = self.phone.notifications.list()
        rows = list(self._rows(posted)) or [_nothing()]
        if posted:
            rows.append(self._footer(clearable=any(not each.ongoing for each in posted)))
        return w.Scroll(*rows, gap=2, padding=(16, 0), id="notification_stack_scroller", cls=GROUP)

    def _rows(self, posted: list[Notification]) -> Iterator[w.Widget]:
        loud = [each for each in posted if not each.silent]
        quiet = [each for each in posted if each.silent]
        if quiet and loud:
            yield _section(tr("Notifications"))
        yield from map(self._row, loud)
        if quiet:
            yield _section(tr("Silent"))
        yield from map(self._row, quiet)

    def _row(self, posted: Notification) -> w.Widget:
        reply = self._reply_field() if posted.key == self.answered else None
        return notification_row(self.phone, posted, self.press, reply)

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
        manage = w.Button(tr("Manage"), "outlined", id="manage_text", on_tap=self.manage)
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
        if posted is not None and posted.actions[index].answers:
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
