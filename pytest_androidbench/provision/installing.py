"""Installs from a folder of APK files what a device lacks of a suite's apps."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.link.shell import quote
from pytest_androidbench.provision.requirements import RequiredApp, problems_with
from pytest_androidbench.provision.steps import StepError

UPLOADED: Final = "/data/local/tmp/androidbench.apk"
"""Where adb's own `install` puts files, too: the package manager may read what lies there."""
INSTALL_SECONDS: Final = 300.0
"""An emulator without acceleration compiles a large app for minutes."""


def install_missing(device: Device, required: Iterable[RequiredApp], folder: Path) -> list[str]:
    """Install apps that are not there, or are there in another version; gives their packages.

    The file of an app is called by its package, with whatever behind it: F-Droid's
    `org.tasks_130605.apk`, `org.tasks.apk`. Of several the last by name is taken. An app without
    a file is left for `check_required` to tell.

    Raises:
        StepError: the device refused a file; says why, and which.
    """
    wanted = tuple(required)
    found = device.versions(*(app.package for app in wanted))
    done = []
    for app in wanted:
        file = apk_of(app.package, folder)
        if file is not None and problems_with([app], found):
            _install(device, file)
            done.append(app.package)
    return done


def apk_of(package: str, folder: Path) -> Path | None:
    """The APK of a package in a folder: the last one by name of those called by it."""
    files = sorted(folder.glob("*.apk"))
    named = [file for file in files if _is_called(file.name, package)]
    return named[-1] if named else None


def _is_called(name: str, package: str) -> bool:
    rest = name.removeprefix(package)
    return rest != name and not (rest[0].isalnum() or (rest.startswith(".") and rest != ".apk"))


def _install(device: Device, file: Path) -> None:
    device.put_files({UPLOADED: file.read_bytes()})
    try:
        script = f"pm install -r {quote(UPLOADED)}"
        done = device.shell(script, seconds=INSTALL_SECONDS)
    finally:
        device.shell(f"rm -f {quote(UPLOADED)}")
    if not done.ok or "Success" not in done.output:
        raise StepError(
            f"{device.serial} does not take {file}: {' '.join(done.output.split()) or done.code}"
        )
