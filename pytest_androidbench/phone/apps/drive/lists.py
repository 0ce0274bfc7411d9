"""Pages with a list that the drawer leads to, and how much room there is."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.item_acts import ItemActs
from pytest_androidbench.phone.apps.drive.listing import item_list
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class RecentFiles(AppScreen[DriveApp, None]):
    """Files, the latest changed first."""

    acts: ItemActs = field(default_factory=ItemActs)

    def build(self) -> w.Widget:
        found = item_list(self.acts, self.app.store.recent(), tr("No recent files"))
        return w.Page(w.TopBar(tr("Recent"), back=True), found, over=self.acts.snackbar.build())


@dataclass(eq=False)
class OfflineFiles(AppScreen[DriveApp, None]):
    """Files that are kept on the phone."""

    acts: ItemActs = field(default_factory=ItemActs)

    def build(self) -> w.Widget:
        found = item_list(self.acts, self.app.store.offline(), tr("No offline files"))
        return w.Page(w.TopBar(tr("Offline"), back=True), found, over=self.acts.snackbar.build())


@dataclass(eq=False)
class DriveBin(AppScreen[DriveApp, None]):
    """What was removed."""

    acts: ItemActs = field(default_factory=ItemActs)

    def build(self) -> w.Widget:
        items = self.app.store.trashed()
        empty = bool(items) and w.BarButton(
            "delete_forever", tr("Empty bin"), id="empty_bin", on_tap=self.ask_empty
        )
        bar = w.TopBar(tr("Bin"), back=True, actions=[empty or None])
        return w.Page(bar, item_list(self.acts, items, tr("Nothing in the bin")))

    def ask_empty(self) -> None:
        """Make sure."""
        sure = Confirm(
            title=tr("Empty bin?"),
            message=tr("All items will be deleted forever."),
            positive=tr("Delete forever"),
        )
        self.ask(sure, self.empty)

    def empty(self, sure: bool) -> None:
        """Remove all."""
        if sure:
            store = self.app.store
            store.remove_for_good([each.id for each in store.trashed()])


@dataclass(eq=False)
class DriveStorage(AppScreen[DriveApp, None]):
    """How much room is taken."""

    def build(self) -> w.Widget:
        used, locale = self.app.store.used, self.phone.display.locale
        quota = size_text(names.QUOTA, locale)
        told = tr("{used} of {all} used", used=size_text(used, locale), all=quota)
        body = w.Column(
            w.Text(told, w.TITLE, id="storage_used"),
            w.ProgressBar(min(1.0, used / names.QUOTA), width="fill"),
            gap=16,
            width="fill",
        )
        return w.Page(w.TopBar(tr("Storage"), back=True), w.Panel(body, padding=24, width="fill"))
