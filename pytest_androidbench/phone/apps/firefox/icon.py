"""The icon of Firefox: a flame around a violet globe, our own drawing."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, polygon

ICON: Final = IconArt(
    "#ffffff",
    (
        disc(50, 53, 38, "#ff7139"),
        polygon("#ffbd4f", 50, 53, 20, 30, 26, 16, 40, 26, 64, 14, 82, 34),
        disc(54, 50, 24, "#592acb"),
        polygon("#ff980e", 12, 48, 30, 40, 46, 46, 38, 60, 56, 70, 34, 80, 16, 66),
    ),
)
