"""A phone, and a door that leads to it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from tests.devices.door.coming import Coming

FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let adbutils leave sockets to the garbage collector, as it does where a call fails."""
    for item in items:
        if item.path.is_relative_to(FOLDER) and "coming" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"))
            item.add_marker(
                pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
            )


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    """A phone for all tests of a module."""
    provider = PhoneProvider(slots=Slots(tmp_path_factory.mktemp("slots")), export=False)
    device = provider.acquire()
    device.save_snapshot("start")
    yield device
    provider.release(device)


@pytest.fixture(scope="module")
def door(phone: Device) -> Iterator[Door]:
    """A door to it, which must be there at the end."""
    made = Door()
    made.lead_to(phone)
    yield made
    gc.collect()
    assert made.alive
    made.close()


@pytest.fixture
def coming(phone: Device, door: Door, tmp_path: Path) -> Iterator[Coming]:
    """An agent's turn, with the phone as it was at the start."""
    phone.release_automation()
    phone.restore("start")
    with phone.reserved(door.token) as reserved:
        assert reserved
        door.begin_turn(steps=None, seconds=None, limits={})
        yield Coming(phone, door, tmp_path)
        door.end_turn()
        door.news()
