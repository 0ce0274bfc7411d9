"""The icon of Tasks: a tick that leaves its circle."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, line, ring

ICON: Final = IconArt(
    "#2196f3",
    (
        ring(48, 52, 28, 6, "#bbdefb"),
        line("#2196f3", 15, 36, 51, 47, 62, 77, 27),
        line("#ffffff", 9, 34, 50, 47, 63, 77, 28),
    ),
)
