"""What it costs that agents reach their device through a door, beside the same device directly."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import adbutils
import uiautomator2

from benchmarks.figures import Figure, median
from benchmarks.phones import memory_mb
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.providers.phone import PhoneProvider

CALLS: Final = 300
PULLS: Final = 15
LARGE: Final = 50_000_000
DIRECT: Final = "directly"
BY_DOOR: Final = "by the door"


def door_figures() -> list[Figure]:
    """Clicks and a large file, each way in turns."""
    provider = PhoneProvider(export=False)
    device, door = provider.acquire(), Door()
    try:
        door.lead_to(device)
        # As in an agent's turn: everything is looked at and noted.
        door.begin_turn(steps=None, seconds=None, limits={})
        figures = [
            _click(device, door, "by serial", serial=device.serial),
            _click(device, door, "by transport id", transport_id=1),
            _pull(device, door),
        ]
        memory = memory_mb(door.pid, "VmRSS")
        return [*figures, Figure(name="door: memory", value=memory, unit="MB", target=30)]
    finally:
        door.close()
        provider.release(device)


def _servers(device: Device, door: Door) -> dict[str, adbutils.AdbClient]:
    addresses = {DIRECT: device.address, BY_DOOR: door.address}
    return {way: adbutils.AdbClient(*address) for way, address in addresses.items()}


def _click(device: Device, door: Door, name: str, **chosen: Any) -> Figure:
    """How much longer a click takes in the median, as uiautomator2 has its device from adbutils."""
    clients = {
        way: uiautomator2.connect(server.device(**chosen))
        for way, server in _servers(device, door).items()
    }
    calls = {way: partial(client.click, 540, 150) for way, client in clients.items()}
    took = _in_turns(calls, CALLS, door)
    directly, by_door = median(took[DIRECT]), median(took[BY_DOOR])
    for client in clients.values():
        client.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]
    return Figure(
        name=f"door: a click longer, device {name}",
        value=by_door - directly,
        unit="ms",
        target=0.5,
        note=f"{by_door:.2f} ms against {directly:.2f} ms",
    )


def _pull(device: Device, door: Door) -> Figure:
    """How many times as long a file of 50 MB takes."""
    device.shell(f"dd if=/dev/urandom of=/sdcard/large bs=1000000 count={LARGE // 1_000_000}")
    servers = _servers(device, door).items()
    calls = {way: partial(_fetched, server.device(device.serial)) for way, server in servers}
    took = _in_turns(calls, PULLS, door)
    directly, by_door = median(took[DIRECT]), median(took[BY_DOOR])
    return Figure(
        name="door: a file of 50 MB fetched, over directly",
        value=by_door / directly,
        unit="times",
        target=1.5,
        note=f"{by_door:.0f} ms against {directly:.0f} ms",
    )


def _fetched(device: adbutils.AdbDevice) -> None:
    if len(device.sync.read_bytes("/sdcard/large")) != LARGE:
        raise SystemExit("a file did not come whole")


def _in_turns(
    calls: Mapping[str, Callable[[], object]], repeats: int, door: Door
) -> dict[str, list[float]]:
    """Milliseconds of each call, in turns: what else the machine does is shared."""
    took: dict[str, list[float]] = {way: [] for way in calls}
    for number in range(repeats + 3):
        for way in sorted(calls, reverse=bool(number % 2)):
            start = time.perf_counter()
            calls[way]()
            if number >= 3:
                took[way].append((time.perf_counter() - start) * 1000)
        # As the worker does.
        door.news()
    return took
