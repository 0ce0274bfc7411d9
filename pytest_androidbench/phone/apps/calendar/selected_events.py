"""Rows of events that can be opened and selected, and what can be done with selected ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.calendar.app import EVENT, PACKAGE, TASK
from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.repeat_dialogs import DeleteEventDialog
from pytest_androidbench.phone.apps.calendar.screen import CalendarPart
from pytest_androidbench.phone.apps.calendar.views.listing import EventListing, Item
from pytest_androidbench.phone.apps.simple.selection import SelectionBar
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import BarButton


@dataclass(eq=False)
class SelectedEvents(CalendarPart):
    """Which occurrences are selected."""

    keys: Selection[str] = field(default_factory=Selection)

    def chosen(self) -> list[Event]:
        """The selected events."""
        return [event for event in self.home.selectable() if event.key in self.keys]

    def bar(self) -> Widget:
        """How many are selected, and what to do with them."""
        keys = [event.key for event in self.home.selectable()]
        return SelectionBar(
            len(self.keys),
            len(keys),
            on_close=self.keys.end,
            on_title=partial(self.keys.all_or_none, keys),
            actions=(
                BarButton("share", tr("Share"), id="cab_share", on_tap=self.share),
                BarButton("delete", tr("Delete"), id="cab_delete", on_tap=self.delete),
            ),
        )

    def listing(self, items: Sequence[Item], *, once: bool = False) -> EventListing:
        """Items as rows; `once` opens the first time of what repeats."""
        return EventListing(
            rows=self.rows,
            items=items,
            selected=self.keys.rows,
            on_tap=lambda event: partial(self.press, event, occurrence=not once),
            on_long=lambda event: partial(self.keys.toggle, event.key),
        )

    def press(self, event: Event, *, occurrence: bool = True) -> None:
        """A row was touched: open it, or select it where others are."""
        if self.keys:
            self.keys.toggle(event.key)
        else:
            self.open(event, occurrence=occurrence)

    def open(self, event: Event, *, occurrence: bool = True) -> None:
        """Edit an event or a task."""
        if not occurrence:
            self.hide_keyboard()
        start = event.start_ts if occurrence else 0
        component = f"{PACKAGE}/{TASK if event.is_task else EVENT}"
        extras = {"event_id": event.id, "event_occurrence_ts": start}
        self.start(Intent(component=component, extras={**extras}))

    def share(self) -> None:
        """Hand the selected events to another app."""
        self.app.keeper.share(list(dict.fromkeys(event.id for event in self.chosen())))
        self.keys.end()

    def delete(self) -> None:
        """Ask before the selected events are deleted."""
        repeats = any(event.repeats for event in self.chosen())
        self.ask(DeleteEventDialog(repeats=repeats), self.deletion_confirmed)

    def deletion_confirmed(self, choice: int) -> None:
        """Delete the selected events; what repeats, as it was chosen."""
        self.app.keeper.delete(self.chosen(), choice)
        self.keys.end()
