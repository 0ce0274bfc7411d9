"""The settings pages."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.contents import ChooseLevels
from pytest_androidbench.phone.apps.markor.files import parent
from pytest_androidbench.phone.apps.markor.look import bar
from pytest_androidbench.phone.apps.markor.pick import PickFile, PickFolder
from pytest_androidbench.phone.apps.markor.preferences import (
    CONTENTS_LEVELS,
    FILE,
    NOTEBOOK,
    QUICKNOTE,
    STORAGE,
)
from pytest_androidbench.phone.apps.markor.settings_rows import (
    PAGES,
    START,
    Leads,
    LevelsPreference,
    PathPreference,
    Row,
)
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SHOWN_FROM: Final = f"{STORAGE}/"


@dataclass(eq=False)
class MarkorSettingsPage(AppScreen[MarkorApp, None]):
    """The rows of one page."""

    activity = ".activity.SettingsActivity"

    page: str = START
    preferences: Preferences = field(default_factory=lambda: Preferences(file=FILE, framed=True))

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(map(self._entry, PAGES[self.page]))
        shown = w.Scroll(*rows, id="recycler_view", cls="androidx.recyclerview.widget.RecyclerView")
        place = w.Panel(
            shown, id="settings__activity__fragment_placeholder", weight=1,
            cls="android.widget.FrameLayout",
        )  # fmt: skip
        return w.Page(bar(tr(self.page), back=self.close, back_desc=tr("Back")), place)

    def _entry(self, row: Row) -> Entry:
        match row:
            case LevelsPreference(title, icon):
                return PreferenceRow(title=tr(title), icon=icon, act=self.ask_levels)
            case Leads(title, icon, summary):
                about, act = tr(summary) if summary else None, partial(self.go, title)
                return PreferenceRow(title=tr(title), summary=about, icon=icon, act=act)
            case PathPreference():
                shown = self._place_of(row.key).removeprefix(SHOWN_FROM)
                act = partial(self.ask_place, row)
                return PreferenceRow(title=tr(row.title), summary=shown, icon=row.icon, act=act)
        return row

    def go(self, page: str) -> None:
        """Show another page."""
        self.show(MarkorSettingsPage(page=page))

    def ask_levels(self) -> None:
        """Ask for the headings of the table of contents."""
        chosen: Selection[int] = Selection(rows=self.app.settings.contents_levels)
        self.ask(ChooseLevels(levels=chosen), self.put_levels)

    def put_levels(self, levels: list[int]) -> None:
        """Keep the levels of headings."""
        self.app.settings.put(CONTENTS_LEVELS, frozenset(map(str, levels)))

    def ask_place(self, row: PathPreference) -> None:
        """Ask for a file or folder."""
        now, title = self._place_of(row.key), tr("Select storage folder")
        dialog = PickFile(folder=parent(now), title=tr(row.title))
        if row.kind == "folder":
            dialog = PickFolder(folder=now, title=title, tells_where=False)
        self.ask(dialog, self.place_picked, row.key)

    def place_picked(self, key: str, path: str) -> None:
        """Keep a file or folder."""
        self.app.settings.put(key, path)

    def _place_of(self, key: str) -> str:
        settings = self.app.settings
        known = {NOTEBOOK: settings.notebook, QUICKNOTE: settings.quicknote}
        return known.get(key, settings.todo)
