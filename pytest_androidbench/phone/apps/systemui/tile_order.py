"""Which tiles the quick settings show, and in which order: `sysui_qs_tiles`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.tiles import ORDER, STOCK, TILES

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SETTING: Final = ("secure", "sysui_qs_tiles")
FEWEST: Final = 6
"""`quick_settings_min_num_tiles` of Pixel phones."""


def kept_tiles(phone: Phone) -> Sequence[str]:
    """The names the setting has, also of tiles that this phone does not have."""
    return list(dict.fromkeys(filter(None, phone.settings.text(*SETTING).split(",")))) or ORDER


def shown_tiles(phone: Phone) -> Sequence[str]:
    """The names of the tiles in their order, without those that this phone does not have."""
    shown = [name for name in kept_tiles(phone) if name in TILES]
    return shown or [name for name in ORDER if name in TILES]


def other_tiles(phone: Phone) -> Sequence[str]:
    """The names of the tiles that can be added."""
    shown = shown_tiles(phone)
    return [name for name in STOCK if name in TILES and name not in shown]


def keep_tiles(phone: Phone, names: Sequence[str]) -> None:
    """Show these tiles from now on."""
    phone.settings.put(*SETTING, ",".join(names))


def reset_tiles(phone: Phone) -> None:
    """Show the tiles the phone came with, as Android does: they are written down."""
    keep_tiles(phone, ORDER)


def add_tile(phone: Phone, name: str) -> None:
    """Put a tile in front of the others, where it is not shown yet: `cmd statusbar add-tile`."""
    if name not in kept_tiles(phone):
        keep_tiles(phone, [name, *kept_tiles(phone)])


def remove_tile(phone: Phone, name: str) -> None:
    """Show a tile no longer: `cmd statusbar remove-tile`."""
    keep_tiles(phone, [tile for tile in kept_tiles(phone) if tile != name])
