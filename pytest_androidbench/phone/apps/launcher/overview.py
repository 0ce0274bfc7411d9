"""The overview of recent tasks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.launcher.icons import small_icon
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import SwipeDirection, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.context import Display
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

FRAME: Final = "android.widget.FrameLayout"
LIST: Final = "android.widget.ListView"
OVERVIEW: Final = "overview_panel"
CARD: Final = 290
GAP: Final = 16
CLEAR_ALL: Final = 160
RADIUS: Final = 24
AROUND: Final = 330
"""What bars, icon and buttons take of the height."""
LEAST: Final = 120
Hold = Callable[[int, str], None]
"""Shows the menu of a task, given its id and its app's package."""


def overview(phone: Phone, clear: Callable[[], None], hold: Hold) -> w.Widget:
    """One card for each task, the newest at the end; a swipe up takes one away."""
    listed = [task for task in phone.windows.tasks() if not task.alone]
    tasks = [(task.id, phone.packages.app(task.root.package)) for task in listed]
    shown = [(task_id, app) for task_id, app in tasks if app is not None and not app.is_home]
    if not shown:
        said = tr("No recent items")
        text = w.Text(said, w.BODY_LARGE, colour="white", id="empty_message")
        return w.Panel(w.Align(text), id=OVERVIEW, cls=LIST, desc=said, width="fill", height="fill")
    width = card_width(phone.display)
    cards = [_card(phone, task_id, app, hold, width) for task_id, app in reversed(shown)]
    clear_all = w.Panel(
        w.Align(w.Button(tr("Clear all"), "tonal", id="clear_all", on_tap=clear)), width=CLEAR_ALL
    )
    panel = w.Scroll(
        clear_all,
        *cards,
        axis="x",
        gap=GAP,
        padding=(max((phone.display.width_dp - width) / 2, 0), 0),
        id=OVERVIEW,
        cls=LIST,
    )
    shoot = partial(take_screenshot, phone, shown[0][0])
    rows = (w.Spacer(size=96), panel, w.Spacer(size=24), _actions(shoot), w.Spacer(size=56))
    return w.Panel(w.Column(*rows, across="stretch"), width="fill", height="fill")


def _actions(shoot: Callable[[], None]) -> w.Widget:
    buttons = w.Row(
        w.Spacer(weight=1),
        w.Button(tr("Screenshot"), "tonal", id="action_screenshot", on_tap=shoot),
        w.Spacer(weight=1),
        id="action_buttons",
        cls="android.widget.LinearLayout",
        width="fill",
    )
    return w.Panel(buttons, id="overview_actions_view", cls=FRAME)


def card_width(display: Display) -> float:
    """How wide a card is, in dp: as its picture has to be where the display is no upright phone."""
    if not display.is_wide and not display.is_tablet:
        return min(CARD, display.width_dp)
    high = max(display.height_dp - AROUND, LEAST)
    return high * display.width_dp / display.height_dp


def _card(phone: Phone, task_id: int, app: App, hold: Hold, width: float) -> w.Widget:
    page = w.Panel(
        TaskSnapshot(phone, task_id),
        look=w.Look(background="surface", radius=RADIUS, elevation=4),
        id="snapshot",
        cls="android.view.View",
        width=width,
        weight=1,
    )
    menu = partial(hold, task_id, app.package)
    icon = w.Panel(
        w.Align(small_icon(app, 40)),
        id="icon",
        takes_focus=False,
        key=f"task icon {task_id}",
        cls="android.view.View",
        on_tap=menu,
        on_long=menu,
        width=56,
        height=56,
    )
    column = w.Column(icon, page, across="center", height="fill")
    return w.Panel(
        column,
        desc=app.name,
        cls=FRAME,
        key=f"task {task_id}",
        width=width,
        height="fill",
        on_tap=partial(phone.windows.navigation.bring_to_front, task_id),
        on_swipe=Drop(phone, task_id),
    )


def settle(phone: Phone, uid: int) -> None:
    """Bring the card that is nearest to the middle there, or the button at the far end in sight."""
    window = phone.windows.scene().window_of(uid)
    boxes = window.root.walk() if window is not None else ()
    box = next((box for box in boxes if box.widget.id == OVERVIEW), None)
    if window is None or box is None or box.scroll is None:
        return
    offset, dp = box.scroll.offset, box.ctx.dp
    step = dp(card_width(box.ctx.display) + GAP)
    cards = range(dp(CLEAR_ALL + GAP), box.scroll.limit + 1, step)
    nearest = min((0, *cards, box.scroll.limit), key=lambda place: abs(place - offset))
    if nearest != offset:
        window.entry.view.offsets[OVERVIEW] = nearest
        phone.windows.changed()


def take_screenshot(phone: Phone, task_id: int) -> None:
    """Keep a picture of a task among the screenshots."""
    phone.windows.navigation.bring_to_front(task_id)
    phone.windows.take_screenshot()


@dataclass(eq=False)
class TaskSnapshot(Widget):
    """What a task shows, drawn small; the picture is made when somebody looks at it."""

    phone: Phone
    task_id: int

    is_plain: ClassVar[bool] = True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        return BoxDraft(self, limits.max_width, limits.max_height)

    def paint(self, box: Box, painter: Painter) -> None:
        source = self.phone.windows.view.task_picture(self.task_id, box.rect.size)
        if source is not None:
            painter.image(source, box.rect, box.ctx.dp(RADIUS), "cover")


@dataclass(frozen=True, slots=True)
class Drop:
    """Takes a task away when its card is swiped up."""

    phone: Phone
    task_id: int

    def __call__(self, direction: SwipeDirection) -> None:
        if direction == "up":
            self.phone.windows.navigation.remove_task(self.task_id)
