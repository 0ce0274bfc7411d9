from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import uiautomator2

from tests.phone_wire.running import RunningPhone


def test_virtual_time_stands_still_when_nothing_happens(phone: RunningPhone) -> None:
    before = phone.device.shell("date +%s%N")
    threading.Event().wait(0.2)
    assert phone.device.shell("date +%s%N") == before


def test_a_phone_tied_to_the_wall_follows_it(tmp_path: Path) -> None:
    running = RunningPhone(tmp_path, "--wall-clock")
    device = running.device
    began, before = time.monotonic(), int(device.shell("date +%s%N"))
    ui: Any = uiautomator2.connect(device)
    waits = [threading.Thread(target=lambda: ui(text="Nothing").wait(timeout=1)) for _ in range(20)]
    for wait in waits:
        wait.start()
    assert ui.info["screenOn"] is True
    for wait in waits:
        wait.join()
    passed = time.monotonic() - began
    # Waits really wait, all at the same time: one after the other they would take 20 s.
    assert 1 <= passed < 20
    assert 0.9 <= (int(device.shell("date +%s%N")) - before) / 1e9 <= passed + 1
    ui.stop_uiautomator(wait=False)
    assert running.end() == (0, "")
