"""Colours of the app."""

from __future__ import annotations

from pytest_androidbench.phone.kit.palettes import palettes

ORANGE, RED = "#ff6d00", "#be161b"
LIGHT, DARK = palettes(
    primary=(ORANGE, ORANGE),
    on_primary=("#ffffff", "#ffffff"),
    secondary=(ORANGE, ORANGE),
    primary_container=("#eaddff", "#4f378b"),
    on_primary_container=("#21005d", "#eaddff"),
    secondary_container=("#e8def8", "#4a4458"),
    on_secondary_container=("#1d192b", "#e8def8"),
    background=("#fef7ff", "#141218"),
    surface=("#fef7ff", "#141218"),
    on_surface=("#1d1b20", "#e6e0e9"),
    on_surface_variant=("#49454f", "#cac4d0"),
    surface_container=("#f3edf7", "#211f26"),
    surface_high=("#ece6f0", "#2b2930"),
    surface_highest=("#e6e0e9", "#36343b"),
    outline=("#79747e", "#938f99"),
    outline_variant=("#cac4d0", "#49454f"),
)
"""By day and by night."""
