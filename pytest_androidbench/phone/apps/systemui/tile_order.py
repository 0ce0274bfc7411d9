"""Which tiles the quick settings show, and the page where that is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.tiles import ALL, ORDER, describe
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SETTING: Final = ("secure", "sysui_qs_tiles")
FEWEST: Final = 4


def shown_tiles(phone: Phone) -> Sequence[str]:
    """The names of the tiles in their order; unknown ones in the setting are left out."""
    chosen = phone.settings.get(*SETTING)
    if chosen is None:
        return ORDER
    return [name for name in dict.fromkeys(chosen.split(",")) if name in ALL] or ORDER


def remove(phone: Phone, name: str) -> bool:
    """Take a tile out; False when too few would be left."""
    left = [tile for tile in shown_tiles(phone) if tile != name]
    if len(left) < FEWEST:
        return False
    phone.settings.put(*SETTING, ",".join(left))
    return True


def add(phone: Phone, name: str) -> None:
    """Put a tile at the end."""
    phone.settings.put(*SETTING, ",".join([*shown_tiles(phone), name]))


def reset(phone: Phone) -> None:
    """Go back to the order the phone came with."""
    phone.settings.delete(*SETTING)


def edit_page(
    phone: Phone,
    *,
    on_remove: Callable[[str], None],
    on_add: Callable[[str], None],
    on_done: Callable[[], None],
) -> w.Widget:
    """The tiles that are shown, to take out, and the others, to add."""
    shown = shown_tiles(phone)
    others = [name for name in ALL if name not in shown]
    header = w.Row(
        w.IconButton("arrow_back", tr("Navigate up"), on_tap=on_done),
        w.Text(tr("Edit"), w.LABEL, id="title"),
        w.Spacer(weight=1),
        w.Button(tr("Reset"), "text", id="reset_button", on_tap=partial(reset, phone)),
        gap=8,
    )
    rows = [
        _heading(tr("Tap to remove tiles")),
        _grid(phone, shown, "remove_circle_outline", on_remove),
        _heading(tr("Tap to add tiles")) if others else None,
        _grid(phone, others, "add_circle_outline", on_add) if others else None,
    ]
    tiles = w.Scroll(*rows, id="customize_tiles", padding=(16, 0, 16, 32))
    return w.Column(
        w.Panel(header, padding=(8, 4, 16, 4)), tiles, across="stretch", id="qs_customize"
    )


def _heading(text: TextLike) -> w.Widget:
    return w.Panel(w.Text(text, w.BODY_SMALL), padding=(8, 12))


def _grid(phone: Phone, names: Sequence[str], badge: str, act: Callable[[str], None]) -> w.Widget:
    return w.Grid(
        *[_tile(phone, name, badge, partial(act, name)) for name in names], columns=2, gap=8
    )


def _tile(phone: Phone, name: str, badge: str, on_tap: Callable[[], None]) -> w.Widget:
    tile = describe(phone, name)
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
        look=w.Look(background="surface_highest", radius=28),
        cls="android.widget.LinearLayout",
        on_tap=on_tap,
        width="fill",
    )
