"""The icon of Photos: a wheel of four half discs."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, polygon

ICON: Final = IconArt(
    "#ffffff",
    (
        polygon("#f9ab00", 50, 50, 20, 50, 24, 38, 35, 33, 46, 38),
        polygon("#ea4335", 50, 50, 50, 20, 62, 24, 67, 35, 62, 46),
        polygon("#4285f4", 50, 50, 80, 50, 76, 62, 65, 67, 54, 62),
        polygon("#34a853", 50, 50, 50, 80, 38, 76, 33, 65, 38, 54),
    ),
)
