"""The page where the tiles of the quick settings are dragged into another order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR
from pytest_androidbench.phone.apps.systemui.tile_cells import (
    Part,
    TileCell,
    cell_at,
    dividing_heading,
    heading,
    lifted,
    tile_cell,
)
from pytest_androidbench.phone.apps.systemui.tile_grid import tile_columns
from pytest_androidbench.phone.apps.systemui.tile_order import (
    FEWEST,
    keep_tiles,
    other_tiles,
    reset_tiles,
    shown_tiles,
)
from pytest_androidbench.phone.apps.systemui.tiles import TILES
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.windows.scene import Window
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Direction
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import Message, tr

RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
LIST: Final = "android:id/list"
EDGE_DP: Final = 56
"""How near to the list's end a dragged tile is when the list begins to scroll."""
SCROLL_DP: Final = 16
"""How far it scrolls with each movement of the finger there."""


@dataclass(eq=False)
class TileEditing(AppPart[SystemUiApp]):
    """The tiles that are shown above those that can be added; a held one goes with the finger."""

    editing: bool = False
    dragged: str = ""
    """The tile under the finger."""
    finger: tuple[int, int] = (0, 0)
    """Where the finger is, in pixels."""
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        """The page in place of the tiles."""
        rows = (
            heading(tr("Hold and drag to rearrange tiles")),
            self._grid("shown", shown_tiles(self.phone)),
            dividing_heading(self._below()),
            self._grid("others", other_tiles(self.phone)),
        )
        tiles = w.Scroll(*rows, id=LIST, cls=RECYCLER, padding=(16, 0, 16, 32))
        container = w.Column(
            self._toolbar(), tiles, across="stretch", id="customize_container", cls=LINEAR
        )
        return w.Panel(container, id="qs_customize", cls=FRAME)

    def over(self) -> w.Widget | None:
        """The tile that is dragged, drawn over everything."""
        if not self.dragged:
            return None
        display = self.phone.display
        scale = 160 / display.density
        width = (display.logical_size.width * scale - 40) / self._columns
        tile = TILES[self.dragged].show(self.phone)
        direction: Direction = "rtl" if display.is_rtl else "ltr"
        return lifted(tile, self.finger[0] * scale, self.finger[1] * scale, width, direction)

    @property
    def _columns(self) -> int:
        return tile_columns(self.phone.display)

    def _toolbar(self) -> w.Widget:
        header = w.Row(
            w.IconButton("arrow_back", tr("Navigate up"), on_tap=self.done),
            w.Text(tr("Edit"), w.TITLE),
            w.Spacer(weight=1),
            w.More(self.more),
            gap=8,
        )
        return w.Panel(header, padding=(8, 4, 8, 4))

    def _below(self) -> Message:
        if not self.dragged:
            return tr("Hold and drag to add tiles")
        if self._stays(self.dragged):
            return tr("You need at least {count} tiles", count=FEWEST)
        return tr("Drag here to remove")

    def _stays(self, name: str) -> bool:
        """Whether a tile cannot be taken out, since there are so few."""
        shown = shown_tiles(self.phone)
        return name in shown and len(shown) <= FEWEST

    def _grid(self, part: Part, names: Sequence[str]) -> w.Widget:
        tiles = [
            tile_cell(
                name,
                part,
                TILES[name].show(self.phone),
                partial(self.hold, name),
                away=name == self.dragged,
            )
            for name in names
        ]
        return w.Grid(*tiles, columns=self._columns, gap=8)

    def hold(self, name: str) -> None:
        """The finger rests on a tile, which now goes with it."""
        self.dragged = name

    def touched(self, phase: str, x: int, y: int) -> None:
        """A finger acts on the page."""
        self.finger = (x, y)
        if phase != "move":
            self.dragged = ""
        elif self.dragged:
            self._carry()

    def _carry(self) -> None:
        """Put the dragged tile where the finger is, and scroll where that is the list's end.

        Each movement acts on the tiles as the one before it has left them, as on a phone.
        """
        window = self.phone.windows.scene().window_of(self.screen.uid)
        if window is None:
            return
        point = Point(*self.finger).moved(window.area.left, window.area.top)
        box = cell_at(window.root, point)
        if box is not None and isinstance(box.widget, TileCell):
            self._drop_on(box.widget, above=point.y < box.rect.center.y)
        self._scroll(window, point)

    def _drop_on(self, cell: TileCell, *, above: bool) -> None:
        """Take the place of another tile, or cross the heading between both parts."""
        shown = list(shown_tiles(self.phone))
        left = [name for name in shown if name != self.dragged]
        if cell.part == "shown":
            left.insert(shown.index(cell.name), self.dragged)
        elif cell.part is None and above:
            left = shown if self.dragged in shown else [*shown, self.dragged]
        elif self._stays(self.dragged):
            left = shown
        if left != shown:
            keep_tiles(self.phone, left)
            self.phone.windows.changed()

    def _scroll(self, window: Window, point: Point) -> None:
        box = next((box for box in window.root.walk() if box.widget.id == LIST), None)
        if box is not None and (way := self._toward(box, point.y)):
            box.widget.scroll_by(box, window.entry.view, way)
            self.phone.windows.changed()

    def _toward(self, box: Box, y: int) -> int:
        """How far the list is to scroll, in pixels."""
        edge, step = box.ctx.dp(EDGE_DP), box.ctx.dp(SCROLL_DP)
        if y > box.rect.bottom - edge:
            return step
        return -step if y < box.rect.top + edge else 0

    def more(self) -> None:
        """Offer what else there is."""
        self.menus.open(self.entries, title_id="android:id/title")

    def entries(self) -> Sequence[MenuEntry]:
        """The rows of the menu."""
        return [MenuEntry(text=tr("Reset"), act=self.reset)]

    def reset(self) -> None:
        """Go back to the order the phone came with."""
        reset_tiles(self.phone)

    def done(self) -> None:
        """Show the tiles again."""
        self.editing, self.dragged = False, ""
