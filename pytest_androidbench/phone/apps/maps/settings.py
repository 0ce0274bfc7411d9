"""The settings: rows that keep a value, and pages of them.

Titles are the real app's, known, not seen; sound, driving and commute have more rows there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.maps import names, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.labels import PlaceLabels
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.preference_rows import choice, toggle, translated
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

_THEMES: Final = {
    "light": "Always in light theme",
    "dark": "Always in dark theme",
    "system": "Same as device theme",
}
_UNITS: Final = {"auto": "Automatic", "miles": "Miles", "km": "Kilometers"}
_VOICES: Final = {"loud": "Louder", "normal": "Normal", "soft": "Softer"}
TITLES: Final = {
    "": tr("Settings"),
    "places": tr("Edit home or work"),
    "personal": tr("Personal content"),
    "history": tr("Maps history"),
    "navigation": tr("Navigation settings"),
    "offline": tr("Offline maps settings"),
    "notifications": tr("Notifications"),
    "about": tr("About, terms & privacy"),
}
ROWS: Final[dict[str, tuple[Entry, ...]]] = {
    "": (
        toggle(names.SATELLITE_FIRST_KEY, "Start Maps in satellite view"),
        choice(names.UNITS_KEY, "Distance units", translated(_UNITS), "auto"),
        choice(names.THEME_KEY, "Theme", translated(_THEMES), "system"),
        toggle("wifi_only", "Wi-Fi only", "Use Maps on mobile data as little as possible"),
    ),
    "personal": (
        toggle(names.HISTORY_KEY, "Location History", "Keeps the places you go to"),
        toggle("show_profile", "Show reviews on your profile", default=True),
    ),
    "navigation": (
        choice("guidance_volume", "Guidance volume", translated(_VOICES), "normal"),
        toggle("keep_north_up", "Keep map north up"),
        toggle("avoid_highways", "Avoid highways"),
        toggle("avoid_tolls", "Avoid tolls"),
        toggle("avoid_ferries", "Avoid ferries"),
    ),
    "offline": (
        toggle("auto_update_maps", "Auto-update offline maps", default=True),
        toggle("download_wifi_only", "Download over Wi-Fi only", default=True),
    ),
    "notifications": (
        toggle("notify_traffic", "Traffic", default=True),
        toggle("notify_places", "Places for you", default=True),
        toggle("notify_contributions", "Your contributions", default=True),
    ),
}


@dataclass(eq=False)
class MapsSettings(AppScreen[MapsApp, None]):
    """The first page, or one of the others."""

    page: str = ""
    preferences: Preferences = field(default_factory=Preferences)
    labels: PlaceLabels = field(default_factory=PlaceLabels)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets([*self._own(), *ROWS.get(self.page, ())])
        title = TITLES.get(self.page, TITLES[""])
        return w.Page(
            w.TopBar(title, back=True),
            w.Scroll(*rows, id="recycler_view", cls=names.RECYCLER, key=f"settings {self.page}"),
        )

    def _own(self) -> list[Entry]:
        """The rows that do something."""
        match self.page:
            case "":
                pages = [PreferenceRow(title=title, act=partial(self.open, page))
                         for page, title in TITLES.items() if page]  # fmt: skip
                location = PreferenceRow(title=tr("Location settings"), act=self.location)
                return [*pages, location]
            case "places":
                return [self._label(key) for key in store.LABELS]
            case "history":
                clear = tr("Delete search history")
                count = store.recent(self.app).count()
                summary = ntr("{n} search", "{n} searches", count)
                return [PreferenceRow(title=clear, summary=summary, act=self.ask_clear)]
            case "about":
                return [PreferenceRow(title=tr("Version"), summary=self.app.version)]
            case _:
                return []

    def _label(self, key: str) -> PreferenceRow:
        place = self.labels.of(key)
        summary = place.name if place is not None else tr("Not set")
        return PreferenceRow(
            title=store.LABELS[key][0], summary=summary, act=partial(self.labels.ask_for, key)
        )

    def open(self, page: str) -> None:
        """Show another page."""
        self.show(MapsSettings(page=page))

    def location(self) -> None:
        """Show the phone's own settings for the location."""
        self.start(Intent(action="android.settings.LOCATION_SOURCE_SETTINGS"))

    def ask_clear(self) -> None:
        """Ask before what was looked for is deleted."""
        said = tr("Delete everything you searched for?")
        self.ask(Confirm(message=said, positive=tr("Delete")), self.clear)

    def clear(self, sure: bool) -> None:
        """Delete it."""
        if sure:
            table = store.recent(self.app)
            table.remove([row.id for row in table.all()])
