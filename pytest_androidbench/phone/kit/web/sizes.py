"""Sizes of downloads, as browsers write them."""

from __future__ import annotations

from typing import Final

UNITS: Final = ("B", "KB", "MB", "GB")


def size_text(size: int) -> str:
    """A number of bytes as people read it."""
    amount, unit = float(size), 0
    while amount >= 1000 and unit < len(UNITS) - 1:
        amount, unit = amount / 1024, unit + 1
    return f"{size} {UNITS[0]}" if unit == 0 else f"{amount:.2f} {UNITS[unit]}"
