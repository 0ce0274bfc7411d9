"""Tells agents which device is theirs, by the variables adb's clients read."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from adbutils import adb_path
from adbutils.errors import AdbError

from pytest_androidbench.devices.device import Device


def export_device(device: Device) -> None:
    """Put a device's address into the environment.

    To be done before agent code is imported: adbutils reads these when it is.
    """
    host, port = device.address
    os.environ["ANDROID_ADB_SERVER_HOST"] = host
    os.environ["ANDROID_ADB_SERVER_ADDRESS"] = host
    os.environ["ANDROID_ADB_SERVER_PORT"] = str(port)
    os.environ["ANDROID_SERIAL"] = device.serial
    _offer_adb()


def _offer_adb() -> None:
    """Let agents start `adb` by its name where none is installed: adbutils brings one."""
    if shutil.which("adb") is not None:
        return
    try:
        folder = str(Path(adb_path()).parent)
    except AdbError:
        return
    os.environ["PATH"] = os.pathsep.join(filter(None, (os.environ.get("PATH"), folder)))
