"""The list: search, selection, and what is done with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from examples.phone_app.app import ErrandsApp
from examples.phone_app.detail import Detail
from examples.phone_app.editor import Editor
from examples.phone_app.settings import Settings
from examples.phone_app.store import Errand, shown, table
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class ErrandList(AppScreen[ErrandsApp, None]):
    """All errands; a long press selects."""

    activity: ClassVar[str] = ".MainActivity"

    searching: bool = False
    words: str = ""
    removed: list[Errand] = field(default_factory=list)
    """What an undo puts back."""
    chosen: Selection[int] = field(default_factory=Selection)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        errands = shown(self.app, self.words)
        rows = w.Scroll(
            count=len(errands), row=lambda n: self.row(errands[n]), row_height=72, id="list"
        )
        nothing = w.Align(w.Text(tr("Nothing to do"), w.BODY_LARGE, id="empty"), weight=1)
        fab = w.Fab("add", tr("New errand"), id="add", on_tap=self.add)
        return w.Page(self.bar(), rows if errands else nothing, fab=fab, over=self.snackbar.build())

    def bar(self) -> w.Widget:
        """What the top says: how many are selected, what is searched for, or the app's name."""
        if len(self.chosen):
            actions = [
                w.BarButton("share", tr("Share"), id="share", on_tap=self.share),
                w.BarButton("delete", tr("Delete"), id="delete", on_tap=self.remove),
            ]
            lead = w.IconButton("close", tr("Done"), on_tap=self.chosen.end)
            title = ntr("{n} errand", "{n} errands", len(self.chosen))
            return w.TopBar(title, lead=lead, actions=actions)
        if self.searching:
            return w.TopBar(w.TextField(bind="words", hint=tr("Search"), id="search"), back=True)
        find = w.BarButton("search", tr("Search"), id="find", on_tap=self.search)
        return w.TopBar(tr("Errands"), actions=[find, w.More(partial(self.menus.open, self.more))])

    def row(self, errand: Errand) -> w.Widget:
        """One errand."""
        tap = self.chosen.toggle if len(self.chosen) else self.open
        return w.ListItem(
            errand.title,
            errand.due or None,
            key=f"errand {errand.id}",
            selected=errand.id in self.chosen,
            trailing=w.CheckBox(errand.done, partial(self.tick, errand), desc=tr("Done")),
            on_tap=partial(tap, errand.id),
            on_long=partial(self.chosen.toggle, errand.id),
        )

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        return [MenuEntry(text=tr("Settings"), act=partial(self.show, Settings()))]

    def tick(self, errand: Errand, done: bool) -> None:
        """Say that an errand is done, or not."""
        table(self.app).put(errand.id, done=done)

    def search(self) -> None:
        """Let words be written."""
        self.searching = True
        self.focus("search")

    def add(self) -> None:
        """Write a new errand."""
        self.ask(Editor(), self.saved)

    def open(self, id_: int) -> None:
        """Show one errand."""
        self.show(Detail(id=id_))

    def saved(self, title: str) -> None:
        """Say what was saved."""
        self.snackbar.say(tr("Saved {title}", title=title))

    def share(self) -> None:
        """Send the titles that are selected to another app."""
        chosen = [one.title for one in shown(self.app, "") if one.id in self.chosen]
        self.phone.activities.share(text="\n".join(chosen), caller=self)

    def remove(self) -> None:
        """Remove what is selected, for good if nobody wants it back."""
        rows = table(self.app)
        self.removed = [one for one in rows.all() if one.id in self.chosen]
        rows.remove(self.chosen.rows)
        self.chosen.end()
        self.snackbar.say(tr("Deleted"), self.put_back)

    def put_back(self) -> None:
        """Undo."""
        for errand in self.removed:
            table(self.app).save(errand)
        self.snackbar.hush()

    def on_back(self) -> None:
        if len(self.chosen):
            self.chosen.end()
        elif self.searching:
            self.searching, self.words = False, ""
        else:
            self.close()
