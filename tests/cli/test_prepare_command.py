"""`androidbench prepare` saves a suite's state in each look that its tasks are run in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.look import read_look
from pytest_androidbench.provision.preparing import recipe_of
from pytest_androidbench.provision.profiles import dressed_state
from pytest_androidbench.suites.installed import find_suite, package_folder
from pytest_androidbench.suites.profile_names import own_profiles
from pytest_androidbench.suites.suite import load_suite
from tests.cli.phones import Phones

STATE = recipe_of(load_suite(package_folder(find_suite("bmoca")))).state


@pytest.fixture
def phones(tmp_path: Path) -> Iterator[Phones]:
    phones = Phones(tmp_path)
    yield phones
    phones.end()


def prepare(phones: Phones, device: Device, *options: str) -> list[str]:
    """What the command prints."""
    host, port = device.address
    program = (sys.executable, "-m", "pytest_androidbench.cli", "prepare", "--ab-suite=bmoca")
    done = phones.run(*program, f"--ab-device=adb:{device.serial}@{host}:{port}", *options)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.slow
def test_every_environment_of_a_suite_is_there_afterwards(phones: Phones) -> None:
    device, looks = phones.one(), own_profiles("bmoca")
    told = prepare(phones, device)
    states = {look.name: dressed_state(STATE, look) for look in looks}
    assert told[-45:] == [f"{name} saved as {state}" for name, state in states.items()]
    assert {STATE, *states.values()} == set(device.snapshots())
    assert prepare(phones, device) == told
    for look in looks[::11]:
        device.restore(states[look.name])
        seen = read_look(device).seen
        assert (seen.width, seen.density, seen.dark) == (look.width, look.density, look.dark)


@pytest.mark.slow
def test_others_can_be_asked_for_and_none(phones: Phones) -> None:
    device = phones.one()
    told = prepare(phones, device, "--ab-profiles=default")
    assert told[-1] == f"saved as {STATE}"
    assert device.snapshots() == [STATE]
    prepare(phones, device, "--ab-profiles=dark,default,bmoca:test_env_109")
    assert len(device.snapshots()) == 3


def test_a_name_that_nobody_knows_is_told_with_those_there_are(phones: Phones) -> None:
    done = phones.run(
        *(sys.executable, "-m", "pytest_androidbench.cli", "prepare", "--ab-suite=bmoca"),
        *("--ab-device=phone", "--ab-profiles=bmoca:test_env_110"),
    )
    assert done.returncode == 1
    assert "bmoca defines no profile test_env_110; it has train, train7" in done.stderr
