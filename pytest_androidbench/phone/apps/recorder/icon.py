"""The icon of Audio Recorder: a sound's wave."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box

ICON: Final = IconArt(
    "#253343",
    tuple(
        box(x - 3, 50 - half, x + 3, 50 + half, colour, 3)
        for x, half, colour in (
            (22, 6, "#ffffff"),
            (33, 16, "#ffffff"),
            (44, 27, "#ef5350"),
            (55, 12, "#ef5350"),
            (66, 21, "#ffffff"),
            (77, 8, "#ffffff"),
        )
    ),
)
