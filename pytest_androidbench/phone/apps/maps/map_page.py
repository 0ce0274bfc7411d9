"""The first page: the map with its search bar, and four tabs beside it.

Ids of bar, chips, layers, location button and tabs are those of public tests of the real app; the
tabs are those of 2022 and 2023 (Explore, Go, Saved, Contribute, Updates). The wording of the sheet
below the map is known, not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.maps import look, names
from pytest_androidbench.phone.apps.maps.app import MAIN, MapsApp
from pytest_androidbench.phone.apps.maps.arriving import MapsArrival
from pytest_androidbench.phone.apps.maps.contribute import ContributeTab
from pytest_androidbench.phone.apps.maps.go_tab import GoTab
from pytest_androidbench.phone.apps.maps.layers import LayersSheet
from pytest_androidbench.phone.apps.maps.lists import PlaceListsTab
from pytest_androidbench.phone.apps.maps.map_pane import NEAR_ZOOM, MapPane
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.finding import MapObject, seen_at
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.maps.regions import region_at
from pytest_androidbench.phone.kit.maps.surface import Overlay
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.people import OWNER

CHIPS: Final = (
    (tr("Restaurants"), "restaurant", "Restaurant"),
    (tr("Gas"), "local_shipping", "Gas station"),
    (tr("Coffee"), "local_cafe", "Cafe"),
    (tr("Groceries"), "local_grocery_store", "Supermarket"),
    (tr("Hotels"), "hotel", "Hotel"),
    (tr("ATMs"), "account_balance", "ATM"),
    (tr("Parking"), "directions_car", "Parking"),
    (tr("Hospitals"), "local_hospital", "Hospital"),
    (tr("Attractions"), "photo_camera", "Museum"),
)
"""What is said, a sign, and the words that are searched for."""
TABS: Final = (
    w.Tab(text=tr("Explore"), icon="place", id="explore_tab_strip_button"),
    w.Tab(text=tr("Go"), icon="commute", id="transportation_tab_strip_button"),
    w.Tab(text=tr("Saved"), icon="bookmark_border", id="saved_tab_strip_button"),
    w.Tab(text=tr("Contribute"), icon="add_circle_outline", id="contribute_tab_strip_button"),
    w.Tab(text=tr("Updates"), icon="notifications_none", id="updates_tab_strip_button"),
)
EXPLORE, GO, SAVED, CONTRIBUTE, UPDATES = range(5)
FINGER_DP: Final = 24


@dataclass(eq=False)
class MapsPage(AppScreen[MapsApp, None]):
    """Five tabs: the map, frequent trips, lists, what one tells others, and news."""

    activity: ClassVar[str] = MAIN
    launch_mode = "singleTask"

    tab: int = EXPLORE
    asked_for: str = ""
    """An address that an intent named."""
    chosen: list[MapObject] = field(default_factory=list)
    """The place that was looked at last, if any."""
    pane: MapPane = field(default_factory=MapPane)
    arrival: MapsArrival = field(default_factory=MapsArrival)
    going: GoTab = field(default_factory=GoTab)
    saved: PlaceListsTab = field(default_factory=PlaceListsTab)
    contribute: ContributeTab = field(default_factory=ContributeTab)

    @classmethod
    def for_intent(cls, intent: Intent) -> MapsPage:
        return cls(asked_for=intent.data or "")

    def on_open(self) -> None:
        prefs = self.app.prefs()
        if prefs.get(names.SATELLITE_FIRST_KEY, default=False):
            prefs.put(names.MAP_TYPE_KEY, "satellite")
        self.pane.look_at(self.app.near)
        self.arrival.open(self.asked_for)

    def on_intent(self, intent: Intent) -> None:
        self.arrival.open(intent.data or "")

    def build(self) -> w.Widget:
        match self.tab:
            case 1:
                shown = self.going.build()
            case 2:
                shown = self.saved.build()
            case 3:
                shown = self.contribute.build()
            case 4:
                shown = _updates()
            case _:
                shown = self._map()
        return w.Page(shown, w.BottomTabs(TABS, self.tab, self.turn, id="bottom_navigation"))

    def turn(self, tab: int) -> None:
        """Show a tab."""
        self.tab = tab

    def _map(self) -> w.Widget:
        overlay = Overlay(chosen=self.chosen[0].at if self.chosen else None)
        return w.Column(
            w.Stack(
                self.pane.build(overlay, self.touched, self.held),
                self._over(),
                weight=1,
                width="fill",
            ),
            self._around(),
            across="stretch",
            weight=1,
            width="fill",
        )

    def _over(self) -> w.Widget:
        """What floats over the map."""
        face = w.Panel(
            w.Align(avatar(Person(first=OWNER.name), 30)),
            width=48,
            height=48,
            id="selected_account_disc",
            cls=names.FRAME,
            desc=tr("Signed in as {name}. Account and settings.", name=OWNER.name),
            on_tap=self.account,
        )
        bar = look.omnibox(tr("Search here"), partial(self.search, ""), actions=(face,))
        chips = [look.chip(icon, name, partial(self.find, words)) for name, icon, words in CHIPS]
        layers = w.Fab("layers", tr("Layers"), id="layers_fab", size=40, cls=names.FRAME,
                       on_tap=self.layers)  # fmt: skip
        locate = w.Fab("my_location", tr("Re-center map to your location"), size=48,
                       id="mylocation_button", cls=names.FRAME, on_tap=self.locate)  # fmt: skip
        way = w.Fab("directions", tr("Directions"), id="on_map_directions_button", cls=names.FRAME,
                    on_tap=self.directions)  # fmt: skip
        return w.Column(
            bar,
            w.Panel(w.Filters(*chips, id="recycler_view"), width="fill",
                    id="below_search_omnibox_container", cls=names.FRAME),
            _at_the_end(layers),
            w.Panel(weight=1),
            _at_the_end(locate),
            w.Spacer(height=12),
            _at_the_end(way),
            w.Spacer(height=12),
            across="stretch",
            width="fill",
            height="fill",
        )  # fmt: skip

    def _around(self) -> w.Widget:
        """The strip below: what there is around the middle."""
        town = look.town_near(self.pane.middle)
        text = w.Text(tr("Latest in {place}", place=town), w.TITLE_MEDIUM, lines=1)
        return w.Panel(
            w.Align(text, across="start"),
            look=w.Look(background="surface"),
            padding=(16, 0),
            height=48,
            width="fill",
            id="explore_tab_home_bottom_sheet",
            cls=names.FRAME,
            on_tap=partial(self.find, town),
        )

    def search(self, words: str) -> None:
        """Look for a place."""
        page = self.app.page("search", lat=self.pane.lat, lon=self.pane.lon, words=words)
        self.ask(page, self.picked)

    def picked(self, found: MapObject | str) -> None:
        """Show what was looked for: a place, or all that words find."""
        if isinstance(found, str):
            self.find(found)
        else:
            self.pick(found)

    def find(self, words: str) -> None:
        """Show everything that words find."""
        self.show(self.app.page("results", words=words, lat=self.pane.lat, lon=self.pane.lon))

    def pick(self, place: MapObject) -> None:
        """Show a place on the map, and what is known of it."""
        self.chosen, self.tab = [place], EXPLORE
        self.pane.look_at(place.at, NEAR_ZOOM)
        self.show(self.app.page("place", place=place))

    def touched(self, rect: Rect, point: Point) -> None:
        """Tell of what is drawn where a finger touched."""
        at, near = self.pane.touched(rect, point, FINGER_DP)
        found = seen_at(at, near, self.pane.zoom)
        if found is not None:
            self.pick(found)
        elif self._looks_around(at):
            here = MapObject("", "", at)
            self.show(self.app.page("street_view", place=here))
        else:
            self.chosen = []

    def _looks_around(self, at: LatLon) -> bool:
        """Whether a touch of a street shows what is seen there."""
        on = self.app.prefs().get(names.STREET_KEY, default=False)
        return on and region_at(at).photographed

    def held(self, rect: Rect, point: Point) -> None:
        """Drop a pin."""
        at, _ = self.pane.touched(rect, point, FINGER_DP)
        self.pick(MapObject(tr("Dropped pin").text, "", at))

    def directions(self) -> None:
        """Ask for a way."""
        self.show(self.app.page("directions"))

    def layers(self) -> None:
        """Say how the map is drawn."""
        self.show(LayersSheet())

    def account(self) -> None:
        """Show whose phone it is, and what leads on from there."""
        self.ask(self.app.page("account"), self.wanted)

    def wanted(self, name: str) -> None:
        """Show one of the pages that it leads to."""
        self.show(self.app.page(name))

    def locate(self) -> None:
        """Look at where the phone is, once the app may know it."""
        self.request_permissions(names.LOCATION, self.located)

    def located(self, granted: dict[str, bool]) -> None:
        """Look there."""
        if not any(granted.values()):
            self.toast(tr("Location permission is off for Maps"))
        elif self.app.here is None:
            self.toast(tr("Your location is not known"))
        else:
            self.pane.look_at(self.app.here, NEAR_ZOOM)

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)

    def on_back(self) -> None:
        if self.tab != EXPLORE:
            self.tab = EXPLORE
        elif self.chosen:
            self.chosen = []
        else:
            self.close()


def _at_the_end(button: w.Widget) -> w.Widget:
    return w.Row(w.Panel(weight=1), button, w.Spacer(12), width="fill")


def _updates() -> w.Widget:
    """News of places one follows: there are none (the words are known, not seen)."""
    head = w.TopBar(tr("Updates"))
    text = tr("You're all caught up. Updates about places you follow show up here.")
    sign = w.Icon("notifications_none", 72)
    return w.Column(head, empty_state(text, "empty", icon=sign, margin=24), across="stretch",
                    weight=1, width="fill")  # fmt: skip
