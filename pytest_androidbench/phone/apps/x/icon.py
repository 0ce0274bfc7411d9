"""The icon of X: its letter, white on black, one stroke hollow."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, line, polygon

ICON: Final = IconArt(
    "#000000",
    (
        line("#ffffff", 5, 72, 26, 28, 76),
        polygon("#ffffff", 24, 24, 41, 24, 77, 76, 60, 76),
        polygon("#000000", 32, 28, 39, 28, 69, 72, 62, 72),
    ),
)
