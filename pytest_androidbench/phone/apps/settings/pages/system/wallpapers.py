"""Choosing a wallpaper: its category, a tile of it, and the screens that are to have it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.settings.model import make, rows
from pytest_androidbench.phone.apps.settings.model.page import Rows, SettingsPageState
from pytest_androidbench.phone.apps.settings.model.pane import Pane
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.wallpaper import Wallpaper, choose_wallpaper
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

CATEGORIES: Final[Mapping[str, Mapping[str, Message]]] = {
    "Default wallpaper": {"dawn": tr("Dawn")},
    "Life": {"leaf": tr("Leaf"), "petal": tr("Petal"), "reef": tr("Reef")},
    "Landscapes": {"forest": tr("Forest"), "canyon": tr("Canyon"), "dunes": tr("Dunes")},
    "Textures": {"ocean": tr("Ocean"), "slate": tr("Slate"), "linen": tr("Linen")},
    "Solid colors": {"plain": tr("Gray"), "navy": tr("Navy"), "olive": tr("Olive")},
}
"""What each is called, by the name that is kept of it."""
SCREENS: Final = (tr("Home screen"), tr("Lock screen"), tr("Home and lock screens"))
HOME, LOCK = 0, 1
"""The screens that alone get it, by their places."""
TILE, PREVIEW = 160, 420
"""Heights in dp."""


def _categories(state: SettingsPageState) -> Rows:
    del state
    return [
        make.link(title, "wallpaper_category", icon="wallpaper", argument=title)
        for title in CATEGORIES
    ]


def _category(state: SettingsPageState) -> Rows:
    found = CATEGORIES.get(state.argument, {})
    return [make.category("Wallpapers"), rows.Custom(tr("Wallpapers"), partial(_tiles, found))]


def _tiles(found: Mapping[str, Message], pane: Pane) -> w.Widget:
    tiles = [
        w.Panel(
            _drawn(name, TILE),
            id="tile",
            cls="android.widget.FrameLayout",
            desc=title,
            on_tap=partial(pane.open, "wallpaper_preview", name),
        )
        for name, title in found.items()
    ]
    grid = w.Grid(*tiles, columns=3, gap=8, row_height=TILE, id="wallpaper_grid", width="fill")
    return w.Padding(grid, (16, 8))


def _preview(state: SettingsPageState) -> Rows:
    return [
        rows.Custom(tr("Preview"), partial(_large, state.argument)),
        rows.Prompt(tr("Set wallpaper"), dialog=_ask, take=_set, icon="check"),
    ]


def _large(name: str, pane: Pane) -> w.Widget:
    del pane
    shown = w.Panel(_drawn(name, PREVIEW), id="wallpaper_preview", desc=tr("Wallpaper preview"))
    return w.Padding(shown, (48, 8))


def _drawn(name: str, height: float) -> w.Widget:
    return w.Canvas(draw=Wallpaper(name), height=height, width="fill", clickable=False)


def _ask() -> Choose:
    return Choose(title=tr("Set wallpaper"), choices=list(SCREENS), negative=tr("Cancel"))


def _set(pane: Pane, screens: int) -> None:
    choose_wallpaper(pane.phone, pane.argument, home=screens != LOCK, lock=screens != HOME)
    pane.toast(tr("Wallpaper set successfully"))
    pane.leave(2)


def _title(state: SettingsPageState) -> Message:
    return tr(state.argument if state.argument in CATEGORIES else "Wallpapers")


def _name(state: SettingsPageState) -> Message:
    every = {name: title for found in CATEGORIES.values() for name, title in found.items()}
    return every.get(state.argument, tr("Preview"))


PAGES: Final = (
    make.page("wallpapers", "Change wallpaper", _categories, "wallpaper"),
    make.page("wallpaper_category", _title, _category, "wallpapers", about=True),
    make.page("wallpaper_preview", _name, _preview, "wallpapers", about=True),
)
