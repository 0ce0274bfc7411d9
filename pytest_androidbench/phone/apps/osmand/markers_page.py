"""The map markers: those on the map, groups, and the history."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.osmand import coordinates
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.coordinate_search import CoordinateSearch
from pytest_androidbench.phone.apps.osmand.gpx import Gpx, Waypoint, iso
from pytest_androidbench.phone.apps.osmand.look import (
    LINEAR,
    RECYCLER,
    SECOND,
    TITLE,
    VIEW_GROUP,
    empty,
    row,
    sheet,
)
from pytest_androidbench.phone.apps.osmand.markers import MapMarker
from pytest_androidbench.phone.apps.osmand.spot import MapSpot
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm, EnterText
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import address_of
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ACTIVE, GROUPS, HISTORY, MORE = range(4)
TABS: Final = (
    w.Tab(text=tr("List"), icon="flag", id="action_active"),
    w.Tab(text=tr("Groups"), icon="folder", id="action_groups"),
    w.Tab(text=tr("History"), icon="history", id="action_history"),
    w.Tab(text=tr("More"), icon="more_horiz", id="action_more"),
)


@dataclass(eq=False)
class MarkersPage(AppScreen[OsmAndApp, tuple[str, str]]):
    """Closes with show and a marker's id, or with plan."""

    tab: int = ACTIVE
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    last: list[str] = field(default_factory=list)
    """Those that were moved to the history last."""

    def build(self) -> w.Widget:
        title = w.Text(tr("Map markers"), w.TITLE, id="map_markers_toolbar_title")
        bar = w.TopBar(title, back=self.close, id="map_markers_toolbar", cls=VIEW_GROUP)
        body = (self._active, self._groups, self._history)[self.tab]()
        tabs = w.BottomTabs(TABS, self.tab, self.turn, id="map_markers_bottom_navigation")
        return w.Page(bar, body, tabs, over=self.snackbar.build(), cls=LINEAR)

    def turn(self, tab: int) -> None:
        """Show a tab, or what else there is."""
        if tab == MORE:
            self.ask(MarkersMore(), self.chosen)
        else:
            self.tab = tab

    def _active(self) -> w.Widget:
        markers = self.app.markers.active()
        if not markers:
            text = tr("Choose a place on the map, then tap “Marker”.")
            return empty("flag", tr("Create map markers!"), text)
        rows = [self._row(place, each) for place, each in enumerate(markers)]
        return w.Scroll(*rows, id="list", cls=RECYCLER)

    def _row(self, place: int, marker: MapMarker) -> w.Widget:
        here = position(self.phone)
        at = LatLon(here.latitude, here.longitude) if here is not None else MIDDLE
        active = marker.active
        said = w.Column(
            w.Text(marker.name, TITLE, id="map_marker_title", lines=1),
            w.Row(
                w.Text(
                    coordinates.distance(distance_m(at, marker.at)), SECOND,
                    id="map_marker_distance",
                ),
                w.Text("•", SECOND, id="map_marker_point_text_view"),
                w.Text(
                    address_of(marker.at) or _day(marker.added), SECOND,
                    id="map_marker_description", lines=1,
                ),
                gap=6,
            ),
            weight=1,
            across="stretch",
        )  # fmt: skip
        button = w.IconButton(
            "done" if active else "refresh",
            tr("Map marker options"), id="map_marker_options_button", key=f"options {place}",
            on_tap=partial(self.pass_, marker.id) if active else partial(self.back, marker.id),
        )  # fmt: skip
        handle = active and w.Panel(
            w.Icon("drag_handle", 24, id="map_marker_reorder_icon"),
            padding=8, on_tap=partial(self.raise_, marker.id), desc=tr("Move up"),
        )  # fmt: skip
        content = w.Row(
            handle or None,
            w.Icon("flag", 24, marker.paint, id="map_marker_icon"),
            said,
            button,
            gap=12,
            width="fill",
        )
        return w.Panel(
            content, padding=(12, 8, 4, 8), width="fill", id="main_layout", cls=LINEAR,
            on_tap=partial(self.close, ("show", marker.id)),
            on_long=partial(self.offer, marker.id),
        )  # fmt: skip

    def raise_(self, id_: str) -> None:
        """Move a marker one place up; the first one goes to the end."""
        ids = [each.id for each in self.app.markers.active()]
        place = ids.index(id_)
        ids.remove(id_)
        ids.insert(place - 1 if place else len(ids), id_)
        self.app.markers.order(ids)

    def pass_(self, id_: str) -> None:
        """Move a marker to the history."""
        self.last = [id_]
        self.app.markers.move_to_history([id_])
        self.snackbar.say(tr("Map marker moved to history"), self.undo)

    def undo(self) -> None:
        """Bring back what was moved."""
        for id_ in self.last[::-1]:
            self.app.markers.restore(id_)
        self.last = []
        self.snackbar.hush()

    def back(self, id_: str) -> None:
        """Put a marker of the history back onto the map."""
        self.app.markers.restore(id_)

    def offer(self, id_: str) -> None:
        """Ask whether a marker may be deleted."""
        marker = self.app.markers.get(id_)
        if marker is not None:
            question = Confirm(
                message=tr("Delete “{name}”?", name=marker.name), positive=tr("Delete")
            )
            self.ask(question, self.deleted, id_)

    def deleted(self, id_: str, sure: bool) -> None:
        """Forget it."""
        if sure:
            self.app.markers.remove([id_])

    def _groups(self) -> w.Widget:
        groups = [g for g in self.app.favorites.groups() if self.app.favorites.in_group(g)]
        if not groups:
            text = tr("Groups of favorites can be taken over as markers.")
            return empty("folder", tr("Import groups"), text)
        rows = [
            row(
                group or tr("Favorites"), partial(self.take_group, group), icon="folder",
                summary=str(len(self.app.favorites.in_group(group))),
            )
            for group in groups
        ]  # fmt: skip
        return w.Scroll(*rows, id="list", key="groups", cls=RECYCLER)

    def take_group(self, group: str) -> None:
        """Make markers of a group's favourites."""
        taken = {(each.lat, each.lon) for each in self.app.markers.active()}
        for each in self.app.favorites.in_group(group)[::-1]:
            if tuple(each.at) not in taken:
                self.app.markers.add(each.at, "favorite", each.name)
        self.tab = ACTIVE

    def _history(self) -> w.Widget:
        markers = self.app.markers.passed()
        if not markers:
            return empty("history", tr("Markers that were passed will be here."))
        rows = [self._row(place, each) for place, each in enumerate(markers)]
        return w.Scroll(*rows, id="list", key="history", cls=RECYCLER)

    def chosen(self, what: str) -> None:
        """Do what the sheet was left for."""
        match what:
            case "sort":
                ways = [tr("By name"), tr("By distance"), tr("By date added")]
                self.ask(Choose(title=tr("Sort by"), choices=[*ways]), self.sort)
            case "coordinates":
                self.ask(CoordinateSearch.at(self.app, "", MIDDLE), self.put)
            case "plan":
                self.close(("plan", ""))
            case "save":
                day = datetime.fromtimestamp(self.now_ms / 1000, UTC)
                name = self.app.tracks.free_name(f"markers_{day:%Y-%m-%d}")
                asked = EnterText(title=tr("Save as track file"), text=name, required=True)
                self.ask(asked, self.saved)
            case _:
                self.last = [each.id for each in self.app.markers.active()]
                self.app.markers.move_to_history(self.last)

    def sort(self, way: int) -> None:
        """Put the markers into an order."""
        here = position(self.phone)
        at = LatLon(here.latitude, here.longitude) if here is not None else MIDDLE
        markers = self.app.markers.active()
        if way == 0:
            markers.sort(key=lambda each: (each.name.casefold(), each.id))
        elif way == 1:
            markers.sort(key=lambda each: (distance_m(at, each.at), each.id))
        else:
            markers.sort(key=lambda each: (-each.added, each.id))
        self.app.markers.order([each.id for each in markers])

    def put(self, spot: MapSpot) -> None:
        """Put a marker at coordinates."""
        name = spot.own_name or coordinates.written(spot.at)
        self.app.markers.add(spot.at, "location", name)
        self.tab = ACTIVE

    def saved(self, name: str) -> None:
        """Write the markers as waypoints of a track's file."""
        markers = self.app.markers.active()
        points = tuple(Waypoint(at=each.at, name=each.name) for each in markers)
        gpx = Gpx(name=name, time=iso(self.now_ms), waypoints=points)
        self.app.tracks.put(self.app.tracks.path_of(self.app.tracks.free_name(name)), gpx)
        self.toast(tr("{name} is saved", name=name))


def _day(ms: int) -> str:
    """The day of a time; "" where it is none."""
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d}" if 0 < ms < 2**42 else ""


@dataclass(eq=False)
class MarkersMore(AppScreen[OsmAndApp, str]):
    """What can be done with all markers; closes with the name of it."""

    window = "sheet"

    def build(self) -> w.Widget:
        rows = (
            ("sort", tr("Sort by"), "sort"),
            ("coordinates", tr("Coordinate input"), "dialpad"),
            ("plan", tr("Plan a route"), "route"),
            ("save", tr("Save as track file"), "post_add"),
            ("history", tr("Move all to history"), "history"),
        )
        return sheet(
            tr("Options"),
            *(row(text, partial(self.close, key), icon=icon) for key, text, icon in rows),
        )
