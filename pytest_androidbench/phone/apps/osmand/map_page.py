"""The map over the whole screen, and all that comes up over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.actions import PointActions
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.arriving import Arriving
from pytest_androidbench.phone.apps.osmand.configure_map import ConfigureMap
from pytest_androidbench.phone.apps.osmand.context_menu import PointMenu
from pytest_androidbench.phone.apps.osmand.controls import (
    MapActs,
    bottom_buttons,
    plan_bar,
    result_bar,
    top_buttons,
)
from pytest_androidbench.phone.apps.osmand.drawer import ROWS, MapDrawer
from pytest_androidbench.phone.apps.osmand.markers_page import MarkersPage
from pytest_androidbench.phone.apps.osmand.navigating import Navigating
from pytest_androidbench.phone.apps.osmand.overlays import overlay_of, ruler_of
from pytest_androidbench.phone.apps.osmand.pages import BackupPage, Guides, PluginsPage, ScreenPage
from pytest_androidbench.phone.apps.osmand.plan import RoutePlan
from pytest_androidbench.phone.apps.osmand.plan_panel import plan_panel
from pytest_androidbench.phone.apps.osmand.plan_sheets import PlanStart, TrackChoice
from pytest_androidbench.phone.apps.osmand.saving import name_of_day
from pytest_androidbench.phone.apps.osmand.search import SearchPage
from pytest_androidbench.phone.apps.osmand.spot import MapSpot, of_favorite, of_found, of_marker
from pytest_androidbench.phone.apps.osmand.viewport import MapViewport
from pytest_androidbench.phone.apps.osmand.wizard import Wizard
from pytest_androidbench.phone.kit.maps.finding import seen_at
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.surface import TILE_DP, MapSurface
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.system.windows.frames import status_height
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import context
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.message import tr

ACTIVITIES: Final = {
    "places": names.PLACES,
    "download": names.DOWNLOAD,
    "settings": names.SETTINGS,
    "help": names.HELP,
}
PAGES: Final[Mapping[str, type[AppScreen[OsmAndApp, None]]]] = {
    "backup": BackupPage,
    "guides": Guides,
    "screen": ScreenPage,
    "plugins": PluginsPage,
    "configure": ConfigureMap,
}
"""What rows of the drawer lead to."""
FINGER_DP: Final = 22
"""So near to a finger things on the map are touched."""


@dataclass(eq=False)
class MapPage(AppScreen[OsmAndApp, None]):
    """The map with one thing over it: a context menu, a route that is planned or looked for."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"
    edge_to_edge = True

    viewport: MapViewport = field(default_factory=MapViewport)
    menu: PointMenu = field(default_factory=PointMenu)
    plan: RoutePlan = field(default_factory=RoutePlan)
    way: Navigating = field(default_factory=Navigating)
    arriving: Arriving = field(default_factory=Arriving)
    query: str = ""
    """What was searched for, while its result is shown."""
    asked_for: str = ""
    """An address that an intent named."""

    @classmethod
    def for_intent(cls, intent: Intent) -> MapPage:
        return cls(asked_for=intent.data or "")

    def on_open(self) -> None:
        self.viewport.restore()
        if self.app.prefs().get(names.FIRST_RUN, default=True):
            self.show(Wizard())
        self.arriving.take(self.asked_for)

    def on_intent(self, intent: Intent) -> None:
        self.arriving.take(intent.data or "")

    def on_pause(self) -> None:
        self.viewport.keep()

    def on_close(self) -> None:
        self.viewport.keep()

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.viewport.follow(phase, x, y, pointer)

    def build(self) -> w.Widget:
        surface = MapSurface(
            id="map_view_with_layers",
            look_at=self.viewport.view,
            overlay=overlay_of(self.app, self.menu.spot, self.plan, self.way),
            on_touched=self.touched,
            on_held=self.held,
            on_swipe=self.viewport.swiped,
            on_pinch=self.viewport.pinched,
        )
        display = self.phone.display
        top = status_height(context(display, self.phone.engine)) * 160 / display.density
        over = w.Column(
            w.Spacer(height=top), *self._over(), across="stretch", width="fill", height="fill"
        )
        return w.Stack(surface, over, id="map_hud_container", width="fill", height="fill")

    def _over(self) -> list[w.Kid]:
        acts = MapActs(
            layers=partial(self.show, ConfigureMap()),
            search=self.search,
            compass=self.turn_north,
            menu=self.open_drawer,
            route=self.navigate,
            locate=self.locate,
            zoom_in=self.viewport.zoom_in,
            zoom_out=self.viewport.zoom_out,
        )
        located = position(self.phone) is not None
        ruler = ruler_of(self.viewport.whole, self.app)
        if self.plan.on:
            many = len(self.plan.points) > 1
            name = self.plan.track.rpartition("/")[2].removesuffix(".gpx")
            name = name or (name_of_day(self.now_ms) if many else "")
            return [
                plan_bar(name, bool(self.plan.track), self.plan.leave, self.plan.finish),
                w.Spacer(weight=1),
                bottom_buttons(acts, ruler, all_=False, located=located),
                plan_panel(self.plan, self.viewport.middle),
            ]
        if self.way.on:
            low = self.way.build(self.pick_end)
        else:
            low = self.menu.build(self.actions, self.lead) or w.Spacer(20)
        bar = self.query and result_bar(self.query, self.search_again, self.end_search)
        return [
            bar or None,
            top_buttons(acts) if not self.query else w.Spacer(weight=1),
            bottom_buttons(acts, ruler, all_=self.menu.spot is None, located=located),
            low,
        ]

    def touched(self, rect: Rect, point: Point) -> None:
        """A tap on the map: what lies there is told of, or a point is added to the plan."""
        view = self.viewport.view(rect, context(self.phone.display, self.phone.engine).dp(TILE_DP))
        if self.viewport.is_second_tap(point):
            self.viewport.look(view.zoomed(1, point))
            self.menu.close()
            return
        place, near = view.place(*point), view.metres(FINGER_DP * view.tile / TILE_DP)
        if self.plan.on:
            hit = self.plan.near(place, near)
            if self.plan.moved is not None:
                return
            if hit is not None:
                self.plan.offer(*hit)
            else:
                self.plan.add(place)
            return
        found = self.at(place, near)
        if found is not None:
            self.menu.open(found)
        else:
            self.menu.close()

    def held(self, rect: Rect, point: Point) -> None:
        """A long press: what lies there is told of, whatever it is, or a point is moved."""
        view = self.viewport.view(rect, context(self.phone.display, self.phone.engine).dp(TILE_DP))
        place, near = view.place(*point), view.metres(FINGER_DP * view.tile / TILE_DP)
        if self.plan.on:
            hit = self.plan.near(place, near)
            if hit is not None:
                self.plan.chosen(*hit, "move")
            return
        self.menu.open(MapSpot(lat=place.lat, lon=place.lon))

    def at(self, place: LatLon, within_m: float) -> MapSpot | None:
        """What is drawn nearest to a place: a marker, a favourite, an object of the map."""
        for spot in (
            *map(of_marker, self.app.markers.active()),
            *(of_favorite(each) for each in self.app.favorites.all() if not each.hidden),
        ):
            if distance_m(place, spot.at) <= within_m:
                return spot
        found = seen_at(place, within_m, self.viewport.zoom)
        return of_found(found) if found is not None else None

    def on_back(self) -> None:
        if self.plan.on:
            self.plan.leave()
        elif self.way.on:
            self.way.stop()
        elif self.menu.spot is not None:
            self.menu.close()
        elif self.query:
            self.search_again()
        else:
            self.close()

    def turn_north(self) -> None:
        """The map always lies with north upwards; say so."""
        self.toast(tr("Map orientation: north is up"))

    def locate(self) -> None:
        """Go to where the phone is, once the app may know it."""
        self.request_permissions(names.LOCATION, self.located)

    def located(self, granted: dict[str, bool]) -> None:
        """Go there."""
        here = position(self.phone)
        if not any(granted.values()):
            self.toast(tr("Grant location data access."))
        elif here is None:
            self.toast(tr("Position not yet known."))
        else:
            self.viewport.show_place(LatLon(here.latitude, here.longitude))

    def search(self) -> None:
        """Look for something."""
        middle = self.viewport.middle
        self.ask(SearchPage(lat=middle.lat, lon=middle.lon), self.found)

    def search_again(self) -> None:
        """Back to what was searched for."""
        words, self.query = self.query, ""
        self.menu.close()
        middle = self.viewport.middle
        page = SearchPage(lat=middle.lat, lon=middle.lon)
        page.field_.words = words
        self.ask(page, self.found)

    def end_search(self) -> None:
        """Search no more."""
        self.query = ""
        self.menu.close()

    def found(self, answer: tuple[MapSpot | None, str]) -> None:
        """Show what was found, or all of it."""
        spot, self.query = answer
        if spot is not None:
            self.viewport.show_place(spot.at)
            self.menu.open(spot)

    def open_drawer(self) -> None:
        """Show where else one can go."""
        self.ask(MapDrawer(), self.go)

    def go(self, place: int) -> None:
        """Go to a page of the drawer."""
        name = ROWS[place][0]
        if name in ACTIVITIES:
            self.start(Intent(component=f"{names.PACKAGE}/{ACTIVITIES[name]}"))
        elif name in PAGES:
            self.show(PAGES[name]())
        elif name == "markers":
            self.ask(MarkersPage(), self.marker_chosen)
        else:
            acts = {"search": self.search, "navigation": self.navigate, "plan": self.begin_plan}
            acts[name]()

    def marker_chosen(self, answer: tuple[str, str]) -> None:
        """Show a marker, or do what the list of markers asked for."""
        what, id_ = answer
        marker = self.app.markers.get(id_) if what == "show" else None
        if marker is not None:
            self.viewport.show_place(marker.at)
            self.menu.open(of_marker(marker))
        elif what == "plan":
            self.plan.begin()
            for each in self.app.markers.active():
                self.plan.add(each.at)

    def actions(self) -> None:
        """What else can be done with the chosen point."""
        self.ask(PointActions(), self.acted)

    def acted(self, what: str) -> None:
        """Do that."""
        spot = self.menu.spot
        if spot is None:
            return
        match what:
            case "plan":
                self.menu.close()
                self.plan.begin(spot.at)
            case "from":
                self.menu.close()
                self.way.begin(start=spot)
            case "nearby":
                self.ask(SearchPage(lat=spot.lat, lon=spot.lon, tab=1), self.found)
            case "waypoint":
                self.toast(tr("No track is recorded"))
            case _:
                self.way.avoid(spot.at)

    def lead(self) -> None:
        """Look for a way to the chosen point."""
        spot = self.menu.spot
        self.menu.close()
        self.way.begin(end=spot)

    def navigate(self) -> None:
        """Look for a way."""
        self.way.begin()

    def navigate_plan(self) -> None:
        """Look for a way from the first to the last point that is planned."""
        points = self.plan.points
        self.plan.reset()
        if points:
            first, last = points[0], points[-1]
            start, end = MapSpot(lat=first.lat, lon=first.lon), MapSpot(lat=last.lat, lon=last.lon)
            self.way.begin(end=end, start=start)

    def pick_end(self, which: str) -> None:
        """Choose where the way begins or ends."""
        middle = self.viewport.middle
        self.ask(SearchPage(lat=middle.lat, lon=middle.lon), self.end_picked, which)

    def end_picked(self, which: str, answer: tuple[MapSpot | None, str]) -> None:
        """Let the way begin or end there."""
        spot = answer[0]
        if spot is not None:
            self.way.begin(**{which: spot})

    def begin_plan(self) -> None:
        """Ask how a route is to be planned."""
        self.menu.close()
        tracks = sorted(self.app.tracks.all(), key=lambda each: (-each.modified_ms, each.path))
        shown = [(each.path, each.name) for each in tracks if each.gpx is not None]
        self.ask(PlanStart(tracks=shown[:5]), self.plan_begun)

    def plan_begun(self, how: str) -> None:
        """Begin so."""
        if how == "new":
            self.plan.begin()
        elif how == "open":
            self.ask(TrackChoice(), self.open_plan)
        elif how == "import":
            picking = Intent(action="android.intent.action.OPEN_DOCUMENT", type="*/*")
            self.start_for(picking, self.arriving.imported)
        else:
            self.open_plan(how)

    def open_plan(self, path: str) -> None:
        """Change a track."""
        self.viewport.show_all(self.plan.open(path))
