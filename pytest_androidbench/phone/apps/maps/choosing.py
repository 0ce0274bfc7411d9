"""The page on which a place is shown on the map: what lies in its middle."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.maps import look
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.map_pane import MapPane
from pytest_androidbench.phone.kit.maps.finding import MapObject, address_of
from pytest_androidbench.phone.kit.maps.surface import Overlay
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ChooseOnMap(AppScreen[MapsApp, MapObject]):
    """Closes with the place under the cross."""

    pane: MapPane = field(default_factory=MapPane)

    def on_open(self) -> None:
        self.pane.look_at(self.app.near)

    def build(self) -> w.Widget:
        place = address_of(self.pane.middle) or tr("Dropped pin")
        button = w.Button(tr("OK"), id="choose_on_map_button", on_tap=self.choose)
        below = w.Row(w.Text(place, w.BODY_LARGE, lines=2, weight=1, id="address"), button, gap=12,
                      width="fill")  # fmt: skip
        return w.Page(
            w.TopBar(tr("Choose on map"), back=True),
            w.Panel(w.Text(tr("Pan and zoom map under pin"), look.SECOND), padding=(16, 0, 16, 8)),
            self.pane.build(Overlay(cross=True)),
            w.Panel(below, padding=16, width="fill"),
        )

    def choose(self) -> None:
        """Take what lies in the middle."""
        at = self.pane.middle
        self.close(MapObject(address_of(at) or tr("Dropped pin").text, "", at))

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)
