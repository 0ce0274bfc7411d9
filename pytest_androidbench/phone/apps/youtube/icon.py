"""The icon of YouTube: a white triangle on a red screen."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, polygon

ICON: Final = IconArt(
    "#ffffff",
    (
        box(17, 29, 83, 71, "#ff0000", 11),
        polygon("#ffffff", 43, 39, 43, 61, 62, 50),
    ),
)
