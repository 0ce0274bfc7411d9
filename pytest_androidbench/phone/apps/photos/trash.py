"""The trash: what was deleted, to restore or to delete for good."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.photos.app import TRASH, PhotosApp
from pytest_androidbench.phone.apps.photos.schema import PhotoRow
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.apps.photos.thumbnails import thumbnail
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

COLUMNS = 3


@dataclass(eq=False)
class PhotosTrash(AppScreen[PhotosApp, None]):
    """A grid; what is tapped is selected."""

    activity: ClassVar[str] = TRASH

    chosen: Selection[str] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def build(self) -> w.Widget:
        rows = PhotoLibrary(self.app).trashed()
        side = (self.host.width_dp - 4) / COLUMNS
        grid = w.Scroll(
            w.Panel(w.Text(tr("Items in the trash are deleted after 60 days"), w.BODY), padding=16),
            w.Grid(*(self.cell(row, side) for row in rows), columns=COLUMNS, gap=2),
            id="recycler_view",
        )
        nothing = empty_state(
            tr("Trash is empty"), "empty_state_title", icon=w.Icon("delete", 72), margin=24
        )
        foot = self.foot() if len(self.chosen) else None
        return w.Page(self.bar(), grid if rows else nothing, foot, over=self.snackbar.build())

    def bar(self) -> w.Widget:
        """The title, or how many are selected."""
        if len(self.chosen):
            lead = w.IconButton("close", tr("Close"), id="cancel", on_tap=self.chosen.end)
            return w.TopBar(str(len(self.chosen)), lead=lead)
        more = w.More(partial(self.menus.open, self.more))
        return w.TopBar(tr("Trash"), back=True, actions=[more])

    def cell(self, row: PhotoRow, side: float) -> w.Widget:
        """One picture."""
        chosen = row.path in self.chosen
        mark = chosen and w.Align(
            w.Icon("check_circle", 24, "primary"), across="start", down="top", margin=6
        )
        return w.Stack(
            thumbnail(self.app, row.trash_path, side),
            mark,
            key=f"trashed {row.path}",
            cls="android.view.ViewGroup",
            desc=row.caption or row.path.rpartition("/")[2],
            width=side,
            height=side,
            selected=chosen,
            on_tap=partial(self.chosen.toggle, row.path),
            on_long=partial(self.chosen.toggle, row.path),
        )

    def foot(self) -> w.Widget:
        """What can be done with what is selected."""
        return w.Row(
            w.Button(tr("Delete"), "text", id="delete", on_tap=self.ask_delete, weight=1),
            w.Button(tr("Restore"), "text", id="restore", on_tap=self.ask_restore, weight=1),
            height=56,
            width="fill",
        )

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        rows = [row.path for row in PhotoLibrary(self.app).trashed()]
        return [
            MenuEntry(text=tr("Select"), act=partial(self.chosen.all_or_none, rows)),
            MenuEntry(text=tr("Empty trash"), act=self.ask_empty, enabled=bool(rows)),
        ]

    def ask_delete(self) -> None:
        """Ask before files go for good."""
        title = ntr("Delete item?", "Delete {n} items?", len(self.chosen))
        message = tr("You can't undo this action.")
        question = Confirm(title=title, message=message, positive=tr("Delete"))
        self.ask(question, self.delete, list(self.chosen.rows))

    def ask_empty(self) -> None:
        """Ask before everything goes for good."""
        paths = [row.path for row in PhotoLibrary(self.app).trashed()]
        message = tr("All items in trash will be permanently deleted.")
        question = Confirm(title=tr("Empty trash?"), message=message, positive=tr("Delete"))
        self.ask(question, self.delete, paths)

    def delete(self, paths: list[str], sure: bool) -> None:
        """Delete for good."""
        if sure:
            PhotoLibrary(self.app).forget(paths)
            self.chosen.end()
            self.snackbar.say(tr("Deleted permanently"))

    def ask_restore(self) -> None:
        """Ask before files come back."""
        title = ntr("Restore item?", "Restore {n} items?", len(self.chosen))
        self.ask(Confirm(title=title, positive=tr("Restore")), self.restore, list(self.chosen.rows))

    def restore(self, paths: list[str], sure: bool) -> None:
        """Put files back."""
        if sure:
            PhotoLibrary(self.app).restore(paths)
            self.chosen.end()
            self.snackbar.say(ntr("Restored", "{n} items restored", len(paths)))

    def on_back(self) -> None:
        if len(self.chosen):
            self.chosen.end()
        else:
            self.close()
