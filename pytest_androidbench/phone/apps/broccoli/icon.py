"""The icon of Broccoli: a head of it."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc, polygon

ICON: Final = IconArt(
    "#f1f8e9",
    (
        polygon("#9ccc65", 42, 48, 58, 48, 62, 82, 38, 82),
        disc(33, 47, 15, "#2e7d32"),
        disc(67, 47, 15, "#2e7d32"),
        disc(50, 34, 18, "#388e3c"),
        disc(50, 50, 13, "#43a047"),
        box(38, 80, 62, 84, "#9ccc65", 2),
    ),
)
