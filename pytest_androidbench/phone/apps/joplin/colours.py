"""Joplin's colours: those of its light and its dark theme."""

from __future__ import annotations

from typing import Final

BAR: Final = "#313640"
BAR_DARK: Final = "#181a1d"
PALETTE: Final = {
    "url": "#155bda",
    "status_bar": BAR,
    "bar": BAR,
    "background": "#ffffff",
    "surface": "#ffffff",
    "on_surface": "#32373f",
    "on_surface_variant": "#7c8b9e",
    "outline_variant": "#dddddd",
    "surface_container": "#f4f5f6",
    "surface_high": "#ffffff",
    "surface_highest": "#e5e5e5",
    "primary": "#155bda",
    "primary_container": "#e74c3c",
    "on_primary_container": "#ffffff",
    "code": "#f3f3f3",
}
DARK_PALETTE: Final = {
    "url": "#a6a6ff",
    "status_bar": BAR_DARK,
    "bar": BAR_DARK,
    "background": "#1d2024",
    "surface": "#1d2024",
    "on_surface": "#dddddd",
    "on_surface_variant": "#999999",
    "outline_variant": "#555555",
    "surface_container": "#23262b",
    "surface_high": "#2d3136",
    "surface_highest": "#616161",
    "primary": "#aac9ff",
    "primary_container": "#e74c3c",
    "on_primary_container": "#ffffff",
    "code": "#2f3136",
}
