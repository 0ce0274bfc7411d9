"""What a tile of the quick settings shows, and how it looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR, TILE
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import TextLike, tr

ON: Final = tr("On")
OFF: Final = tr("Off")
TILE_HEIGHT: Final = 72
"""`qs_tile_height`, in dp."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """What a tile shows now."""

    icon: str
    label: TextLike
    secondary: TextLike
    on: bool = False
    lit: bool | None = None
    """Coloured although it is not "on", as Internet is."""
    desc: TextLike | None = None
    toggle: bool = True
    available: bool = True


class TileFace(w.Panel):
    """The clickable body of a tile: a switch whose text is its state."""

    class_name: ClassVar[str] = "android.widget.Switch"
    is_plain: ClassVar[bool] = False
    state: TextLike = ""
    toggle: bool = True
    on: bool = False

    def label(self, box: Box) -> str:
        return box.ctx.text(self.state) if self.toggle else ""

    @property
    def checkable(self) -> bool:
        return self.toggle

    @property
    def is_checked(self) -> bool:
        return self.toggle and self.on


def face(tile: Tile, on_tap: Callable[[], None], on_long: Callable[[], None] | None) -> w.Widget:
    """The widget for a tile."""
    lit = tile.on if tile.lit is None else tile.lit
    colour = "on_primary_container" if lit else "on_surface"
    texts = w.Column(
        w.Text(tile.label, w.LABEL, colour=colour, id="tile_label", lines=1),
        w.Text(tile.secondary, w.BODY_SMALL, colour=colour, id="app_label", lines=1),
        weight=1,
        cls=LINEAR,
    )
    sign = w.Panel(w.Icon(tile.icon, 24, colour), cls=FRAME)
    look = w.Look(background="primary_container", radius=28) if lit else TILE
    made = TileFace(
        w.Row(sign, texts, gap=12),
        padding=(16, 8),
        min_height=TILE_HEIGHT,
        look=look,
        on_tap=on_tap,
        on_long=on_long,
        desc=tile.desc,
        enabled=tile.available,
        width="fill",
        cls=None if tile.toggle and tile.available else "android.widget.Button",
    )
    made.state, made.on, made.toggle = (ON if tile.on else OFF), tile.on, tile.toggle
    return made
