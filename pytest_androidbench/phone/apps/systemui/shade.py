"""The notification shade, with the quick settings above it."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.header import header
from pytest_androidbench.phone.apps.systemui.look import FRAME, GROUP
from pytest_androidbench.phone.apps.systemui.notifications import (
    REPLY_FIELD,
    NotificationStack,
)
from pytest_androidbench.phone.apps.systemui.quick_settings import QuickSettings
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.widget import SwipeDirection


@dataclass(eq=False)
class Shade(AppScreen[SystemUiApp, None]):
    """Notifications under four tiles, or (expanded) all tiles with the brightness slider."""

    expanded: bool = False
    tiles: QuickSettings = field(default_factory=QuickSettings)
    stack: NotificationStack = field(default_factory=NotificationStack)

    def on_open(self) -> None:
        if self.stack.answered:
            self.focus(REPLY_FIELD)

    def build(self) -> w.Widget:
        content = w.Panel(self._content(), id="notification_container_parent", cls=GROUP)
        panel = w.Panel(
            content,
            padding=(0, 48, 0, 0),
            look=w.Look(background="surface_container"),
            id="notification_panel",
            cls=FRAME,
            on_swipe=self.swiped,
            clickable=False,
        )
        return w.Stack(panel, over) if (over := self.tiles.order.over()) else panel

    def _content(self) -> w.Widget:
        if self.tiles.order.editing:
            return self._frame(self.tiles.order.build())
        if not self.expanded:
            head = header(self.phone, self.tiles.first(), expanded=False)
            return w.Column(self._frame(head), self.stack.build(), across="stretch")
        head = header(self.phone, None, expanded=True)
        whole = (head, self.tiles.pages(), self.tiles.footer())
        return self._frame(w.Column(*whole, across="stretch"))

    def _frame(self, tiles: w.Widget) -> w.Widget:
        container = w.Panel(tiles, id="quick_settings_container", cls=FRAME)
        return w.Panel(container, id="qs_frame", cls=FRAME)

    def swiped(self, direction: SwipeDirection) -> None:
        """Pull further down, or push the shade up again."""
        if self.tiles.order.editing:
            return
        if direction == "down":
            self.expanded = True
        elif direction == "up" and self.expanded and not self.phone.keyguard.covering:
            self.expanded = False
        elif direction == "up":
            self.phone.windows.close_shade()

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        if self.tiles.order.editing and not pointer:
            self.tiles.order.touched(phase, x, y)

    def on_back(self) -> None:
        if self.tiles.order.editing:
            self.tiles.order.done()
        else:
            self.phone.windows.close_shade()
