"""Sizes as Settings writes them."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.amounts import Unit, unit_text

UNITS: Final[tuple[tuple[int, Unit], ...]] = (
    (1_000_000_000, "GB"),
    (1_000_000, "MB"),
    (1_000, "kB"),
)


def size_text(size: int, locale: str) -> str:
    """Return a size as Android writes it in a language: 1000-based, two digits."""
    for unit, name in UNITS:
        if size >= unit:
            value = size / unit
            return unit_text(value, 2 if value < 10 else 1, name, locale)
    return unit_text(size, 0, "B", locale)
