"""The icons of the bundled font, by name."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.ui.errors import UnknownIconError
from pytest_androidbench.phone.ui.icon_names import CODEPOINTS, MIRRORED

ICON_FONT: Final = "icons"
"""The font's name in the engine."""


def check_icon(name: str) -> None:
    """Raise when the font has no such icon.

    Raises:
        UnknownIconError: the name is not in `icon_names.py`.
    """
    if name not in CODEPOINTS:
        raise UnknownIconError(name)


def icon_character(name: str) -> str:
    """Return the character that the icon font draws as this icon."""
    check_icon(name)
    return chr(CODEPOINTS[name])


def is_mirrored(name: str) -> bool:
    """Tell whether the icon points along the text and flips from right to left."""
    return name in MIRRORED
