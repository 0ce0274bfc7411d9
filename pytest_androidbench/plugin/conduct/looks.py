"""Which look this process's device is given for an episode, and that it gets its own back."""
# ruff: noqa: PLC0415 - what only devices need is imported once there is one

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pytest_androidbench.codec import from_plain, to_plain
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.plugin.conduct.noted import Noted
from pytest_androidbench.records.undoing import (
    Changed,
    changed_devices,
    drop_changed,
    keep_changed,
)

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device
    from pytest_androidbench.devices.look import Look
    from pytest_androidbench.devices.providers.provider import Provider
    from pytest_androidbench.interface.profile import Profile
    from pytest_androidbench.provision.profiles import Dresser


class Looks:
    """Dresses the device that a holder holds."""

    def __init__(self) -> None:
        self.run_path: Path | None = None
        """Where it is kept what a device that outlives us looked like; None = nowhere."""
        self._dresser: Dresser | None = None
        self._again = ""
        """The value of `--ab-device` that gives the device again; "" = it ends with us."""

    def begin(self, provider: Provider, device: Device) -> None:
        """Take a device over, and put back what an interrupted session of the run has left on it.

        Raises:
            DeviceError: it cannot be put back.
        """
        if not _is_android(device):
            self._dresser = None
            return
        from pytest_androidbench.devices.look import Look, put_look
        from pytest_androidbench.devices.providers.provider import spec_of
        from pytest_androidbench.provision.profiles import Dresser

        run, self._again = self.run_path, spec_of(provider, device)
        for left in changed_devices(run) if run and self._again else ():
            if run and (left.device, left.serial) == (self._again, device.serial):
                put_look(device, from_plain(Look, left.look))
                drop_changed(run, left)
        self._dresser = Dresser(device, partial(self._note, device))

    def restore(self, device: Device, snapshot: str, profile: Profile | None) -> str:
        """Bring the device into a state, with a look; gives the name of what came of both.

        Raises:
            DeviceError: it cannot be brought there.
        """
        if self._dresser is not None:
            return self._dresser.restore(snapshot, profile)
        if profile is not None and profile.values:
            raise DeviceError(
                f"{device.serial} takes no profile: its provider gives a "
                f"{type(device).__name__}, not a pytest_androidbench.devices.device.Device"
            )
        device.restore(snapshot)
        return snapshot

    def seen(self, device: Device) -> Profile | None:
        """What the device looks like; None where nobody can tell."""
        from pytest_androidbench.devices.look import LookError, read_look

        try:
            return read_look(device).seen if self._dresser is not None else None
        except LookError:
            return None

    def end(self, device: Device) -> None:
        """Give the device its own look again, before it is given back.

        Where it does not take it, a warning says so, and what it was stays written down.
        """
        dresser, self._dresser = self._dresser, None
        if dresser is None or not self._again:
            return
        how = f"; androidbench undo {self.run_path}" if self.run_path else ""
        with Noted(f"{device.serial} did not get its own look back{how}"):
            dresser.undo()

    def _note(self, device: Device, look: Look | None) -> None:
        if not self.run_path or not self._again:
            return
        changed = Changed(
            device=self._again,
            serial=device.serial,
            model=device.facts.model,
            look=to_plain(look) or {},
        )
        if look is None:
            drop_changed(self.run_path, changed)
        else:
            keep_changed(self.run_path, changed)


def _is_android(device: object) -> bool:
    # No device is of a class whose module nobody has imported; all of adbutils comes with it.
    devices: Any = sys.modules.get("pytest_androidbench.devices.device")
    return devices is not None and isinstance(device, devices.Device)
