"""Pages of the drawer that need a network or something to plug in: they say so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import empty, heading, row, toolbar
from pytest_androidbench.phone.kit.preference_rows import toggle
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

PLUGINS: Final = (
    ("plugin_trip_recording", "Trip recording"),
    ("plugin_weather", "Weather"),
    ("plugin_contour_lines", "Topography"),
    ("plugin_parking", "Parking position"),
    ("plugin_osm_editing", "OpenStreetMap editing"),
)


@dataclass(eq=False)
class BackupPage(AppScreen[OsmAndApp, None]):
    """Backups of the favourites on the phone; those in the cloud need a network."""

    def build(self) -> w.Widget:
        try:
            found = sorted(self.app.files.listdir(names.BACKUPS), reverse=True)
        except FileError:
            found = []
        rows = [row(name, icon="backup") for name in found]
        nothing = None if rows else row(tr("There is no backup yet"), icon="backup")
        return w.Page(
            toolbar(tr("Backup & Restore"), self.close),
            w.Scroll(
                heading(tr("OsmAnd Cloud")),
                row(tr("No internet connection"), icon="cloud_off"),
                heading(tr("Local backup")),
                *rows,
                nothing,
                id="local_backups",
            ),
        )


@dataclass(eq=False)
class Guides(AppScreen[OsmAndApp, None]):
    """Travel guides, which have to be fetched."""

    def build(self) -> w.Widget:
        return w.Page(
            toolbar(tr("Travel Guides"), self.close),
            empty("menu_book", tr("No travel guides"), tr("Connect to fetch some.")),
        )


@dataclass(eq=False)
class ScreenPage(AppScreen[OsmAndApp, None]):
    """What stands on the screen beside the map."""

    rows: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        return w.Page(
            toolbar(tr("Configure screen"), self.close),
            w.Scroll(
                *self.rows.widgets(
                    (
                        toggle("show_compass_ruler", "Compass", default=True),
                        toggle("transparent_map_theme", "Transparent widgets", default=False),
                        toggle("show_distance_ruler", "Distance by tap", default=False),
                    )
                ),
                id="screen_list",
            ),
        )


@dataclass(eq=False)
class PluginsPage(AppScreen[OsmAndApp, None]):
    """What can be switched on."""

    rows: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        toggles = [toggle(key, name, default=False) for key, name in PLUGINS]
        return w.Page(
            toolbar(tr("Plugins"), self.close),
            w.Scroll(*self.rows.widgets(toggles), id="plugins_list"),
        )
