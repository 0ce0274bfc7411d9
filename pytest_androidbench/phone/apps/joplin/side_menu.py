"""The panel at the side: all notes, the tree of notebooks, tags, configuration."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import Alert
from pytest_androidbench.phone.apps.joplin.look import BODY, MARGIN
from pytest_androidbench.phone.apps.joplin.model import TRASH, Branch, Notebook, branches
from pytest_androidbench.phone.apps.joplin.preferences import COLLAPSED
from pytest_androidbench.phone.apps.joplin.react import VIEW_GROUP
from pytest_androidbench.phone.apps.joplin.store import NoteStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

WIDTH, ROW_HEIGHT, STEP = 300, 36, 10
ALL, NEW_FOLDER, TAGS, CONFIG, SYNC = "all", "new", "tags", "config", "sync"
LONGEST: Final = 32
DELETE: Final = (
    'Move notebook "{title}" to the trash?\n\nAll notes and sub-notebooks within this notebook'
    " will also be moved to the trash."
)


@dataclass(eq=False)
class SideMenu(AppScreen[JoplinApp, str]):
    """Closes with what was chosen: `folder ID`, or the name of a page."""

    window: ClassVar[WindowKind] = "popup"

    shown: str = ""
    """What the page below shows: `all`, or the id of a notebook."""

    def build(self) -> w.Widget:
        store = self.app.store
        tree = branches(_folders(store), self._collapsed(store))
        rows: list[w.Kid] = [
            w.Spacer(height=MARGIN + 24),
            self._entry("description", tr("All notes"), ALL, chosen=self.shown == ALL),
            self._rule(),
            self._entry("folder", tr("Notebooks")),
            *(self._branch(branch) for branch in tree),
        ]
        below = w.Column(
            self._rule(),
            self._entry("folder_open", tr("New Notebook"), NEW_FOLDER),
            self._entry("label", tr("Tags"), TAGS),
            self._entry("settings", tr("Configuration"), CONFIG),
            self._rule(),
            self._entry("sync", tr("Synchronise"), SYNC),
            w.Spacer(height=MARGIN + 24),
            across="stretch",
        )
        body = w.Column(
            w.Scroll(*rows, key="folders", cls="android.widget.ScrollView"), below, across="stretch"
        )
        look = w.Look(background="background", elevation=8)
        panel = w.Panel(body, look=look, width=WIDTH, height="fill", cls=VIEW_GROUP)
        return w.Modal(panel, on_outside=self.close, gravity="start", margin=0)

    @staticmethod
    def _rule() -> w.Widget:
        return w.Panel(w.Divider(), padding=(0, 12))

    def _entry(
        self, icon: str, label: TextLike, leads: str = "", *, chosen: bool = False
    ) -> w.Widget:
        row = w.Row(
            w.Icon(icon, 22, "on_surface"),
            w.Panel(w.Text(label, BODY, lines=1), padding=(14, 0, 0, 0), weight=1),
            height=ROW_HEIGHT + 6,
            width="fill",
        )
        return w.Panel(
            row,
            padding=(MARGIN, 0),
            look=w.Look(background="surface_highest" if chosen else None),
            width="fill",
            cls=VIEW_GROUP,
            on_tap=partial(self.close, leads) if leads else None,
        )

    def _branch(self, branch: Branch) -> w.Widget:
        folder = branch.folder
        sign = folder.id == TRASH and w.Panel(
            w.Icon("delete", 20, "on_surface_variant"), padding=(0, 0, 10, 0)
        )
        title = w.Row(
            sign,
            w.Text(
                folder.title, BODY, "on_surface_variant" if folder.deleted_ms else None, lines=1
            ),
            height=ROW_HEIGHT + 6,
            width="fill",
        )
        can_hold = folder.id != TRASH
        name = w.Panel(
            title,
            padding=(branch.depth * STEP + MARGIN, 0, 8, 0),
            weight=1,
            cls=VIEW_GROUP,
            on_tap=partial(self.close, f"folder {folder.id}"),
            on_long=partial(self.hold, folder.id) if can_hold else None,
        )
        look = w.Look(background="surface_highest" if folder.id == self.shown else None)
        return w.Panel(
            w.Row(name, branch.has_children and self._arrow(folder), width="fill"),
            look=look,
            width="fill",
        )

    def _arrow(self, folder: Notebook) -> w.Widget:
        collapsed = folder.id in self._collapsed(self.app.store)
        return w.IconButton(
            "expand_more" if collapsed else "expand_less",
            tr("Expand") if collapsed else tr("Collapse"),
            on_tap=partial(self.toggle, folder.id),
            cls="android.widget.ToggleButton",
            height=ROW_HEIGHT + 6,
        )

    @staticmethod
    def _collapsed(store: NoteStore) -> list[str]:
        return store.settings.text(COLLAPSED).split()

    def toggle(self, id_: str) -> None:
        store = self.app.store
        collapsed = self._collapsed(store)
        if id_ in collapsed:
            collapsed.remove(id_)
        else:
            collapsed.append(id_)
        store.settings.put(COLLAPSED, " ".join(collapsed))

    def hold(self, id_: str) -> None:
        """Ask what to do with a notebook."""
        folder = self.app.store.folder(id_)
        if folder is None:
            return
        buttons = ["Restore", "Cancel"] if folder.deleted_ms else ["Edit", "Delete", "Cancel"]
        act = self.restore if folder.deleted_ms else self.act_on
        self.ask(
            Alert(message=tr("Notebook: {title}", title=folder.title), buttons=buttons), act, id_
        )

    def restore(self, id_: str, button: int) -> None:
        if button == 0:
            self.app.store.restore_folder(id_)

    def act_on(self, id_: str, button: int) -> None:
        """Edit the notebook, or ask whether to delete it."""
        folder = self.app.store.folder(id_)
        if button == 0:
            self.close(f"edit {id_}")
        elif button == 1 and folder is not None:
            self.ask(
                Alert(message=tr(DELETE, title=folder.title[:LONGEST]), buttons=["OK", "Cancel"]),
                self.delete,
                id_,
            )

    def delete(self, id_: str, button: int) -> None:
        if button == 0:
            self.app.store.trash_folder(id_)


def _folders(store: NoteStore) -> list[Notebook]:
    """The notebooks of the tree; those in the trash below it, once anything is there."""
    trashed = store.folders(trashed=True)
    gone = {folder.id for folder in trashed}
    below = [f if f.parent_id in gone else replace(f, parent_id=TRASH) for f in trashed]
    used = trashed or store.rows("trash")
    trash = [Notebook(id=TRASH, title="Trash")] if used else []
    return [*store.folders(), *trash, *below]
