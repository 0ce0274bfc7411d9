"""The icon of Messages: two bubbles over each other."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, polygon

ICON: Final = IconArt(
    "#e3edfd",
    (
        box(20, 26, 64, 58, "#8ab4f8", 8),
        polygon("#8ab4f8", 20, 44, 20, 66, 36, 56),
        box(36, 40, 80, 72, "#1a73e8", 8),
        polygon("#1a73e8", 80, 58, 80, 82, 62, 70),
    ),
)
