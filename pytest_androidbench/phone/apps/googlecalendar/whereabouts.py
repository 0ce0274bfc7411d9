"""Where an event is, on the map of an app that has one."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr


def show_on_map(screen: AppScreen[GoogleCalendarApp, Any], place: str) -> None:
    """Leave a screen for the map, which looks for the words of the place."""
    if not screen.start(Intent(action=ACTION_VIEW, data=f"geo:0,0?q={quote(place)}")):
        screen.toast(tr("No app can show a map"))
