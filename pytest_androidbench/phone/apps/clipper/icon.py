"""The icon of Clipper: a sheet of paper on a board."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, line

ICON: Final = IconArt(
    "#607d8b",
    (
        box(27, 22, 73, 80, "#8d6e63", 6),
        box(32, 30, 68, 75, "#ffffff", 2),
        box(39, 17, 61, 30, "#cfd8dc", 4),
        line("#90a4ae", 3, 38, 42, 62, 42),
        line("#90a4ae", 3, 38, 51, 62, 51),
        line("#90a4ae", 3, 38, 60, 54, 60),
    ),
)
