"""The Files page: a folder, the ways to other folders, searching and making files."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor import files, preferences
from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.editor import DocumentScreen
from pytest_androidbench.phone.apps.markor.file_search import FoundFiles, Query, SearchFiles
from pytest_androidbench.phone.apps.markor.formats import is_supported
from pytest_androidbench.phone.apps.markor.look import action
from pytest_androidbench.phone.apps.markor.navigation import open_elsewhere, open_settings
from pytest_androidbench.phone.apps.markor.new_file import NewFile
from pytest_androidbench.phone.apps.markor.pick import PickFile
from pytest_androidbench.phone.apps.markor.rows import FolderRows
from pytest_androidbench.phone.apps.markor.selection import SelectedFiles
from pytest_androidbench.phone.apps.markor.sort_menu import sort_entries
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

OPEN_WITH: Final = (
    "The selected file may be a plaintext file. Do you want to open it in the editor, or in "
    "another app?"
)


@dataclass(eq=False)
class FolderBrowser(AppPart[MarkorApp]):
    """Shows a folder; while some of its files are selected, every touch on a row selects."""

    folder: str = ""
    """A real one, or one of the lists of documents."""
    chosen: SelectedFiles = field(default_factory=SelectedFiles)
    menus: Menus = field(default_factory=Menus)

    @property
    def title(self) -> str:
        """The app's name in the notebook, the folder's elsewhere, nothing while selecting."""
        if self.chosen:
            return ""
        return (
            "Markor"
            if self.folder == self.app.settings.notebook
            else f"> {files.base(self.folder)}"
        )

    def page(self) -> w.Widget:
        """The list of the folder."""
        items = self.app.notes.items(self.folder)
        rows = FolderRows(
            self.phone,
            self.tap_row,
            self.hold_row,
            on_picture=self.tell_path,
            selected=self.chosen.rows,
            favourites=self.app.settings.paths(preferences.FAVOURITE),
        )
        hint = w.Text("¯\\_(ツ)_/¯", w.TextStyle(48, 500), id="empty_hint")
        below = w.Align(w.Panel(hint, padding=(0, 64, 0, 0))) if not items else None
        listed = w.Panel(
            rows.scroll(self.folder, items),
            cls="android.view.ViewGroup",
            id="pull_to_refresh",
            height="fill",
        )
        return w.Stack(
            below, listed, id="ui__filesystem_dialog__root", cls="android.widget.FrameLayout"
        )

    def actions(self) -> list[w.Widget]:
        """The icons in the bar."""
        if self.chosen:
            return self.chosen.actions()
        go, sort = "action_go_to", "action_sort"
        found = [
            action("folder", "Go to", go, partial(self.menus.open, self.places, go)),
            action("sort", "Sort by", sort, partial(self.menus.open, self.orders, sort)),
        ]
        if self.folder not in files.VIRTUAL:
            found.append(action("search", "Search", "action_search", self.search_files))
        return found

    def entries(self) -> list[MenuEntry]:
        """Under the three dots."""
        if self.chosen:
            return self.chosen.entries(self.folder)
        import_ = MenuEntry(text=tr("Import from device"), act=self.import_file)
        settings = MenuEntry(text=tr("Settings"), act=partial(open_settings, self))
        return [import_, settings] if self.folder not in files.VIRTUAL else [settings]

    def places(self) -> list[MenuEntry]:
        """Where one can go at once."""
        data = f"{preferences.STORAGE}/Android/data/{self.app.package}/files"
        rows = (
            ("AppData (private)", f"{self.app.home}/files"),
            ("AppData (public)", data),
            ("Internal storage", preferences.STORAGE),
            ("Recently viewed documents", files.RECENTS),
            ("Popular documents", files.POPULAR),
            ("Favourites", files.FAVOURITES),
            ("Notebook", self.app.settings.notebook),
        )
        return [MenuEntry(text=tr(title), act=partial(self.go_to, path)) for title, path in rows]

    def orders(self) -> list[MenuEntry]:
        """How rows can be sorted, and which are shown."""
        return sort_entries(self.app.settings)

    def tap_row(self, path: str) -> None:
        """Select while selecting; else enter a folder or open a file."""
        if self.chosen:
            self.hold_row(path)
        elif self.phone.files.is_file(path):
            self.open_file(path)
        else:
            self.enter(path)

    def hold_row(self, path: str) -> None:
        """Select, but for the way up."""
        if path != files.parent(self.folder):
            self.chosen.toggle(path)

    def tell_path(self, path: str) -> None:
        """Say where a row is: the answer to a long press on its picture."""
        self.toast(path)

    def enter(self, folder: str) -> None:
        """Show a folder from its first row on."""
        self.folder = folder
        self.chosen.end()
        self.scroll_to_start("ui__filesystem_dialog__list")

    def switch_list(self) -> None:
        """Go round favourites, recent documents and the notebook."""
        notebook = self.app.settings.notebook
        following = {files.FAVOURITES: notebook, files.RECENTS: files.FAVOURITES}
        self.enter(following.get(self.folder, files.FAVOURITES))

    def go_to(self, folder: str) -> None:
        """Show a folder, and tell where it is."""
        self.enter(folder)
        self.toast(folder)

    def go_up(self) -> bool:
        """Show the folder above; False in the notebook, which is the home of all ways back."""
        if self.folder in {self.app.settings.notebook, "/"}:
            return False
        self.enter(files.parent(self.folder))
        return True

    def open_file(self, path: str) -> None:
        """Open a document here, and everything else in another app; ask where it is not clear."""
        if is_supported(self.phone.files, self.app.settings, path):
            self.show(DocumentScreen(path=path))
        elif "." not in files.base(path):
            dialog = Confirm(
                title=tr("Open with"), message=tr(OPEN_WITH), positive=tr("Markor"),
                negative=tr("Other"),
            )  # fmt: skip
            self.ask(dialog, self.open_as_asked, path)
        else:
            open_elsewhere(self, path)

    def open_as_asked(self, path: str, here: bool) -> None:
        """Open the file as the user has decided."""
        if here:
            self.show(DocumentScreen(path=path))
        else:
            open_elsewhere(self, path)

    def add(self) -> None:
        """Make a file or folder here; in a list of documents go to the notebook."""
        if self.folder in files.VIRTUAL:
            self.enter(self.app.settings.notebook)
        elif self.phone.files.is_dir(self.folder):
            self.ask(NewFile(folder=self.folder), self.made)

    def made(self, path: str) -> None:
        """Open a new file; a new folder is in the list now."""
        if self.phone.files.is_file(path):
            self.open_file(path)

    def search_files(self) -> None:
        """Ask what to look for below this folder."""
        self.ask(SearchFiles(), self.search_below)

    def search_below(self, words: str) -> None:
        """Show what was found."""
        found = Query(words, self.phone.files, self.app.settings).below(self.folder)
        self.ask(FoundFiles(found=found), self.open_found)

    def open_found(self, row: str) -> None:
        """Open what was found."""
        self.tap_row(f"{self.folder}/{row.partition(': ')[0]}")

    def import_file(self) -> None:
        """Pick a file that is to be copied here."""
        self.ask(
            PickFile(folder=preferences.STORAGE, title=tr("Import from device")), self.import_picked
        )

    def import_picked(self, path: str) -> None:
        """Copy it, after a question if there is one of that name."""
        name = files.base(path)
        if self.phone.files.exists(f"{self.folder}/{name}"):
            message = tr("File already exists, overwrite?\n[{name}]", name=name)
            dialog = Confirm(title=tr("Confirm Overwrite"), message=message)
            self.ask(dialog, self.import_anyway, path)
        else:
            self.import_anyway(path, sure=True)

    def import_anyway(self, path: str, sure: bool) -> None:
        """Copy the file that was picked."""
        if not sure:
            return
        name = files.base(path)
        with suppress(FileError):
            content = self.phone.files.read(path)
            self.phone.files.write(f"{self.folder}/{name}", content, uid=self.app.uid)
            self.toast(tr("Import: {name}", name=name))
