"""A notification as the shade shows it, and over an app."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.systemui.look import FRAME
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.times import ago
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.widget import SwipeDirection


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
