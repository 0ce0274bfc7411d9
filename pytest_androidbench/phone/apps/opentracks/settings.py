"""The settings: a page that leads to others, all drawn from tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.opentracks.exporting import export
from pytest_androidbench.phone.apps.opentracks.help import About
from pytest_androidbench.phone.apps.opentracks.look import framed
from pytest_androidbench.phone.apps.opentracks.names import UNITS_KEY
from pytest_androidbench.phone.apps.opentracks.pages import TracksScreen
from pytest_androidbench.phone.apps.opentracks.setting_kinds import (
    Deed,
    Entry,
    Group,
    Number,
    Toggle,
)
from pytest_androidbench.phone.apps.opentracks.setting_rows import PAGES
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

OPEN_TREE: Final = "android.intent.action.OPEN_DOCUMENT_TREE"
LIST: Final = "recycler_view"
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"


@dataclass(eq=False)
class SettingsPage(TracksScreen[None]):
    """The first page of the settings."""

    activity: ClassVar[str] = ".settings.SettingsActivity"

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                page.title,
                page.summary,
                icon=page.icon,
                look=w.MATERIAL,
                on_tap=partial(self.open, name),
            )
            for name, page in PAGES.items()
        ]
        reset = w.ListItem(
            tr("Reset"),
            tr("Reset Settings to Default Values"),
            icon="autorenew",
            look=w.MATERIAL,
            on_tap=self.ask_reset,
        )
        about = w.ListItem(
            tr("About OpenTracks"),
            tr("All About OpenTracks Project"),
            icon="info",
            look=w.MATERIAL,
            on_tap=partial(self.show, About()),
        )
        rows.insert(len(rows) - 1, reset)
        shown = w.Scroll(*rows, about, id=LIST, cls=RECYCLER)
        return framed(tr("Settings"), "settings", shown)

    def open(self, name: str) -> None:
        self.show(SettingPage(name=name))

    def ask_reset(self) -> None:
        self.ask(
            Confirm(
                title=tr("Reset now?"),
                message=tr(
                    "All settings will be reverted to the default values. This will not delete any "
                    "tracks on the device."
                ),
            ),
            self.reset,
        )

    def reset(self, sure: bool) -> None:
        """Forget every setting; units are then metric, wherever the phone is."""
        if sure:
            prefs = self.app.prefs()
            for key in list(prefs.all()):
                prefs.remove(key)
            prefs.put(UNITS_KEY, "METRIC")
            self.toast(tr("All settings have been reverted to the default values"))


@dataclass(eq=False)
class SettingPage(TracksScreen[None]):
    """One page of settings."""

    name: str = ""
    changing: str = ""
    """The key of the setting whose value is asked for."""

    def build(self) -> w.Widget:
        rows = [self._row(entry) for entry in self._entries()]
        shown = w.Scroll(*rows, id=LIST, cls=RECYCLER)
        return framed(tr("Settings"), "settings", shown)

    def _entries(self) -> tuple[Entry, ...]:
        return PAGES[self.name].entries(self.units)

    def _row(self, entry: Entry) -> w.Widget:
        prefs = self.app.prefs()
        match entry:
            case Group():
                return w.Category(entry.title, start=16)
            case Deed(action=""):
                return w.ListItem(entry.title, entry.summary, look=w.MATERIAL, enabled=False)
            case Deed():
                return w.ListItem(
                    entry.title,
                    entry.summary,
                    look=w.MATERIAL,
                    on_tap=partial(self.act, entry.action),
                )
            case Toggle():
                on = prefs.get(entry.key, entry.default)
                if entry.box:
                    return w.ListItem(
                        entry.title,
                        look=w.MATERIAL,
                        trailing=w.CheckBox(on, id="android:id/checkbox"),
                        on_tap=partial(self.turn, entry.key, not on),
                    )
                return w.SwitchRow(
                    entry.title,
                    on,
                    partial(self.turn, entry.key),
                    summary=entry.on if on else entry.off,
                    look=w.MATERIAL,
                    switch_id="switchWidget",
                )
            case Number():
                return w.ListItem(
                    entry.title,
                    prefs.get(entry.key, entry.default),
                    look=w.MATERIAL,
                    on_tap=partial(self.enter, entry),
                )
        return w.ListItem(
            entry.title,
            entry.shown(prefs),
            look=w.MATERIAL,
            on_tap=partial(self.choose, entry),
        )

    def turn(self, key: str, on: bool) -> None:
        """Put a switch."""
        self.app.prefs().put(key, on)

    def choose(self, entry: ListPreference) -> None:
        """Ask for one of several values."""
        self.show(entry.dialog(self.app.prefs()))

    def enter(self, entry: Number) -> None:
        """Ask for a value that is typed."""
        self.changing = entry.key
        text = self.app.prefs().get(entry.key, entry.default)
        self.ask(EnterText(title=entry.title, text=text), self.entered)

    def entered(self, text: str) -> None:
        """Keep what was typed, if it may be so."""
        entry = next(e for e in self._entries() if isinstance(e, Number) and e.key == self.changing)
        if entry.allows(text):
            self.app.prefs().put(entry.key, text)

    def act(self, action: str) -> None:
        """Ask for the folder in which something is to be done."""
        self.changing = action
        if not self.start_for(Intent(action=OPEN_TREE), self.folder_picked):
            self.toast(tr("No compatible file manager installed"))

    def folder_picked(self, intent: Intent | None) -> None:
        """Export into the folder."""
        folder = self.phone.content.path_of(intent.data or "") if intent is not None else None
        if folder is not None:
            export(self, folder, together=self.changing == "together")
