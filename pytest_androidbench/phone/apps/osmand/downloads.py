"""Maps and resources: what is there, and what could be fetched with a network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import empty, heading, row, toolbar
from pytest_androidbench.phone.kit.maps.atlas import COUNTRY
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Downloads(AppScreen[OsmAndApp, None]):
    """Three tabs; nothing is fetched."""

    activity: ClassVar[str] = names.DOWNLOAD

    tab: int = 0

    def build(self) -> w.Widget:
        tabs = (w.Tab(text=tr("All")), w.Tab(text=tr("Local")), w.Tab(text=tr("Updates")))
        return w.Page(
            toolbar(tr("Maps & Resources"), self.close),
            w.Tabs(tabs, self.tab, self.turn, id="sliding_tabs"),
            self._local() if self.tab == 1 else self._offline(),
        )

    def turn(self, tab: int) -> None:
        """Show a tab."""
        self.tab = tab

    def _local(self) -> w.Widget:
        return w.Scroll(
            heading(tr("Maps")),
            row(tr(COUNTRY), icon="map", summary=tr("Standard map, comes with the app")),
            id="list",
            cls="android.widget.ExpandableListView",
        )

    def _offline(self) -> w.Widget:
        said = empty("wifi_off", tr("No internet connection"), tr("Connect to see what there is."))
        button = w.Button(tr("Try again"), id="button_retry", on_tap=self.retry, width="fill")
        return w.Column(said, w.Panel(button, padding=16), weight=1, across="stretch")

    def retry(self) -> None:
        """Look for the list of maps again: there is no network."""
        self.toast(tr("No internet connection"))
