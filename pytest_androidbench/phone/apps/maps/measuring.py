"""Measuring how far it is along points that are put on the map.

"Measure distance", "Add point" and the two buttons of its bar are those of public instructions for
the real app.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from pytest_androidbench.phone.apps.maps import look
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.map_pane import MapPane
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.surface import MapStroke, Overlay, Pin
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LINE = "#202124"


@dataclass(eq=False)
class MeasureDistance(AppScreen[MapsApp, None]):
    """The map is pushed below the cross; the distance counts up to there."""

    points: list[LatLon] = field(default_factory=list)
    """At least one: where it begins."""
    pane: MapPane = field(default_factory=MapPane)

    def on_open(self) -> None:
        self.pane.look_at(self.points[0], 15)

    @property
    def metres(self) -> float:
        """Along all points, up to what lies in the middle."""
        return sum(distance_m(a, b) for a, b in pairwise([*self.points, self.pane.middle]))

    def build(self) -> w.Widget:
        undo = w.IconButton("undo", tr("Undo"), on_tap=self.undo, enabled=len(self.points) > 1)
        clear = w.IconButton("delete", tr("Clear"), on_tap=self.clear,
                             enabled=len(self.points) > 1)  # fmt: skip
        bar = w.TopBar(tr("Measure distance"), back=True, actions=(undo, clear))
        pins = [Pin(at=at, colour=LINE, icon="circle") for at in self.points]
        line = MapStroke(points=[*self.points, self.pane.middle], colour=LINE)
        told = w.Text(look.told(self.app, self.metres), w.TITLE, id="measured_distance", weight=1)
        add = w.Button(tr("Add point"), id="add_point_button", on_tap=self.add)
        return w.Page(
            bar,
            self.pane.build(Overlay(strokes=[line], pins=pins, cross=True)),
            w.Panel(w.Row(told, add, gap=12, width="fill"), padding=16, width="fill"),
        )

    def add(self) -> None:
        """Go on from what lies in the middle."""
        if self.pane.middle == self.points[-1]:
            self.toast(tr("Move the map first"))
        else:
            self.points.append(self.pane.middle)

    def undo(self) -> None:
        """Take the last point away."""
        self.points.pop()

    def clear(self) -> None:
        """Leave where it began."""
        del self.points[1:]

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)
