"""The devices that every contract test runs on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pytest_androidbench
from fixtures.suite_tasks import suite_of
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.providers.adb import AdbProvider
from pytest_androidbench.devices.providers.avd import AvdProvider
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.providers.provider import Provider, provider_from
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.interface.pilot import Pilot
from pytest_androidbench.provision.profiles import forget_dressed
from pytest_androidbench.provision.steps import FirstRun, pilot_on

ANOTHER_DEVICE = os.environ.get("ANDROIDBENCH_CONTRACT_DEVICE", "")
"""A device specification (avd:NAME, adb:SERIAL) to run these tests on, too."""
START = "contract"
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "master")
AVD = f"Pixel_{os.getpid()}"
"""A virtual device runs once at a time, so that each process has one of its own."""


@pytest.fixture(scope="session")
def machine_folder(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Path:
    """What all workers of a test run share, in place of a machine's `XDG_RUNTIME_DIR`."""
    base = tmp_path_factory.getbasetemp()
    # Not by the environment: a pytest below a worker has the worker's, and above its own folder is
    # what other runs clear away.
    return base.parent if hasattr(pytestconfig, "workerinput") else base


@pytest.fixture(scope="session")
def machine_slots(machine_folder: Path) -> Slots:
    """Places for devices that all of these share, as all runs of a machine do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(machine_folder))
        return Slots()


@pytest.fixture(scope="session")
def slots(machine_slots: Slots) -> Slots:
    """The same, for modules that want slots of their own to put in their place."""
    return machine_slots


@pytest.fixture(scope="session")
def emulator_program(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A program that starts as an emulator does, and is the phone."""
    program = tmp_path_factory.mktemp("sdk") / "emulator"
    package = Path(pytest_androidbench.__file__).parents[1]
    program.write_text(
        "#!/bin/sh\n"
        f'PYTHONPATH="{package}:$PYTHONPATH" '
        f'exec "{sys.executable}" -m pytest_androidbench.phone --announce "$@"\n'
    )
    program.chmod(0o755)
    return str(program)


@pytest.fixture(scope="session")
def phone_provider(slots: Slots) -> PhoneProvider:
    return PhoneProvider(slots=slots, export=False)


@pytest.fixture(scope="session")
def avd_provider(slots: Slots, emulator_program: str) -> AvdProvider:
    return AvdProvider(AVD, program=emulator_program, slots=slots, export=False)


KINDS = [
    *("phone", "avd", "adb"),
    pytest.param("door", marks=pytest.mark.proof),
    *([ANOTHER_DEVICE] if ANOTHER_DEVICE else []),
]


@pytest.fixture(scope="session", params=KINDS)
def attached(request: pytest.FixtureRequest, slots: Slots) -> Iterator[Device]:
    """A device of each kind, kept for the whole session."""
    if request.param in ("adb", "door"):
        yield from _attached_phone(request, slots)
        return
    provider: Provider
    if request.param in ("phone", "avd"):
        provider = request.getfixturevalue(f"{request.param}_provider")
    else:
        provider = provider_from(request.param, export=False)
    device = provider.acquire()
    yield _started(device)
    provider.release(device)


def _attached_phone(request: pytest.FixtureRequest, slots: Slots) -> Iterator[Device]:
    """A phone that somebody else has started, reached as any attached device is, or by a door."""
    owner = PhoneProvider(slots=slots, export=False)
    phone = owner.acquire()
    door = None
    host, port = phone.address
    if request.param == "door":
        door = Door()
        door.lead_to(phone)
        host, port = door.address
    provider = AdbProvider(
        [phone.serial],
        host=host,
        port=port,
        packages=["com.google.android.deskclock"],
        slots=slots,
        export=False,
    )
    device = provider.acquire()
    yield _started(device)
    provider.release(device)
    if door is not None:
        door.close()
    owner.release(phone)


def _started(device: Device) -> Device:
    FirstRun(app="Contacts", taps=("?Skip", "?Don't allow"), expect="Create contact")(device)
    forget_dressed(device, START)
    device.save_snapshot(START)
    device.know_apps(suite_of().known_apps)
    return device


@pytest.fixture
def device(attached: Device) -> Device:
    attached.restore(START)
    return attached


@pytest.fixture
def pilot(device: Device) -> Pilot:
    return pilot_on(device)
