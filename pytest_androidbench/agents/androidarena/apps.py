"""The apps that an agent of AndroidArena's may start, as its model is told them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.codec import from_plain
from pytest_androidbench.errors import AgentLoadError, CodecError

MOST_APPS: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldApp:
    """An app of the list."""

    name: str
    """By which the model starts it."""
    about: str = ""
    """What it is for, in a few words."""
    package: str = ""
    """By which it is known when it is in front; "" = it is not."""

    def is_called(self, name: str) -> bool:
        """Whether that is its name or its package."""
        return name.lower() == self.name.lower() or (name == self.package != "")


def _app(name: str, package: str, about: str) -> ToldApp:
    return ToldApp(name=name, package=package, about=about)


APPS: Final[tuple[ToldApp, ...]] = (
    _app("Calendar", "com.google.android.calendar", "events, guests, days to come"),
    _app("Camera", "com.android.camera2", "takes pictures and films"),
    _app("Chrome", "com.android.chrome", "web pages"),
    _app("Clock", "com.google.android.deskclock", "alarms, timers, world time"),
    _app("Contacts", "com.google.android.contacts", "people, their numbers and addresses"),
    _app("Drive", "com.google.android.apps.docs", "files kept on a server"),
    _app("Firefox", "org.mozilla.firefox", "web pages, bookmarks"),
    _app("Gmail", "com.google.android.gm", "mails"),
    _app("Maps", "com.google.android.apps.maps", "places and ways to them"),
    _app("Messages", "com.google.android.apps.messaging", "texts to numbers"),
    _app("Photos", "com.google.android.apps.photos", "pictures, albums"),
    _app("Settings", "com.android.settings", "all that the phone can be set to"),
    _app("Slack", "com.Slack", "channels and messages of a team"),
    _app("Weather", "com.weather.Weather", "forecasts, radar"),
    _app("YouTube", "com.google.android.youtube", "films, channels, playlists"),
)
"""Those of the benchmark's tasks."""


def told_apps(given: Any) -> tuple[ToldApp, ...]:
    """The apps of an option: maps of their fields, or apps.

    Raises:
        AgentLoadError: it is none; says why.
    """
    try:
        found = tuple(from_plain(list[ToldApp], given))
    except CodecError as error:
        raise AgentLoadError(
            f'apps: give a list such as [{{"name": "Notes", "about": "..."}}]: {error}'
        ) from error
    if len(found) > MOST_APPS or not all(app.name.strip() for app in found):
        raise AgentLoadError(f"apps: give at most {MOST_APPS} of them, each with a name")
    return found


def app_in_front(package: str, apps: Sequence[ToldApp]) -> str | None:
    """What the app of a package is called; None where the list does not say."""
    return next((app.name for app in apps if app.package == package), None)
