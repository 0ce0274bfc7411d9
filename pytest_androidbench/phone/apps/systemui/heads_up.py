"""A notification over the app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME
from pytest_androidbench.phone.apps.systemui.notification_row import notification_row
from pytest_androidbench.phone.apps.systemui.notifications import NotificationStack
from pytest_androidbench.phone.apps.systemui.shade import Shade
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class HeadsUp(AppScreen[SystemUiApp, None]):
    """One notification at the top of the display."""

    window: ClassVar[WindowKind] = "panel"

    key: str = ""

    def build(self) -> w.Widget:
        posted = self.phone.notifications.get(self.key)
        row = posted and notification_row(self.phone, posted, self.press)
        return w.Panel(row or None, id="notification_panel", cls=FRAME, width="fill")

    def press(self, key: str, index: int) -> None:
        """Press a button; what it asks is answered in the shade, with room for the keyboard."""
        posted = self.phone.notifications.get(key)
        if posted is None or not posted.actions[index].answers:
            self.phone.notifications.press(key, index)
            return
        stack = NotificationStack(answered=key, action=index, from_heads_up=True)
        self.phone.windows.overlays.open(self.app.own(Shade(stack=stack)), Layer.SHADE)
        self.close()
