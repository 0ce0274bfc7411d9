"""The map with its search bar, and the places that are kept."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar
from urllib.parse import parse_qs, unquote

from pytest_androidbench.phone.apps.maps.app import MAIN, MapsApp
from pytest_androidbench.phone.apps.maps.place import PlaceDetails
from pytest_androidbench.phone.apps.maps.search import PlaceSearch, found
from pytest_androidbench.phone.apps.maps.store import LISTS, saved
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.projection import LatLon, MapView
from pytest_androidbench.phone.kit.maps.surface import TILE_DP, MapSurface, Overlay
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import context
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import PinchDirection, SwipeDirection

CHIPS = (
    (tr("Restaurants"), "restaurant", "Restaurant"),
    (tr("Gas"), "local_shipping", "Gas station"),
    (tr("Hotels"), "hotel", "Hotel"),
    (tr("Parking"), "directions_car", "Parking"),
    (tr("Hospitals"), "local_hospital", "Hospital"),
)
"""What is said, a sign, and the words that are searched for."""


@dataclass(eq=False)
class MapsPage(AppScreen[MapsApp, None]):
    """Two tabs: the map, and the lists."""

    activity: ClassVar[str] = MAIN
    launch_mode = "singleTask"

    lat: float = MIDDLE.lat
    lon: float = MIDDLE.lon
    zoom: int = 12
    tab: int = 0
    asked_for: str = ""
    """An address that an intent named."""
    began: tuple[int, int] = (0, 0)
    went: tuple[int, int] = (0, 0)
    chosen: list[MapObject] = field(default_factory=list)
    """The place that was looked at last, if any."""

    @classmethod
    def for_intent(cls, intent: Intent) -> MapsPage:
        return cls(asked_for=intent.data or "")

    def on_open(self) -> None:
        self.arrive(self.asked_for)

    def on_intent(self, intent: Intent) -> None:
        self.arrive(intent.data or "")

    def arrive(self, address: str) -> None:
        """Show what an intent's address names: a place, or words that are searched for."""
        scheme, _, rest = address[:1000].partition(":")
        if scheme not in {"geo", "google.navigation"}:
            return
        place, _, asked = rest.partition("?")
        words = parse_qs(asked or place).get("q", [""])[0]
        at = re.match(r"(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)", unquote(words or place))
        hits = found(words, self.middle) if words and not at else []
        if at:
            self.pick(MapObject(tr("Dropped pin").text, "", LatLon(*map(float, at.groups()))))
        elif hits:
            self.pick(hits[0])
        elif words:
            self.toast(tr("No results found"))

    @property
    def middle(self) -> LatLon:
        """Of what is seen."""
        return LatLon(max(-85.0, min(85.0, self.lat)), max(-180.0, min(180.0, self.lon)))

    def view(self, rect: Rect, tile: int) -> MapView:
        """What is seen in a place of the screen."""
        return MapView(self.middle, self.zoom, rect.size, tile)

    def build(self) -> w.Widget:
        tabs = (w.Tab(text=tr("Explore"), icon="place"), w.Tab(text=tr("Saved"), icon="bookmark"))
        shown = self._saved() if self.tab else self._map()
        return w.Page(shown, w.BottomTabs(tabs, self.tab, self.turn, id="bottom_navigation"))

    def turn(self, tab: int) -> None:
        """Show a tab."""
        self.tab = tab

    def _map(self) -> w.Widget:
        fix = position(self.phone)
        overlay = Overlay(
            position=LatLon(fix.latitude, fix.longitude) if fix is not None else None,
            chosen=self.chosen[0].at if self.chosen else None,
        )
        surface = MapSurface(
            id="map_frame",
            look_at=self.view,
            overlay=overlay,
            on_swipe=self.swiped,
            on_pinch=self.pinched,
        )
        bar = w.SearchBar(
            tr("Search here"), id="search_omnibox_text_box", on_tap=partial(self.search, "")
        )
        chips = [
            w.Chip(name, icon=icon, on_tap=partial(self.search, words))
            for name, icon, words in CHIPS
        ]
        locate = w.Fab("my_location", tr("Re-center map"), id="mylocation_button", on_tap=self.here)
        over = w.Column(
            w.Panel(bar, padding=(16, 8, 16, 0), width="fill"),
            w.Filters(*chips),
            w.Panel(weight=1),
            w.Row(w.Panel(weight=1), locate, w.Spacer(16), width="fill"),
            w.Spacer(height=16),
            across="stretch",
            width="fill",
            height="fill",
        )
        return w.Stack(surface, over, weight=1, width="fill")

    def _saved(self) -> w.Widget:
        rows = saved(self.app).all("ORDER BY name, _id")
        shown: list[w.Widget] = []
        for key, (name, icon) in LISTS.items():
            of_list = [row.place for row in rows if row.list == key]
            if of_list:
                shown.append(w.Category(name))
            shown += [
                w.ListItem(each.name, each.region, icon=icon, on_tap=partial(self.pick, each))
                for each in of_list
            ]
        if not shown:
            return empty_state(tr("Places you save will be here"), "empty")
        return w.Scroll(*shown, id="saved_list")

    def search(self, words: str) -> None:
        """Look for a place."""
        page = PlaceSearch(self.lat, self.lon)
        page.field_.words = words
        self.ask(page, self.pick)

    def pick(self, place: MapObject) -> None:
        """Show a place on the map, and what is known of it."""
        start = self.departure()
        self.chosen, self.tab = [place], 0
        self.lat, self.lon, self.zoom = place.at.lat, place.at.lon, max(15, self.zoom)
        self.show(PlaceDetails(place, start.lat, start.lon))

    def departure(self) -> LatLon:
        """Where a way begins: where the phone is, else the middle of the region."""
        fix = position(self.phone)
        return LatLon(fix.latitude, fix.longitude) if fix is not None else MIDDLE

    def here(self) -> None:
        """Look at where the phone is."""
        fix = position(self.phone)
        if fix is None:
            self.toast(tr("Your location is not known"))
            return
        self.lat, self.lon, self.zoom = fix.latitude, fix.longitude, max(15, self.zoom)

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        if pointer == 0:
            self.began = (x, y) if phase == "down" else self.began
            self.went = x, y

    def look(self, view: MapView) -> None:
        """See another part of the map."""
        self.lat, self.lon, self.zoom = view.middle.lat, view.middle.lon, view.zoom

    def swiped(self, direction: SwipeDirection) -> None:
        """Push the map."""
        del direction
        (x, y), (to_x, to_y) = self.began, self.went
        self.look(self.whole.panned(to_x - x, to_y - y))

    def pinched(self, direction: PinchDirection) -> None:
        """See it nearer or from further away."""
        self.look(self.whole.zoomed(1 if direction == "out" else -1))

    @property
    def whole(self) -> MapView:
        """What is seen on a whole display."""
        ctx = context(self.phone.display, self.phone.engine)
        return MapView(self.middle, self.zoom, Size(1080, 1920), ctx.dp(TILE_DP))
