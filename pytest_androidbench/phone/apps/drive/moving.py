"""Where a file is to lie."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.drive import look, names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ChooseFolder(AppScreen[DriveApp, int]):
    """Folders; closes with the id of the one that was chosen, 0 for the top."""

    item: int = 0
    folder: int = 0

    def build(self) -> w.Widget:
        store = self.app.store
        here = store.items.get(self.folder)
        rows = [
            w.ListItem(each.name, icon="folder", look=w.MATERIAL, key=f"folder {each.id}",
                       on_tap=partial(self.enter, each.id))
            for each in store.folders(self.folder)
            if each.id != self.item
        ]  # fmt: skip
        none = empty_state(tr("No folders here"), "no_folders")
        buttons = w.Row(
            w.Spacer(weight=1),
            w.Button(tr("Cancel"), "text", id="cancel_button", on_tap=self.close),
            w.Button(tr("Move here"), id="move_button", on_tap=partial(self.close, self.folder)),
            gap=8,
            width="fill",
        )
        new = w.IconButton("create_new_folder", tr("New folder"), id="new_folder",
                           on_tap=self.ask_name)  # fmt: skip
        title = here.name if here is not None else tr("My Drive")
        return w.Page(
            w.TopBar(title, back=self.on_back, actions=[new], id="toolbar"),
            w.Scroll(*rows, id="folders_list", cls=look.RECYCLER) if rows else none,
            w.Panel(buttons, padding=12, width="fill"),
        )

    def enter(self, folder: int) -> None:
        """Look into a folder."""
        self.folder = folder

    def ask_name(self) -> None:
        """Ask what a folder is to be called that is made here."""
        dialog = EnterText(
            title=tr("New folder"),
            positive=tr("Create"),
            required=True,
            field_id=names.NAME_FIELD,
        )
        self.ask(dialog, self.make)

    def make(self, name: str) -> None:
        """Make it, and look into it."""
        if name.strip():
            self.folder = self.app.store.add_folder(name.strip()[: names.MOST_NAME], self.folder)

    def on_back(self) -> None:
        if self.folder:
            here = self.app.store.items.get(self.folder)
            self.folder = here.folder if here is not None else 0
        else:
            self.close()
