"""The pages of the settings: general ones, and those of a calendar."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar import look, usual, values
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.drawer import calendar_name
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarOf
from pytest_androidbench.phone.apps.googlecalendar.zones_page import GoogleZonesPage
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.preference_rows import heading, toggle
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.providers.calendar.schema import COLORS
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PAGE: Final = "com.google.android.calendar.settings.SettingsActivity"


@dataclass(eq=False)
class GeneralSettings(AppScreen[GoogleCalendarApp, None]):
    """What holds for all calendars."""

    activity = PAGE

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(self.entries())
        return w.Page(w.TopBar(tr("General"), back=True), w.Scroll(*rows, id="general"))

    def entries(self) -> list[Entry]:
        """The rows."""
        device = self.app.prefs().get(values.DEVICE_ZONE, True)
        zone = PreferenceRow(
            title=tr("Time zone"),
            summary=self.app.store.zone_name.replace("_", " "),
            act=self.ask_zone,
            enabled=not device,
        )
        return [
            values.WEEK_START,
            toggle(values.DEVICE_ZONE, "Use device time zone", default=True),
            zone,
            toggle(values.WEEK_NUMBERS, "Show week number"),
            values.DURATION,
            usual.THEME,
            heading("Notifications"),
            toggle(values.NOTIFY, "Notify on this device", default=True),
            usual.REMINDER,
            usual.DAY_REMINDER,
        ]

    def ask_zone(self) -> None:
        """Ask for a time zone."""
        self.ask(GoogleZonesPage(), self.zone_picked)

    def zone_picked(self, name: str) -> None:
        """Show all events by the clock of a zone."""
        self.app.prefs().put(values.HOME_ZONE, name)


@dataclass(eq=False)
class CalendarPage(AppScreen[GoogleCalendarApp, None]):
    """What holds for a calendar: whether it is synchronized, and its colour."""

    activity = PAGE

    id: int = 0

    @property
    def calendar(self) -> CalendarOf | None:
        """The calendar."""
        return self.app.store.calendars.get(self.id)

    def build(self) -> w.Widget:
        calendar = self.calendar
        if calendar is None:
            return w.Page(w.TopBar(back=True))
        sync = w.SwitchRow(tr("Sync"), calendar.synced, self.put_sync, look=w.MATERIAL, id="sync")
        colour = w.ListItem(tr("Color"), lead=look.disc(look.shade(calendar.color)),
                            look=w.MATERIAL, id="color", on_tap=self.ask_color)  # fmt: skip
        return w.Page(
            w.TopBar(calendar_name(calendar), back=True), w.Scroll(sync, colour, id="calendar")
        )

    def put_sync(self, on: bool) -> None:
        """Synchronize it, or no longer."""
        self.app.store.calendars.put(self.id, synced=on)

    def ask_color(self) -> None:
        """Ask for a colour."""
        calendar = self.calendar
        shades = [COLORS[index] for index in look.COLOR_NAMES]
        here = calendar.color if calendar is not None else 0
        chosen = shades.index(here) if here in shades else -1
        self.ask(Choose(choices=[*look.COLOR_NAMES.values()], chosen=chosen), self.color_picked)

    def color_picked(self, place: int) -> None:
        """Take it."""
        self.app.store.calendars.put(self.id, color=COLORS[[*look.COLOR_NAMES][place]])
