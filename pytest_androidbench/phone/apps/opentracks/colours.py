"""Colours of the app."""

from __future__ import annotations

from typing import Final

ORANGE, RED = "#ff6d00", "#be161b"
LIGHT: Final = {
    "primary": ORANGE,
    "on_primary": "#ffffff",
    "secondary": ORANGE,
    "primary_container": "#eaddff",
    "on_primary_container": "#21005d",
    "secondary_container": "#e8def8",
    "on_secondary_container": "#1d192b",
    "background": "#fef7ff",
    "surface": "#fef7ff",
    "on_surface": "#1d1b20",
    "on_surface_variant": "#49454f",
    "surface_container": "#f3edf7",
    "surface_high": "#ece6f0",
    "surface_highest": "#e6e0e9",
    "outline": "#79747e",
    "outline_variant": "#cac4d0",
}
DARK: Final = {
    "primary": ORANGE,
    "on_primary": "#ffffff",
    "secondary": ORANGE,
    "primary_container": "#4f378b",
    "on_primary_container": "#eaddff",
    "secondary_container": "#4a4458",
    "on_secondary_container": "#e8def8",
    "background": "#141218",
    "surface": "#141218",
    "on_surface": "#e6e0e9",
    "on_surface_variant": "#cac4d0",
    "surface_container": "#211f26",
    "surface_high": "#2b2930",
    "surface_highest": "#36343b",
    "outline": "#938f99",
    "outline_variant": "#49454f",
}
