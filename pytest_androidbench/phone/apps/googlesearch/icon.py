"""The icon of the Google app: a ring of four colours, open where its bar begins."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, line, polygon

ICON: Final = IconArt(
    "#ffffff",
    (
        disc(50, 50, 30, "#4285f4"),
        polygon("#ea4335", 50, 50, 23, 36, 32, 24, 50, 19, 68, 25, 74, 32),
        polygon("#fbbc04", 50, 50, 23, 36, 19, 50, 23, 64),
        polygon("#34a853", 50, 50, 23, 64, 34, 77, 50, 81, 64, 77, 71, 72),
        disc(50, 50, 19, "#ffffff"),
        polygon("#ffffff", 50, 50, 73, 31, 90, 31, 90, 45, 50, 45),
        line("#4285f4", 10, 52, 50, 76, 50),
    ),
)
