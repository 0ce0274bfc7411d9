"""What The Weather Channel's app declares.

It is closed source: what is known of it stands in `names.py`; its pages are known, not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.apps.weather import names
from pytest_androidbench.phone.apps.weather.icon import ICON
from pytest_androidbench.phone.apps.weather.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.weather.measures import Measures
    from pytest_androidbench.phone.apps.weather.store import WeatherStore


class WeatherApp(App):
    """The weather of places, now and in the days to come."""

    package = names.PACKAGE
    label = "The Weather Channel"
    version = "10.69.1"
    version_code = 1069010
    icon = "cloud"
    icon_color = 0x0B5CD5
    icon_art = ICON
    target_sdk = 33
    min_sdk = 26
    palette = {
        "primary": "#0b5cd5",
        "on_primary": "#ffffff",
        "primary_container": "#d6e4fb",
        "on_primary_container": "#062a63",
        "secondary_container": "#d6e4fb",
        "on_secondary_container": "#062a63",
        "background": "#f2f5fa",
        "surface": "#ffffff",
        "surface_container": "#ffffff",
    }
    dark_palette = {
        "primary": "#8db7ff",
        "on_primary": "#062a63",
        "primary_container": "#164a9c",
        "on_primary_container": "#d6e4fb",
    }
    main = names.MAIN
    activities = {
        names.MAIN: "main:WeatherMain",
        names.SEARCH: "places_page:WeatherPlaces",
        names.SETTINGS: "settings:WeatherSettings",
    }
    permissions = (
        *names.WHERE,
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.POST_NOTIFICATIONS",
    )
    schemas = {DATABASE: SCHEMA}

    @property
    def store(self) -> WeatherStore:
        """Places and their weather."""
        from pytest_androidbench.phone.apps.weather.store import WeatherStore

        return WeatherStore(self)

    @property
    def measures(self) -> Measures:
        """In what it is told."""
        from pytest_androidbench.phone.apps.weather.measures import measures

        return measures(self.prefs())

    def page(self, place: str, /, **fields: object) -> Screen[Any]:
        """A new screen at `module:Class`; pages lead to each other in circles."""
        return self.screen_named(place)(**fields)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        main = self.activity_of(intent.component or "") == names.MAIN
        if main and not self.prefs().get(names.SEEN, default=False):
            return self.page("welcome:WeatherWelcome")
        return super().screen_for(intent)
