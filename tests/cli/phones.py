"""Phones in slots of their own, and programs that look for devices there."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots

SECONDS = 60.0


class Phones:
    """A machine's phones, as runs have them."""

    def __init__(self, runtime: Path) -> None:
        """Have none yet; `runtime` is what programs take for this user's folder."""
        self.slots = Slots(runtime / "pytest-androidbench")
        # At this port there is no adb server.
        self.environment = {**os.environ, "XDG_RUNTIME_DIR": str(runtime),
                            "ANDROID_ADB_SERVER_PORT": "1", "PYTHONUNBUFFERED": "1"}  # fmt: skip
        self.environment.pop("ANDROID_ADB_SERVER_HOST", None)
        self._provider = PhoneProvider(slots=self.slots, export=False)
        self._phone: Device | None = None

    def one(self) -> Device:
        """The same one each time."""
        self._phone = self._phone or self._provider.acquire()
        return self._phone

    def run(
        self, *command: str, more: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""
        return subprocess.run(
            command,
            env={**self.environment, **(more or {})},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )

    def end(self) -> None:
        """End them."""
        phone, self._phone = self._phone, None
        if phone is not None:
            self._provider.release(phone)
