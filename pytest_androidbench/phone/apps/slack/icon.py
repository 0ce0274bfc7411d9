"""The icon of Slack: four strokes of four colours, each with a drop."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc

ICON: Final = IconArt(
    "#4a154b",
    (
        box(20, 34, 50, 46, "#36c5f0", 6),
        box(54, 20, 66, 50, "#2eb67d", 6),
        box(50, 54, 80, 66, "#ecb22e", 6),
        box(34, 50, 46, 80, "#e01e5a", 6),
        disc(40, 26, 6, "#36c5f0"),
        disc(74, 40, 6, "#2eb67d"),
        disc(60, 74, 6, "#ecb22e"),
        disc(26, 60, 6, "#e01e5a"),
    ),
)
