"""The icon of the calculator: the four operations on a blue disc."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc, line

ICON: Final = IconArt(
    "#4285f4",
    (
        line("#ffffff", 5, 26, 36, 44, 36),
        line("#ffffff", 5, 35, 27, 35, 45),
        line("#ffffff", 5, 57, 36, 75, 36),
        line("#ffffff", 5, 28, 59, 42, 73),
        line("#ffffff", 5, 42, 59, 28, 73),
        box(54, 54, 80, 80, "#ffffff", 6),
        line("#4285f4", 4, 60, 67, 74, 67),
        disc(67, 61, 2.4, "#4285f4"),
        disc(67, 73, 2.4, "#4285f4"),
    ),
)
