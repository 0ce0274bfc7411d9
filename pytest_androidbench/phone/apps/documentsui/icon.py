"""The icon of Files: a folder in two blues."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box

ICON: Final = IconArt(
    "#e8f0fe",
    (
        box(20, 28, 50, 50, "#1967d2", 5),
        box(20, 34, 80, 73, "#4285f4", 5),
        box(20, 44, 80, 73, "#669df6", 5),
    ),
)
