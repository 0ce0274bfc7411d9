"""All that words find: on the map, and in a list below it.

The list's id and what its filters say are those of public tests of the real app.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.maps import hours, look, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.layers import LayersSheet
from pytest_androidbench.phone.apps.maps.map_pane import MapPane
from pytest_androidbench.phone.apps.maps.sought import found, nothing, only_open
from pytest_androidbench.phone.apps.maps.stays import StayChips, all_hotels
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.kinds import PLACES
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.surface import Overlay, Pin
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Size
from pytest_androidbench.phone.ui.message import tr

MOST: Final = 30
PIN: Final = "#ea4335"
PIECE: Final = Size(280, 220)
"""Dp of the map that are seen on most displays."""
GOOD: Final = 4.0
"""The rating from which on a place is among the best."""
ORDERS: Final = (tr("Relevance"), tr("Distance"))
RELEVANCE, DISTANCE = range(2)


@dataclass(eq=False)
class FoundPlaces(AppScreen[MapsApp, None]):
    """Map and list."""

    words: str = ""
    lat: float = MIDDLE.lat
    lon: float = MIDDLE.lon
    """Near which."""
    open_only: bool = False
    best: bool = False
    order: int = RELEVANCE
    pane: MapPane = field(default_factory=MapPane)
    stay: StayChips = field(default_factory=StayChips)

    def on_open(self) -> None:
        self.open_only = self.open_only or only_open(self.words)
        self.pane.lat, self.pane.lon = self.lat, self.lon
        self.pane.look_at_all([each.at for each in self.places()], PIECE)

    @property
    def near(self) -> LatLon:
        """From where distances are told."""
        return self.app.here or LatLon(self.lat, self.lon)

    @property
    def hits(self) -> list[MapObject]:
        """All that is found."""
        return found(self.words, self.near)

    def places(self) -> list[MapObject]:
        """What is found, as far as the filters leave it."""
        hits = self.hits
        if all_hotels(hits):
            hits = self.stay.left(hits)
        if self.open_only:
            now = local_time(self.phone)
            hits = [e for e in hits if hours.is_open(look.facts(e).week, now)]
        if self.best:
            hits = [each for each in hits if look.facts(each).rating >= GOOD]
        if self.order == DISTANCE:
            hits.sort(key=lambda each: (distance_m(self.near, each.at), each.name))
        return hits[:MOST]

    def build(self) -> w.Widget:
        places = self.places()
        pins = [Pin(at=e.at, colour=PIN, icon=_sign(e), flag=True) for e in places]
        clear = w.IconButton("close", tr("Clear"), cls=names.IMAGE, on_tap=self.close)
        layers = w.IconButton("layers", tr("Layers"), id="layers_fab", on_tap=self.layers)
        bar = look.omnibox(self.words, self.again, lead=w.Up(self.close, desc=tr("Back")),
                           actions=(layers, clear))  # fmt: skip
        filters = w.Filters(
            *(self.stay.build() if all_hotels(self.hits) else ()),
            w.Chip(ORDERS[self.order], icon="sort", id="sort_chip", on_tap=self.sort),
            w.Chip(tr("Open now"), self.open_only, on_tap=self.only_open),
            w.Chip(tr("Top rated"), self.best, on_tap=self.only_best),
        )
        return w.Page(bar, self.pane.build(Overlay(pins=pins)), look.sheet(
            filters, self._list(places), id="search_list_container"))  # fmt: skip

    def _list(self, places: list[MapObject]) -> w.Widget:
        if not places:
            return empty_state(nothing(self.words, self.near), "empty")
        rows = [
            look.place_row(self.app, each, self.near, partial(self.pick, each)) for each in places
        ]
        return w.Scroll(*rows, id="search_list_layout", cls=names.RECYCLER)

    def pick(self, place: MapObject) -> None:
        """Show what is known of a place."""
        self.show(self.app.page("place", place=place))

    def again(self) -> None:
        """Change what is looked for."""
        page = self.app.page("search", lat=self.lat, lon=self.lon, words=self.words)
        self.ask(page, self.picked)

    def picked(self, wanted: MapObject | str) -> None:
        """Show what is looked for now."""
        if isinstance(wanted, str):
            self.words, self.open_only, self.best = wanted, False, False
            self.on_open()
        else:
            self.pick(wanted)

    def layers(self) -> None:
        """Say how the map is drawn."""
        self.show(LayersSheet())

    def only_open(self) -> None:
        """Leave what is open now, or all."""
        self.open_only = not self.open_only

    def only_best(self) -> None:
        """Leave what is rated well, or all."""
        self.best = not self.best

    def sort(self) -> None:
        """Ask what comes first."""
        self.ask(Choose(title=tr("Sort by"), choices=[*ORDERS], chosen=self.order), self.sorted)

    def sorted(self, order: int) -> None:
        """Put it there."""
        self.order = order

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)


def _sign(place: MapObject) -> str:
    return PLACES[place.kind].icon if place.kind in PLACES else "place"
