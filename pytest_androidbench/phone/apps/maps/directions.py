"""The page that shows the way from one place to another, by each mode.

The fields' ids, "Swap start and destination" and `start_button` are those of public tests of the
real app; what it says where there is no way is known, not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.maps import look, store
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.by_bus import by_bus, trip
from pytest_androidbench.phone.apps.maps.departing import Departure
from pytest_androidbench.phone.apps.maps.layers import LayersSheet
from pytest_androidbench.phone.apps.maps.map_pane import MapPane, route_of
from pytest_androidbench.phone.apps.maps.store import HERE, name_of
from pytest_androidbench.phone.apps.maps.transit_options import TransitOptions
from pytest_androidbench.phone.apps.maps.trips import MODES, Trip, duration, leaves
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.surface import Overlay, Pin
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Size
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

PIECE: Final = Size(280, 220)
"""Dp of the map that are seen on most displays."""
LIGHT, HEAVY = 0.1, 0.3
"""The delay from which on traffic is moderate and heavy, as a share of the time without any."""


@dataclass(eq=False)
class WayThere(AppScreen[MapsApp, None]):
    """Two ends, four modes, the way on the map or step by step."""

    origin: MapObject | None = None
    """Where it begins; at first where the phone is, if that is known."""
    goal: MapObject | None = None
    mode: str = "car"
    stepwise: bool = False
    """Whether the steps are shown in place of the map."""
    chosen_bus: tuple[str, ...] = ()
    """The lines of the way by public transport that was chosen, while one is."""
    pane: MapPane = field(default_factory=MapPane)
    options: TransitOptions = field(default_factory=TransitOptions)
    departure: Departure = field(default_factory=Departure)

    def on_open(self) -> None:
        at = self.app.here
        if self.origin is None and at is not None:
            self.origin = MapObject(tr("Your location").text, HERE, at)
        self._see_all()

    def trip(self, mode: str) -> Trip | None:
        """The way by a mode; None without both ends, and where there is none."""
        if self.origin is None or self.goal is None:
            return None
        if mode == "transit" and self.chosen_bus:
            return next(each for each in self.buses if each.lines == self.chosen_bus)
        return trip(self.origin.at, self.goal.at, mode, self.departure.moment.hour)

    @property
    def buses(self) -> tuple[Trip, ...]:
        """The ways by public transport."""
        if self.origin is None or self.goal is None:
            return ()
        return by_bus(self.origin.at, self.goal.at)

    def build(self) -> w.Widget:
        way = self.trip(self.mode)
        if self.origin is None or self.goal is None:
            missing = tr("Choose a start and a destination to see the way")
            return w.Page(self._ends(), empty_state(missing, "no_way", margin=24))
        tabs = [
            w.Tab(text=self._time(mode), icon=icon, desc=name)
            for mode, (name, icon) in MODES.items()
        ]
        chosen = [*MODES].index(self.mode)
        return w.Page(
            self._ends(),
            w.Tabs(tabs, chosen, self.turn, id="directions_mode_tabs"),
            *(self._none() if way is None else self._way(way)),
        )

    def _time(self, mode: str) -> TextLike:
        way = self.trip(mode)
        return "—" if way is None else duration(way.minutes)

    def _ends(self) -> w.Widget:
        first = self._end("origin", tr("Choose starting point"), "startpoint")
        last = self._end("goal", tr("Choose destination"), "endpoint")
        swap = w.IconButton("swap_vert", tr("Swap start and destination"), on_tap=self.swap)
        fields = w.Column(first, w.Spacer(height=6), last, across="stretch", weight=1)
        return w.Row(w.Up(self.close, desc=tr("Back")), fields, swap, width="fill",
                     id="directions_header")  # fmt: skip

    def _end(self, which: str, hint: TextLike, name: str) -> w.Widget:
        place: MapObject | None = getattr(self, which)
        said = hint if place is None else name_of(place)
        return look.text_box(
            said, partial(self.choose, which), faint=place is None, height=44, width="fill",
            frame=w.Look(border="outline", radius=8), id=f"directions_{name}_textbox",
        )  # fmt: skip

    def _none(self) -> list[w.Widget]:
        return [empty_state(tr("Can't find a way there"), "no_way", margin=24)]

    def _way(self, way: Trip) -> list[w.Widget]:
        assert self.goal is not None
        pins = [] if self.origin is None else [
            Pin(at=self.origin.at, colour="#5f6368", icon="circle")]  # fmt: skip
        overlay = Overlay(strokes=route_of(way), pins=pins, chosen=self.goal.at)
        if self.mode == "transit" and len(self.buses) > 1 and not self.chosen_bus:
            return [self.options.build(self.buses)]
        shown = self._steps(way) if self.stepwise else self._on_map(overlay)
        return [shown, w.Divider(), self._summary(way)]

    def _on_map(self, overlay: Overlay) -> w.Widget:
        """The map with the button that says how it is drawn."""
        layers = w.Fab("layers", tr("Layers"), id="layers_fab", size=40, on_tap=self.layers)
        over = w.Column(
            w.Row(w.Panel(weight=1), layers, w.Spacer(12), width="fill"), width="fill", height=48
        )
        return w.Stack(self.pane.build(overlay), over, weight=1, width="fill")

    def _steps(self, way: Trip) -> w.Widget:
        rows = [
            w.ListItem(one.text, look.told(self.app, one.metres), icon=one.icon, look=w.MATERIAL)
            for one in way.steps
        ]
        return w.Scroll(*rows, id="turns", key=f"mode {self.mode}")

    def _summary(self, way: Trip) -> w.Widget:
        say = self.phone.windows.translate
        time = say(duration(way.minutes))
        texts = w.Column(
            w.Text(f"{time} ({look.told(self.app, way.metres)})", w.TITLE, id="trip_summary"),
            w.Text(self._about(way), look.SECOND, lines=2, id="trip_details"),
            w.Text(traffic_on(way), look.SECOND, lines=1, id="trip_traffic")
            if way.slowed
            else None,
            gap=2,
        )
        begin = tr("Start") if self._from_here else tr("Preview")
        sign = "navigation" if self._from_here else "play_arrow"
        buttons = look.actions(
            self.mode != "transit" and look.action(sign, begin, self.begin, id="start_button",
                                                   strong=True),
            look.action("map", tr("Show map"), self.turn_steps) if self.stepwise
            else look.action("list", tr("Steps"), self.turn_steps),
            look.action("commute", tr("Options"), self.choose_again) if self.chosen_bus else None,
            look.action("bookmark_border", tr("Pin"), self.pin),
            look.action("share", tr("Share"), self.share),
            self.departure.button(),
        )  # fmt: skip
        return w.Column(w.Panel(texts, padding=(16, 8, 16, 0)), buttons, across="stretch")

    def _about(self, way: Trip) -> TextLike:
        """By which street, or when a bus leaves and when one arrives."""
        now = self.departure.moment
        if self.mode == "transit":
            leaving = leaves(way, now)
            time = clock_text(leaving, self.phone.display)
            return tr("{time} from {stop}", time=time, stop=way.via)
        arrives = clock_text(now + timedelta(minutes=way.minutes), self.phone.display)
        if not way.via:
            return tr("Arrive at {time}", time=arrives)
        return tr("via {street} · Arrive at {time}", street=way.via, time=arrives)

    @property
    def _from_here(self) -> bool:
        return self.origin is not None and self.origin.kind == HERE

    def _see_all(self) -> None:
        """Look at the whole way, or at the ends that are known."""
        way = self.trip(self.mode)
        ends = [each.at for each in (self.origin, self.goal) if each is not None]
        self.pane.look_at_all([*ends, *(way.points if way is not None else ())], PIECE)

    def turn(self, mode: int) -> None:
        """Go by another mode."""
        self.mode, self.chosen_bus = [*MODES][mode], ()
        self._see_all()

    def take(self, way: Trip) -> None:
        """Show one of the ways by public transport."""
        self.chosen_bus = way.lines
        self._see_all()

    def choose_again(self) -> None:
        """Show all of them."""
        self.chosen_bus = ()

    def layers(self) -> None:
        """Say how the map is drawn."""
        self.show(LayersSheet())

    def turn_steps(self) -> None:
        """Show the steps, or the map again."""
        self.stepwise = not self.stepwise

    def swap(self) -> None:
        """Go back."""
        self.origin, self.goal, self.chosen_bus = self.goal, self.origin, ()
        self._see_all()

    def choose(self, which: str) -> None:
        """Ask for one of the ends."""
        hint = tr("Choose starting point") if which == "origin" else tr("Choose destination")
        middle = self.app.near
        page = self.app.page("search", lat=middle.lat, lon=middle.lon, hint=hint, one=True)
        self.ask(page, self.chosen, which)

    def chosen(self, which: str, place: MapObject | str) -> None:
        """Begin or end there."""
        if isinstance(place, MapObject):
            setattr(self, which, place)
            self.chosen_bus = ()
            self._see_all()

    def begin(self) -> None:
        """Go the way, or look at its steps one after another."""
        assert self.goal is not None
        origin = None if self._from_here else self.origin
        self.show(self.app.page("navigation", origin=origin, goal=self.goal, mode=self.mode))

    def pin(self) -> None:
        """Keep the trip among those that are gone often."""
        if self.goal is not None:
            row = store.PinnedTrip(mode=self.mode, **store.columns(self.goal))
            table = store.trips(self.app)
            table.remove([each.id for each in store.about(table, self.goal)])
            table.add(row)
            self.toast(tr("Trip pinned"))

    def share(self) -> None:
        """Give the way to another app."""
        if self.origin is not None and self.goal is not None:
            ends = "/".join(f"{at.lat:.5f},{at.lon:.5f}" for at in (self.origin.at, self.goal.at))
            self.phone.activities.share(text=f"https://www.google.com/maps/dir/{ends}")

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)


def traffic_on(way: Trip) -> Message:
    """What traffic there is on a way, and what it costs."""
    minutes = round(way.delay / 60)
    share = way.delay / max(1.0, way.seconds - way.delay)
    if share < LIGHT or not minutes:
        return tr("Light traffic, as usual")
    if share < HEAVY:
        return tr("Moderate traffic · {n} min delay", n=minutes)
    return tr("Heavy traffic · {n} min delay", n=minutes)
