"""This process's door: started when an agent is to be led to the device, and led along with it."""

from __future__ import annotations

import importlib
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.adb_variables import adb_variables, found_in

if TYPE_CHECKING:
    from pytest_androidbench.devices.door.door import Door


class Doorway:
    """Has at most one door at a time, which leads to the device that this process has."""

    def __init__(self) -> None:
        self._door: Door | None = None
        self._leads_to: Any = None

    def door(self, device: Any, allow_uid: str = "") -> Door | None:
        """The door, which leads to a device; None where that is none that is reached over adb.

        Args:
            device: where it is to lead.
            allow_uid: users that it lets in beside ours and root, where it has to be started.

        Raises:
            DeviceError: it does not start, or is gone.
        """
        # Who has one of these has loaded them; a run on devices of another kind need not.
        of_devices = sys.modules.get("pytest_androidbench.devices.device")
        if of_devices is None or not isinstance(device, of_devices.Device):
            return None
        if self._door is not None and not self._door.alive:
            self.close()
        if self._door is None:
            doors = importlib.import_module("pytest_androidbench.devices.door.door")
            self._door = doors.Door(allow_uid)
        if self._leads_to is not device:
            self._door.lead_to(device)
            self._leads_to = device
        return self._door

    def variables(self, device: Any, allow_uid: str = "") -> dict[str, str]:
        """What an agent's process has in its environment of the device.

        Where there is no door these are the worker's own; what is wrong with one is told by the
        first turn that needs it.
        """
        with suppress(DeviceError):
            if (door := self.door(device, allow_uid)) is not None:
                return adb_variables(device.serial, *door.address)
        return found_in(os.environ)

    def relax(self) -> None:
        """An agent is being made, and may look at the device as it likes."""
        if self._door is not None and self._door.alive:
            with suppress(DeviceError):
                self._door.relax()

    def close(self) -> None:
        """End the door."""
        door, self._door, self._leads_to = self._door, None, None
        if door is not None:
            door.close()
