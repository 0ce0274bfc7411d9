"""The question which times of a repeated event are meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.googlecalendar.saving import ALL, FOLLOWING, ONE
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

SCOPES: Final[dict[int, Message]] = {
    ONE: tr("This event"),
    FOLLOWING: tr("This and following events"),
    ALL: tr("All events"),
}


@dataclass(eq=False)
class AskScope(AppScreen[App, int]):
    """Closes with `ONE`, `FOLLOWING` or `ALL`."""

    deletes: bool = False
    offered: tuple[int, ...] = (ONE, FOLLOWING, ALL)
    choice: int = -1

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.choice = self.offered[0]

    def build(self) -> w.Widget:
        title = tr("Delete recurring event") if self.deletes else tr("Edit recurring event")
        rows = tuple((scope, SCOPES[scope], f"scope_{scope}") for scope in self.offered)
        body = radio_group(rows, self.choice, self.choose, id="scope_selection")
        return w.Dialog(title, body=body, buttons=ok_cancel(self.accept, self.close))

    def choose(self, scope: int) -> None:
        """Mean these times."""
        self.choice = scope

    def accept(self) -> None:
        """Go on with it."""
        self.close(self.choice)
