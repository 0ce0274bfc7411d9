"""The drawer of Drive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DriveDrawer(Drawer[DriveApp]):
    """Closes with the place of a row."""

    rows: ClassVar = (
        DrawerRow(text=tr("Recent"), icon="schedule"),
        DrawerRow(text=tr("Offline"), icon="cloud_done"),
        DrawerRow(text=tr("Bin"), icon="delete"),
        DrawerRow(text=tr("Settings"), icon="settings"),
        DrawerRow(text=tr("Storage"), icon="cloud"),
    )

    def header(self) -> w.Kid:
        return w.Panel(w.Text("Google Drive", w.TITLE, id="drawer_title"), padding=(24, 20))
