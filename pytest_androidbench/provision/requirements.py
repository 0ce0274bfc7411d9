"""Which apps a suite needs, and what is missing of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import AndroidBenchError


@dataclass(frozen=True, slots=True, kw_only=True)
class RequiredApp:
    """An app that has to be installed."""

    package: str
    label: str = ""
    version: str = ""
    """The version's name; "" takes any."""
    published: str = ""
    """Where it can be had."""

    def __str__(self) -> str:
        named = f"{self.label} ({self.package})" if self.label else self.package
        return f"{named} {self.version}".strip()


class MissingAppsError(AndroidBenchError):
    """A device lacks apps, or has other versions of them than a suite needs."""

    def __init__(self, serial: str, problems: Iterable[str]) -> None:
        listed = "\n".join(f"  - {problem}" for problem in problems)
        super().__init__(
            f"{serial} is not ready for this suite:\n{listed}\n"
            "Install what is missing with `adb install`, or give a folder of APK files to "
            "`androidbench prepare --apks DIR`, then prepare the device again."
        )


def check_required(device: Device, required: Iterable[RequiredApp]) -> dict[str, str]:
    """Make sure that apps are installed; gives their versions by package.

    Raises:
        MissingAppsError: some are not; names all of them.
    """
    wanted = tuple(required)
    found = device.versions(*(app.package for app in wanted))
    problems = problems_with(wanted, found)
    if problems:
        raise MissingAppsError(device.serial, problems)
    return found


def problems_with(required: Iterable[RequiredApp], found: Mapping[str, str]) -> list[str]:
    """What is wrong with the installed versions, one sentence for each app; empty if nothing."""
    problems = []
    for app in required:
        version = found.get(app.package)
        source = f" (published: {app.published})" if app.published else ""
        if version is None:
            problems.append(f"{app} is not installed{source}")
        elif app.version and version != app.version:
            problems.append(f"{app} is needed, but version {version} is installed{source}")
    return problems
