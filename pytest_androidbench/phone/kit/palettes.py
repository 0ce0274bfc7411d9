"""An app's own colours by day and by night."""

from __future__ import annotations

Palette = dict[str, str]


def palettes(**colours: tuple[str, str]) -> tuple[Palette, Palette]:
    """`App.palette` and `App.dark_palette`, from the two colours that each role has."""
    return (
        {role: day for role, (day, _) in colours.items()},
        {role: night for role, (_, night) in colours.items()},
    )
