"""The icon of Draw: a pencil above its line."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, polygon

ICON: Final = IconArt(
    "#f57c00",
    (
        polygon("#ffffff", 26, 70, 30, 55, 57, 28, 71, 42, 44, 67),
        polygon("#f57c00", 34, 58, 57, 35, 64, 42, 41, 63),
        polygon("#ffffff", 60, 25, 65, 20, 79, 34, 74, 39),
        box(24, 74, 76, 77, "#ffffff"),
    ),
)
