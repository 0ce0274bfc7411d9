"""The images that the phone has, for goals in which any of them will do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.appdata.mails import digest
from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.devices.device import Device

ENDINGS: Final = (".jpg", ".jpeg", ".png", ".webp", ".gif")


def images_of(device: Device) -> Mapping[str, bytes]:
    """What each image of the shared storage holds, by its path there."""
    return {
        item.path: item.data
        for item in Storage(device).visible()
        if item.data is not None and item.path.lower().endswith(ENDINGS)
    }


def digests_of_images(device: Device) -> frozenset[str]:
    """The same as digests."""
    return frozenset(digest(data) for data in images_of(device).values())
