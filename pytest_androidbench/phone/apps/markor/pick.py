"""The dialog that picks a folder or a file: for moving, copying, importing, settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.colours import ACCENT, BAR
from pytest_androidbench.phone.apps.markor.files import Notes, base
from pytest_androidbench.phone.apps.markor.rows import FolderRows
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

TITLE = w.TextStyle(20, 500, colour="#ffffff")
BUTTON = w.TextStyle(14, 500, colour=ACCENT, caps=True)
SEARCH = "ui__filesystem_dialog__search_edit"


@dataclass(eq=False)
class PickFile(AppScreen[MarkorApp, str]):
    """Files and folders; closes with the path of the file that was tapped."""

    window: ClassVar[WindowKind] = "dialog"
    folders_only: ClassVar[bool] = False

    folder: str = ""
    title: Label = ""
    hidden: list[str] = field(default_factory=list)
    """Paths that are left out: a folder cannot be moved into itself."""
    searching: bool = False
    query: str = ""

    def build(self) -> w.Widget:
        settings = self.app.settings
        words = self.query.strip().lower()
        items = [
            item
            for item in Notes(self.phone.files, settings).items(
                self.folder, folders_only=self.folders_only
            )
            if item.path not in self.hidden and words in item.name.lower()
        ]
        title = w.Panel(
            w.Text(self.shown_title, TITLE, id="ui__filesystem_dialog__title", lines=1),
            padding=16,
            look=w.Look(background=BAR),
        )
        rows = FolderRows(self.phone, self.tapped, times=False)
        inside = w.Column(
            title,
            self._utilities(),
            w.Panel(rows.scroll(self.folder, items), weight=1),
            self._buttons(),
            across="stretch",
            height="fill",
        )
        return w.Panel(
            inside, look=w.Look(background="background"), width="fill", height="fill",
            min_width=350, id="ui__filesystem_dialog__root", cls="android.widget.RelativeLayout",
        )  # fmt: skip

    @property
    def shown_title(self) -> Label:
        """What stands at the top."""
        return self.title

    def on_back(self) -> None:
        self.close()

    def tapped(self, path: str) -> None:
        """Enter a folder, or take the file."""
        item = self.app.notes.item(path)
        if item is None or item.folder:
            self.folder, self.query = path, ""
        else:
            self.close(path)

    def go_home(self) -> None:
        """Enter the notebook."""
        self.folder = self.app.settings.notebook

    def start_search(self) -> None:
        """Show the field for a part of a name."""
        self.searching = True
        self.focus(SEARCH)

    def _utilities(self) -> w.Widget:
        field_ = w.TextField(
            bind="query",
            hint=tr("Search documents"),
            id=SEARCH,
            style="line",
            text_style=w.TextStyle(14),
            weight=1,
        )
        loupe = w.Panel(
            w.Icon("search", size=32, colour="on_surface"),
            id="ui__filesystem_dialog__search_button",
            cls="android.widget.ImageView",
            on_tap=self.start_search,
        )
        home = w.Panel(
            w.Icon("home", size=32, colour="on_surface"),
            id="ui__filesystem_dialog__home",
            cls="android.widget.ImageView",
            on_tap=self.go_home,
        )
        rest = (field_,) if self.searching else (w.Spacer(weight=1), loupe)
        return w.Panel(
            w.Row(home, *rest), padding=(12, 8), id="ui__filesystem_dialog__utilbar",
            cls="android.widget.LinearLayout",
        )  # fmt: skip

    def _buttons(self) -> w.Widget:
        cancel = self._button("Cancel", "ui__filesystem_dialog__button_cancel", self.close)
        return w.Panel(
            w.Row(w.Spacer(weight=1), cancel, self.ok_button(), width="fill"), padding=16
        )

    def ok_button(self) -> w.Widget | None:
        """What takes the folder itself."""
        return None

    def _button(self, text: str, id_: str, act: Callable[[], None]) -> w.Widget:
        return w.Panel(w.Text(tr(text), BUTTON, id=id_, on_tap=act), padding=8)


@dataclass(eq=False)
class PickFolder(PickFile):
    """Folders only; closes with the path of the one that is shown when "Select" is touched."""

    folders_only: ClassVar[bool] = True

    tells_where: bool = True

    @property
    def shown_title(self) -> Label:
        verb = self.title if isinstance(self.title, str) else self.title.english()
        return f"{verb} → {base(self.folder)}" if self.tells_where else self.title

    def ok_button(self) -> w.Widget:
        return self._button("Select this folder", "ui__filesystem_dialog__button_ok", self.take)

    def take(self) -> None:
        """Take the folder that is shown."""
        self.close(self.folder)
