"""The icon of Chrome: a ring of three colours around a blue disc."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, polygon, ring

ICON: Final = IconArt(
    "#ffffff",
    (
        disc(50, 50, 38, "#fbc02d"),
        polygon("#e53935", 50, 50, 17, 31, 34, 15, 50, 12, 66, 15, 83, 31),
        polygon("#43a047", 50, 50, 17, 31, 12, 50, 17, 69, 34, 84, 50, 88),
        ring(50, 50, 50, 12, "#ffffff"),
        disc(50, 50, 19, "#ffffff"),
        disc(50, 50, 15, "#1e88e5"),
    ),
)
BETA_ICON: Final = IconArt(
    ICON.background,
    (*ICON.shapes, polygon("#0b57d0", 4, 62, 96, 62, 78, 90, 22, 90)),
)
"""The same over a blue band."""
