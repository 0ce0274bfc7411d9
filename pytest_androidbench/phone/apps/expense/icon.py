"""The icon of Pro Expense: a wallet with a coin."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.app_icons import IconArt, box, disc, sign

ICON: Final = IconArt(
    "#039be5",
    (
        box(20, 28, 76, 74, "#ffffff", 7),
        box(20, 28, 76, 40, "#b3e5fc", 6),
        box(56, 46, 82, 62, "#01579b", 6),
        disc(64, 54, 4, "#ffffff"),
        disc(36, 56, 11, "#43a047"),
        sign("attach_money", "#ffffff", 18, 36, 56),
    ),
)
