"""The icon of Contacts: a person in two blues."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc

ICON: Final = IconArt(
    "#e3edfd",
    (
        disc(50, 36, 15, "#1a73e8"),
        box(24, 56, 76, 78, "#8ab4f8", 11),
        box(24, 67, 76, 78, "#8ab4f8"),
    ),
)
