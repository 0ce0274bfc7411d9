"""The main screen, as its parts know it."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.views.rows import EventRows
from pytest_androidbench.phone.system.app import AppPart, AppScreen


@dataclass(eq=False)
class CalendarScreen(AppScreen[CalendarApp, None]):
    """A screen with pages of events."""

    def selectable(self) -> list[Event]:
        """The events whose rows are on display."""
        raise NotImplementedError

    def moved(self) -> None:
        """Called when another page is on display; what was chosen on the one before ends."""
        raise NotImplementedError


@dataclass(eq=False)
class CalendarPart(AppPart[CalendarApp]):
    """A part of the main screen."""

    @property
    def home(self) -> CalendarScreen:
        """The screen."""
        assert isinstance(self.screen, CalendarScreen)
        return self.screen

    @property
    def rows(self) -> EventRows:
        """How events look as rows."""
        return EventRows.of(self.app.store, self.phone.display)
