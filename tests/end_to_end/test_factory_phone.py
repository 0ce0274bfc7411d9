"""A phone as it comes from the factory is brought to where a suite's tasks can run on it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import adbutils
import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.provision.preparing import prepare_for
from pytest_androidbench.provision.requirements import MissingAppsError
from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Project
from tests.tiers import some

MARKOR = "net.gsantner.markor"
FEW = 6
"""So many tasks stand for the suite where proofs are sliced."""


@pytest.fixture
def factory_phone(tmp_path: Path) -> Iterator[Device]:
    provider = PhoneProvider(factory=True, slots=Slots(tmp_path / "slots"), export=False)
    device = provider.acquire()
    yield device
    provider.release(device)


@pytest.fixture(scope="module")
def apks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """APKs of the phone's apps, as the program writes them, by package."""
    folder = tmp_path_factory.mktemp("apks")
    command = [sys.executable, "-m", "pytest_androidbench.cli", "stub-apks", str(folder)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    paths = [Path(line) for line in done.stdout.splitlines()]
    assert sorted(paths) == sorted(folder.iterdir())
    return {path.name.rpartition("_")[0]: path for path in paths}


def test_it_lacks_what_the_suite_needs_and_says_so(factory_phone: Device) -> None:
    suite = suite_of()
    factory_phone.know_apps(suite.known_apps)
    with pytest.raises(MissingAppsError) as told:
        prepare_for(factory_phone, suite)
    assert f"({MARKOR}) is not installed" in str(told.value)
    assert "deskclock" not in str(told.value)


@pytest.mark.slow
def test_the_program_installs_what_is_missing_and_prepares_it_once(
    factory_phone: Device, apks: dict[str, Path]
) -> None:
    host, port = factory_phone.address
    folder = next(iter(apks.values())).parent
    command = [
        *(sys.executable, "-m", "pytest_androidbench.cli", "prepare", "--apks", str(folder)),
        f"--ab-device=adb:{factory_phone.serial}@{host}:{port}",
    ]
    first = subprocess.run(command, check=True, capture_output=True, text=True)
    assert f"{MARKOR} 2.10.9\n" in first.stdout
    saved = first.stdout.rpartition("saved as ")[2].strip()
    assert saved in factory_phone.snapshots()
    factory_phone.put_files({"/sdcard/Download/later.txt": b"x"})
    again = subprocess.run(command, check=True, capture_output=True, text=True)
    assert again.stdout == first.stdout
    assert factory_phone.shell("ls /sdcard/Download").text.strip() == ""


@pytest.mark.slow
def test_with_the_apps_installed_it_is_prepared(
    factory_phone: Device, apks: dict[str, Path]
) -> None:
    suite = suite_of()
    serial, (host, port) = factory_phone.serial, factory_phone.address
    client = adbutils.AdbClient(host, port).device(serial)
    for package in sorted(suite.required.keys() & apks.keys()):
        client.install(str(apks[package]), silent=True)
    granted = client.shell(f"dumpsys package {MARKOR} | grep WRITE_EXTERNAL_STORAGE:")
    assert granted.split() == ["android.permission.WRITE_EXTERNAL_STORAGE:", "granted=false"]
    factory_phone.know_apps(suite.known_apps)
    prepared = prepare_for(factory_phone, suite)
    assert prepared.versions.keys() == suite.required.keys()
    factory_phone.restore(prepared.snapshot)
    assert factory_phone.open("Markor") == ""
    assert "Files" in {node.text for node in factory_phone.observe().nodes}


@pytest.mark.proof
@pytest.mark.timeout(900)
def test_once_prepared_it_passes_the_suite(
    factory_phone: Device, apks: dict[str, Path], project: Project, pytestconfig: pytest.Config
) -> None:
    host, port = factory_phone.address
    device = f"--ab-device=adb:{factory_phone.serial}@{host}:{port}"
    folder = next(iter(apks.values())).parent
    command = [sys.executable, "-m", "pytest_androidbench.cli", "prepare", device]
    subprocess.run([*command, "--apks", str(folder)], check=True, capture_output=True, text=True)
    saved = factory_phone.snapshots()
    tasks = some(pytestconfig, list(tasks_of()), FEW)
    done = project.run(
        "--agent=reference", device, "--ab-run=run", f"--ab-tasks={','.join(tasks)}", seconds=800
    )
    assert done.code == 0, done.out
    outcomes = [record.outcome for record in project.contents("run").records]
    assert outcomes == [Outcome.PASSED] * len(tasks)
    assert factory_phone.snapshots() == saved
