"""Asks for the permission to notify, once (NotificationPermissionDialog.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class NotificationSheet(AppScreen[VlcApp, bool]):
    """Says what for; closes with whether the system is to ask."""

    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> w.Widget:
        text = tr("VLC shows controls in a notification while something is played.")
        body = w.Column(
            w.Icon("notifications", 48, "primary", id="notfication_permission_icon"),
            w.Text(tr("Notification permission"), w.TITLE, id="title"),
            w.Text(text, look.SECOND, id="notfication_permission_text", align="center"),
            w.Button(tr("OK"), "text", id="ok_button", on_tap=partial(self.close, True)),
            gap=16,
            across="center",
            width="fill",
        )
        return w.Panel(
            body, padding=(24, 24, 24, 40), look=w.Look(background="surface"),
            cls=look.VIEW_GROUP, width="fill",
        )  # fmt: skip
