"""The quick settings: four tiles above the notifications, or pages of all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.brightness import slider
from pytest_androidbench.phone.apps.systemui.look import FRAME, GROUP, LINEAR
from pytest_androidbench.phone.apps.systemui.tile_editing import TileEditing
from pytest_androidbench.phone.apps.systemui.tile_face import TILE_HEIGHT, face
from pytest_androidbench.phone.apps.systemui.tile_grid import first_tiles, tile_columns, tile_rows
from pytest_androidbench.phone.apps.systemui.tile_order import shown_tiles
from pytest_androidbench.phone.apps.systemui.tiles import TILES
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

IMAGE: Final = "android.widget.ImageView"


@dataclass(eq=False)
class QuickSettings(AppPart[SystemUiApp]):
    """The tiles, and what a tap on one of them does."""

    page: int = 0
    order: TileEditing = field(default_factory=TileEditing)

    def first(self) -> w.Widget:
        """As many tiles as there is room for above the notifications."""
        return w.Panel(
            self._grid(0, first_tiles(self.phone.display)),
            padding=(16, 4, 16, 16),
            id="quick_qs_panel",
            cls=LINEAR,
            takes_focus=True,
        )

    def pages(self) -> w.Widget:
        """All tiles, with the brightness above them."""
        pages = -(-len(shown_tiles(self.phone)) // self._per_page)
        pager = w.Pager(
            count=pages,
            index=min(self.page, pages - 1),
            page=self._page,
            on_page=self.turn_to,
            id="qs_pager",
            weight=0,
        )
        column = w.Column(
            w.Panel(slider(self.phone), padding=(16, 8)),
            pager,
            self._below(pages),
            across="stretch",
        )
        panel = w.Panel(column, id="quick_settings_panel", cls=LINEAR, takes_focus=True)
        return w.Scroll(panel, id="expanded_qs_scroll_view", cls="android.widget.ScrollView")

    def _below(self, pages: int) -> w.Widget:
        """Which page it is, and the way to choose the tiles."""
        edit = w.IconButton(
            "edit",
            tr("Edit order of settings."),
            size=20,
            id="android:id/edit",
            cls=IMAGE,
            on_tap=self.edit,
        )
        dots = w.Align(self._dots(pages), weight=1)
        row = w.Row(w.Spacer(width=48), dots, edit, width="fill", height=48)
        return w.Panel(row, padding=(16, 0), id="qs_footer", cls=FRAME)

    def footer(self) -> w.Widget:
        """The buttons below all tiles."""
        settings = w.IconButton(
            "settings", tr("Open settings."), id="settings_button", on_tap=self.open_settings
        )
        row = w.Row(
            w.Spacer(weight=1),
            w.Panel(settings, id="settings_button_container", cls=FRAME),
            w.IconButton(
                "power_settings_new", tr("Power menu"), id="pm_lite", cls=IMAGE, on_tap=self.power
            ),
            gap=8,
        )
        return w.Panel(row, padding=(16, 8, 16, 32), id="qs_footer_actions", cls=LINEAR)

    def _page(self, index: int) -> w.Widget:
        first = index * self._per_page
        grid = self._grid(first, first + self._per_page, as_high_as_others=index > 0)
        return w.Panel(grid, padding=(16, 4), id="tile_page", cls=GROUP)

    def _grid(self, start: int, end: int, *, as_high_as_others: bool = False) -> w.Widget:
        tiles = [
            face(
                TILES[name].show(self.phone),
                partial(self.press, name),
                partial(self.hold, name) if TILES[name].page or TILES[name].turn else None,
            )
            for name in shown_tiles(self.phone)[start:end]
        ]
        missing = end - start - len(tiles) if as_high_as_others else 0
        empty = [w.Panel(height=TILE_HEIGHT) for _ in range(missing)]
        return w.Grid(*tiles, *empty, columns=tile_columns(self.phone.display), gap=8)

    @property
    def _per_page(self) -> int:
        display = self.phone.display
        return tile_columns(display) * tile_rows(display)

    def _dots(self, pages: int) -> w.Widget:
        colours = ["primary" if at == self.page else "outline_variant" for at in range(pages)]
        return w.Row(
            *[w.Icon("circle", 8, colour) for colour in colours],
            gap=4,
            id="footer_page_indicator",
            cls=GROUP,
            desc=tr("Page {page} of {pages}", page=self.page + 1, pages=pages),
        )

    def press(self, name: str) -> None:
        """Tap a tile: turn what it stands for, or open what it leads to."""
        turn = TILES[name].turn
        if turn is not None:
            turn(self.phone)
        elif name == "cast":
            self.hold(name)
        elif name == "internet":
            self.app.open_dialog("internet")
        elif name == "alarm":
            self.phone.activities.start(Intent(action="android.intent.action.SHOW_ALARMS"))

    def hold(self, name: str) -> None:
        """Hold a tile: its page in Settings; where it has none, what a tap does."""
        page = TILES[name].page
        if page:
            self.app.open_settings(page)
        else:
            self.press(name)

    def turn_to(self, page: int) -> None:
        """Show another page of tiles."""
        self.page = page

    def edit(self) -> None:
        """Choose the tiles; afterwards their first page is shown."""
        self.page = 0
        self.order.editing = True

    def open_settings(self) -> None:
        """Show Settings."""
        self.app.open_settings("SETTINGS")

    def power(self) -> None:
        """Show the power menu."""
        self.app.open_dialog("power menu")
