"""A place: what is known of it, the lists it is in, the way to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.store import LISTS, distance, kind_name, listed, toggle
from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject, address_of
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MODES = (
    (tr("Driving"), "directions_car", "car"),
    (tr("Walking"), "directions_walk", "pedestrian"),
    (tr("Bicycling"), "directions_bike", "bicycle"),
)
NOWHERE = MapObject("", "", MIDDLE)


@dataclass(eq=False)
class PlaceDetails(AppScreen[MapsApp, None]):
    """What is known of a place."""

    place: MapObject = NOWHERE
    lat: float = MIDDLE.lat
    lon: float = MIDDLE.lon
    """Where a way begins."""

    def build(self) -> w.Widget:
        place = self.place
        inside = listed(self.app, place)
        lists = [
            w.SwitchRow(name, checked=key in inside, on_change=partial(self.keep, key))
            for key, (name, _) in LISTS.items()
        ]
        address = address_of(place.at) or place.region
        return w.Page(
            w.TopBar(place.name, back=True),
            w.Scroll(
                w.ListItem(tr("Category"), kind_name(place), icon="info"),
                w.ListItem(tr("Address"), address, icon="place"),
                w.ListItem(tr("Directions"), icon="directions", on_tap=self.directions),
                w.ListItem(tr("Share"), icon="share", on_tap=self.share),
                w.Category(tr("Save to your lists")),
                *lists,
                id="place_page",
            ),
        )

    def keep(self, key: str, on: bool) -> None:
        """Put the place into a list, or take it out."""
        if (key in listed(self.app, self.place)) != on:
            toggle(self.app, self.place, key)

    def share(self) -> None:
        """Give name and coordinates to another app."""
        at = self.place.at
        text = f"{self.place.name}\ngeo:{at.lat:.5f},{at.lon:.5f}"
        self.phone.activities.share(text=text)

    def directions(self) -> None:
        """Show the way."""
        self.show(WayThere(self.place, self.lat, self.lon))


@dataclass(eq=False)
class WayThere(AppScreen[MapsApp, None]):
    """The fastest way along the streets, by each mode.

    A street's metres over the speed of its kind (`kit/maps/roads.py`), summed; to the first street
    and from the last one it is walked at 1.2 m/s.
    """

    place: MapObject = NOWHERE
    lat: float = MIDDLE.lat
    lon: float = MIDDLE.lon
    mode: int = 0

    def build(self) -> w.Widget:
        start = LatLon(self.lat, self.lon)
        way = roads.route(start, self.place.at, MODES[self.mode][2])
        minutes = max(1, round(way.seconds / 60))
        tabs = [w.Tab(text=name, icon=icon) for name, icon, _ in MODES]
        turns = [
            w.ListItem(name or tr("Unnamed road"), distance(metres), icon="arrow_upward")
            for name, metres in way.streets
        ]
        return w.Page(
            w.TopBar(tr("Directions"), back=True),
            w.ListItem(tr("From"), address_of(start), icon="my_location"),
            w.ListItem(tr("To"), self.place.name, icon="place"),
            w.Tabs(tabs, self.mode, self.turn, id="directions_mode_tabs"),
            w.Panel(
                w.Text(f"{minutes} min ({distance(way.metres)})", w.TITLE, id="trip_summary"),
                padding=16,
            ),
            w.Scroll(*turns, id="turns", key=f"mode {self.mode}"),
        )

    def turn(self, mode: int) -> None:
        """Go by another mode."""
        self.mode = mode
