"""Which tiles the quick settings show, and the page where that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR, TILE
from pytest_androidbench.phone.apps.systemui.tiles import ORDER, TILES
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SETTING: Final = ("secure", "sysui_qs_tiles")
FEWEST: Final = 4
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"


def shown_tiles(phone: Phone) -> Sequence[str]:
    """The names of the tiles in their order; unknown ones in the setting are left out."""
    chosen = phone.settings.get(*SETTING)
    if chosen is None:
        return ORDER
    return [name for name in dict.fromkeys(chosen.split(",")) if name in TILES] or ORDER


@dataclass(eq=False)
class TileOrder(AppPart[SystemUiApp]):
    """The tiles that are shown, to take out, and the others, to add."""

    editing: bool = False

    def build(self) -> w.Widget:
        """The page in place of the tiles."""
        shown = shown_tiles(self.phone)
        others = [name for name in TILES if name not in shown]
        header = w.Row(
            w.IconButton("arrow_back", tr("Navigate up"), on_tap=self.done),
            w.Text(tr("Edit"), w.LABEL, id="title"),
            w.Spacer(weight=1),
            w.Button(tr("Reset"), "text", id="reset_button", on_tap=self.reset),
            gap=8,
        )
        rows = self._group(tr("Tap to remove tiles"), shown, "remove_circle_outline", self.remove)
        if others:
            rows += self._group(tr("Tap to add tiles"), others, "add_circle_outline", self.add)
        tiles = w.Scroll(*rows, id="android:id/list", cls=RECYCLER, padding=(16, 0, 16, 32))
        container = w.Column(
            w.Panel(header, padding=(8, 4, 16, 4)),
            tiles,
            across="stretch",
            id="customize_container",
            cls=LINEAR,
        )
        return w.Panel(container, id="qs_customize", cls=FRAME)

    def _group(
        self, title: Message, names: Sequence[str], badge: str, act: Callable[[str], None]
    ) -> list[w.Widget]:
        tiles = [self._tile(name, badge, partial(act, name)) for name in names]
        heading = w.Panel(w.Text(title, w.BODY_SMALL), padding=(8, 12))
        return [heading, w.Grid(*tiles, columns=2, gap=8)]

    def _tile(self, name: str, badge: str, on_tap: Callable[[], None]) -> w.Widget:
        tile = TILES[name].show(self.phone)
        row = w.Row(
            w.Icon(tile.icon, 24, "on_surface"),
            w.Text(tile.label, w.LABEL, id="tile_label", lines=1, weight=1),
            w.Icon(badge, 20),
            gap=12,
        )
        return w.Panel(
            row,
            padding=(16, 8),
            min_height=72,
            look=TILE,
            cls=LINEAR,
            on_tap=on_tap,
            width="fill",
        )

    def remove(self, name: str) -> None:
        """Show a tile less, where enough are left."""
        left = [tile for tile in shown_tiles(self.phone) if tile != name]
        if len(left) < FEWEST:
            self.toast(tr("You need at least {count} tiles", count=FEWEST))
        else:
            self._keep(left)

    def add(self, name: str) -> None:
        """Show a tile more, at the end."""
        self._keep([*shown_tiles(self.phone), name])

    def _keep(self, names: Sequence[str]) -> None:
        self.phone.settings.put(*SETTING, ",".join(names))

    def reset(self) -> None:
        """Go back to the order the phone came with."""
        self.phone.settings.delete(*SETTING)

    def done(self) -> None:
        """Show the tiles again."""
        self.editing = False
