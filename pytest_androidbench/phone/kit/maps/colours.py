"""Colours of the map: by day, by night, and as the ground looks from above."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

RGB = tuple[int, int, int]
Ground = Literal["map", "satellite", "terrain"]
"""How the ground is drawn: as a map, as a satellite sees it, as a map with the relief."""


class GroundColour(NamedTuple):
    """The colour of one thing."""

    day: RGB
    night: RGB
    above: RGB
    """As a satellite sees it."""

    def on(self, ground: Ground, *, night: bool) -> RGB:
        """The colour on a ground, by day or by night; from above it is always day."""
        if ground == "satellite":
            return self.above
        return self.night if night else self.day


class LineStyle(NamedTuple):
    """How a way is drawn."""

    zoom: int
    """From which zoom on."""
    dp: float
    """How wide it is at zoom 15; each zoom nearer or further makes it a quarter wider or less."""
    colour: GroundColour
    edge: bool = True
    """Whether it has a darker edge."""
    dashed: bool = False


LAND: Final = GroundColour((241, 238, 232), (32, 34, 38), (98, 112, 72))
TOWN: Final = GroundColour((225, 221, 214), (46, 47, 52), (126, 120, 104))
HOUSE: Final = GroundColour((201, 192, 182), (66, 66, 72), (150, 98, 80))
LANE: Final = GroundColour((255, 255, 255), (62, 64, 70), (142, 140, 134))
EDGE: Final = GroundColour((168, 160, 148), (16, 17, 20), (84, 82, 76))
AREAS: Final[dict[str, tuple[int, GroundColour]]] = {
    "built": (9, TOWN),
    "farm": (11, GroundColour((236, 233, 208), (38, 41, 38), (134, 138, 78))),
    "forest": (8, GroundColour((190, 216, 170), (30, 46, 36), (42, 66, 38))),
    "wetland": (10, GroundColour((208, 228, 212), (32, 48, 48), (84, 100, 72))),
    "vineyard": (13, GroundColour((207, 224, 164), (44, 52, 32), (108, 118, 62))),
    "industry": (12, GroundColour((221, 212, 224), (48, 44, 54), (132, 130, 128))),
    "park": (11, GroundColour((190, 226, 178), (32, 54, 40), (62, 104, 52))),
    "pitch": (14, GroundColour((170, 210, 166), (34, 56, 42), (72, 116, 60))),
    "lake": (9, GroundColour((155, 200, 230), (24, 52, 84), (34, 62, 78))),
}
"""Kind -> from which zoom on, and its colour; in the order they are drawn."""
STROKES: Final[dict[str, LineStyle]] = {
    "stream": LineStyle(
        12, 1.6, GroundColour((155, 200, 230), (24, 52, 84), (34, 62, 78)), edge=False
    ),
    "river": LineStyle(
        6, 7.0, GroundColour((155, 200, 230), (24, 52, 84), (58, 92, 96)), edge=False
    ),
    "municipality": LineStyle(
        12,
        0.9,
        GroundColour((178, 150, 184), (92, 76, 98), (178, 170, 150)),
        edge=False,
        dashed=True,
    ),
    "path": LineStyle(
        13,
        1.2,
        GroundColour((196, 112, 84), (140, 92, 72), (168, 152, 120)),
        edge=False,
        dashed=True,
    ),
    "track": LineStyle(
        13, 1.6, GroundColour((172, 132, 80), (120, 98, 66), (160, 146, 116)), edge=False
    ),
    "rail": LineStyle(
        10, 1.6, GroundColour((112, 112, 116), (120, 120, 126), (96, 92, 88)), edge=False
    ),
    "residential": LineStyle(13, 3.0, GroundColour((255, 255, 255), (74, 76, 82), (146, 144, 138))),
    "tertiary": LineStyle(12, 4.0, GroundColour((255, 255, 255), (82, 84, 90), (150, 148, 142))),
    "secondary": LineStyle(10, 4.6, GroundColour((249, 236, 160), (112, 102, 62), (158, 154, 146))),
    "primary": LineStyle(8, 5.2, GroundColour((250, 206, 132), (140, 104, 54), (166, 160, 150))),
    "motorway": LineStyle(6, 6.0, GroundColour((232, 132, 116), (142, 74, 66), (176, 170, 160))),
    "border": LineStyle(
        2,
        2.0,
        GroundColour((146, 92, 156), (158, 118, 170), (232, 224, 150)),
        edge=False,
        dashed=True,
    ),
}
"""Kind -> stroke, in the order they are drawn."""
HILL: Final[RGB] = (120, 98, 70)
"""The shadow of the relief."""
ROUTE: Final = "#bf237be7"
TRACK: Final = "#d81b60"
POSITION: Final = "#536dfe"
MARKERS: Final = (
    "#3f51b5", "#4caf50", "#e53935", "#ffa000", "#00bcd4", "#9c27b0", "#607d8b",
)  # fmt: skip
"""Colours of markers by their number, as MapMarker's colours 0 to 6."""
FAVORITE: Final = "#eecc22"
