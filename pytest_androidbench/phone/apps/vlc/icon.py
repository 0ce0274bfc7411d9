"""The icon of VLC: a traffic cone."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, polygon

ICON: Final = IconArt(
    "#ffffff",
    (
        disc(50, 50, 40, "#fff3e0"),
        polygon("#ff8800", 50, 18, 70, 70, 30, 70),
        polygon("#ffffff", 44, 34, 56, 34, 60, 44, 40, 44),
        polygon("#ffffff", 36, 54, 64, 54, 68, 64, 32, 64),
        polygon("#e65100", 22, 70, 78, 70, 82, 80, 18, 80),
    ),
)
