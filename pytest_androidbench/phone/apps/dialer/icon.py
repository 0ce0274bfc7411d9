"""The icon of Phone: a blue receiver on white."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, sign

ICON: Final = IconArt(
    "#e3edfd",
    (sign("call", "#1a73e8", 64),),
)
