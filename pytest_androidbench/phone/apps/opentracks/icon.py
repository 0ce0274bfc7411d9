"""The icon of OpenTracks: a way with its two ends."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, line

ICON: Final = IconArt(
    "#ff6d00",
    (
        line("#ffffff", 7, 26, 72, 40, 54, 54, 64, 72, 32),
        disc(26, 72, 9, "#ffffff"),
        disc(26, 72, 4, "#ff6d00"),
        disc(72, 30, 13, "#ffffff"),
        disc(72, 30, 6, "#d50000"),
    ),
)
