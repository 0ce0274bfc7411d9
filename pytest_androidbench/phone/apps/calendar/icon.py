"""The icon of Simple Calendar: a page with its days."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box

ICON: Final = IconArt(
    "#f57c00",
    (
        box(24, 26, 76, 78, "#ffffff", 6),
        box(24, 26, 76, 40, "#bf360c", 6),
        box(24, 34, 76, 40, "#bf360c"),
        box(35, 19, 41, 32, "#ffffff", 3),
        box(59, 19, 65, 32, "#ffffff", 3),
        *(
            box(x, y, x + 8, y + 8, "#f57c00" if (x, y) == (46, 60) else "#ffcc80", 1)
            for y in (46, 60)
            for x in (32, 46, 60)
        ),
    ),
)
