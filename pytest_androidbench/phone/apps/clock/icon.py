"""The icon of Clock: a dark face that shows ten past ten."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, line, ring

ICON: Final = IconArt(
    "#d2e3fc",
    (
        disc(50, 50, 33, "#174ea6"),
        ring(50, 50, 33, 5, "#4285f4"),
        line("#ffffff", 6, 50, 50, 35, 38),
        line("#8ab4f8", 5, 50, 50, 69, 40),
        disc(50, 50, 5, "#fbbc04"),
    ),
)
