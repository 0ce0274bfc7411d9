"""The icon of the keyboard: coloured keys over a space bar."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc

ICON: Final = IconArt(
    "#e3edfd",
    (
        disc(28, 38, 6, "#4285f4"),
        disc(43, 38, 6, "#ea4335"),
        disc(58, 38, 6, "#fbbc04"),
        disc(73, 38, 6, "#34a853"),
        disc(36, 53, 6, "#34a853"),
        disc(50, 53, 6, "#4285f4"),
        disc(64, 53, 6, "#ea4335"),
        box(32, 64, 68, 73, "#5f6368", 4),
    ),
)
