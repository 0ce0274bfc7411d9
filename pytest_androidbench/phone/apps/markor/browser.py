"""The Files page: a folder, the ways to other folders, searching and making files."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from pytest_androidbench.phone.apps.markor import files, prefs
from pytest_androidbench.phone.apps.markor.editor import Document
from pytest_androidbench.phone.apps.markor.file_search import FoundFiles, Query, SearchFiles
from pytest_androidbench.phone.apps.markor.formats import is_supported
from pytest_androidbench.phone.apps.markor.look import action
from pytest_androidbench.phone.apps.markor.new_file import NewFile
from pytest_androidbench.phone.apps.markor.pick import PickFile
from pytest_androidbench.phone.apps.markor.rows import Rows
from pytest_androidbench.phone.apps.markor.selection import SelectionScreen
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

R = TypeVar("R")
ORDERS: Final = (
    ("Name", files.BY_NAME),
    ("Date", files.BY_DATE),
    ("Size", files.BY_SIZE),
    ("MIME type", files.BY_TYPE),
)
FLAGS: Final = (
    ("Folder first", prefs.FOLDER_FIRST, True),
    ("Reverse order", prefs.REVERSE, False),
    (".dotfiles", prefs.DOTFILES, True),
)


@dataclass(eq=False)
class BrowserScreen(SelectionScreen[R]):
    """Shows `folder`, a real one or one of the lists of documents."""

    @property
    def browser_title(self) -> str:
        """The app's name in the notebook, the folder's elsewhere, nothing while selecting."""
        if self.selected:
            return ""
        return "Markor" if self.folder == self.settings.notebook else f"> {files.base(self.folder)}"

    def browser_page(self) -> w.Widget:
        """The list of the folder."""
        items = self.notes.items(self.folder)
        rows = Rows(
            self.phone,
            self.tap_row,
            self.hold_row,
            selected=self.selected,
            favourites=self.settings.paths(prefs.FAVOURITE),
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

    def browser_actions(self) -> list[w.Widget]:
        """The icons in the bar."""
        if self.selected:
            return self.selection_actions()
        found = [
            action("folder", "Go to", "action_go_to", partial(self.open_menu, "action_go_to")),
            action("sort", "Sort by", "action_sort", partial(self.open_menu, "action_sort")),
        ]
        if self.folder not in files.VIRTUAL:
            found.append(action("search", "Search", "action_search", self.search_files))
        return found

    def browser_menu(self) -> list[MenuEntry]:
        """Under the three dots."""
        if self.selected:
            return self.selection_menu()
        import_ = MenuEntry(text=tr("Import from device"), act=self.import_file)
        settings = MenuEntry(text=tr("Settings"), act=self.open_settings)
        return [import_, settings] if self.folder not in files.VIRTUAL else [settings]

    def places(self) -> list[MenuEntry]:
        """Where one can go at once."""
        data = f"{prefs.STORAGE}/Android/data/{self.app.package}/files"
        rows = (
            ("AppData (private)", f"{self.app.home}/files"),
            ("AppData (public)", data),
            ("Internal storage", prefs.STORAGE),
            ("Recently viewed documents", files.RECENTS),
            ("Popular documents", files.POPULAR),
            ("Favourites", files.FAVOURITES),
            ("Notebook", self.settings.notebook),
        )
        return [MenuEntry(text=tr(title), act=partial(self.go_to, path)) for title, path in rows]

    def orders(self) -> list[MenuEntry]:
        """How rows can be sorted, and which are shown."""
        settings = self.settings
        now = settings.text(prefs.SORT, files.BY_NAME)
        kinds = [
            MenuEntry(text=tr(title), act=partial(self.put_order, key), checked=key == now)
            for title, key in ORDERS
        ]
        flags = [
            MenuEntry(
                text=tr(title),
                act=prefs.flipper(settings, key, default=default),
                checked=settings.flag(key, default=default),
            )
            for title, key, default in FLAGS
        ]
        return [*kinds, *flags]

    def put_order(self, key: str) -> None:
        """Sort rows from now on."""
        self.settings.put(prefs.SORT, key)

    def tap_row(self, path: str) -> None:
        """Select while selecting; else enter a folder or open a file."""
        if self.selected:
            if path != files.parent(self.folder):
                self.toggle(path)
        elif self.phone.files.is_file(path):
            self.open_file(path)
        else:
            self.enter(path)

    def hold_row(self, path: str) -> None:
        """Select, but for the way up."""
        if path != files.parent(self.folder):
            self.toggle(path)

    def enter(self, folder: str) -> None:
        """Show a folder from its first row on."""
        self.folder = folder
        self.end_selection()
        self.scroll_to_start("ui__filesystem_dialog__list")

    def go_to(self, folder: str) -> None:
        """Show a folder, and tell where it is."""
        self.enter(folder)
        self.toast(folder)

    def go_up(self) -> bool:
        """Show the folder above; False in the notebook, which is the home of all ways back."""
        if self.folder in {self.settings.notebook, "/"}:
            return False
        self.enter(files.parent(self.folder))
        return True

    def open_file(self, path: str) -> None:
        """Open a document here, and everything else in another app; ask where it is not clear."""
        if is_supported(self.phone.files, self.settings, path):
            self.show(Document(path=path))
        elif "." not in files.base(path):
            self.target = path
            message = tr(
                "The selected file may be a plaintext file. Do you want to open it in the "
                "editor, or in another app?"
            )
            dialog = Confirm(
                title=tr("Open with"),
                message=message,
                positive=tr("Markor"),
                negative=tr("Other"),
            )
            self.ask(dialog, self.open_as_asked)
        else:
            self.open_elsewhere(path)

    def open_as_asked(self, here: bool) -> None:
        """Open the file as the user has decided."""
        if here:
            self.show(Document(path=self.target))
        else:
            self.open_elsewhere(self.target)

    def open_elsewhere(self, path: str) -> None:
        """Let another app open a file."""
        uri = self.app.address_of(path)
        if not self.start(Intent(action=ACTION_VIEW, data=uri, type=files.mime(path))):
            self.toast(tr("No app found to open this file"))

    def add(self) -> None:
        """Make a file or folder here; in a list of documents go to the notebook."""
        if self.folder in files.VIRTUAL:
            self.enter(self.settings.notebook)
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
        found = Query(words, self.phone.files, self.settings).below(self.folder)
        self.ask(FoundFiles(found=found), self.found_picked)

    def found_picked(self, row: str) -> None:
        """Open what was found."""
        path = f"{self.folder}/{row.partition(': ')[0]}"
        self.tap_row(path)

    def import_file(self) -> None:
        """Pick a file that is to be copied here."""
        self.ask(PickFile(folder=prefs.STORAGE, title=tr("Import from device")), self.import_picked)

    def import_picked(self, path: str) -> None:
        """Copy it, after a question if there is one of that name."""
        self.target = path
        if self.phone.files.exists(f"{self.folder}/{files.base(path)}"):
            message = tr("File already exists, overwrite?\n[{name}]", name=files.base(path))
            self.ask(Confirm(title=tr("Confirm Overwrite"), message=message), self.import_anyway)
        else:
            self.import_anyway(sure=True)

    def import_anyway(self, sure: bool) -> None:
        """Copy the file that was picked."""
        if not sure:
            return
        name = files.base(self.target)
        with suppress(FileError):
            content = self.phone.files.read(self.target)
            self.phone.files.write(f"{self.folder}/{name}", content, uid=self.app.uid)
            self.toast(tr("Import: {name}", name=name))

    def open_settings(self) -> None:
        """Show the settings."""
        self.start(Intent(component=f"{self.app.package}/.activity.SettingsActivity"))
