"""What lies on the page where tiles are arranged: cells, headings, the tile under a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, Unpack

from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR, TILE
from pytest_androidbench.phone.apps.systemui.tile_face import TILE_HEIGHT, Tile
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Direction
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.widget import Common, Widget

Part = Literal["shown", "others"]
LIFTED: Final = w.Look(background="surface_highest", radius=28, elevation=6)


class TileCell(w.Panel):
    """A place of the page where a tile can be let go: another tile's, or the second heading."""

    def __init__(self, kid: Widget, name: str, part: Part | None, **common: Unpack[Common]) -> None:
        super().__init__(kid, **common)
        self.name = name
        """The tile there; "" for the heading."""
        self.part: Part | None = part
        """Whether the tile is shown; None for the heading, which divides both."""


def tile_body(tile: Tile) -> Widget:
    """A tile as it is arranged: without what it shows below its label."""
    text = w.Text(tile.label, w.LABEL, id="tile_label", lines=1, weight=1)
    sign = w.Panel(w.Icon(tile.icon, 24, "on_surface"), cls=FRAME)
    return w.Row(sign, w.Column(text, weight=1, cls=LINEAR), gap=12)


def tile_cell(
    name: str, part: Part, tile: Tile, on_hold: Callable[[], None], *, away: bool
) -> Widget:
    """A tile; its place is empty while it is under the finger."""
    body = w.Panel(
        tile_body(tile),
        padding=(16, 8),
        min_height=TILE_HEIGHT,
        look=TILE,
        cls=LINEAR,
        desc=tile.label,
        clickable=True,
        long_clickable=False,
        on_long=on_hold,
        width="fill",
        visible=not away,
    )
    return TileCell(body, name, part, cls=FRAME, width="fill")


def heading(text: Message) -> Widget:
    """What can be done with the tiles below it."""
    title = w.Text(text, w.BODY, align="center", id="android:id/title", width="fill")
    return w.Panel(title, padding=(16, 24), width="fill")


def dividing_heading(text: Message) -> Widget:
    """The heading between the tiles that are shown and the others."""
    return TileCell(heading(text), "", None, width="fill")


def lifted(tile: Tile, x: float, y: float, width: float, direction: Direction) -> Widget:
    """The tile under the finger, in dp from the screen's left upper corner."""
    body = w.Panel(
        tile_body(tile), padding=(16, 8), min_height=TILE_HEIGHT, look=LIFTED, width=width
    )
    turned = w.Directed(body, direction)
    return w.Directed(w.At(max(0, x - width / 2), max(0, y - TILE_HEIGHT / 2), turned))


def cell_at(root: Box, point: Point) -> Box | None:
    """The place under a finger."""
    for box in root.walk():
        if isinstance(box.widget, TileCell) and box.rect.contains(point):
            return box
    return None
