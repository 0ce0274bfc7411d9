"""What apps ask the first time they are opened: granted before, or tapped away."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.apps import FirstPages, KnownApp
from pytest_androidbench.provision.steps import FirstRun, Grant

ANDROIDS: Final[Mapping[str, FirstPages]] = {
    "com.google.android.contacts": FirstPages(
        taps=("?Skip", "?Don\u2019t allow"), expect="Search contacts"
    ),
    "com.android.camera2": FirstPages(taps=("?NEXT", "?While using the app"), expect="Shutter"),
}
"""Of apps that come with Android, by package."""


def grant_permissions(device: Device) -> None:
    """Give known apps that are installed the permissions named with them; a step of recipes.

    Raises:
        StepError: an app does not ask for one of them.
    """
    known = [app for app in device.known_apps if app.grants]
    installed = device.versions(*(app.package for app in known))
    for app in known:
        if app.package in installed:
            Grant(package=app.package, permissions=app.grants)(device)


def pass_first_pages(device: Device) -> None:
    """Answer the first pages of every known app that is installed; a step of recipes.

    Known are Android's own apps and those that the device was told of.

    Raises:
        StepError: an app shows something else.
    """
    steps = first_runs(device.known_apps)
    installed = device.versions(*(step.app for step in steps))
    for step in steps:
        if step.app in installed:
            step(device)


def first_runs(known: Iterable[KnownApp] = ()) -> list[FirstRun]:
    """How the first pages of known apps are passed, in their order; before them Android's own.

    Where Android's own apps are among the known ones, they have their place there.
    """
    told = {app.package: app.first_pages or ANDROIDS.get(app.package) for app in known}
    pages = {name: own for name, own in ANDROIDS.items() if name not in told} | told
    return [
        FirstRun(app=package, taps=one.taps, expect=one.expect)
        for package, one in pages.items()
        if one is not None
    ]
