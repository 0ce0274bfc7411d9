"""The icon of Joplin: its first letter."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, line

ICON: Final = IconArt(
    "#1071d3",
    (
        line("#ffffff", 12, 58, 28, 58, 60, 53, 69, 44, 72, 36, 68),
        box(42, 22, 74, 33, "#ffffff", 2),
    ),
)
