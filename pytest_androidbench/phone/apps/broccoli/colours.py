"""The colours of Broccoli."""

from __future__ import annotations

from pytest_androidbench.phone.kit.palettes import palettes

LIGHT, DARK = palettes(
    primary=("#2e7d32", "#a5d6a7"),
    on_primary=("#ffffff", "#000000"),
    primary_container=("#2e7d32", "#a5d6a7"),
    on_primary_container=("#ffffff", "#000000"),
    secondary_container=("#d5e5d6", "#31392f"),
    on_secondary_container=("#2e7d32", "#a5d6a7"),
    background=("#fafafa", "#121212"),
    surface=("#ffffff", "#1e1e1e"),
    on_surface=("#212121", "#ffffff"),
    on_surface_variant=("#757575", "#bdbdbd"),
    surface_container=("#ffffff", "#2c2c2c"),
    surface_high=("#ffffff", "#2f2f2f"),
    error=("#b00020", "#cf6679"),
    on_error=("#ffffff", "#000000"),
    outline=("#9e9e9e", "#8a8a8a"),
    outline_variant=("#e0e0e0", "#3a3a3a"),
    bar=("#2e7d32", "#272727"),
    on_bar=("#ffffff", "#ffffff"),
    second_bar=("#4caf50", "#121212"),
    status_bar=("#1b5e20", "#121212"),
)
"""By day and by night; `bar` is at the top, `second_bar` has the filter below it."""
