"""Colours of the app."""

from __future__ import annotations

from typing import Final

BAR: Final = "#1e2135"
ACCENT: Final = "#f04b4b"
GOLD: Final = "#e3b51b"
PALETTE: Final = {
    "status_bar": "#161828",
    "background": "#eeeeee",
    "surface": "#eeeeee",
    "surface_high": "#ffffff",
    "surface_container": "#ffffff",
    "on_surface": "#212121",
    "on_surface_variant": "#757575",
    "outline_variant": "#d0d0d0",
    "primary": "#008577",
    "primary_container": ACCENT,
    "on_primary_container": "#ffffff",
    "actions": "#e0e0e0",
    "on_actions": "#505050",
}
DARK_PALETTE: Final = {
    "status_bar": "#161828",
    "background": "#222222",
    "surface": "#222222",
    "surface_high": "#424242",
    "surface_container": "#424242",
    "on_surface": "#ffffff",
    "on_surface_variant": "#9e9e9e",
    "outline_variant": "#444444",
    "primary": "#80cbc4",
    "primary_container": ACCENT,
    "on_primary_container": "#ffffff",
    "actions": "#3d3d3d",
    "on_actions": "#c0c0c0",
}
