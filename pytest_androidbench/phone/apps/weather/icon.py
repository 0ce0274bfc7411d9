"""The icon of The Weather Channel: words on blue."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, sign

ICON: Final = IconArt(
    "#0b5cd5",
    (disc(62, 38, 18, "#ffc107"), sign("cloud", "#ffffff", 52)),
)
