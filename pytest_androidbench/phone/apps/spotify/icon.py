"""The icon of Spotify: three arcs on green."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, line

_DARK: Final = "#121212"
ICON: Final = IconArt(
    _DARK,
    (
        disc(50, 50, 38, "#1ed760"),
        line(_DARK, 7, 27, 41, 38, 37, 50, 36, 63, 38, 75, 44),
        line(_DARK, 6, 30, 53, 40, 50, 50, 49, 61, 51, 71, 56),
        line(_DARK, 5, 33, 64, 42, 61, 50, 61, 59, 63, 66, 67),
    ),
)
