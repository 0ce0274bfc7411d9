"""The icon of Play Music: headphones' rings around a note."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, ring, sign

ICON: Final = IconArt(
    "#ffffff",
    (
        disc(50, 50, 36, "#ff9100"),
        ring(50, 50, 30, 5, "#ef6c00"),
        disc(50, 50, 18, "#ef6c00"),
        sign("music_note", "#ffffff", 26),
    ),
)
