"""Which types of events are shown."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.preferences import DISPLAYED, FILTER_WARNED
from pytest_androidbench.phone.apps.calendar.type_dialogs import FilterTypes
from pytest_androidbench.phone.apps.calendar.views.quick_filter import quick_filter
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget


@dataclass(eq=False)
class ShownTypes(AppPart[CalendarApp]):
    """Filters events by their type, in a dialog or with a touch below the view."""

    @property
    def several(self) -> bool:
        """Whether there is anything to filter."""
        store = self.app.store
        return len(store.types()) > 1 or not store.config.get(DISPLAYED)

    def quick_filter(self) -> Widget | None:
        """The types below the view, where some are chosen for it."""
        return quick_filter(self.app.store, self.toggle)

    def toggle(self, type_: int) -> None:
        """Show the events of a type, or no longer."""
        config = self.app.store.config
        config.put(DISPLAYED, config.get(DISPLAYED) ^ {str(type_)})
        if not config.get(DISPLAYED) and not config.get(FILTER_WARNED):
            config.put(FILTER_WARNED, value=True)
            self.toast(tr("You have filtered out all event types"), long=True)

    def filter(self) -> None:
        """Ask which types are shown."""
        shown = [int(name) for name in sorted(self.app.store.config.get(DISPLAYED))]
        self.ask(FilterTypes(shown=Selection(rows=shown)), self.chosen)

    def chosen(self, types: list[int]) -> None:
        """Show these types alone."""
        self.app.store.config.put(DISPLAYED, frozenset(map(str, types)))
