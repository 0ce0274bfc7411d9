"""Rows of the notification shade."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.times import ago
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.theme import BODY, BODY_LARGE, BODY_SMALL, LABEL
from pytest_androidbench.phone.ui.widget import SwipeDirection, Widget
from pytest_androidbench.phone.ui.widgets import Button, Column, Icon, Look, Panel, Row, Text

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"


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


def note(phone: Phone, notification: Notification) -> Widget:
    """One notification."""
    header = Row(
        Text(phone.packages.label(notification.package), BODY_SMALL, id="android:id/app_name_text"),
        Text("•", BODY_SMALL),
        Text(ago(phone.clock.now_ms, notification.when_ms), BODY_SMALL, id="android:id/time"),
        gap=4,
    )
    buttons = [
        Button(
            action.label,
            "text",
            id="android:id/action0",
            on_tap=partial(phone.notifications.press, notification.key, index),
        )
        for index, action in enumerate(notification.actions)
    ]
    texts = Column(
        header,
        Text(notification.title, BODY_LARGE, id="android:id/title", lines=2),
        Text(notification.text, BODY, id="android:id/text", lines=3) if notification.text else None,
        Row(*buttons, gap=8) if buttons else None,
        weight=1,
    )
    content = Panel(
        Row(Icon(notification.icon, 24, id="android:id/icon"), texts, gap=16, across="start"),
        id="android:id/status_bar_latest_event_content",
        cls=FRAME,
    )
    return Panel(
        Panel(content, id="expanded", cls=FRAME),
        padding=16,
        look=Look(background="surface_highest", radius=20),
        width="fill",
        id="expandableNotificationRow",
        cls=FRAME,
        key=notification.key,
        on_tap=partial(phone.notifications.tap, notification.key),
        on_swipe=Dismiss(phone, notification.key),
    )


def section(title: TextLike) -> Widget:
    """The heading of a group."""
    return Panel(Text(title, LABEL, id="header_label"), padding=(16, 12))
