"""Waits for devices that boot, restart or come back from a snapshot."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.devices.link.transport import Transport
from pytest_androidbench.errors import DeviceGone

BOOT_SECONDS: Final = 300.0
_VANISH_SECONDS: Final = 20.0
_POLL_SECONDS: Final = 0.25


def wait_for_boot(
    transport: Transport,
    *,
    seconds: float = BOOT_SECONDS,
    gone_first: bool = False,
    alive: Callable[[], bool] = lambda: True,
) -> None:
    """Wait until a device is attached and has booted.

    Args:
        transport: the way to it.
        seconds: how long to wait.
        gone_first: it is about to restart, so being there at first means nothing.
        alive: whether its program still runs; no use waiting when it does not.

    Raises:
        DeviceGone: it did not boot in time, or its program ended; says what was last seen of it.
    """
    if gone_first:
        _wait_until_gone(transport)
    deadline, state = time.monotonic() + seconds, "nothing"
    while time.monotonic() < deadline:
        if not alive():
            raise DeviceGone(
                f"the program of {transport.serial} ended before it had booted; last seen of it: "
                f"{state}"
            )
        state = _boot_state(transport)
        if state == "booted":
            return
        time.sleep(_POLL_SECONDS)
    raise DeviceGone(f"{transport.serial} did not boot in {seconds:g} s; last seen of it: {state}")


def _boot_state(transport: Transport) -> str:
    try:
        transport.reconnect()
        booted = Shell(transport).run("getprop sys.boot_completed", seconds=10).text.strip()
    except DeviceGone as error:
        return str(error)
    return "booted" if booted == "1" else f"sys.boot_completed is {booted!r}"


def _wait_until_gone(transport: Transport) -> None:
    deadline = time.monotonic() + _VANISH_SECONDS
    first = transport.identity()
    while time.monotonic() < deadline and transport.identity() == first:
        time.sleep(_POLL_SECONDS)
