"""The colours of Broccoli."""

from __future__ import annotations

from typing import Final

LIGHT: Final = {
    "primary": "#2e7d32",
    "on_primary": "#ffffff",
    "primary_container": "#2e7d32",
    "on_primary_container": "#ffffff",
    "secondary_container": "#d5e5d6",
    "on_secondary_container": "#2e7d32",
    "background": "#fafafa",
    "surface": "#ffffff",
    "on_surface": "#212121",
    "on_surface_variant": "#757575",
    "surface_container": "#ffffff",
    "surface_high": "#ffffff",
    "error": "#b00020",
    "on_error": "#ffffff",
    "outline": "#9e9e9e",
    "outline_variant": "#e0e0e0",
    "bar": "#2e7d32",
    "on_bar": "#ffffff",
    "second_bar": "#4caf50",
    "status_bar": "#1b5e20",
}
DARK: Final = {
    "primary": "#a5d6a7",
    "on_primary": "#000000",
    "primary_container": "#a5d6a7",
    "on_primary_container": "#000000",
    "secondary_container": "#31392f",
    "on_secondary_container": "#a5d6a7",
    "background": "#121212",
    "surface": "#1e1e1e",
    "on_surface": "#ffffff",
    "on_surface_variant": "#bdbdbd",
    "surface_container": "#2c2c2c",
    "surface_high": "#2f2f2f",
    "error": "#cf6679",
    "on_error": "#000000",
    "outline": "#8a8a8a",
    "outline_variant": "#3a3a3a",
    "bar": "#272727",
    "on_bar": "#ffffff",
    "second_bar": "#121212",
    "status_bar": "#121212",
}
"""`bar` is the one at the top, `second_bar` the one with the filter below it."""
