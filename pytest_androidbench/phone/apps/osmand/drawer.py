"""The drawer over the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import BOLD, LINEAR, SECOND
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

ROWS: Final[tuple[tuple[str, Message, str], ...]] = (
    ("markers", tr("Map markers"), "flag"),
    ("places", tr("My Places"), "star"),
    ("backup", tr("Backup & Restore"), "backup"),
    ("search", tr("Search"), "search"),
    ("navigation", tr("Navigation"), "directions"),
    ("configure", tr("Configure map"), "layers"),
    ("download", tr("Download maps"), "download"),
    ("guides", tr("Travel Guides"), "menu_book"),
    ("plan", tr("Plan a route"), "route"),
    ("screen", tr("Configure screen"), "dashboard"),
    ("plugins", tr("Plugins"), "extension"),
    ("settings", tr("Settings"), "settings"),
    ("help", tr("Help"), "help_outline"),
)


@dataclass(eq=False)
class MapDrawer(Drawer[OsmAndApp]):
    """Leads to everything; closes with the place of a row."""

    rows: ClassVar = tuple(DrawerRow(text=text, icon=icon) for _, text, icon in ROWS)
    view_id: ClassVar[str | None] = "left_drawer"

    def header(self) -> w.Kid:
        said = w.Column(
            w.Text(tr("Browse map"), BOLD, id="title"),
            w.Text(tr("Change profile"), SECOND, id="description"),
        )
        row = w.Row(w.Icon("explore", 32, "secondary", id="icon"), said, gap=16, width="fill")
        return w.Panel(row, padding=16, width="fill", cls=LINEAR, id="profile_row")
