"""The icon of OsmAnd: a magnifier whose glass is a place on a map."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, disc, line, ring

ICON: Final = IconArt(
    "#ff8800",
    (
        line("#ffffff", 10, 62, 62, 80, 80),
        disc(44, 44, 26, "#ffffff"),
        ring(44, 44, 20, 6, "#ff8800"),
        disc(44, 44, 8, "#237be7"),
    ),
)
