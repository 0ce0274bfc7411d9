"""Settings: what holds for the whole app, and for the profile."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.osmand import coordinates, names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.configure_map import MODES
from pytest_androidbench.phone.apps.osmand.look import row, toolbar
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

UNITS: Final = {
    "KILOMETERS_AND_METERS": "Kilometers/meters",
    "MILES_AND_FEET": "Miles/feet",
}


@dataclass(eq=False)
class OsmAndSettings(AppScreen[OsmAndApp, None]):
    """All settings on one page."""

    activity: ClassVar[str] = names.SETTINGS

    rows: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        style = self.app.prefs().get(names.FORMAT, default=0)
        format_ = coordinates.FORMATS[style if 0 <= style < len(coordinates.FORMATS) else 0]
        return w.Page(
            toolbar(tr("Settings"), self.close),
            w.Scroll(
                *self.rows.widgets(
                    (
                        heading("OsmAnd settings"),
                        toggle("send_anonymous_data", "Send anonymous data", default=False),
                        toggle("map_screen_on_boot", "Show the map on start", default=True),
                        heading("General settings"),
                        choice(names.DAY_NIGHT, "App theme", translated(MODES), "APP_THEME"),
                        choice(
                            names.UNITS, "Units of length", translated(UNITS),
                            "KILOMETERS_AND_METERS",
                        ),
                    )
                ),
                row(
                    tr("Coordinates format"), self.ask_format, summary=format_,
                    id="coordinates_format",
                ),
                row(tr("Reset settings to default"), self.ask_reset, id="reset_to_default"),
                id="recycler_view",
                cls="androidx.recyclerview.widget.RecyclerView",
            ),
        )  # fmt: skip

    def ask_format(self) -> None:
        """Choose how coordinates are written."""
        style = self.app.prefs().get(names.FORMAT, default=0)
        asked = Choose(title=tr("Coordinates format"), choices=[*coordinates.FORMATS], chosen=style)
        self.ask(asked, self.set_format)

    def set_format(self, style: int) -> None:
        """Write them so."""
        self.app.prefs().put(names.FORMAT, style)

    def ask_reset(self) -> None:
        """Ask whether all settings may be as they were."""
        self.ask(Confirm(message=tr("Reset all settings?"), positive=tr("Reset")), self.reset)

    def reset(self, sure: bool) -> None:
        """Forget what was set."""
        if sure:
            for key in (names.DAY_NIGHT, names.UNITS, names.FORMAT, "send_anonymous_data"):
                self.app.prefs().remove(key)
