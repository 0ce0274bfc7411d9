"""The icon of Camera: a lens."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, ring

ICON: Final = IconArt(
    "#37474f",
    (
        disc(50, 50, 32, "#eceff1"),
        disc(50, 50, 25, "#263238"),
        ring(50, 50, 18, 4, "#546e7a"),
        disc(50, 50, 11, "#00acc1"),
        disc(45, 45, 4, "#e0f7fa"),
        disc(78, 27, 4, "#ffb300"),
    ),
)
