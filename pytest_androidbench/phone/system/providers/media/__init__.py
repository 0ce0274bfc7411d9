"""Pictures, songs, films and other files of shared storage, as the media store knows them."""

from __future__ import annotations

from pytest_androidbench.phone.system.providers.media.describing import (
    AUDIO,
    DOCUMENT,
    IMAGE,
    VIDEO,
)
from pytest_androidbench.phone.system.providers.media.items import MediaItem
from pytest_androidbench.phone.system.providers.media.provider import MediaProvider
from pytest_androidbench.phone.system.providers.media.store import (
    PACKAGE,
    PATH,
    MediaState,
    MediaStore,
)

__all__ = [
    "AUDIO",
    "DOCUMENT",
    "IMAGE",
    "PACKAGE",
    "PATH",
    "VIDEO",
    "MediaItem",
    "MediaProvider",
    "MediaState",
    "MediaStore",
]
