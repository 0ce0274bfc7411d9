"""An agent drives each kind of device by the door as it would at the device's own adb server."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import adbutils
import pytest
import uiautomator2
from adbutils.errors import AdbError

from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.door.door import Door
from pytest_androidbench.devices.door.messages import DoorNote

pytestmark = [
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    made = Door()
    yield made
    gc.collect()
    assert made.alive
    made.close()


@pytest.fixture
def client(device: Device, door: Door) -> Iterator[adbutils.AdbDevice]:
    """The device as an agent finds it in its turn, in which it may take three steps."""
    door.lead_to(device)
    device.release_automation()
    with device.reserved(door.token):
        door.begin_turn(steps=3, seconds=None, limits={"steps": 3})
        yield adbutils.AdbClient(*door.address).device()
        door.end_turn()
        door.news()


def steps(door: Door) -> list[tuple[str, ...]]:
    notes = [one for one in door.news() if isinstance(one, DoorNote) and not one.refused]
    return [deed for note in notes for deed in note.deeds]


def test_it_is_the_device_and_no_other(device: Device, client: adbutils.AdbDevice) -> None:
    assert client.serial == device.serial
    assert client.get_state() == "device"
    assert (
        client.shell("getprop ro.build.version.sdk")
        == device.shell("getprop ro.build.version.sdk").text
    )


def test_files_go_and_come(device: Device, client: adbutils.AdbDevice) -> None:
    data = bytes(range(256)) * 4000
    client.sync.push(data, "/sdcard/Download/pushed")
    assert device.get_file("/sdcard/Download/pushed") == data
    assert client.sync.read_bytes("/sdcard/Download/pushed") == data


def test_what_it_does_is_seen_and_limited(
    device: Device, door: Door, client: adbutils.AdbDevice
) -> None:
    before = device.picture_aside()
    client.shell("am start -W -n com.android.settings/.Settings")
    assert device.picture_aside() != before
    ui = uiautomator2.connect(client)
    ui.press("home")
    client.shell2("input tap 1 2", v2=True)
    with pytest.raises(AdbError, match="limit reached: steps = 3; this was not done"):
        client.shell("input tap 1 2")
    with pytest.raises(Exception, match="limit reached: steps = 3; this was not done"):
        ui.click(1, 2)
    assert ui.info["screenOn"]
    assert [words[:2] for words in steps(door)] == [
        ("am", "start"), ("call", "pressKey"), ("input", "tap"),
    ]  # fmt: skip
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


def test_a_forward_leads_to_it(device: Device, door: Door, client: adbutils.AdbDevice) -> None:
    ui = uiautomator2.connect(client)
    port = client.forward_port("tcp:9008")
    assert [one.remote for one in client.forward_list()] == ["tcp:9008"]
    assert isinstance(port, int)
    ui.stop_uiautomator(wait=False)  # type: ignore[no-untyped-call]


def test_only_a_phone_that_is_reached_directly_can_be_reserved(device: Device, door: Door) -> None:
    host, port = device.address
    known = device.knows_token(door.token)
    with device.reserved(door.token) as held:
        assert held is known
        strange = adbutils.AdbClient(host, port)
        if held:
            with pytest.raises(AdbError, match="reserved"):
                strange.device(device.serial).shell("echo 1")
        else:
            assert strange.device(device.serial).shell("echo 1") == "1"
    assert adbutils.AdbClient(host, port).device(device.serial).shell("echo 1") == "1"
