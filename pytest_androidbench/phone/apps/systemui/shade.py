"""The notification shade, with the quick settings above it."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.bars import system_icons
from pytest_androidbench.phone.apps.systemui.look import CLOCK_STYLE, FRAME, GROUP
from pytest_androidbench.phone.apps.systemui.notifications import (
    REPLY_FIELD,
    NotificationStack,
)
from pytest_androidbench.phone.apps.systemui.quick_settings import QuickSettings
from pytest_androidbench.phone.system import times
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.radios import CARRIER
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
        if self.tiles.order.editing:
            inside = self.tiles.order.build()
        else:
            below = (
                (self.tiles.pages(), self.tiles.footer())
                if self.expanded
                else (self.tiles.first(), self.stack.build())
            )
            inside = w.Column(self._header(), *below, across="stretch")
        return w.Panel(
            inside,
            padding=(0, 48, 0, 0),
            look=w.Look(background="surface_container"),
            id="notification_panel",
            cls=FRAME,
            on_swipe=self.swiped,
            clickable=False,
        )

    def _header(self) -> w.Widget:
        now, display = times.local_time(self.phone), self.phone.display
        clock = times.clock_text(now, display, period=False)
        row = w.Row(
            w.Text(clock, CLOCK_STYLE, id="clock", desc=times.twelve_hours(now)),
            w.Spacer(width=12),
            w.Text(times.short_date(now, display), w.BODY, id="date"),
            w.Spacer(weight=1),
            not self.phone.radios.airplane and w.Text(CARRIER, w.BODY, id="carrier_group"),
            w.Spacer(width=8),
            system_icons(self.phone, "on_surface"),
        )
        return w.Panel(row, padding=(24, 12), id="header", cls=GROUP)

    def swiped(self, direction: SwipeDirection) -> None:
        """Pull further down, or push the shade up again."""
        if self.tiles.order.editing:
            return
        if direction == "down":
            self.expanded = True
        elif direction == "up" and self.expanded:
            self.expanded = False
        elif direction == "up":
            self.phone.windows.close_shade()

    def on_back(self) -> None:
        if self.tiles.order.editing:
            self.tiles.order.done()
        else:
            self.phone.windows.close_shade()
