"""The icon of Google Drive: a triangle of three colours."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, polygon

ICON: Final = IconArt(
    "#ffffff",
    (
        polygon("#1ea362", 38, 20, 50, 40, 30, 76, 18, 56),
        polygon("#ffcf48", 38, 20, 62, 20, 82, 56, 58, 56),
        polygon("#4986e7", 40, 58, 82, 58, 70, 78, 29, 78),
    ),
)
