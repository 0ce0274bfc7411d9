"""The icon of Wikipedia: a globe of pieces, with one still missing."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc, line, ring

ICON: Final = IconArt(
    "#ffffff",
    (
        disc(50, 50, 33, "#d9dce1"),
        ring(50, 50, 33, 2, "#72777d"),
        line("#72777d", 1.6, 17, 50, 83, 50),
        line("#72777d", 1.6, 50, 17, 50, 83),
        line("#72777d", 1.6, 24, 33, 76, 33),
        line("#72777d", 1.6, 24, 67, 76, 67),
        box(56, 16, 74, 33, "#ffffff", 2),
        disc(50, 41, 4, "#d9dce1"),
        line("#202122", 5, 34, 40, 42, 62, 50, 44, 58, 62, 66, 40),
    ),
)
