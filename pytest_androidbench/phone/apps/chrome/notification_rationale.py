"""Why notifications are asked for (NotificationPermissionRationaleDialogController.java)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import FRAME, SECOND, middle
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class NotificationRationale(AppScreen[ChromeApp, bool]):
    """Closes with whether the permission is to be asked for."""

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    def build(self) -> w.Widget:
        buttons = w.Row(
            w.Spacer(weight=1),
            w.Button(tr("No thanks"), "text", id="negative_button", on_tap=self.on_back),
            w.Button(tr("Continue"), "text", id="positive_button",
                     on_tap=partial(self.close, True)),
            id="button_bar", width="fill",
        )  # fmt: skip
        body = w.Column(
            w.Panel(middle(w.Icon("notifications", 48, "primary")), padding=(0, 24, 0, 8),
                    width="fill"),
            w.Panel(
                w.Text(tr("Chrome notifications make things easier"), w.TITLE_MEDIUM,
                       id="notification_permission_rationale_title", align="center"),
                padding=(24, 8), width="fill",
            ),
            w.Panel(
                w.Text(tr("Quickly manage your downloads, control media playback, and get updates "
                          "from the sites you choose"), SECOND,
                       id="notification_permission_rationale_message", align="center"),
                padding=(24, 8), width="fill",
            ),
            w.Panel(buttons, padding=(8, 12, 16, 8), width="fill"),
            across="stretch", id="custom", cls=FRAME,
        )  # fmt: skip
        look = w.Look(background="surface_high", radius=28, elevation=6)
        return w.Panel(body, look=look, id="modal_dialog_view", width="fill")

    def on_back(self) -> None:
        self.close(False)
