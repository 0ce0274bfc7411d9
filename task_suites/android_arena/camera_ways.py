"""What tasks with the camera share: its button, and the photos it has taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.appdata.storage import Item

SHUTTER: Final = "shutter_button"


def photos_of(items: Sequence[Item]) -> list[Item]:
    """The camera's photos among files."""
    return [item for item in items if item.path.startswith("Pictures/IMG_") and item.data]
