"""The overview of recent tasks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.launcher.icons import small_icon
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

FRAME: Final = "android.widget.FrameLayout"
SCROLL: Final = "android.widget.ScrollView"


def overview(phone: Phone, clear: Callable[[], None]) -> w.Widget:
    """One card for each task, newest first; a swipe up takes one away."""
    tasks = [(t.id, phone.packages.app(t.root.package)) for t in phone.windows.tasks()]
    shown = [(task_id, app) for task_id, app in tasks if app is not None and not app.is_home]
    if not shown:
        text = w.Text(tr("No recent items"), w.BODY_LARGE, colour="white", id="empty_message")
        return w.Panel(w.Align(text), id="overview_panel", cls=SCROLL, width="fill", height="fill")
    cards = [_card(phone, task_id, app) for task_id, app in shown]
    clear_all = w.Panel(
        w.Align(w.Button(tr("Clear all"), "tonal", id="clear_all", on_tap=clear)), width=160
    )
    panel = w.Scroll(
        *cards, clear_all, axis="x", gap=16, padding=(48, 0), id="overview_panel", cls=SCROLL
    )
    shoot = partial(take_screenshot, phone, shown[0][0])
    actions = w.Row(
        w.Spacer(weight=1),
        w.Button(tr("Screenshot"), "tonal", id="action_screenshot", on_tap=shoot),
        w.Spacer(weight=1),
        id="overview_actions_view",
        cls=FRAME,
    )
    rows = (w.Spacer(size=96), panel, w.Spacer(size=24), actions, w.Spacer(size=56))
    return w.Panel(w.Column(*rows, across="stretch"), width="fill", height="fill")


def _card(phone: Phone, task_id: int, app: App) -> w.Widget:
    name = w.Text(app.label, w.TITLE_MEDIUM)
    page = w.Panel(
        w.Align(w.Column(small_icon(app, 72), name, gap=16, across="center")),
        look=w.Look(background="surface", radius=24, elevation=4),
        id="snapshot",
        cls="android.view.View",
        width=290,
        weight=1,
    )
    column = w.Column(w.Panel(small_icon(app, 40), padding=8), page, across="center", height="fill")
    return w.Panel(
        column,
        desc=app.label,
        cls=FRAME,
        key=f"task {task_id}",
        width=290,
        height="fill",
        on_tap=partial(phone.windows.navigation.bring_to_front, task_id),
        on_swipe=Drop(phone, task_id),
    )


def take_screenshot(phone: Phone, task_id: int) -> None:
    """Keep a picture of a task among the screenshots."""
    phone.windows.navigation.bring_to_front(task_id)
    phone.windows.take_screenshot()


@dataclass(frozen=True, slots=True)
class Drop:
    """Takes a task away when its card is swiped up."""

    phone: Phone
    task_id: int

    def __call__(self, direction: SwipeDirection) -> None:
        if direction == "up":
            self.phone.windows.navigation.remove_task(self.task_id)
