"""Puts back what a run that was cut off has left on its devices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pytest_androidbench.codec import from_plain
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.look import Look, put_look
from pytest_androidbench.devices.providers.provider import provider_from
from pytest_androidbench.errors import AndroidBenchError, DeviceError, DeviceUnavailable
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.undoing import Changed, changed_devices, drop_changed


def undone(run: Path) -> Iterator[tuple[bool, str]]:
    """Give each device that a run has changed its own look again; whether, and a sentence.

    Raises:
        RunDirectoryError: there is no such run, or what is kept of a device cannot be read.
    """
    path = RunDirectory.open(run).path
    left = changed_devices(path)
    if not left:
        yield True, f"{path} has left no device changed: there is nothing to undo"
    for changed in left:
        try:
            _undo(changed)
        except AndroidBenchError as error:
            yield (
                False,
                (
                    f"{changed.serial} is not as it was: {error}; attach it and run this again, "
                    f"or, where it is gone for good, delete {path / changed.file}"
                ),
            )
        else:
            drop_changed(path, changed)
            yield True, f"{changed.serial} looks as it did before the run"


def _undo(changed: Changed) -> None:
    look = from_plain(Look, changed.look)
    try:
        provider = provider_from(changed.device, export=False)
    except ValueError as error:
        raise DeviceUnavailable(str(error)) from error
    device = provider.acquire()
    try:
        _check_same(device, changed)
        put_look(device, look)
    finally:
        provider.release(device)


def _check_same(device: Device, changed: Changed) -> None:
    if device.facts.model != changed.model:
        raise DeviceError(f"it is a {device.facts.model} now, and was a {changed.model}")
