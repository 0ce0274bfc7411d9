"""The screen that shows any page of settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Final, Self

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.apps.settings.intents import PICKER_ACTIVITY, SEARCH, place_of
from pytest_androidbench.phone.apps.settings.model import rows
from pytest_androidbench.phone.apps.settings.model.page import PreferencePage, SettingsPageState
from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from pytest_androidbench.phone.apps.settings.view.frame import page_frame
from pytest_androidbench.phone.apps.settings.view.rows import row_widget, stays_above
from pytest_androidbench.phone.apps.settings.view.tapping import tapped
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widget import Widget

TEXT: Final = "android.widget.TextView"
IMAGE: Final = "android.widget.ImageButton"


@dataclass(eq=False)
class SubSettings(AppScreen[SettingsApp, int]):
    """A page by its name; closes with the number of pages that are to close beneath it."""

    page: str = ""
    argument: str = ""
    choice: str = ""
    reveal: str = ""
    """The row to scroll to when the page opens."""
    menus: Menus = field(default_factory=Menus)
    finder: SearchField = field(default_factory=SearchField)

    activity: ClassVar[str] = ".SubSettings"

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        """The page an intent asks for.

        Raises:
            LookupError: there is none of that name.
        """
        page, argument, row = place_of(intent)
        return cls(page=PAGES[page].name, argument=argument, reveal=row)

    def started_as(self) -> Intent:
        own = PICKER_ACTIVITY if self.page == "locale_picker" else self.activity
        return Intent(component=f"{self.app.package}/{own}")

    @property
    def shown(self) -> PreferencePage:
        """The page."""
        return PAGES[self.page]

    @property
    def state(self) -> SettingsPageState:
        """What the page's rows are made from."""
        return SettingsPageState(self.phone, self.argument, self.choice)

    def build(self) -> Widget:
        listed = [(row, row_widget(self, row)) for row in self._rows()]
        finder = self.finder
        return page_frame(
            self.shown.heading(self.state),
            [widget for row, widget in listed if not stays_above(row)],
            self._tools(),
            shown=next((widget for row, widget in listed if row.key == self.reveal), None),
            switch_bar=next((widget for row, widget in listed if stays_above(row)), None),
            field=finder.box(tr("Search…")) if finder.open else None,
            back=finder.end if finder.open else True,
            frame=self.shown.frame,
        )

    def _rows(self) -> list[rows.SettingsRow]:
        wanted = self.finder.words.strip().casefold()
        listed = self.shown.list(self.state)
        return [row for row in listed if wanted in rows.english(row.title).casefold()]

    def _tools(self) -> list[w.Kid]:
        """What stands in the bar."""
        more = partial(self.menus.open, self.menu_rows, title_id="android:id/title")
        own = [
            w.BarButton(row.icon or "", row.title, on_tap=partial(tapped, self, row), cls=TEXT)
            for row in self.shown.tools
        ]
        dots = w.More(more, cls=IMAGE) if self.shown.menu else None
        return [*own, self._search_button(), dots]

    def _search_button(self) -> w.Kid:
        if self.finder.open:
            return self.finder.clear_button(tr("Clear query"), id="search_close_btn")
        if self.shown.frame.sought:
            label, name, act = tr("Search"), "search_app_list_menu", self.finder.begin
        else:
            label, name, act = tr("Search settings"), "search_app_bar_menu", self.search
        return w.BarButton("search", label, id=name, on_tap=act, cls=TEXT)

    def on_back(self) -> None:
        if self.finder.open:
            self.finder.end()
        else:
            self.close()

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
        self.ask(SubSettings(page=page, argument=argument), self.leave)

    def leave(self, levels: int = 1) -> None:
        """Close this page and those beneath it."""
        self.close(levels - 1 or None)

    def query(self, row: str, dialog: Screen[Any]) -> None:
        """Show a dialog and hand its result to the row with that key."""
        self.ask(dialog, self.answered, row)

    def answered(self, key: str, value: Any) -> None:
        """Hand a dialog's result to the row that asked, if it is still there."""
        asking = (row for row in self._answerable() if row.key == key)
        for row in asking:
            row.answered(self, value)
            return

    def _answerable(self) -> Iterator[rows.Answerable]:
        """The rows, buttons and menu entries that can open a dialog."""
        for row in (*self.shown.list(self.state), *self._behind_more()):
            parts = row.buttons if isinstance(row, rows.Buttons) else [row]
            yield from (part for part in parts if isinstance(part, rows.Answerable))

    def _behind_more(self) -> Sequence[rows.Link | rows.ConfirmPreference]:
        return self.shown.menu(self.state) if self.shown.menu is not None else ()

    def menu_rows(self) -> Sequence[MenuEntry]:
        """What is behind "More options"."""
        return [
            MenuEntry(text=row.title, act=partial(tapped, self, row), enabled=row.enabled)
            for row in self._behind_more()
        ]
