"""What all pages have in common on which another app lets the user pick something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.documentsui.browser import Browser
from pytest_androidbench.phone.apps.documentsui.contract import PICKER
from pytest_androidbench.phone.apps.documentsui.dialogs import NameDialog
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.apps.documentsui.roots import DEVICE, DOWNLOADS_ROOT, ROOTS, Root
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LINEAR: Final = "android.widget.LinearLayout"


@dataclass(eq=False)
class Picking(Browser[Intent]):
    """Closes with an intent whose data is what was picked."""

    activity: ClassVar[str] = PICKER
    default: ClassVar[Root] = DOWNLOADS_ROOT
    """Where it begins the first time an app asks."""

    types: list[str] = field(default_factory=lambda: ["*/*"])
    """The MIME types that can be picked."""
    initial: str = ""
    """The address of the folder that the app wants to begin in."""
    caller: str = ""
    """The package that asks."""

    @property
    def accept(self) -> Sequence[str]:
        return self.types

    def on_open(self) -> None:
        stack = self.phone.windows.stack
        own = stack.find(self.uid)
        opener = stack.find(own.opener) if own is not None else None
        self.caller = opener.package if opener is not None else ""
        self.root = self.default.id
        self._begin()

    def _begin(self) -> None:
        """Go where the app wants to, else where it was the last time."""
        files = self.phone.files
        folder = self.phone.content.path_of(self.initial) if self.initial else None
        last = self.app.prefs("lastAccessed").get(self.caller, "")
        root, _, path = last.partition("|")
        if folder is not None and files.is_dir(folder):
            self.root = DEVICE.id
            self.go_to(folder)
        elif root in {each.id for each in self.roots()} and (not path or files.is_dir(path)):
            self.root = root
            if path:
                self.go_to(path)

    def finish(self, intent: Intent) -> None:
        """Remember the place, and give what was picked to the app that asked."""
        path = self.trail[-1] if self.trail and self.place.folder else ""
        self.app.prefs("lastAccessed").put(self.caller, f"{self.root}|{path}")
        self.close(intent)

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        hidden = tr("Don’t show hidden files") if self.shows_hidden else tr("Show hidden files")
        return (
            MenuEntry(text=tr("Sort by..."), act=self.open_sorting),
            MenuEntry(text=hidden, act=self.switch_hidden),
        )

    def is_enabled(self, document: DocumentInfo) -> bool:
        return document.is_folder or fits(document.type, self.types)


@dataclass(eq=False)
class PickingPlace(Picking):
    """Where no file is picked but a folder, or a place for a file."""

    @property
    def can_search(self) -> bool:
        return False

    def roots(self) -> Sequence[Root]:
        return [root for root in ROOTS if root.folder]

    def can_select(self, document: DocumentInfo) -> bool:
        del document
        return False

    def can_preview(self, document: DocumentInfo) -> bool:
        del document
        return False

    def bar_actions(self) -> Sequence[w.Kid]:
        new = w.BarButton(
            "create_new_folder",
            tr("New folder"),
            id="option_menu_create_dir",
            on_tap=self.ask_folder,
        )
        return (new,)

    def ask_folder(self) -> None:
        taken = [document.name for document in self.storage.inside(self.folder)]
        self.ask(NameDialog(taken=taken), self.make_folder)

    def make_folder(self, name: str) -> None:
        made = self.work.make_folder(self.folder, name)
        if made is None:
            self.say(tr("Failed to create folder"))
        else:
            self.enter(made)


def bottom_bar(*parts: w.Kid) -> w.Widget:
    """The bar below the documents."""
    row = w.Row(*parts, gap=8, width="fill", cls=LINEAR)
    look = w.Look(background="surface_container", elevation=8)
    return w.Panel(
        row, padding=(10, 4), look=look, id="container_save", cls="android.view.ViewGroup"
    )
