"""The settings pages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import parent
from pytest_androidbench.phone.apps.markor.look import bar
from pytest_androidbench.phone.apps.markor.pick import PickFile, PickFolder
from pytest_androidbench.phone.apps.markor.prefs import FILE, NOTEBOOK, QUICKNOTE, STORAGE, Settings
from pytest_androidbench.phone.apps.markor.settings_model import (
    PAGES,
    START,
    Flag,
    Heading,
    Line,
    Number,
    Pick,
    Place,
    Row,
)
from pytest_androidbench.phone.kit.dialogs import EnterText
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SHOWN_FROM: Final = f"{STORAGE}/"


@dataclass(eq=False)
class SettingsPage(AppScreen[MarkorApp, None]):
    """The rows of one page."""

    activity = ".activity.SettingsActivity"

    page: str = START
    asked: str = ""
    """The key of the setting whose value is being asked for."""

    @property
    def settings(self) -> Settings:
        """The app's settings."""
        return Settings(self.app)

    def build(self) -> w.Widget:
        rows = [
            w.Category(tr(row.title), start=16) if isinstance(row, Heading) else self._row(row)
            for row in PAGES[self.page]
        ]
        shown = w.Scroll(*rows, id="recycler_view", cls="androidx.recyclerview.widget.RecyclerView")
        return w.Page(bar(tr(self.page), back=self.close), shown)

    def _row(self, row: Row) -> w.Widget:
        match row:
            case Flag():
                return self._flag(row)
            case Number():
                return self._number(row)
            case Pick():
                setting = row.setting
                shown = setting.shown(self.app.prefs(FILE))
                return self._item(row, shown, partial(self.choose, setting))
            case Line():
                shown = self.settings.text(row.key, row.default)
                return self._item(row, shown, partial(self.ask_text, row.key))
            case Place():
                shown = self._place_of(row.key).removeprefix(SHOWN_FROM)
                return self._item(row, shown, partial(self.ask_place, row.key))
        return self._item(row, row.summary and tr(row.summary), partial(self.go, row.title))

    def _item(self, row: Row, summary: TextLike, act: Callable[[], None]) -> w.Widget:
        return w.ListItem(
            tr(row.title),
            summary or None,
            icon=row.icon,
            look=w.MATERIAL,
            on_tap=act,
        )

    def _flag(self, row: Flag) -> w.Widget:
        on = self.settings.flag(row.key, default=row.default)
        return w.ListItem(
            tr(row.title),
            tr(row.summary),
            icon=row.icon,
            trailing=w.CheckBox(on, id="android:id/checkbox"),
            look=w.MATERIAL,
            on_tap=partial(self.settings.put, row.key, not on),
        )

    def _number(self, row: Number) -> w.Widget:
        now = self.settings.number(row.key, row.default)
        seek = w.SeekBar(
            now - row.least,
            row.most - row.least,
            partial(self.put_number, row.key, row.least),
            id="seekbar",
            key=row.key,
        )
        item = w.ListItem(tr(row.title), f"{now}", icon=row.icon, look=w.MATERIAL)
        return w.Column(item, w.Panel(seek, padding=(72, 0, 16, 8)), across="stretch")

    def go(self, page: str) -> None:
        """Show another page."""
        self.show(SettingsPage(page=page))

    def put_number(self, key: str, least: int, value: int) -> None:
        """Keep a number."""
        self.settings.put(key, least + value)

    def choose(self, setting: ListPreference) -> None:
        """Ask for another value of a setting."""
        self.show(setting.dialog(self.app.prefs(FILE), FILE))

    def ask_text(self, key: str) -> None:
        """Ask for a text."""
        self.asked = key
        row = self._found(key)
        assert isinstance(row, Line)
        now = self.settings.text(key, row.default)
        message = tr(row.about) if row.about else None
        self.ask(EnterText(title=tr(row.title), text=now, message=message), self.text_written)

    def text_written(self, text: str) -> None:
        """Keep a text."""
        self.settings.put(self.asked, text)

    def ask_place(self, key: str) -> None:
        """Ask for a file or folder."""
        self.asked = key
        row = self._found(key)
        assert isinstance(row, Place)
        now = self._place_of(key)
        if row.kind == "folder":
            dialog: PickFile = PickFolder(
                folder=now, title=tr("Select storage folder"), tells_where=False
            )
        else:
            dialog = PickFile(folder=parent(now), title=tr(row.title))
        self.ask(dialog, self.text_written)

    def _place_of(self, key: str) -> str:
        settings = self.settings
        known = {NOTEBOOK: settings.notebook, QUICKNOTE: settings.quicknote}
        return known.get(key, settings.todo)

    def _found(self, key: str) -> Row:
        rows = [row for page in PAGES.values() for row in page if not isinstance(row, Heading)]
        return next(row for row in rows if getattr(row, "key", "") == key)
