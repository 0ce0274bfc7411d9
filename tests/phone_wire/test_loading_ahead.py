"""A phone that imports its apps' screens while nobody asks for anything."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.phone_wire.running import RunningPhone

CLOCK = "com.google.android.deskclock/com.android.deskclock.DeskClock"
LOADING = """
import asyncio, json, sys
from pytest_androidbench.phone.__main__ import make_phone
from pytest_androidbench.phone.wire.ahead import load_ahead
from pytest_androidbench.phone.wire.command_line import CommandLine

async def main():
    phone, end, turns = make_phone(CommandLine()), asyncio.Event(), []
    loaded = lambda: sum(name.startswith("pytest_androidbench.phone.apps") for name in sys.modules)
    async def someone_asks():
        while True:
            turns.append(loaded())
            if len(turns) == int(sys.argv[1]):
                end.set()
            await asyncio.sleep(0)
    asking = asyncio.create_task(someone_asks())
    await load_ahead(phone, end)
    asking.cancel()
    before = loaded()
    for app in phone.packages.apps():
        for activity in app.activities:
            app.screen_class(activity)
        for window in app.windows.values():
            app.screen_named(window)
    print(json.dumps({"turns": turns, "left": loaded() - before}))

asyncio.run(main())
"""


def _loading(end_after: int) -> tuple[list[int], int]:
    command = [sys.executable, "-c", LOADING, str(end_after)]
    found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found["turns"], found["left"]


def test_all_screens_are_loaded_with_turns_for_clients_in_between() -> None:
    turns, left = _loading(0)
    assert left == 0
    assert len(set(turns)) > 20


def test_the_end_of_the_phone_ends_it() -> None:
    turns, left = _loading(3)
    assert len(turns) == 3
    assert left > 0


def test_a_phone_shows_the_same_with_and_without(tmp_path: Path) -> None:
    shown = []
    for flags in ((), ("--load-ahead",)):
        running = RunningPhone(tmp_path, *flags)
        running.device.shell(f"am start -W -n {CLOCK}")
        shown.append(running.device.shell("uiautomator dump /dev/tty; date"))
        assert running.end() == (0, "")
    assert shown[0] == shown[1]
    assert "Alarm" in shown[0]
