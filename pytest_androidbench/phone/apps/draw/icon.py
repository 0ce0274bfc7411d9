"""The icon of Draw: a pencil above the line it has drawn."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, polygon

ICON: Final = IconArt(
    "#f57c00",
    (
        polygon("#ffffff", 20, 70, 25, 51, 53, 23, 72, 42, 42, 66),
        polygon("#f57c00", 31, 56, 54, 33, 61, 40, 38, 62),
        polygon("#ffffff", 57, 20, 65, 12, 84, 31, 76, 39),
        box(18, 75, 82, 81, "#ffffff", 2),
    ),
)
