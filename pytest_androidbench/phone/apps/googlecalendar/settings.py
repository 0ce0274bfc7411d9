"""The settings of Google Calendar."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

WEEK_START: Final = ListPreference(
    key="preferences_week_start_day",
    title=tr("Start of the week"),
    values={"6": tr("Sunday"), "0": tr("Monday"), "5": tr("Saturday")},
    default="6",
)
DURATION: Final = ListPreference(
    key="preferences_default_event_duration",
    title=tr("Default event duration"),
    values={"15": tr("15 minutes"), "30": tr("30 minutes"), "60": tr("60 minutes")},
    default="60",
)


@dataclass(eq=False)
class GoogleCalendarSettings(AppScreen[GoogleCalendarApp, None]):
    """How weeks begin, and how long a new event is."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets((WEEK_START, DURATION))
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows))
