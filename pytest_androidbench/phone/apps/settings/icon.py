"""The icon of Settings: a grey gear around a blue hub."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, sign

ICON: Final = IconArt(
    "#e8eaed",
    (sign("settings", "#5f6368", 74), disc(50, 50, 13, "#e8eaed"), disc(50, 50, 9, "#1a73e8")),
)
