"""Which labels of one's own conversations have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class ChangeLabels(AppScreen[GmailApp, list[str]]):
    """Boxes to tick; closes with the labels that are."""

    window: ClassVar[WindowKind] = "dialog"

    chosen: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        own = self.app.store.own_labels()
        checked = {place for place, each in enumerate(own) if each.label in self.chosen}
        rows = w.Choices(
            [each.name for each in own], self.toggle, checked=checked, many=True, key="labels"
        )
        return w.Dialog(tr("Label as"), body=rows, buttons=ok_cancel(self.accept, self.close))

    def toggle(self, place: int) -> None:
        """Tick a label, or no longer."""
        label = self.app.store.own_labels()[place].label
        if label in self.chosen:
            self.chosen.remove(label)
        else:
            self.chosen.append(label)

    def accept(self) -> None:
        """Close with what is ticked."""
        self.close(self.chosen)
