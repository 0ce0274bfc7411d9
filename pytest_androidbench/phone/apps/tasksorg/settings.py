"""The settings: a page that leads to others, all drawn from their rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg.app import DEFAULT_LIST, THEME_COLOR, TasksApp
from pytest_androidbench.phone.apps.tasksorg.backups import Backups
from pytest_androidbench.phone.apps.tasksorg.look import COLORS, FRAME, RECYCLER, up_bar
from pytest_androidbench.phone.apps.tasksorg.named import PickOne
from pytest_androidbench.phone.apps.tasksorg.preferences import DEFAULT_TAGS, default_tags
from pytest_androidbench.phone.apps.tasksorg.settings_rows import PAGES
from pytest_androidbench.phone.apps.tasksorg.tags import TagPicker
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
    preferences: Preferences = field(default_factory=lambda: Preferences(framed=True))

    backups: Backups = field(default_factory=Backups)

    def build(self) -> w.Widget:
        entries = (*self._actions(), *PAGES[self.name][1]) if self.name else self._pages()
        rows = self.preferences.widgets(entries)
        top = up_bar(tr(self.name or "Settings"), self.close)
        listed = w.Scroll(*rows, id="recycler_view", cls=RECYCLER)
        return w.Page(top, w.Panel(listed, id="settings", cls=FRAME, weight=1))

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
                PreferenceRow(title=tr("Default list"), summary=now, act=self.pick_default_list),
                PreferenceRow(
                    title=tr("Default tags"), summary=self._tag_names(), act=self.pick_tags
                ),
            ]
        if self.name == "Look and feel":
            return [PreferenceRow(title=tr("Color"), act=self.pick_color)]
        if self.name == "Backups":
            return self.backups.entries()
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

    def _tag_names(self) -> str:
        chosen = default_tags(self.app.prefs())
        return ", ".join(tag.name for tag in self.app.store.tags() if tag.uid in chosen)

    def pick_tags(self) -> None:
        """Choose the tags that new tasks get."""
        self.ask(TagPicker(chosen=[*default_tags(self.app.prefs())]), self.tags_picked)

    def tags_picked(self, uids: tuple[str, ...]) -> None:
        self.app.prefs().put(DEFAULT_TAGS, ",".join(uids))

    def pick_color(self) -> None:
        """Choose the colour of the bar at the bottom."""
        numbers = [color for _, color in COLORS]
        now = self.app.theme_color
        self.ask(PickOne(chosen=numbers.index(now) if now in numbers else -1), self.color_picked)

    def color_picked(self, place: int) -> None:
        self.app.prefs().put(THEME_COLOR, COLORS[place][1])

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
