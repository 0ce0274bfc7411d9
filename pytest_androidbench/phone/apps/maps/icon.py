"""The icon of Maps: a pin of several colours."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, line

ICON: Final = IconArt(
    "#ffffff",
    (
        line("#34a853", 10, 48, 50, 48, 84),
        disc(48, 40, 24, "#4285f4"),
        disc(40, 34, 12, "#ea4335"),
        disc(48, 40, 9, "#ffffff"),
    ),
)
