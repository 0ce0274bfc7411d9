"""The icon of Markor: its first letter over a red pen."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, line, polygon

ICON: Final = IconArt(
    "#1e2135",
    (
        line("#ffffff", 9, 26, 66, 26, 34, 44, 54, 62, 34, 62, 66),
        line("#e53935", 7, 80, 34, 80, 62),
        polygon("#e53935", 76, 64, 84, 64, 80, 74),
    ),
)
