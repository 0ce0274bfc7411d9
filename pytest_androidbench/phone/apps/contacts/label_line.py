"""The line of the editor that says which labels a contact has."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.dialogs import label_dialog
from pytest_androidbench.phone.apps.contacts.lines import line
from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

CREATE = -1
"""What stands for a label that is yet to be made."""


@dataclass(eq=False)
class ChooseLabels(AppScreen[ContactsApp, list[int]]):
    """Ticks labels; closes with their ids, and `CREATE` where one is to be made."""

    window = "dialog"
    chosen: list[int] = field(default_factory=list)

    @property
    def labels(self) -> dict[int, str]:
        """What can be ticked."""
        return LabelStore(self.phone).all()

    def build(self) -> w.Widget:
        labels = self.labels
        ticked = {place for place, id_ in enumerate(labels) if id_ in self.chosen}
        rows = w.Choices(list(labels.values()), self.toggle, checked=ticked, many=True)
        buttons = (
            w.DialogButton(text=tr("OK"), on_tap=self.accept),
            w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            w.DialogButton(text=tr("Create label"), on_tap=partial(self.accept, CREATE)),
        )
        return w.Dialog(tr("Labels"), body=rows if labels else None, buttons=buttons)

    def toggle(self, place: int) -> None:
        """Tick a label, or no longer."""
        id_ = list(self.labels)[place]
        if id_ in self.chosen:
            self.chosen.remove(id_)
        else:
            self.chosen.append(id_)

    def accept(self, *more: int) -> None:
        """Hand over what is ticked."""
        self.close([*sorted(self.chosen), *more])


@dataclass(eq=False)
class LabelLine(AppPart[ContactsApp]):
    """A field that opens the list of labels."""

    chosen: list[int] = field(default_factory=list)

    def build(self) -> w.Widget:
        """The line."""
        labels = LabelStore(self.phone).all()
        names = ", ".join(labels[id_] for id_ in self.chosen if id_ in labels)
        box = w.TextField(
            names, hint=tr("Labels"), read_only=True, id="group_list", on_tap=self.choose
        )
        return line("label", box)

    def choose(self) -> None:
        """Show the labels there are; without any, make one."""
        if LabelStore(self.phone).all():
            self.ask(ChooseLabels(chosen=list(self.chosen)), self.put)
        else:
            self.put([CREATE])

    def put(self, chosen: list[int]) -> None:
        """Give the contact labels."""
        self.chosen = [id_ for id_ in chosen if id_ != CREATE]
        if CREATE in chosen:
            self.ask(label_dialog(LabelStore(self.phone).all().values()), self.create)

    def create(self, title: str) -> None:
        """Make a label and give it to the contact."""
        self.chosen.append(LabelStore(self.phone).create(title.strip()))
