"""The icon of Retro Music: a record with a note on it."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, ring, sign

ICON: Final = IconArt(
    "#ffffff",
    (
        disc(50, 50, 34, "#24243a"),
        ring(50, 50, 27, 1.6, "#4a4a68"),
        ring(50, 50, 21, 1.6, "#4a4a68"),
        disc(50, 50, 15, "#ff4f81"),
        sign("music_note", "#ffffff", 22),
    ),
)
