"""Sizes as Settings writes them."""

from __future__ import annotations

from typing import Final

UNITS: Final = ((1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB"))


def size_text(size: int) -> str:
    """Return a size as Android writes it: 1000-based, two digits."""
    for unit, name in UNITS:
        if size >= unit:
            value = size / unit
            return f"{value:.2f} {name}" if value < 10 else f"{value:.1f} {name}"
    return f"{size} B"
