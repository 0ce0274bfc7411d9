"""The screen that shows any page of settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pytest_androidbench.phone.apps.settings.app import Settings
from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.page import Page, Scene
from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from pytest_androidbench.phone.apps.settings.screens import dialogs
from pytest_androidbench.phone.apps.settings.view.frame import page_frame
from pytest_androidbench.phone.apps.settings.view.rows import row_widget
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import IconButton

SEARCH = "com.google.android.settings.intelligence/.modules.search.SearchActivity"


@dataclass(eq=False)
class SubSettings(AppScreen[Settings, int]):
    """A page by its name; closes with the number of pages that are to close beneath it."""

    page: str = ""
    argument: str = ""
    choice: str = ""
    asking: str = ""
    """The row whose dialog is open."""
    reveal: str = ""
    """The row to scroll to when the page opens."""

    activity: ClassVar[str] = ".SubSettings"

    @property
    def shown(self) -> Page:
        """The page."""
        return PAGES[self.page]

    @property
    def scene(self) -> Scene:
        """What the page's rows are made from."""
        return Scene(self.phone, self.argument, self.choice)

    def build(self) -> Widget:
        scene = self.scene
        listed = self.shown.list(scene)
        keys = [row.key for row in listed]
        reveal = keys.index(self.reveal) if self.reveal in keys else None
        search = IconButton(
            "search", tr("Search settings"), id="search_app_bar_menu", on_tap=self.search
        )
        menu = IconButton("more_vert", tr("More options"), id="more", on_tap=self.show_menu)
        return page_frame(
            self.shown.heading(scene),
            [row_widget(self, row) for row in listed],
            [search, menu if self.shown.menu else None],
            reveal,
        )

    def on_open(self) -> None:
        pid = self.phone.processes.pid(self.app.package)
        if self.shown.fragment:
            text = f"Switching to fragment com.android.settings.{self.shown.fragment}"
            self.phone.log.write("D", "SettingsActivity", text, pid=pid)
        if self.shown.log is not None:
            tag, text = self.shown.log
            self.phone.log.write("D", tag, text, pid=pid)

    def search(self) -> None:
        """Open the search."""
        self.start(Intent(component=SEARCH))

    def open(self, page: str, argument: str = "") -> None:
        """Show another page."""
        self.ask(SubSettings(page=page, argument=argument), then=self.returned)

    def returned(self, levels: int) -> None:
        """Close too, as far as the page above asked for it."""
        self.leave(levels)

    def leave(self, levels: int = 1) -> None:
        """Close this page and those beneath it."""
        self.close(levels - 1 or None)

    def tapped(
        self, row: rows.Link | rows.Confirm | rows.Prompt | rows.ListChoice | rows.EditText
    ) -> None:
        """Act on a tap on a row: do it, open its page, or open its dialog."""
        match row:
            case rows.Link(do=do) if do is not None:
                do(self)
            case rows.Link():
                self.open(row.to, row.argument)
            case rows.Confirm():
                self.query(row, dialogs.Question.of(row.caution))
            case rows.ListChoice():
                self.query(row, dialogs.ChoiceDialog.of(row, row.value.read(self.phone)))
            case rows.EditText():
                now = row.value.read(self.phone)
                self.query(row, dialogs.EditDialog(title=row.label or row.title, text=now))
            case rows.Prompt():
                self.query(row, row.dialog())

    def flip(self, row: rows.Toggle | rows.MainSwitch, value: bool) -> None:
        """Set a switch; some ask before they go on."""
        if isinstance(row, rows.Toggle) and row.caution is not None and value:
            self.query(row, dialogs.Question.of(row.caution))
        else:
            row.value.write(self.phone, value)

    def query(self, row: rows.Answerable, dialog: Screen[Any]) -> None:
        """Show a dialog and hand its result to the row."""
        self.asking = row.key
        self.ask(dialog, then=self.answered)

    def answered(self, value: Any) -> None:
        """Hand a dialog's result to the row that asked, if it is still there."""
        for row in self.answerable():
            if row.key == self.asking:
                row.answered(self, value)
                return

    def answerable(self) -> Sequence[rows.Answerable]:
        """The rows, buttons and menu entries that can open a dialog."""
        found: list[rows.Row] = []
        for row in (*self.shown.list(self.scene), *self.entries()):
            found.extend(row.buttons if isinstance(row, rows.Buttons) else [row])
        return [
            row
            for row in found
            if isinstance(
                row, rows.Confirm | rows.ListChoice | rows.EditText | rows.Prompt | rows.Toggle
            )
        ]

    def entries(self) -> Sequence[rows.Link | rows.Confirm]:
        """What is behind "More options"."""
        return self.shown.menu(self.scene) if self.shown.menu is not None else ()

    def show_menu(self) -> None:
        """Open the menu."""
        entries = self.entries()
        self.ask(
            dialogs.MoreMenu(
                labels=[entry.title for entry in entries],
                enabled=[entry.enabled for entry in entries],
            ),
            then=self.chosen,
        )

    def chosen(self, index: int) -> None:
        """Act on a menu entry."""
        entries = self.entries()
        if index < len(entries):
            self.tapped(entries[index])
