"""The numbers that Android gives the keys that agents press."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.interface.actions import Key

KEY_CODES: Final[dict[Key, int]] = {
    "back": 4,
    "home": 3,
    "recents": 187,
    "enter": 66,
    "delete": 67,
    "tab": 61,
    "power": 26,
    "volume_up": 24,
    "volume_down": 25,
}
