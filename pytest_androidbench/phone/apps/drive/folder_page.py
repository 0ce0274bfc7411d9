"""What lies in a folder."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.drive.adding import Adding
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.item_acts import ItemActs
from pytest_androidbench.phone.apps.drive.listing import FOOT, item_list
from pytest_androidbench.phone.apps.drive.schema import DriveItem
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DriveFolder(AppScreen[DriveApp, None]):
    """Folders and files, and the way to more."""

    item: int = 0
    acts: ItemActs = field(default_factory=ItemActs)
    adding: Adding = field(default_factory=Adding)

    def on_open(self) -> None:
        self.adding.folder = self.acts.page_of = self.item

    def build(self) -> w.Widget:
        folder = self.app.store.items.get(self.item) or DriveItem()
        more = w.IconButton(
            "more_vert", tr("More options"), id="folder_more",
            on_tap=partial(self.acts.more, self.item),
        )  # fmt: skip
        items = self.app.store.inside(self.item, self.app.order)
        found = item_list(self.acts, items, tr("No files here"), foot=FOOT)
        corner = w.Align(w.Panel(self.adding.button(), padding=16), across="end", down="bottom")
        said = self.acts.snackbar.build() or self.adding.snackbar.build()
        return w.Page(
            w.TopBar(folder.name, back=True, actions=[more], id="toolbar"),
            w.Stack(found, corner, weight=1, width="fill"),
            over=said,
        )
