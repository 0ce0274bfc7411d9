"""Broadcasts that an app answers, as `am broadcast` tells of it."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import AndroidBenchError

_ANSWER: Final = re.compile(r"Broadcast completed: result=(-?\d+)(?:, data=\"(.*)\")?", re.DOTALL)
_OK: Final = -1


class BroadcastError(AndroidBenchError):
    """A broadcast could not be sent."""


class BroadcastAnswer(NamedTuple):
    """What the receivers have set."""

    code: int
    data: str

    @property
    def ok(self) -> bool:
        """Whether a receiver has said that it did what was asked (`Activity.RESULT_OK`)."""
        return self.code == _OK


def ask_by_broadcast(device: Device, options: str) -> BroadcastAnswer:
    """Send a broadcast and wait for what its receivers answer.

    Args:
        device: where.
        options: of `am broadcast`, as for a shell.

    Raises:
        BroadcastError: it was not completed.
    """
    told = device.shell(f"am broadcast {options}").output
    found = _ANSWER.search(told)
    if found is None:
        raise BroadcastError(f"the broadcast {options} was not completed: {told.strip()}")
    return BroadcastAnswer(int(found[1]), found[2] or "")
