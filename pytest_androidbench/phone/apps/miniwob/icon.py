"""The icon of MiniWoB: a page with a square to click."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box

ICON: Final = IconArt(
    "#3f51b5",
    (
        box(24, 18, 76, 82, "#ffffff", 3),
        box(24, 18, 76, 36, "#ffeb3b", 3),
        box(34, 48, 54, 68, "#f44336", 1),
    ),
)
