"""What follows from an address that the app is opened with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, cast

from pytest_androidbench.phone.apps.maps import links, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.links import MapRequest
from pytest_androidbench.phone.apps.maps.map_pane import MapPane
from pytest_androidbench.phone.apps.maps.sought import found
from pytest_androidbench.phone.kit.folding import words_of
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr

LAYERS = {"traffic": names.TRAFFIC_KEY, "transit": names.TRANSIT_KEY, "bicycling": names.BIKING_KEY}
"""How links call the layers."""
GROUNDS = {"satellite": "satellite", "terrain": "terrain", "roadmap": "map"}


class OfMap(Protocol):
    """What it needs of the first page."""

    pane: MapPane
    tab: int

    def pick(self, place: MapObject) -> None:
        """Show a place."""

    def find(self, words: str) -> None:
        """Show all that words find."""


@dataclass(eq=False)
class MapsArrival(AppPart[MapsApp]):
    """Shows what an address asks for."""

    @property
    def page(self) -> OfMap:
        """The page it belongs to."""
        return cast("OfMap", self.screen)

    def open(self, address: str) -> None:
        """Show it; an address that asks nothing leaves the map as it is."""
        asked = links.asked_of(address)
        match asked.act:
            case "look":
                self.look(asked)
            case "find":
                self.find(asked)
            case "directions" | "navigate":
                self.lead(asked)
            case "unknown":
                self.toast(tr("Can't open this link without a connection"))
            case _:
                pass

    def look(self, asked: MapRequest) -> None:
        """See a part of the map, drawn as asked."""
        pane, prefs = self.page.pane, self.app.prefs()
        if asked.ground in GROUNDS:
            prefs.put(names.MAP_TYPE_KEY, GROUNDS[asked.ground])
        if asked.layer in LAYERS:
            prefs.put(LAYERS[asked.layer], True)
        if asked.at is not None:
            pane.look_at(asked.at, 15)
        pane.zoom = asked.zoom or pane.zoom
        self.page.tab = 0

    def find(self, asked: MapRequest) -> None:
        """Show the one place that words name, else all they find."""
        place = self.named(asked.words)
        if place is not None:
            self.page.pick(place)
            self.page.pane.zoom = asked.zoom or self.page.pane.zoom
        else:
            self.page.find(asked.words)

    def named(self, words: str) -> MapObject | None:
        """The one place that words name: by degrees, by its whole name, or alone of all."""
        point = links.point_in(words)
        if point is not None:
            return MapObject(point[1] or tr("Dropped pin").text, "", point[0])
        hits = found(words, self.app.near)
        whole = [each for each in hits if words_of(each.name) == words_of(words)]
        return next(iter(whole or (hits if len(hits) == 1 else ())), None)

    def lead(self, asked: MapRequest) -> None:
        """Show the way to a place, or go it at once."""
        hits = found(asked.words, self.app.near)
        end = self.named(asked.words) or next(iter(hits), None)
        if end is None and asked.words.strip():
            self.page.find(asked.words)
            return
        start = self.named(asked.origin) if asked.origin.strip() else None
        self.show(self.app.page("directions", origin=start, goal=end, mode=asked.mode))
        if asked.act == "navigate" and end is not None and self.app.here is not None:
            self.show(self.app.page("navigation", goal=end, mode=asked.mode))
