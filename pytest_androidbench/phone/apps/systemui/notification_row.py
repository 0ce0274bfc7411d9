"""A notification as the shade and a heads-up show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.look import FRAME, GROUP
from pytest_androidbench.phone.system.times import ago
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import VirtualNode

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.box import Box
    from pytest_androidbench.phone.ui.widget import SwipeDirection

BUTTON: Final = "android.widget.Button"


@dataclass(frozen=True, slots=True)
class Folding:
    """What the shade can do with a notification."""

    folded: bool
    turn: Callable[[], None]
    """Show less of it, or all again."""
    hold: Callable[[], None]
    """Ask how loud it is to be."""


class NotificationRow(w.Panel):
    """A notification, whose background is an element of its own."""

    def virtual_nodes(self, box: Box) -> Sequence[VirtualNode]:
        whole = Rect(0, 0, box.rect.width, box.rect.height)
        return (VirtualNode(bounds=whole, id="backgroundNormal"),)


def notification_row(
    phone: Phone,
    posted: Notification,
    press: Callable[[str, int], None],
    reply: w.Widget | None = None,
    folding: Folding | None = None,
) -> w.Widget:
    """One notification.

    Args:
        phone: shows it.
        posted: what is shown.
        press: takes its key and the number of the button that was pressed.
        reply: stands in place of the buttons while it is answered.
        folding: whether only its first lines are shown, and what else is done with the row.
    """
    folded = folding is not None and folding.folded
    lines = 1 if folded else 3
    texts = w.Column(
        w.Text(posted.title, w.BODY_LARGE, id="android:id/title", lines=min(2, lines)),
        bool(posted.text) and w.Text(posted.text, w.BODY, id="android:id/text", lines=lines),
        reply or (_buttons(posted, press) if posted.actions and not folded else None),
    )
    content = w.Panel(
        w.Column(
            _header(phone, posted, folding), w.Panel(texts, padding=(40, 0, 0, 0)), across="stretch"
        ),
        id="android:id/status_bar_latest_event_content",
        cls=FRAME,
    )
    return NotificationRow(
        w.Panel(content, id="expanded", cls=FRAME),
        padding=16,
        look=w.Look(background="surface_highest", radius=20),
        width="fill",
        id="expandableNotificationRow",
        cls=FRAME,
        key=posted.key,
        on_tap=partial(phone.notifications.tap, posted.key),
        on_long=folding.hold if folding is not None else None,
        on_swipe=Dismiss(phone, posted.key),
    )


def _header(phone: Phone, posted: Notification, folding: Folding | None) -> w.Widget:
    app = phone.packages.label(posted.package)
    age = ago(phone.clock.now_ms, posted.when_ms)
    return w.Row(
        w.Icon(posted.icon, 24, id="android:id/icon"),
        w.Spacer(width=12),
        w.Text(app, w.BODY_SMALL, id="android:id/app_name_text"),
        w.Text("•", w.BODY_SMALL),
        w.Text(age, w.BODY_SMALL, id="android:id/time"),
        w.Spacer(weight=1),
        _expand_button(folding) if folding is not None else None,
        gap=4,
        width="fill",
        id="android:id/notification_header",
        cls=GROUP,
    )


def _expand_button(folding: Folding) -> w.Widget:
    icon, said = (
        ("expand_more", tr("Expand")) if folding.folded else ("expand_less", tr("Collapse"))
    )
    return w.IconButton(
        icon, said, size=20, id="android:id/expand_button", cls=BUTTON, on_tap=folding.turn
    )


def _buttons(posted: Notification, press: Callable[[str, int], None]) -> w.Widget:
    buttons = [
        _button(action, partial(press, posted.key, index))
        for index, action in enumerate(posted.actions)
    ]
    return w.Row(*buttons, gap=8, width="fill")


def _button(action: NotificationAction, on_tap: Callable[[], None]) -> w.Widget:
    button = w.Button(
        action.label, "text", id="android:id/action0", desc=action.label, on_tap=on_tap
    )
    if action.call:
        button.style, button.role, button.weight = "filled", f"call_{action.call}", 1
        button.icon = "call" if action.call == "answer" else "call_end"
    return button


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Takes a notification away when it is swiped sideways."""

    phone: Phone
    key: str

    def __call__(self, direction: SwipeDirection) -> None:
        if direction in {"left", "right"}:
            self.phone.notifications.dismiss(self.key)
        elif direction == "up" and not self.phone.windows.overlays.shown(Layer.SHADE):
            self.phone.windows.overlays.passing.gone()
            if self.phone.keyguard.covering:
                self.phone.keyguard.dismiss()
        elif direction == "up":
            self.phone.windows.close_shade()
