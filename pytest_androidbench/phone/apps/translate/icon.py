"""The icon of Google Translate: two sheets, each with a sign."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, sign

ICON: Final = IconArt(
    "#ffffff",
    (
        box(40, 38, 82, 80, "#d2d5da", 6),
        box(18, 20, 62, 64, "#4285f4", 6),
        sign("translate", "#ffffff", 32, 40, 42),
    ),
)
