"""The settings and their further pages (PreferencesFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.vlc import look, names, settings_rows
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.preferences import Entry, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

TITLES: Final[dict[str, Message]] = {
    "main": tr("Settings"),
    "interface": tr("Interface"),
    "video": tr("Video"),
    "advanced": tr("Advanced"),
}


@dataclass(eq=False)
class VlcSettings(AppScreen[VlcApp, None]):
    """One of the pages."""

    activity: ClassVar[str] = names.SETTINGS

    page: str = "main"
    rows: Preferences = field(default_factory=lambda: Preferences(framed=True))

    def build(self) -> w.Widget:
        rows = self.rows.widgets(self._entries())
        listed = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER)
        return w.Page(
            look.bar(TITLES[self.page], lead=w.Up(True)),
            w.Panel(listed, id="fragment_placeholder", cls=look.FRAME, weight=1, width="fill"),
        )

    def _entries(self) -> list[Entry]:
        match self.page:
            case "interface":
                return list(settings_rows.interface_rows())
            case "video":
                return list(settings_rows.video_rows())
            case "advanced":
                rows = settings_rows.advanced_rows(self.dump, self.ask_clear, self.ask_forget)
                return list(rows)
            case _:
                return list(settings_rows.main_rows(self.go, self.permissions))

    def go(self, page: str) -> None:
        self.show(self.app.page("settings:VlcSettings", page=page))

    def permissions(self) -> None:
        """Show what the system says of the app."""
        self.start(Intent(action=names.APP_PAGE, data=f"package:{names.PACKAGE}"))

    def dump(self) -> None:
        """Copy the media library to where a file manager finds it."""
        database = self.app.database()
        target = f"{SHARED_ROOT}/vlc_media.db"
        self.app.files.write(target, self.app.files.read(database.path), uid=self.app.uid)
        self.toast(tr("Dump done"))

    def ask_clear(self) -> None:
        question = Confirm(
            title=tr("Clear media database"),
            message=tr("Playlists and how far films were seen are lost; settings are kept."),
            positive=tr("OK"),
        )
        self.ask(question, self.clear)

    def clear(self, sure: bool) -> None:
        """Begin the media library anew."""
        if sure:
            self.app.player.stop()
            self.app.library.clear()
            self.app.scan()

    def ask_forget(self) -> None:
        question = Confirm(
            title=tr("Clear playback history"), message=tr("Are you sure?"), positive=tr("OK")
        )
        self.ask(question, self.forget)

    def forget(self, sure: bool) -> None:
        if sure:
            self.app.library.forget_history()
