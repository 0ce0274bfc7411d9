"""What the map shows, and how."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import toolbar
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MODES: Final = {"APP_THEME": "As the system", "DAY": "Day", "NIGHT": "Night"}


@dataclass(eq=False)
class ConfigureMap(AppScreen[OsmAndApp, None]):
    """Switches for what lies on the map, and the colours it is drawn in."""

    rows: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        return w.Page(
            toolbar(tr("Configure map"), self.close),
            w.Scroll(
                *self.rows.widgets(
                    (
                        heading("Show"),
                        toggle(names.SHOW_FAVORITES, "Favorites", default=True),
                        toggle(names.SHOW_MARKERS, "Map markers", default=True),
                        toggle(names.SHOW_TRACKS, "Tracks", default=True),
                        toggle(names.SHOW_POIS, "POI labels", default=True),
                        heading("Map rendering"),
                        choice(names.DAY_NIGHT, "Map mode", translated(MODES), "APP_THEME"),
                    )
                ),
                id="dash_list_view",
                cls="android.widget.ListView",
            ),
            id="dashboard_content_container",
        )
