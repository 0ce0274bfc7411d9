"""The icon of Google Calendar: a sheet with coloured edges."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box

ICON: Final = IconArt(
    "#ffffff",
    (
        box(22, 22, 78, 78, "#4285f4", 6),
        box(66, 34, 78, 66, "#fbbc04"),
        box(34, 66, 66, 78, "#34a853"),
        box(66, 66, 78, 78, "#ea4335"),
        box(34, 34, 66, 66, "#ffffff"),
        box(44, 42, 57, 46, "#4285f4"),
        box(50, 46, 55, 60, "#4285f4"),
    ),
)
