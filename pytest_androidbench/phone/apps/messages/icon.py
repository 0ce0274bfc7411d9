"""The icon of SMS Messenger: a white bubble with three dots."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc, polygon

ICON: Final = IconArt(
    "#f57c00",
    (
        box(22, 26, 78, 66, "#ffffff", 9),
        polygon("#ffffff", 30, 60, 30, 82, 50, 64),
        disc(37, 46, 4.5, "#f57c00"),
        disc(50, 46, 4.5, "#f57c00"),
        disc(63, 46, 4.5, "#f57c00"),
    ),
)
