"""The first page, which asks for what the app cannot do without (PermissionActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.ringtone import MANAGE, MAY_WRITE
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import FLAG_CLEAR_TASK, FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class RetroPermissions(AppScreen[RetroApp, None]):
    """Three rows with a button each, and the way on below."""

    activity: ClassVar[str] = names.PERMISSIONS

    def build(self) -> w.Widget:
        held = self.phone.permissions.held(self.app.package, names.NEARBY)
        rows = w.Column(
            _row(
                "1",
                "storage_permission",
                tr("Storage Access"),
                tr("The app needs permission to access your device storage for playing music"),
                partial(self.request_permissions, names.NEEDED, self.asked),
                done=self.app.permitted(),
            ),
            _row(
                "2",
                "bluetooth_permission",
                tr("Nearby devices"),
                tr("The app needs nearby devices permission to check for bluetooth devices"),
                partial(self.request_permissions, (names.NEARBY,), self.asked),
                done=held,
            ),
            _row(
                "3",
                "audio_permission",
                tr("Ringtone (Optional)"),
                tr(
                    "The app needs permission to access your device settings in order to set "
                    "music as Ringtone"
                ),
                self.manage,
                done=MAY_WRITE.read(self.phone),
            ),
            gap=8,
            across="stretch",
            cls=look.LINEAR,
        )
        go = w.Button(
            tr("Let's go"), id="finish", enabled=self.app.permitted(), on_tap=self.go, width="fill"
        )
        title = w.Text(tr("Welcome,\nRetro Music"), w.HEADLINE_SMALL, id="appNameText")
        return w.Page(
            w.Panel(title, padding=32),
            w.Panel(w.Divider(), padding=(16, 0), id="divider", cls="android.view.View"),
            w.Scroll(rows, key="rows", padding=(0, 8)),
            w.Panel(go, padding=(16, 12)),
            cls=look.VIEW_GROUP,
        )

    def asked(self, granted: dict[str, bool]) -> None:
        """The page shows by itself what was granted."""

    def manage(self) -> None:
        """Go to where changing settings can be allowed."""
        if not MAY_WRITE.read(self.phone):
            self.start(Intent(action=MANAGE, data=f"package:{names.PACKAGE}"))

    def go(self) -> None:
        """Show the library in place of this page."""
        component = f"{names.PACKAGE}/{names.MAIN}"
        self.start(Intent(component=component, flags=FLAG_NEW_TASK | FLAG_CLEAR_TASK))


def _row(
    number: str, id_: str, title: Message, summary: Message, act: look.Act, *, done: bool
) -> w.Widget:
    disc = w.Panel(
        w.Align(w.Text(number, w.LABEL, "on_primary_container", id="number", align="center")),
        look=w.Look(background="primary_container", radius=12),
        width=24,
        height=24,
    )
    words = w.Column(
        w.Text(title, w.BODY_LARGE, id="title"),
        w.Text(summary, look.SECOND, id="summary"),
        w.Row(
            w.Button(tr("Grant access"), "outlined", id="button", icon="history", on_tap=act),
            w.Spacer(weight=1),
            done and w.Icon("check_circle", colour="primary", id="checkImage"),
            width="fill",
        ),
        gap=8,
        weight=1,
    )
    row = w.Row(disc, words, gap=16, width="fill", across="start")
    return w.Panel(row, padding=16, id=id_, cls=look.FRAME, width="fill")
