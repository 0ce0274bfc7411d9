"""A phone needs no more memory for the hundredth look of its screens than for the tenth."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import adbutils
import pytest
import uiautomator2

from tests.phone_wire.running import RunningPhone

PAGES = ("SETTINGS", "WIFI_SETTINGS", "DISPLAY_SETTINGS", "SOUND_SETTINGS", "DATE_SETTINGS")
WARM = range(400, 416)
LATER = range(416, 432)
"""Densities: each has text, glyphs and shapes in sizes of its own."""
GROWTH = 4_000_000
"""Bytes. Caches that are full leave 1 to 2 MB to the allocator; 9 MB more were kept without."""


def anonymous(pid: int) -> int:
    found = re.search(r"RssAnon:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


def look_around(device: adbutils.AdbDevice, ui: uiautomator2.Device, density: int) -> None:
    device.shell(f"wm density {density}")
    for page in PAGES:
        device.shell(f"am start -a android.settings.{page}")
        ui.jsonrpc.takeScreenshot(1, 80)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_what_was_shown_long_ago_is_not_kept(
    phone: RunningPhone, device: adbutils.AdbDevice, ui: uiautomator2.Device
) -> None:
    for density in WARM:
        look_around(device, ui, density)
    before = anonymous(phone.pid)
    for density in LATER:
        look_around(device, ui, density)
    assert anonymous(phone.pid) - before < GROWTH
