"""The icon of Gmail: an envelope whose flap is a letter."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, polygon

ICON: Final = IconArt(
    "#ffffff",
    (
        box(20, 30, 80, 72, "#f1f3f4", 5),
        box(20, 32, 31, 72, "#4a86e8", 3),
        box(69, 32, 80, 72, "#3ba55c", 3),
        polygon("#e24a3b", 20, 33, 28, 29, 50, 46, 72, 29, 80, 33, 80, 44, 50, 63, 20, 44),
    ),
)
