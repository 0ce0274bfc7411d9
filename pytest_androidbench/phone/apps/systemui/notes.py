"""Rows of the notification shade, and answering in them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.times import ago
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"
REPLY_FIELD: Final = "remote_input_text"


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
class Answering(AppScreen[App, None]):
    """A screen with notifications some of which can be answered right there."""

    answered: str = ""
    """Key of the notification whose field is open."""
    action: int = 0
    reply: str = ""

    def press_action(self, key: str, index: int) -> None:
        """Press a button of a notification, which may open a field."""
        posted = self.phone.notifications.get(key)
        if posted is not None and posted.actions[index].answers:
            self.open_reply(key, index)
        else:
            self.phone.notifications.press(key, index)

    def open_reply(self, key: str, index: int) -> None:
        """Show the field under a notification."""
        self.answered, self.action, self.reply = key, index, ""
        self.focus(REPLY_FIELD)

    def send_reply(self) -> None:
        """Send what is in the field."""
        key, text = self.answered, self.reply
        if text.strip():
            self.answered, self.reply = "", ""
            self.hide_keyboard()
            self.phone.notifications.answer(key, self.action, text)


def note(screen: Answering, notification: Notification) -> w.Widget:
    """One notification."""
    phone = screen.phone
    header = w.Row(
        w.Text(
            phone.packages.label(notification.package), w.BODY_SMALL, id="android:id/app_name_text"
        ),
        w.Text("•", w.BODY_SMALL),
        w.Text(ago(phone.clock.now_ms, notification.when_ms), w.BODY_SMALL, id="android:id/time"),
        gap=4,
    )
    buttons = [
        w.Button(
            action.label,
            "text",
            id="android:id/action0",
            on_tap=partial(screen.press_action, notification.key, index),
        )
        for index, action in enumerate(notification.actions)
    ]
    texts = w.Column(
        header,
        w.Text(notification.title, w.BODY_LARGE, id="android:id/title", lines=2),
        w.Text(notification.text, w.BODY, id="android:id/text", lines=3)
        if notification.text
        else None,
        _reply_field(screen) if screen.answered == notification.key else None,
        w.Row(*buttons, gap=8) if buttons and screen.answered != notification.key else None,
        weight=1,
    )
    content = w.Panel(
        w.Row(w.Icon(notification.icon, 24, id="android:id/icon"), texts, gap=16, across="start"),
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
        key=notification.key,
        on_tap=partial(phone.notifications.tap, notification.key),
        on_swipe=Dismiss(phone, notification.key),
    )


def _reply_field(screen: Answering) -> w.Widget:
    field = w.TextField(
        bind="reply",
        hint=tr("Reply"),
        style="plain",
        action="send",
        on_done=screen.send_reply,
        id=REPLY_FIELD,
        weight=1,
    )
    send = w.IconButton(
        "send",
        tr("Send"),
        id="remote_input_send",
        enabled=bool(screen.reply.strip()),
        on_tap=screen.send_reply,
    )
    return w.Row(field, send, id="remote_input", cls="android.widget.LinearLayout", width="fill")


def section(title: TextLike) -> w.Widget:
    """The heading of a group."""
    return w.Panel(w.Text(title, w.LABEL, id="header_label"), padding=(16, 12))
