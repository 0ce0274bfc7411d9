"""The icon of Gallery: a picture of mountains."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc, polygon

ICON: Final = IconArt(
    "#ef6c00",
    (
        box(20, 26, 80, 74, "#ffffff", 5),
        box(25, 31, 75, 69, "#4fc3f7", 2),
        disc(63, 41, 5, "#ffee58"),
        polygon("#2e7d32", 25, 69, 42, 44, 59, 69),
        polygon("#66bb6a", 45, 69, 60, 52, 75, 69),
    ),
)
