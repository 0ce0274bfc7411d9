"""The settings: measures, what is told of by itself, and the papers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.weather import names
from pytest_androidbench.phone.apps.weather.app import WeatherApp
from pytest_androidbench.phone.apps.weather.measures import MEASURES, USUAL
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

UNITS: Final = choice(
    names.UNITS, "Units", {key: each.name for key, each in MEASURES.items()}, USUAL
)


@dataclass(eq=False)
class WeatherSettings(AppScreen[WeatherApp, None]):
    """The first page."""

    activity: ClassVar[str] = names.SETTINGS

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        place = self.app.store.shown()
        rows = self.preferences.widgets(
            (
                heading("General"),
                UNITS,
                PreferenceRow(
                    title=tr("Places"),
                    summary=place.title if place is not None else None,
                    act=self.open_places,
                ),
                PreferenceRow(title=tr("Notifications"), act=self.open_alerts),
                heading("About"),
                PreferenceRow(title=tr("About this app"), act=self.open_about),
            )
        )
        bar = w.TopBar(tr("Settings"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="recycler_view"))

    def open_places(self) -> None:
        """Show the list of places."""
        self.show(self.app.page("places_page:WeatherPlaces"))

    def open_alerts(self) -> None:
        """Show what is told of by itself."""
        self.show(WeatherAlerts())

    def open_about(self) -> None:
        """Show the version."""
        self.show(AboutWeather())


@dataclass(eq=False)
class WeatherAlerts(AppScreen[WeatherApp, None]):
    """What notifications there are to be."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(
            (
                toggle(names.SEVERE, "Severe weather alerts",
                       "Official warnings of dangerous weather at your places", default=True),
                toggle(names.RAIN, "Rain and snow", "When it is about to rain or snow"),
                toggle(names.LIGHTNING, "Lightning", "When lightning strikes nearby"),
                toggle(names.DAILY, "Daily forecast", "Each morning at seven"),
            )
        )  # fmt: skip
        bar = w.TopBar(tr("Notifications"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="recycler_view"))


@dataclass(eq=False)
class AboutWeather(AppScreen[WeatherApp, None]):
    """The version."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(
            (PreferenceRow(title=tr("Version"), summary=self.app.version),)
        )
        bar = w.TopBar(tr("About this app"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*rows, id="recycler_view"))
