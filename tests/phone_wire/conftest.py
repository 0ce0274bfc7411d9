"""Phones for the tests of their connections."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import adbutils
import pytest
import uiautomator2

from tests.phone_wire.running import RunningPhone

FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let adbutils leave sockets to the garbage collector, as it does where a call fails."""
    for item in items:
        names = getattr(item, "fixturenames", ())
        if item.path.is_relative_to(FOLDER) and {"phone", "ui"} & set(names):
            item.add_marker(pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"))
            item.add_marker(
                pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
            )


@pytest.fixture(scope="module")
def phone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningPhone]:
    """A phone for all tests of a module; it must end in peace."""
    running = RunningPhone(tmp_path_factory.mktemp("home"))
    yield running
    gc.collect()
    status, errors = running.end()
    assert errors == ""
    assert status == 0


@pytest.fixture
def device(phone: RunningPhone) -> adbutils.AdbDevice:
    """The phone through adbutils."""
    return phone.device


@pytest.fixture(scope="module")
def ui(phone: RunningPhone) -> Iterator[uiautomator2.Device]:
    """The phone through uiautomator2."""
    connected = uiautomator2.connect(phone.device)
    connected.settings["wait_timeout"] = 5
    yield connected
    connected.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


@pytest.fixture
def home(ui: uiautomator2.Device) -> uiautomator2.Device:
    """The same, at its home page."""
    ui.press("home")
    return ui
