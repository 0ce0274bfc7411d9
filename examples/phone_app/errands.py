"""An app for the simulated phone: a list, an editor, a settings page, and a database."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from sqlite3 import Row

from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry, MenuScreen
from pytest_androidbench.phone.kit.saying import Saying
from pytest_androidbench.phone.kit.selecting import Selecting
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class Errands(Selecting[int], MenuScreen[App, None], Saying[App, None]):
    """All errands; a long press selects, the bar deletes."""

    activity = ".MainActivity"

    def build(self) -> w.Widget:
        most = 0 if self.app.prefs().get("hide_done", default=False) else 1
        rows = self.db.query("SELECT * FROM errands WHERE done <= ? ORDER BY _id", most)
        items = w.Scroll(count=len(rows), row=lambda n: self.row(rows[n]), row_height=64, id="list")
        fab = w.Fab("add", tr("New errand"), id="add", on_tap=self.add)
        return w.Page(self.bar(), items, fab=fab, over=self.snackbar())

    def bar(self) -> w.Widget:
        if not self.selected:
            return w.TopBar(tr("Errands"), actions=[w.More(self.open_menu)])
        return w.TopBar(
            ntr("{n} errand", "{n} errands", len(self.selected)),
            lead=w.IconButton("close", tr("Done"), on_tap=self.end_selection),
            actions=[w.BarButton("delete", tr("Delete"), id="delete", on_tap=self.ask_to_delete)],
        )

    def row(self, errand: Row) -> w.Widget:
        id_ = int(errand["_id"])
        return w.ListItem(
            str(errand["title"]),
            tr("Done") if errand["done"] else None,
            key=f"errand {id_}",
            selected=id_ in self.selected,
            on_tap=partial(self.toggle if self.selected else self.edit, id_),
            on_long=partial(self.toggle, id_),
        )

    def entries(self, menu: str) -> list[MenuEntry]:  # noqa: ARG002
        return [MenuEntry(text=tr("Settings"), act=self.open_settings)]

    def open_settings(self) -> None:
        self.show(ErrandSettings())

    def add(self) -> None:
        self.ask(Editor(), self.saved)

    def edit(self, id_: int) -> None:
        title = self.db.value("SELECT title FROM errands WHERE _id = ?", id_)
        self.ask(Editor(id=id_, title=title), self.saved)

    def saved(self, title: str | None) -> None:
        if title:
            self.say(tr("Saved {title}", title=title))

    def ask_to_delete(self) -> None:
        self.ask(Confirm(message=tr("Delete what is selected?")), self.delete_selected)

    def delete_selected(self, sure: bool) -> None:
        if sure:
            for id_ in self.selected:
                self.db.execute("DELETE FROM errands WHERE _id = ?", id_)
            self.end_selection()

    def on_back(self) -> None:
        if self.selected:
            self.end_selection()
        else:
            self.close()


@dataclass(eq=False)
class Editor(AppScreen[App, str]):
    """One errand; closes with its title."""

    activity = ".EditActivity"
    id: int | None = None
    title: str = ""

    def build(self) -> w.Widget:
        save = w.Button(tr("Save"), "text", id="save", on_tap=self.save, enabled=bool(self.title))
        name = w.TextField(bind="title", hint=tr("What?"), id="title", on_done=self.save)
        return w.Page(w.TopBar(tr("Errand"), back=True, actions=[save]), w.Scroll(name, padding=16))

    def save(self) -> None:
        sql = "INSERT OR REPLACE INTO errands VALUES (?, ?, 0)"
        self.db.execute(sql, self.id, self.title.strip())
        self.close(self.title)


@dataclass(eq=False)
class ErrandSettings(AppScreen[App, None]):
    """The settings page."""

    activity = ".SettingsActivity"

    def build(self) -> w.Widget:
        hides = self.app.prefs().get("hide_done", default=False)
        return w.Page(
            w.TopBar(tr("Settings"), back=True),
            w.SwitchRow(tr("Hide done errands"), hides, self.hide),
        )

    def hide(self, on: bool) -> None:
        self.app.prefs().put("hide_done", on)


class ErrandsApp(App):
    """A list of errands."""

    package = "org.example.errands"
    label = "Errands"
    icon = "checklist"
    main = ".MainActivity"
    activities = {".MainActivity": Errands, ".EditActivity": Editor}
    schemas = {
        "errands.db": "CREATE TABLE errands (_id INTEGER PRIMARY KEY, title TEXT, done INTEGER);"
    }
