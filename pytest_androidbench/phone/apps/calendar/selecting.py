"""What can be done with selected events."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.listed import Listed
from pytest_androidbench.phone.apps.calendar.repeat_dialogs import DeleteDialog
from pytest_androidbench.phone.apps.simple.selection import SelectionBar
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import BarButton


@dataclass(eq=False)
class Selecting(Listed):
    """The part of the main screen that deals with selected rows."""

    def selectable(self) -> list[Event]:
        """The events whose rows are on display."""
        raise NotImplementedError

    def chosen(self) -> list[Event]:
        """The selected events."""
        return [event for event in self.selectable() if event.key in self.selected]

    def selection_bar(self) -> Widget:
        """How many are selected, and what to do with them."""
        total = len(self.selectable())
        return SelectionBar(
            len(self.selected),
            total,
            on_close=self.select_none,
            on_title=self.select_all,
            actions=(
                BarButton("share", tr("Share"), id="cab_share", on_tap=self.share_selected),
                BarButton("delete", tr("Delete"), id="cab_delete", on_tap=self.delete_selected),
            ),
        )

    def select_none(self) -> None:
        """Select nothing any more."""
        self.selected = []

    def select_all(self) -> None:
        """Select every row, or none where all are."""
        keys = [event.key for event in self.selectable()]
        self.selected = [] if len(self.selected) == len(keys) else keys

    def share_selected(self) -> None:
        """Hand the selected events to another app."""
        self.app.keeper.share(list(dict.fromkeys(event.id for event in self.chosen())))
        self.selected = []

    def delete_selected(self) -> None:
        """Ask before the selected events are deleted."""
        repeats = any(event.repeats for event in self.chosen())
        self.ask(DeleteDialog(repeats=repeats), self.deletion_confirmed)

    def deletion_confirmed(self, choice: int) -> None:
        """Delete the selected events; what repeats, as it was chosen."""
        chosen = self.chosen()
        self.app.keeper.delete(chosen, choice)
        self.selected = []
