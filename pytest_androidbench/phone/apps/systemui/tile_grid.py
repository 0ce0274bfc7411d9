"""How many tiles of the quick settings lie beside and below each other."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.context import Display

TABLET_DP: Final = 600
LARGE_TABLET_DP: Final = 720


def _smallest_dp(display: Display) -> float:
    return min(display.logical_size) * 160 / display.density


def tile_columns(display: Display) -> int:
    """`quick_settings_num_columns`."""
    smallest = _smallest_dp(display)
    if smallest < TABLET_DP:
        return 4 if display.is_wide else 2
    return 2 if display.is_wide and smallest < LARGE_TABLET_DP else 3


def tile_rows(display: Display) -> int:
    """`quick_settings_max_rows`."""
    if _smallest_dp(display) >= TABLET_DP:
        return 3
    return 2 if display.is_wide else 4


def first_tiles(display: Display) -> int:
    """`quick_qs_panel_max_tiles`: those above the notifications."""
    return 6 if _smallest_dp(display) >= TABLET_DP else 4
