"""The settings: a page that leads to others, all drawn from their rows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg.base import DEFAULT_LIST, TasksScreen
from pytest_androidbench.phone.apps.tasksorg.look import RECYCLER, bar
from pytest_androidbench.phone.apps.tasksorg.settings_rows import PAGES, Flag, Group, Pick, Row
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class SettingsPage(TasksScreen[None]):
    """The page of a name, or the first one."""

    activity: ClassVar[str] = ".preferences.MainPreferences"
    name: str = ""
    changing: str = ""
    """The key of the setting that is asked for."""

    def build(self) -> w.Widget:
        if self.name:
            rows = [self._row(row) for row in PAGES[self.name][1]]
        else:
            rows = [
                w.ListItem(
                    tr(name), icon=icon, look=w.MATERIAL, on_tap=partial(self.open_page, name)
                )
                for name, (icon, _) in PAGES.items()
            ]
            version = tr("Version {version}", version=self.app.version)
            rows.append(w.ListItem(tr("About"), version, icon="info_outline", look=w.MATERIAL))
        top = bar(
            tr(self.name or "Settings"),
            icon="arrow_back",
            desc=tr("Navigate up"),
            on_icon=self.close,
        )
        return w.Page(top, w.Scroll(*rows, id="recycler_view", cls=RECYCLER))

    def _row(self, row: Row) -> w.Widget:
        if isinstance(row, Group):
            return w.Category(tr(row.title), start=16)
        title = tr(row.title)
        if isinstance(row, Flag):
            return w.SwitchRow(
                title,
                self.prefs.get(row.key, default=row.default),
                partial(self.put, row.key),
                summary=tr(row.summary) if row.summary else None,
                look=w.MATERIAL,
                switch_id="switchWidget",
            )
        if isinstance(row, Pick):
            shown = row.values.get(self.prefs.get(row.key, row.default), "")
            return w.ListItem(title, tr(shown), look=w.MATERIAL, on_tap=partial(self.choose, row))
        summary = self._default_name() if row.act == "pick_default_list" else None
        return w.ListItem(title, summary, look=w.MATERIAL, on_tap=getattr(self, row.act))

    def _default_name(self) -> str:
        return next((o.name for o in self.store.lists() if o.uuid == self.default_list), "")

    def open_page(self, name: str) -> None:
        self.show(SettingsPage(name=name))

    def put(self, key: str, value: bool) -> None:
        """Put a switch."""
        self.prefs.put(key, value)

    def choose(self, row: Pick) -> None:
        """Ask for one of several values."""
        self.changing = row.key
        values = list(row.values)
        current = self.prefs.get(row.key, row.default)
        chosen = values.index(current) if current in values else 0
        texts: list[TextLike] = [tr(text) for text in row.values.values()]
        dialog = Choose(title=tr(row.title), choices=texts, chosen=chosen, negative=tr("Cancel"))
        self.ask(dialog, self.chosen)

    def chosen(self, index: int) -> None:
        """Keep the value that was picked."""
        rows = (row for row in PAGES[self.name][1] if isinstance(row, Pick))
        row = next(row for row in rows if row.key == self.changing)
        self.prefs.put(row.key, list(row.values)[index])

    def pick_default_list(self) -> None:
        lists = self.store.lists()
        uuids = [one.uuid for one in lists]
        chosen = uuids.index(self.default_list) if self.default_list in uuids else 0
        names: list[TextLike] = [one.name for one in lists]
        dialog = Choose(
            title=tr("Default list"), choices=names, chosen=chosen, negative=tr("Cancel")
        )
        self.ask(dialog, self.list_picked)

    def list_picked(self, index: int) -> None:
        self.prefs.put(DEFAULT_LIST, self.store.lists()[index].uuid)

    def ask_reset(self) -> None:
        text = tr("Preferences will be reset to default values")
        self.ask(Confirm(title=tr("Reset preferences"), message=text), self.reset)

    def reset(self, sure: bool) -> None:
        """Forget every preference."""
        for key in sorted(self.prefs.all()) if sure else ():
            self.prefs.remove(key)

    def ask_erase(self) -> None:
        text = tr("All tasks will be permanently deleted")
        self.ask(Confirm(title=tr("Delete task data"), message=text), self.erase)

    def erase(self, sure: bool) -> None:
        if sure:
            self.store.erase()
