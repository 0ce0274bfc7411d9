"""The drawer of labels, and the page of the contacts that have one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.dialogs import label_dialog
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.drawer import Drawer, DrawerRow
from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

EVERYBODY: Final = 0
"""In place of a label's id: all contacts."""


@dataclass(eq=False)
class LabelDrawer(Drawer[ContactsApp]):
    """All contacts, the labels, and one more of them."""

    names: list[str] = field(default_factory=list)

    def pages(self) -> w.Widget:
        rows = (
            DrawerRow(text=tr("Contacts"), icon="person"),
            *(DrawerRow(text=name, icon="label") for name in self.names),
            DrawerRow(text=tr("Create label"), icon="add"),
        )
        return w.Scroll(
            *(self._row(place, row) for place, row in enumerate(rows)),
            id="design_navigation_view",
            cls="androidx.recyclerview.widget.RecyclerView",
        )


@dataclass(eq=False)
class Labels(AppPart[ContactsApp]):
    """Which label's contacts the list shows, and what can be done with labels."""

    shown: int = EVERYBODY

    @property
    def title(self) -> str:
        """What the label that is shown is called; "" = everybody is."""
        return LabelStore(self.phone).all().get(self.shown, "")

    def of(self, people: list[Person]) -> list[Person]:
        """Those of the people who are shown."""
        return [one for one in people if not self.title or self.shown in one.labels]

    def open_drawer(self) -> None:
        """Show the labels."""
        labels = LabelStore(self.phone).all()
        ids = [EVERYBODY, *labels]
        chosen = ids.index(self.shown) if self.shown in ids else EVERYBODY
        self.ask(LabelDrawer(names=list(labels.values()), chosen=chosen), self.picked)

    def picked(self, place: int) -> None:
        """Show a label's contacts, or make a label."""
        ids = [EVERYBODY, *LabelStore(self.phone).all()]
        if place < len(ids):
            self.shown = ids[place]
        else:
            self.ask(label_dialog(LabelStore(self.phone).all().values()), self.create)

    def create(self, title: str) -> None:
        """Make a label, and show that nobody has it yet."""
        self.shown = LabelStore(self.phone).create(title.strip())

    def leave(self) -> None:
        """Show everybody again."""
        self.shown = EVERYBODY

    def entries(self) -> Sequence[MenuEntry]:
        """The menu of a label's page."""
        return [
            MenuEntry(text=tr("Rename label"), act=self.ask_name),
            MenuEntry(text=tr("Delete label"), act=self.ask_delete),
        ]

    def ask_name(self) -> None:
        others = LabelStore(self.phone).all().values()
        self.ask(label_dialog(others, self.title), self.rename)

    def rename(self, title: str) -> None:
        LabelStore(self.phone).rename(self.shown, title.strip())

    def ask_delete(self) -> None:
        message = tr("The contacts themselves will not be deleted.")
        title = tr("Delete the label “{name}”?", name=self.title)
        self.ask(Confirm(title=title, message=message, positive=tr("Delete")), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            LabelStore(self.phone).delete(self.shown)
            self.leave()
