"""The settings: a page that leads to others, all drawn from their rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg.app import DEFAULT_LIST, TasksApp
from pytest_androidbench.phone.apps.tasksorg.look import RECYCLER, up_bar
from pytest_androidbench.phone.apps.tasksorg.settings_rows import PAGES
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TasksSettingsPage(AppScreen[TasksApp, None]):
    """The page of a name, or the first one."""

    activity: ClassVar[str] = ".preferences.MainPreferences"
    name: str = ""
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        entries = (*self._actions(), *PAGES[self.name][1]) if self.name else self._pages()
        rows = self.preferences.widgets(entries)
        top = up_bar(tr(self.name or "Settings"), self.close)
        return w.Page(top, w.Scroll(*rows, id="recycler_view", cls=RECYCLER))

    def _pages(self) -> list[Entry]:
        pages: list[Entry] = [
            PreferenceRow(title=tr(name), icon=icon, act=partial(self.open_page, name))
            for name, (icon, _) in PAGES.items()
        ]
        version = tr("Version {version}", version=self.app.version)
        return [*pages, PreferenceRow(title=tr("About"), summary=version, icon="info_outline")]

    def _actions(self) -> list[Entry]:
        """The rows of the page that do something."""
        if self.name == "Task defaults":
            lists = {one.uuid: one.name for one in self.app.store.lists()}
            now = lists.get(self.app.default_list, "")
            return [
                PreferenceRow(title=tr("Default list"), summary=now, act=self.pick_default_list)
            ]
        if self.name == "Advanced":
            return [
                PreferenceRow(title=tr("Reset preferences"), act=self.ask_reset),
                PreferenceRow(title=tr("Delete task data"), act=self.ask_erase),
            ]
        return []

    def open_page(self, name: str) -> None:
        self.show(TasksSettingsPage(name=name))

    def pick_default_list(self) -> None:
        lists = {one.uuid: one.name for one in self.app.store.lists()}
        uuids, now = list(lists), self.app.default_list
        dialog = Choose(
            title=tr("Default list"), choices=[*lists.values()], negative=tr("Cancel"),
            chosen=uuids.index(now) if now in uuids else 0,
        )  # fmt: skip
        self.ask(dialog, self.list_picked, uuids)

    def list_picked(self, uuids: list[str], index: int) -> None:
        self.app.prefs().put(DEFAULT_LIST, uuids[index])

    def ask_reset(self) -> None:
        text = tr("Preferences will be reset to default values")
        self.ask(Confirm(title=tr("Reset preferences"), message=text), self.reset)

    def reset(self, sure: bool) -> None:
        """Forget every preference."""
        prefs = self.app.prefs()
        for key in sorted(prefs.all()) if sure else ():
            prefs.remove(key)

    def ask_erase(self) -> None:
        text = tr("All tasks will be permanently deleted")
        self.ask(Confirm(title=tr("Delete task data"), message=text), self.erase)

    def erase(self, sure: bool) -> None:
        if sure:
            self.app.store.erase()
