"""The device's clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from pytest_androidbench.devices.link.shell import Shell
from pytest_androidbench.errors import DeviceError, DeviceGone

_TOLERANCE: Final = timedelta(seconds=5)


class ClockError(DeviceError):
    """The device would not set its clock: that needs root."""


class DeviceClock:
    """Reads and sets the time of one device."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def now(self) -> datetime:
        """The device's time, in UTC.

        Raises:
            DeviceGone: it gave no time.
        """
        printed = self._shell.run("date +%s", reads=True).text
        if not printed.strip().isdigit():
            raise DeviceGone(f"the device gave no time: {printed!r}")
        return datetime.fromtimestamp(int(printed), UTC)

    def set(self, moment: datetime) -> None:
        """Set the clock to a moment and keep the network from setting it back.

        Raises:
            ClockError: the device kept its own time.
        """
        if moment.tzinfo is None:
            raise ValueError(f"{moment} has no time zone: say which moment it is")
        digits = moment.astimezone(UTC).strftime("%m%d%H%M%Y.%S")
        answer = self._shell.run(f"settings put global auto_time 0; date -u {digits}", root=True)
        if abs(self.now() - moment) > _TOLERANCE:
            raise ClockError(f"the device would not set its clock: {answer.output.strip()}")
