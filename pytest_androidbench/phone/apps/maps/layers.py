"""The sheet that says how the map is drawn, and what its details draw.

Ids of the sheet and of its satellite tile, descriptions and the checked state are those of public
tests of the real app; the other tiles' ids are made after the one that is known. There the sheet
offers 3D, Street View and the like, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Final
from zlib import crc32

from pytest_androidbench.phone.apps.maps import names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.kit.maps.atlas import Line
from pytest_androidbench.phone.kit.maps.colours import Ground
from pytest_androidbench.phone.kit.maps.kinds import ROADS
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.maps.regions import MapRegion, region_at
from pytest_androidbench.phone.kit.maps.roads import busy, slowed
from pytest_androidbench.phone.kit.maps.surface import MapStroke
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_androidbench.phone.system.prefs import Prefs
    from pytest_androidbench.phone.ui.message import TextLike

GROUNDS: Final[dict[Ground, tuple[TextLike, str, str]]] = {
    "map": (tr("Default"), "map", "default"),
    "satellite": (tr("Satellite"), "satellite", "satellite"),
    "terrain": (tr("Terrain"), "terrain", "terrain"),
}
"""How the ground is drawn -> name, sign, and what its tile's id says."""
DETAILS: Final = {
    names.TRANSIT_KEY: (tr("Public transit"), "train", "transit"),
    names.TRAFFIC_KEY: (tr("Traffic"), "directions_car", "traffic"),
    names.BIKING_KEY: (tr("Biking"), "directions_bike", "bicycling"),
    names.STREET_KEY: (tr("Street View"), "panorama", "street_view"),
}
"""Key of a detail -> the same."""
FREE, DENSE, JAMMED = "#0f9d58", "#f9a825", "#d93025"
FLOWS: Final = (FREE, FREE, FREE, DENSE, JAMMED)
"""How fast it goes where it is the same at every hour: most ways are free."""
DENSE_FROM, JAMMED_FROM = 1.2, 1.5
"""How many times as long a piece of a way takes then."""
RAIL: Final = "#8e24aa"
CYCLING: Final = "#0b8043"
DRIVEN: Final = ("motorway", "primary", "secondary")
CYCLED: Final = ("tertiary", "track")
PHOTOGRAPHED: Final = "#1a73e8"


def ground_of(prefs: Prefs) -> Ground:
    """How the ground is drawn now."""
    kept = prefs.get(names.MAP_TYPE_KEY, "map")
    return next((ground for ground in GROUNDS if ground == kept), "map")


def strokes_of(prefs: Prefs, at: LatLon, hour: int) -> Sequence[MapStroke]:
    """What the details that are on draw of the region of a place at an hour of the day."""
    region = region_at(at)
    flags = [prefs.get(key, default=False) for key in DETAILS]
    return _strokes(region, hour if region.rush else 0, *flags)


@lru_cache(maxsize=8)
def _strokes(
    region: MapRegion, hour: int, transit: bool, traffic: bool, biking: bool, street: bool
) -> Sequence[MapStroke]:
    drawn = []
    for way in region.atlas().ways:
        if transit and way.kind == "rail":
            drawn.append(MapStroke(points=way.points, colour=RAIL, dp=4))
        if traffic and way.kind in DRIVEN:
            drawn += _flows(way, hour) if region.rush else [_flow(way)]
        if biking and way.kind in _cycled(region):
            drawn.append(MapStroke(points=way.points, colour=CYCLING))
        if street and region.photographed and way.pavement and way.kind in ROADS:
            drawn.append(MapStroke(points=way.points, colour=PHOTOGRAPHED))
    if transit:
        drawn += [MapStroke(points=line.stops, colour=RAIL, dp=4) for line in region.atlas().buses]
    return drawn


def _cycled(region: MapRegion) -> Sequence[str]:
    """The kinds of roads that are for cycling: in towns large streets have lanes."""
    return ("secondary", "path") if region.rush else CYCLED


def _flow(way: Line) -> MapStroke:
    flow = FLOWS[crc32(f"{way.name} {way.points[0]}".encode()) % len(FLOWS)]
    return MapStroke(points=way.points, colour=flow)


def _flows(way: Line, hour: int) -> Iterator[MapStroke]:
    for a, b in pairwise(way.points):
        flow = flow_colour(slowed(busy(way, a, b), hour))
        yield MapStroke(points=(a, b), colour=flow)


def flow_colour(slow: float) -> str:
    """The colour of a piece of a way that takes so many times as long as when it is free."""
    if slow < DENSE_FROM:
        return FREE
    return DENSE if slow < JAMMED_FROM else JAMMED


class _Tile(w.Checkable, w.Panel):
    """A tile that is checked while it is chosen."""


@dataclass(eq=False)
class LayersSheet(AppScreen[MapsApp, None]):
    """Three grounds, of which one is drawn, and three details; stays until it is closed."""

    window: ClassVar[WindowKind] = "sheet"

    def build(self) -> w.Widget:
        prefs = self.app.prefs()
        grounds = [
            _tile(*told, on=key == ground_of(prefs), act=partial(self.draw, key))
            for key, told in GROUNDS.items()
        ]
        details = [
            _tile(*told, on=prefs.get(key, default=False), act=partial(self.turn, key))
            for key, told in DETAILS.items()
            if key != names.STREET_KEY or self.app.region.photographed
        ]
        close = w.IconButton("close", tr("Close menu"), cls=names.IMAGE, on_tap=self.close)
        head = w.Row(w.Text(tr("Map type"), w.TITLE_MEDIUM, weight=1), close, width="fill")
        content = w.Column(
            head,
            w.Row(*grounds, width="fill"),
            w.Panel(w.Text(tr("Map details"), w.TITLE_MEDIUM), padding=(0, 12)),
            w.Row(*details, width="fill"),
            across="stretch",
            width="fill",
        )
        scroll = w.Scroll(content, weight=0, padding=16, id="layers_menu_container")
        return w.Panel(scroll, look=w.Look(background="surface", radius=12), width="fill")

    def draw(self, ground: str) -> None:
        """Draw the ground otherwise."""
        self.app.prefs().put(names.MAP_TYPE_KEY, ground)

    def turn(self, key: str) -> None:
        """Show a detail, or hide it."""
        prefs = self.app.prefs()
        prefs.put(key, not prefs.get(key, default=False))


def _tile(text: TextLike, icon: str, name: str, *, on: bool, act: Callable[[], None]) -> w.Widget:
    frame = w.Look(
        background="secondary_container" if on else "surface_high",
        radius=12,
        border="primary" if on else None,
    )
    sign = w.Panel(w.Align(w.Icon(icon, 28)), look=frame, width=64, height=64)
    label = w.Text(text, w.LABEL_SMALL, "primary" if on else "on_surface", lines=2, align="center")
    return _Tile(
        w.Column(sign, label, gap=6, across="center", width="fill"),
        id=f"layers_menu_{name}_layer",
        desc=text,
        selected=on,
        on_tap=act,
        weight=1,
    )
