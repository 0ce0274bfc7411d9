"""The panel behind the owner's picture."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.spotify import look
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PROFILE, NEWS, HISTORY, SETTINGS = range(4)


@dataclass(eq=False)
class SideDrawer(Drawer[SpotifyApp]):
    """Whose app it is, and where one can go."""

    rows = (
        DrawerRow(text=tr("View profile"), icon="person", id="view_profile_row"),
        DrawerRow(text=tr("What's new"), icon="bolt", id="whats_new_row"),
        DrawerRow(text=tr("Listening history"), icon="history", id="listening_history_row"),
        DrawerRow(text=tr("Settings and privacy"), icon="settings", id="settings_row"),
    )
    view_id = "side_drawer"

    def header(self) -> w.Kid:
        name = self.app.store.owner
        words = w.Text(name, w.TITLE_MEDIUM, lines=2, id="faceheader_title", weight=1)
        return w.Panel(w.Row(look.face(name, 48), words, gap=12, width="fill"), padding=16,
                       width="fill")  # fmt: skip
