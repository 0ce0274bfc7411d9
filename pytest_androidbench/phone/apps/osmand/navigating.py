"""A route to a point: the way along the map's roads, since nothing is asked of a network."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.osmand import coordinates, names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.look import BOLD, LINEAR, SECOND, row
from pytest_androidbench.phone.apps.osmand.plan_sheets import PROFILES
from pytest_androidbench.phone.apps.osmand.spot import MapSpot
from pytest_androidbench.phone.kit.maps import roads
from pytest_androidbench.phone.kit.maps.finding import nearest_road
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ROAD_M: Final = 300.0
"""So near a place a road is that is meant by it."""


@dataclass(eq=False)
class Navigating(AppPart[OsmAndApp]):
    """Where one wants to go, and from where."""

    on: bool = False
    start_at: MapSpot | None = None
    """None: from the phone's position."""
    end_at: MapSpot | None = None
    profile: str = "car"
    following: bool = False
    told: bool = False
    """Whether its streets are listed."""

    def begin(self, end: MapSpot | None = None, start: MapSpot | None = None) -> None:
        """Look for a way."""
        self.on, self.following, self.told = True, False, False
        self.end_at, self.start_at = end or self.end_at, start or self.start_at

    def stop(self) -> None:
        """Go nowhere."""
        self.on, self.following, self.start_at, self.end_at = False, False, None, None

    @property
    def origin(self) -> LatLon | None:
        """Where it begins, if that is known."""
        if self.start_at is not None:
            return self.start_at.at
        here = position(self.phone)
        return LatLon(here.latitude, here.longitude) if here is not None else None

    @property
    def route(self) -> roads.Route | None:
        """The way, once both ends are known."""
        if not self.on or self.origin is None or self.end_at is None:
            return None
        return roads.route(self.origin, self.end_at.at, self.profile, self.avoided)

    @property
    def avoided(self) -> frozenset[str]:
        """Names of the roads that no way takes."""
        return self.app.prefs().get(names.AVOIDED, frozenset[str]())

    def avoid(self, at: LatLon) -> None:
        """Take the road at a place no more; or again, where it was avoided."""
        found = nearest_road(at)
        if found is None or found[1] > ROAD_M:
            self.toast(tr("There is no road here"))
            return
        name = found[0].name
        again = name in self.avoided
        changed = self.avoided - {name} if again else self.avoided | {name}
        self.app.prefs().put(names.AVOIDED, changed)
        said = tr("{road} is taken again", road=name)
        self.toast(said if again else tr("{road} is avoided", road=name))

    def line(self) -> tuple[LatLon, ...]:
        """The way for the map."""
        found = self.route
        return found.points if found is not None else ()

    def build(self, pick: Callable[[str], None]) -> w.Widget:
        """The panel below the map; `pick` chooses an end."""
        found = self.route
        column = w.Column(
            w.Row(*(self._mode(key) for key in roads.PROFILES), gap=4, id="app_modes"),
            row(
                self._start(), partial(pick, "start"), icon="my_location",
                summary=tr("From"), id="FromLayout", title_id="fromText",
            ),
            row(
                self.end_at.title if self.end_at else tr("Select destination"),
                partial(pick, "end"), icon="flag", summary=tr("To"), id="ToLayout",
                title_id="toText",
            ),
            found and self._numbers(found),
            found and self.told and self._streets(found),
            self._buttons(found),
            w.Spacer(28),
            across="stretch",
        )  # fmt: skip
        look = w.Look(background="surface", radius=12, elevation=8)
        return w.Panel(column, look=look, width="fill", id="route_menu_container", cls=LINEAR)

    def _start(self) -> TextLike:
        if self.start_at is not None:
            return self.start_at.title
        return tr("My Location") if self.origin else tr("Waiting for position…")

    def _mode(self, key: str) -> w.Widget:
        label, icon = PROFILES[key]
        return w.IconButton(
            icon, label, key=f"mode {key}", selected=key == self.profile,
            on_tap=partial(self.choose, key),
        )  # fmt: skip

    def choose(self, profile: str) -> None:
        """Go otherwise."""
        self.profile = profile

    def _numbers(self, found: roads.Route) -> w.Widget:
        minutes = max(1, round(found.seconds / 60))
        spent = f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{minutes} min"
        imperial = self.app.prefs().get(names.UNITS, "KILOMETERS_AND_METERS") == "MILES_AND_FEET"
        text = f"{coordinates.distance(found.metres, imperial)}, {spent}"
        kind = tr("Along the roads of the map") if found.streets else tr("Straight line")
        said = w.Column(w.Text(text, BOLD, id="distance"), w.Text(kind, SECOND), weight=1)
        details = w.Button(tr("Details"), "text", id="details_button", on_tap=self.tell)
        return w.Panel(w.Row(said, details, width="fill"), padding=(16, 4), width="fill")

    def tell(self) -> None:
        """List the streets, or no longer."""
        self.told = not self.told

    def _streets(self, found: roads.Route) -> w.Widget:
        rows = [
            row(name, icon="arrow_upward", summary=coordinates.distance(metres))
            for name, metres in found.streets
        ]
        return w.Scroll(*rows, height=200, weight=0, id="route_details")

    def _buttons(self, found: roads.Route | None) -> w.Widget:
        stops = tr("Stop") if self.following else tr("Cancel")
        row_ = w.Row(
            w.Button(stops, "tonal", id="cancel_button", on_tap=self.stop, weight=1),
            w.Button(
                tr("Start"), id="start_button", on_tap=self.follow, weight=1,
                enabled=found is not None and not self.following,
            ),
            gap=16,
            width="fill",
        )  # fmt: skip
        return w.Panel(row_, padding=(16, 8), width="fill")

    def follow(self) -> None:
        """Set out, and ask whether it may be told of (MapActions.startNavigation)."""
        self.following = True
        found = self.route
        if found is not None:
            self.toast(tr("Go {metres}", metres=coordinates.distance(found.metres)))
        self.request_permissions((names.NOTIFICATIONS,), self.notified)

    def notified(self, granted: dict[str, bool]) -> None:
        """Nothing follows: the way is shown in any case."""
