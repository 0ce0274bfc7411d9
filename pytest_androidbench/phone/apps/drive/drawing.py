"""What the small world's pictures in Drive show, of which no more than a size is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.byte_cache import remembered
from pytest_androidbench.phone.world.photos import WorldPhoto
from pytest_androidbench.phone.world.scenes import SCENES, drawn

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.drive.schema import DriveItem

KEPT: Final = 1_000_000
"""Bytes of pictures that are remembered."""


def picture_of(item: DriveItem) -> bytes:
    """A picture: what was taken in, else one that is drawn by its size, whatever it is called."""
    return item.content or _drawn(item.size)


@remembered(KEPT, lambda _, data: len(data))
def _drawn(size: int) -> bytes:
    scenes = sorted(SCENES)
    return drawn(WorldPhoto(f"{size}", 0, 12, "", scenes[size % len(scenes)]))
