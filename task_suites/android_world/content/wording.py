"""How goals word what they are about."""

from __future__ import annotations

from collections.abc import Iterable


def listed(names: Iterable[str]) -> str:
    """Names as one says them: "Rent, Fuel and Taxi"."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
