"""Colours of the map, by day and by night."""

from __future__ import annotations

from typing import Final, NamedTuple

RGB = tuple[int, int, int]


class LineStyle(NamedTuple):
    """How a way is drawn."""

    zoom: int
    """From which zoom on."""
    dp: float
    """How wide it is at zoom 15; each zoom nearer or further makes it a quarter wider or less."""
    day: RGB
    night: RGB
    edge: bool = True
    """Whether it has a darker edge."""
    dashed: bool = False


LAND: Final[tuple[RGB, RGB]] = (241, 238, 232), (32, 34, 38)
TOWN: Final[tuple[RGB, RGB]] = (225, 221, 214), (46, 47, 52)
HOUSE: Final[tuple[RGB, RGB]] = (201, 192, 182), (66, 66, 72)
LANE: Final[tuple[RGB, RGB]] = (255, 255, 255), (62, 64, 70)
EDGE: Final[tuple[RGB, RGB]] = (168, 160, 148), (16, 17, 20)
AREAS: Final[dict[str, tuple[int, RGB, RGB]]] = {
    "farm": (11, (236, 233, 208), (38, 41, 38)),
    "forest": (8, (190, 216, 170), (30, 46, 36)),
    "wetland": (10, (208, 228, 212), (32, 48, 48)),
    "vineyard": (13, (207, 224, 164), (44, 52, 32)),
    "industry": (12, (221, 212, 224), (48, 44, 54)),
    "pitch": (14, (170, 210, 166), (34, 56, 42)),
    "lake": (9, (155, 200, 230), (24, 52, 84)),
}
"""Kind -> from which zoom on, by day, by night; in the order they are drawn."""
STROKES: Final[dict[str, LineStyle]] = {
    "stream": LineStyle(12, 1.6, (155, 200, 230), (24, 52, 84), edge=False),
    "river": LineStyle(6, 7.0, (155, 200, 230), (24, 52, 84), edge=False),
    "municipality": LineStyle(12, 0.9, (178, 150, 184), (92, 76, 98), edge=False, dashed=True),
    "path": LineStyle(13, 1.2, (196, 112, 84), (140, 92, 72), edge=False, dashed=True),
    "track": LineStyle(13, 1.6, (172, 132, 80), (120, 98, 66), edge=False),
    "rail": LineStyle(10, 1.6, (112, 112, 116), (120, 120, 126), edge=False),
    "tertiary": LineStyle(12, 4.0, (255, 255, 255), (82, 84, 90)),
    "secondary": LineStyle(10, 4.6, (249, 236, 160), (112, 102, 62)),
    "primary": LineStyle(8, 5.2, (250, 206, 132), (140, 104, 54)),
    "motorway": LineStyle(6, 6.0, (232, 132, 116), (142, 74, 66)),
    "border": LineStyle(2, 2.0, (146, 92, 156), (158, 118, 170), edge=False, dashed=True),
}
"""Kind -> stroke, in the order they are drawn."""
ROUTE: Final = "#bf237be7"
TRACK: Final = "#d81b60"
POSITION: Final = "#536dfe"
MARKERS: Final = (
    "#3f51b5", "#4caf50", "#e53935", "#ffa000", "#00bcd4", "#9c27b0", "#607d8b",
)  # fmt: skip
"""Colours of markers by their number, as MapMarker's colours 0 to 6."""
FAVORITE: Final = "#eecc22"
