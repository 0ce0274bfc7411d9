"""Going a way: the next step above the map, and how much is left below it.

The step that is shown is the first one of the way from where the phone is; it moves on as the
phone does. Where one only looks at a way, its steps are turned over by hand ("Show next" as in
public tests of the real app).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from pytest_androidbench.phone.apps.maps import look, names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.by_bus import trip
from pytest_androidbench.phone.apps.maps.map_pane import NEAR_ZOOM, MapPane, route_of
from pytest_androidbench.phone.apps.maps.trips import Trip, duration
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.finding import MapObject
from pytest_androidbench.phone.kit.maps.projection import LatLon, distance_m
from pytest_androidbench.phone.kit.maps.surface import Overlay
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

BANNER: Final = w.Look(background="#0f6b4f", radius=12)
THERE_M: Final = 30
"""So near to it one has arrived."""


@dataclass(eq=False)
class WayGone(AppScreen[MapsApp, None]):
    """A way while it is gone, or looked at step by step."""

    origin: MapObject | None = None
    """Where it begins; None: where the phone is."""
    goal: MapObject = field(default_factory=lambda: MapObject("", "", MIDDLE))
    mode: str = "car"
    step: int = 0
    pane: MapPane = field(default_factory=MapPane)

    def on_open(self) -> None:
        self.recenter()
        self._keep(self.goal.name)

    def on_close(self) -> None:
        self._keep("")

    def _keep(self, destination: str) -> None:
        """Remember where one is going, unless one only looks at a way."""
        if self.origin is None:
            kept = {names.GOING_TO_KEY: destination, names.GOING_BY_KEY: self.mode}
            self.app.prefs().update(kept)

    def recenter(self) -> None:
        """Look at where the way begins."""
        self.pane.look_at(self.begins or self.goal.at, NEAR_ZOOM)

    @property
    def begins(self) -> LatLon | None:
        """Where the way begins now."""
        return self.origin.at if self.origin is not None else self.app.here

    @property
    def way(self) -> Trip | None:
        """What is left of the way; None where there is none, or nobody knows where one is."""
        if self.begins is None:
            return None
        return trip(self.begins, self.goal.at, self.mode, self.app.hour)

    def build(self) -> w.Widget:
        way = self.way
        if way is None:
            bar = w.TopBar(tr("Navigation"), lead=self._close())
            return w.Page(bar, empty_state(tr("Can't find a way there"), "no_way", margin=24))
        overlay = Overlay(strokes=route_of(way), chosen=self.goal.at)
        return w.Page(self._banner(way), self.pane.build(overlay), self._left(way))

    def _close(self) -> w.Widget:
        return w.IconButton("close", tr("Close navigation"), cls=names.IMAGE, on_tap=self.close)

    @property
    def arrived(self) -> bool:
        """Whether one is there."""
        at = self.begins
        return self.origin is None and at is not None and distance_m(at, self.goal.at) < THERE_M

    def _banner(self, way: Trip) -> w.Widget:
        step = way.steps[min(self.step, len(way.steps) - 1)]
        said = tr("You have arrived") if self.arrived else step.text
        texts = w.Column(
            w.Text(said, w.TITLE.coloured("white"), lines=2, id="navigation_step"),
            w.Text(look.told(self.app, step.metres), w.BODY.coloured("white")),
            weight=1,
        )
        turned = self.origin is not None
        back = w.IconButton("navigate_before", tr("Show previous"), colour="white",
                            cls=names.IMAGE, enabled=self.step > 0, on_tap=self.before)  # fmt: skip
        more = w.IconButton("navigate_next", tr("Show next"), colour="white", cls=names.IMAGE,
                            enabled=self.step + 1 < len(way.steps), on_tap=self.next)  # fmt: skip
        icon = w.Icon(step.icon, 32, "white")
        row = w.Row(icon, texts, turned and back, turned and more, gap=12, width="fill")
        banner = w.Panel(row, look=BANNER, padding=12, width="fill", id="navigation_banner")
        return w.Panel(banner, padding=8, width="fill")

    def _left(self, way: Trip) -> w.Widget:
        arrives = local_time(self.phone) + timedelta(minutes=way.minutes)
        time = clock_text(arrives, self.phone.display)
        texts = w.Column(
            w.Text(duration(way.minutes), w.TITLE, id="time_left"),
            w.Text(f"{look.told(self.app, way.metres)} · {time}", look.SECOND, id="distance_left"),
            weight=1,
            across="center",
        )
        locate = w.IconButton("my_location", tr("Re-center"), on_tap=self.recenter)
        return w.Row(self._close(), texts, locate, width="fill", height=72)

    def next(self) -> None:
        """Look at the next step."""
        self.step += 1

    def before(self) -> None:
        """Look at the step before."""
        self.step -= 1

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        self.pane.touch(phase, x, y, pointer)
